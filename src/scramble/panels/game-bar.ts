import { html, nothing, type TemplateResult } from 'lit-html';
import { charactersOf } from '../../engine/players/names';
import { type IconName, icon } from '../../shared/panels/icons';
import type { Box } from '../../shared/panels/layer';
import type { PageServices } from '../../shared/panels/page-services';
import type { ScrambleTexts } from '../../texts/texts';

interface BarTool {
  icon: IconName;
  label: string;
  keys?: string;
  /** Where there is little room it is found elsewhere. */
  isExtra?: boolean;
  /** There is no room for it on a phone. */
  onlyWide?: boolean;
  act(): void;
}

interface Bar {
  back(): void;
  /** Where that leads, if not to where the player came from. */
  backTo?: string;
  tools: readonly BarTool[];
  /** What is always in sight, such as a clock, where nothing else has room for it. */
  chips?: TemplateResult;
  /** How far others are. */
  beside?: TemplateResult | undefined;
}

const tool = ({ icon: sign, label, keys, isExtra, onlyWide, act }: BarTool) =>
  html`<button type="button" class="bar-tool ${isExtra ? 'extra' : ''} ${onlyWide ? 'not-narrow' : ''}" aria-label=${label} title=${keys ? `${label} (${keys})` : label}
    aria-keyshortcuts=${keys ?? nothing} @click=${act}>${icon(sign)}</button>`;

export function soundTool({ scramble }: ScrambleTexts, { preferences }: Pick<PageServices, 'preferences'>): BarTool {
  const { muted } = preferences.now;
  return {
    icon: muted ? 'mute' : 'sound',
    label: muted ? scramble.play.soundOn : scramble.play.sound,
    act: () => preferences.change({ muted: !preferences.now.muted }),
  };
}

export const printTool = ({ printing }: ScrambleTexts, act: () => void): BarTool => ({
  icon: 'print',
  label: printing.open,
  act,
});

export const settingsTool = ({ menu }: ScrambleTexts, act: () => void): BarTool => ({
  icon: 'gear',
  label: menu.settings,
  keys: '9',
  act,
});

/** The wooden bar above the game: the way back, its name in tiles, and what can be done at any time. */
export const gameBar = (
  { scramble: { name, back: goBack } }: ScrambleTexts,
  { back, backTo = goBack, tools, chips, beside }: Bar,
) => html`<header class="game-bar walnut">
  <button type="button" class="bar-tool back-tool" aria-label=${backTo} title=${backTo} @click=${back}>${icon('onward')}</button>
  <h1 class="bar-name" dir="auto" aria-label=${name}>${charactersOf(name.toUpperCase()).map(
    (letter) => html`<span class="bar-tile tile" aria-hidden="true">${letter}</span>`,
  )}</h1>
  ${beside ? html`<span class="grow cut">${beside}</span>` : nothing}${chips ?? nothing}
  <div class="bar-tools line">${tools.map(tool)}</div>
</header>`;

/** Where a screen has left room for the tray, and what is pressed there is meant for it. */
export const trayPlaceIn = (screen: HTMLElement) => screen.querySelector<HTMLElement>('.sc-tray')!;

/** The same, seen from the screen, in CSS pixels. */
export function trayBoxIn(screen: HTMLElement): Box {
  const { left, top, width, height } = trayPlaceIn(screen).getBoundingClientRect();
  const origin = screen.getBoundingClientRect();
  return { x: left - origin.left, y: top - origin.top, w: width, h: height };
}

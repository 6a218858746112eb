import { html, nothing, type TemplateResult } from 'lit-html';
import { charactersOf } from '../../engine/players/names';
import { type BarTool, barTool, gameBar, soundTool } from '../../shared/panels/game-bar';
import type { Box } from '../../shared/panels/layer';
import type { PageServices } from '../../shared/panels/page-services';
import type { ScrambleTexts } from '../../texts/texts';

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

export const scrambleSound = ({ scramble: { play } }: ScrambleTexts, services: Pick<PageServices, 'preferences'>) =>
  soundTool(services, { on: play.sound, off: play.soundOn });

export const printTool = ({ printing }: ScrambleTexts, act: () => void): BarTool => ({
  sign: 'print',
  label: printing.open,
  act,
});

export const settingsTool = ({ menu }: ScrambleTexts, act: () => void): BarTool => ({
  sign: 'gear',
  label: menu.settings,
  keys: '9',
  act,
});

/** The bar above a board, with the game's name in tiles. */
export const scrambleBar = (
  { scramble: { name, back: goBack } }: ScrambleTexts,
  { back, backTo = goBack, tools, chips, beside }: Bar,
) =>
  gameBar({
    back: { label: backTo, act: back },
    name: html`<h1 class="bar-name" dir="auto" aria-label=${name}>${charactersOf(name.toUpperCase()).map(
      (letter) => html`<span class="bar-tile tile" aria-hidden="true">${letter}</span>`,
    )}</h1>`,
    rest: html`${beside ? html`<span class="grow cut">${beside}</span>` : nothing}${chips ?? nothing}
  <div class="bar-tools line">${tools.map((tool) => barTool(tool))}</div>`,
  });

/** Where a screen has left room for the tray, and what is pressed there is meant for it. */
export const trayPlaceIn = (screen: HTMLElement) => screen.querySelector<HTMLElement>('.sc-tray')!;

/** The same, seen from the screen, in CSS pixels. */
export function trayBoxIn(screen: HTMLElement): Box {
  const { left, top, width, height } = trayPlaceIn(screen).getBoundingClientRect();
  const origin = screen.getBoundingClientRect();
  return { x: left - origin.left, y: top - origin.top, w: width, h: height };
}

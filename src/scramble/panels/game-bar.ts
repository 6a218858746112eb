import { html, nothing, type TemplateResult } from 'lit-html';
import { spelled } from '../../engine/alphabet/digraphs';
import { charactersOf } from '../../engine/players/names';
import { type BarTool, barTool, gameBar, soundTool } from '../../shared/panels/game-bar';
import { icon } from '../../shared/panels/icons';
import type { Box } from '../../shared/panels/layer';
import { definitionElsewhere, sensesOf } from '../../shared/panels/definition';
import type { PageServices } from '../../shared/panels/page-services';
import { wordIn } from '../../shared/panels/screen-reader';
import { tileLetter } from '../../shared/panels/tiles';
import type { ScrambleTexts } from '../../texts/texts';
import type { Message } from '../play/session';
import type { LookedUp, WordLook } from '../play/word-look';

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

export const scrambleSound = ({ common }: ScrambleTexts, services: Pick<PageServices, 'preferences'>) =>
  soundTool(services, { on: common.soundOff, off: common.soundOn });

export const printTool = ({ common }: ScrambleTexts, act: () => void): BarTool => ({
  sign: 'print',
  label: common.print,
  act,
});

export const settingsTool = ({ common }: ScrambleTexts, act: () => void): BarTool => ({
  sign: 'gear',
  label: common.settings,
  keys: '9',
  act,
});

/** The bar above a board, with the game's name in tiles. */
export const scrambleBar = (
  { common: { scramble: name, back: goBack } }: ScrambleTexts,
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

interface Plaque {
  letters: readonly string[];
  worth: number;
  /** Its points are sure; until then they are grey. */
  isWord: boolean;
  message: Message | undefined;
  /** What stands there while there is no word. */
  empty: string;
  /** Below the points. */
  note?: string;
}

/** The word in the making above the tray, and what it would be worth; or what the game says. */
export const wordPlaque = (texts: ScrambleTexts, { letters, worth, isWord, message, empty, note }: Plaque) => {
  const length = letters.join('').length;
  if (message) return html`<p class="plaque-said ${message.kind}">${message.says()}</p>`;
  if (length === 0) return html`<p class="plaque-said quiet">${empty}</p>`;
  return html`<div class="plaque-word tiles" .style="--letters:${Math.max(5, letters.length)}">${letters.map(
    (letter) => html`<span class="tile">${letter === 'QU' ? html`Q<small>u</small>` : tileLetter(letter)}</span>`,
  )}</div>
  <p class="plaque-worth"><b .style=${isWord ? 'color:var(--cream)' : ''}>${worth > 0 ? texts.common.pointCount({ count: worth }) : nothing}</b><span>${note}</span></p>`;
};

interface Card {
  look: WordLook;
  points: number;
  /** Who found it, or that nobody did. */
  note?: string | undefined;
  /** Words that stand in it. */
  inside?: readonly { word: string; points: number }[];
  choose?(word: string): void;
}

/** The word that is looked at: its points, its paths, what it means. */
export const wordCard = (texts: ScrambleTexts, { look, points, note, inside = [], choose }: Card) => {
  const { result } = texts.scramble;
  const { word, definition, place } = look;
  if (!word) return html`<section class="word-card slip paper column"><p class="note">${result.choose}</p></section>`;
  return html`<section class="word-card slip paper column" tabindex="0" aria-label=${spelled(word)}>
    <header class="line wraps"><h2 lang=${look.language}>${spelled(word)}</h2><span class="chip">${texts.common.pointCount({ count: points })}</span>
      ${note ? html`<small class="note">${note}</small>` : nothing}
      ${
        place.all > 1
          ? html`<span class="leaf note line"><button type="button" class="ivory icon-only back-tool" aria-label=${result.previous} title=${result.previous} @click=${() => look.leaf(-1)}>${icon('onward')}</button>
              <span>${result.path(place)}</span>
              <button type="button" class="ivory icon-only on-tool" aria-label=${result.next} title=${result.next} @click=${() => look.leaf(1)}>${icon('onward')}</button></span>`
          : nothing
      }
    </header>
    <div class="word-means" role="status">${definition === 'elsewhere' ? definitionElsewhere(texts, word, look.language) : meansOf(texts, definition)}</div>
    ${
      inside.length > 0 && choose
        ? html`<p class="inside note line wraps"><span>${result.inside}</span>${inside
            .slice(0, 12)
            .map(
              (one) =>
                html`<button type="button" class="chip" @click=${() => choose(one.word)}>${wordIn(look.language, one.word)} <small>${texts.forms.figure(one.points)}</small></button>`,
            )}</p>`
        : nothing
    }
  </section>`;
};

function meansOf(texts: ScrambleTexts, definition: Exclude<LookedUp, 'elsewhere'>): TemplateResult {
  if (definition === 'loading') return html`<p>${texts.definitions.loading}</p>`;
  if (definition === 'unknown') return html`<p>${texts.scramble.solver.noDefinition}</p>`;
  if (definition === 'unavailable') return html`<p>${texts.definitions.unavailable}</p>`;
  if ('mayComeFrom' in definition)
    return html`<p>${texts.scramble.solver.noDefinition} ${texts.definitions.lead({ word: definition.mayComeFrom })}</p>`;
  return sensesOf(
    texts,
    definition,
    ({ part, gloss }) => html`<p><i>${texts.definitions.parts[part]}</i> <span lang="en">${gloss}</span></p>`,
  );
}

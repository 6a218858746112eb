import { html, nothing, type TemplateResult } from 'lit-html';
import { spelled } from '../../engine/alphabet/digraphs';
import { mascot } from '../../shared/mascots';
import { definitionBody } from '../../shared/panels/definition';
import { Layer } from '../../shared/panels/layer';
import { pointsIn, tileLetter } from '../../shared/panels/tiles';
import type { StudyTexts } from '../../texts/texts';
import type { Spelling } from '../play/rounds';
import type { LookedWord } from '../play/word-lookup';

/** A screen of the study: it is told what to show, and tells what the player wishes. */
export abstract class StudyScreen<Action> {
  protected readonly layer: Layer;

  constructor(
    protected readonly texts: StudyTexts,
    parent: HTMLElement,
    protected readonly act: (action: Action) => void,
  ) {
    this.layer = new Layer(parent, 'screen study lamp-lit');
  }

  /** Where the keys go on. */
  focusOn(selector: string) {
    this.layer.element.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  }

  remove() {
    this.layer.remove();
  }
}

/** The owl that teaches. */
export const sage = (mood: 'idle' | 'happy') =>
  html`<span class="bird-box not-low" aria-hidden="true">${mascot('sage', mood)}</span>`;

/** A letter that lies there is taken, or one at a place of the word goes back. */
export type SpellingAction = { kind: 'take' | 'takeBack'; at: number };

/** Letters to be put together: the word in the making above, and those that are left below. */
export function spellingTiles(
  texts: StudyTexts,
  { letters, taken }: Spelling,
  language: string,
  act: (action: SpellingAction) => void,
): TemplateResult {
  const { study, common } = texts;
  const points = pointsIn(language);
  const face = (letter: string) => html`${tileLetter(letter)}<sub>${points.get(letter)}</sub>`;
  const slots = [...letters].map((_, place) => {
    const at = taken[place];
    const letter = at === undefined ? undefined : letters[at];
    return letter === undefined
      ? html`<span class="study-slot" role="img" aria-label=${study.slot({ slot: place + 1 })}></span>`
      : html`<button type="button" class="tile" aria-label=${study.takeBack({ letter, slot: place + 1 })}
        @click=${() => act({ kind: 'takeBack', at: place })}>${face(letter)}</button>`;
  });
  const rest = [...letters].map((letter, at) =>
    taken.includes(at)
      ? html`<span class="study-gone" aria-hidden="true"></span>`
      : html`<button type="button" class="tile" aria-label=${spelled(letter)}
        @click=${() => act({ kind: 'take', at })}>${face(letter)}</button>`,
  );
  const style = `--letters:${letters.length}`;
  return html`<div class="study-row" role="group" aria-label=${study.answer} lang=${language}
    .style=${style}>${slots}</div>
    <div class="study-row study-rack" role="group" aria-label=${common.letters} lang=${language}
      .style=${style}>${rest}</div>${nothing}`;
}

export const pointsOfWord = (word: string, language: string) => {
  const points = pointsIn(language);
  return [...word].reduce((sum, letter) => sum + (points.get(letter) ?? 0), 0);
};

/** A word in tiles, each with its points. */
export const wordInTiles = (word: string, language: string) => {
  const points = pointsIn(language);
  return html`<span class="tiles wraps" lang=${language} role="img" aria-label=${spelled(word)}>${[...word].map(
    (letter) =>
      html`<span class="tile" aria-hidden="true">${tileLetter(letter)}<sub>${points.get(letter)}</sub></span>`,
  )}</span>`;
};

/** Another word is looked at, or what could not be told is asked for once more. */
export type LookAction = { kind: 'look'; word: string } | { kind: 'lookAgain' };

/** What a word means, what goes before or after it, and what else its letters make. */
export function wordLook(
  texts: StudyTexts,
  { word, definition, looked, language }: LookedWord,
  act: (action: LookAction) => void,
): TemplateResult {
  const { study } = texts;
  if (!word) return html``;
  const choose = (own: string) => act({ kind: 'look', word: own });
  const way = (shown: string, leads: string) =>
    html`<button type="button" class="study-chip" lang=${language} aria-label=${spelled(leads)}
      @click=${() => choose(leads)}>${spelled(shown)}</button>`;
  const row = (name: string, ways: readonly TemplateResult[], none: string) =>
    html`<div><dt>${name}</dt><dd class="line wraps">${
      ways.length > 0 ? ways : html`<span class="quiet">${none}</span>`
    }</dd></div>`;
  const isMissing = looked === 'failed' || definition === 'unavailable';
  return html`<div class="study-means"
    role="status">${definitionBody(texts, { word, language, definition, look: choose })}
      ${looked === 'failed' ? html`<p>${study.failed}</p>` : nothing}</div>
    ${
      isMissing
        ? html`<button type="button"
      @click=${() => act({ kind: 'lookAgain' })}>${texts.common.tryAgain}</button>`
        : nothing
    }
    ${
      looked &&
      looked !== 'failed' &&
      html`<dl class="facts study-facts">
        ${row(
          study.before,
          looked.before.map((letter) => way(letter, letter + word)),
          study.none,
        )}
        ${row(
          study.after,
          looked.behind.map((letter) => way(letter, word + letter)),
          study.none,
        )}
        ${row(
          study.anagrams,
          looked.anagrams.map((own) => way(own, own)),
          study.none,
        )}</dl>`
    }`;
}

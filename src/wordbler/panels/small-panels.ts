import { html, nothing } from 'lit-html';
import { spelled } from '../../engine/alphabet/digraphs';
import type { Alphabet } from '../../engine/alphabet/languages';
import { panelHead } from '../../shared/panels/controls';
import { tileLetter } from '../../shared/panels/tiles';
import type { Texts } from '../../texts/texts';
import { begunBy, letterOfBoth, letterOfKey } from '../play/written-letters';

/** Every letter a blank can be. */
export function chooserPanel(texts: Texts, alphabet: Alphabet, choose: (letter: string) => void, cancel: () => void) {
  /** One that another may make a letter of several characters of. */
  let half: string | undefined;
  const type = (letter: string, panel: HTMLElement) => {
    const both = half && letterOfBoth(half, letter, alphabet.letters);
    half = undefined;
    if (both) choose(both);
    else if (begunBy(letter, alphabet.letters).length === 0) choose(letter);
    else {
      // Whoever meant it alone takes it with Enter.
      half = letter;
      panel.querySelectorAll<HTMLElement>('.tile')[alphabet.letters.indexOf(letter)]?.focus();
    }
  };
  return html`<div .style=${'display:contents'}
    @keydown=${(event: KeyboardEvent) => {
      const letter = letterOfKey(event.key, alphabet);
      if (letter && !event.ctrlKey && !event.metaKey && !event.altKey) type(letter, event.currentTarget as HTMLElement);
    }}>
    ${panelHead(texts.chooser.title, texts.chooser.cancel, cancel)}
    <div class="letter-grid" lang=${alphabet.id}>
      ${alphabet.letters.map((letter) => html`<button class="tile is-blank" aria-label=${spelled(letter)} @click=${() => choose(letter)}>${tileLetter(letter)}</button>`)}
    </div>
    <p class="quiet">${texts.chooser.means}</p>
  </div>`;
}

interface Doubt {
  mover: string;
  points: number;
  words: readonly string[];
  language: string;
  asked: string;
  /** After so many the play stands by itself; undefined where it waits. */
  seconds: number | undefined;
  accept(): void;
  challenge(): void;
}

export const challengePanel = (
  texts: Texts,
  { mover, points, words, language, asked, seconds, accept, challenge }: Doubt,
) => html`
  <h2>${texts.challenge.title(mover, points)}</h2>
  <div class="words" lang=${language}>${spelled(words.join(', '))}</div>
  <p>${texts.challenge.ask(asked)}${seconds === undefined ? nothing : html` <small>${texts.select.challengeTime}: ${texts.select.challengeIn(seconds)}</small>`}</p>
  <div class="row">
    <button class="gold" autofocus @click=${accept}>${texts.challenge.accept}</button>
    <button class="crimson" @click=${challenge}>${texts.challenge.challenge}</button>
  </div>`;

/** The computer's turn cannot come, and what to do. */
export const noThoughtPanel = (texts: Texts, detail: string, again: () => void) => html`
  <h2>${texts.computer.noThought}</h2>
  <p>${texts.computer.noThoughtMeans}</p>
  <p><code>${detail}</code></p>
  <button class="gold" autofocus @click=${again}>${texts.computer.tryAgain}</button>`;

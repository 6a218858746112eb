import { html } from 'lit-html';
import { spelled } from '../../engine/alphabet/digraphs';
import { tileLetter } from '../../shared/panels/tile-letter';
import type { Texts } from '../../texts/texts';

/** A word that tells more when it is tapped. */
export const wordLink = (word: string, language: string, title: string, tell: () => void) =>
  html`<button type="button" lang=${language} class="word-link cut" title=${title} @click=${tell}>${spelled(word)}</button>`;

/** A word that tells its meaning. */
export const meaningLink = (texts: Texts, word: string, language: string, meaning: (word: string) => void) =>
  wordLink(word, language, texts.meanings.title(word), () => meaning(word));

/** The same, laid in tiles. */
export const tilesLink = (texts: Texts, word: string, language: string, meaning: (word: string) => void) => {
  const tiles = [...word].map((letter) => html`<span class="tile">${tileLetter(letter)}</span>`);
  return html`<button type="button" lang=${language} class="word-link tiles" .style="--letters:${word.length}" title=${texts.meanings.title(word)}
    aria-label=${spelled(word)} @click=${() => meaning(word)}>${tiles}</button>`;
};

import { html } from 'lit-html';
import { enMeanings } from '../../texts/en-meanings';

/** A word that tells its meaning when it is tapped. */
export const wordLink = (word: string, meaning: (word: string) => void) =>
  html`<button type="button" class="word-link" title=${enMeanings.title(word)} @click=${() => meaning(word)}>${word}</button>`;

import { html } from 'lit-html';
import type { Texts } from '../../texts/texts';

/** A word that tells its meaning when it is tapped. */
export const wordLink = (texts: Texts, word: string, meaning: (word: string) => void) =>
  html`<button type="button" class="word-link cut" title=${texts.meanings.title(word)} @click=${() => meaning(word)}>${word}</button>`;

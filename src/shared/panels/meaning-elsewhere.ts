import { html, nothing, type TemplateResult } from 'lit-html';
import { spelled } from '../../engine/alphabet/digraphs';
import type { Texts } from '../../texts/texts';

/** Of a word that is not English, as our book is. In a frame nothing leads away from the page around. */
export function meaningElsewhere(texts: Texts, word: string, language: string): TemplateResult {
  const written = spelled(word).toLocaleLowerCase(language);
  const address = `https://${language}.wiktionary.org/wiki/${encodeURIComponent(written)}`;
  return html`${isFramed() ? nothing : html`<p><a href=${address} target="_blank" rel="noopener">${texts.meanings.dictionary(written)}</a></p>`}
    <p>${texts.meanings.elsewhere(spelled(word))}</p>`;
}

const isFramed = () => parent !== window;

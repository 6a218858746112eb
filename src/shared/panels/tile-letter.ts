import { html, type TemplateResult } from 'lit-html';
import { spelled } from '../../engine/alphabet/digraphs';

/** What a tile drawn as text shows: a letter of several characters is smaller, so that it has room. */
export function tileLetter(letter: string): string | TemplateResult {
  const written = spelled(letter);
  return written.length < 2
    ? written
    : html`<span .style=${'font-size:.64em;letter-spacing:-.04em'}>${written}</span>`;
}

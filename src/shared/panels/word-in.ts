import { html, type TemplateResult } from 'lit-html';
import { spelled } from '../../engine/alphabet/digraphs';

/** A word of the game, said by the rules of its own language. */
export const wordIn = (language: string, word: string) =>
  html`<span lang=${language}>${spelled(word)}</span>`;

/** A sentence in which it stands. */
export function sentenceWith(language: string, word: string, sentence: string): TemplateResult {
  const written = spelled(word);
  const at = sentence.indexOf(written);
  if (at < 0) return html`${sentence}`;
  return html`${sentence.slice(0, at)}${wordIn(language, word)}${sentence.slice(at + written.length)}`;
}

import { html, type TemplateResult } from 'lit-html';
import type { Sense } from '../../engine/meanings';
import type { Texts } from '../../texts/texts';
import type { MeaningState } from '../play/word-meaning';
import { meaningElsewhere } from './meaning-elsewhere';
import { originsOf } from './word-origins';

interface Props {
  word: string;
  language: string;
  meaning: MeaningState;
  /** Asks for a word it may come from. */
  look(word: string): void;
}

/** What a word means, sense by sense; or why that is not told. */
export function meaningBody(texts: Texts, { word, language, meaning, look }: Props): TemplateResult {
  if (meaning === 'elsewhere') return meaningElsewhere(texts, word, language);
  if (meaning === 'loading') return html`<p>${texts.meanings.loading}</p>`;
  if (meaning === 'unknown') return html`<p>${texts.meanings.unknown(word)}</p>`;
  if (meaning === 'withheld') return html`<p>${texts.meanings.withheld(word)}</p>`;
  if (meaning === 'unavailable') return html`<p>${texts.meanings.unavailable}</p>`;
  if ('mayComeFrom' in meaning) {
    const { mayComeFrom } = meaning;
    return html`<p>${texts.meanings.unknown(word)} ${texts.meanings.lead(mayComeFrom)}</p>
      <button type="button" @click=${() => look(mayComeFrom)}>${texts.meanings.title(mayComeFrom)}</button>`;
  }
  return html`${originsOf(texts, meaning).map((line) => html`<p class="quiet">${line}</p>`)}
    <ul class="senses stack">${meaning.senses.map((sense) => senseRow(texts, sense))}</ul>`;
}

const senseRow = (texts: Texts, { part, gloss }: Sense) =>
  html`<li><span class="chip">${texts.meanings.parts[part]}</span> <span lang="en">${gloss}</span></li>`;

import { html, nothing, type TemplateResult } from 'lit-html';
import type { Meaning, Sense } from '../../core/meanings';
import type { Texts } from '../../texts/texts';
import { icon } from '../icons';
import { pointsOf } from '../letter-points';
import { tileFigure } from './squares';

export type MeaningState = Meaning | 'loading' | 'unknown' | 'unavailable' | 'withheld';

interface Props {
  /** In capitals. */
  word: string;
  meaning: MeaningState;
  close(): void;
  /** Asks once more, after `unavailable`. */
  tryAgain(): void;
}

/** What a word on the board means. */
export const meaningPanel = (texts: Texts, { word, meaning, close, tryAgain }: Props): TemplateResult => html`
  <header class="panel-head">
    <h2 class="tiles wraps meaning-word" .style="--letters:${word.length}" aria-label=${word}>${[...word].map(
      (letter) => tileFigure({ letter, points: pointsOf.get(letter) ?? 0 }),
    )}</h2>
    <button type="button" class="close" autofocus aria-label=${texts.meanings.close} title=${texts.meanings.close}
      @click=${close}>${icon('close')}</button>
  </header>
  <div class="meaning-body" role="status">${bodyOf(texts, word, meaning)}</div>
  ${meaning === 'unavailable' ? html`<button class="gold" @click=${tryAgain}>${texts.meanings.tryAgain}</button>` : nothing}
  ${typeof meaning === 'string' ? nothing : html`<p class="small-print">${texts.meanings.source}</p>`}`;

function bodyOf(texts: Texts, word: string, meaning: MeaningState): TemplateResult {
  if (meaning === 'loading') return html`<p>${texts.meanings.loading}</p>`;
  if (meaning === 'unknown') return html`<p>${texts.meanings.unknown(word)}</p>`;
  if (meaning === 'withheld') return html`<p>${texts.meanings.withheld(word)}</p>`;
  if (meaning === 'unavailable') return html`<p>${texts.meanings.unavailable}</p>`;
  return html`
    ${meaning.lemma === word ? nothing : html`<p class="quiet">${texts.meanings.formOf} <b>${meaning.lemma}</b></p>`}
    <ul class="senses">${meaning.senses.map((sense) => senseRow(texts, sense))}</ul>`;
}

const senseRow = (texts: Texts, { part, gloss }: Sense) =>
  html`<li><span class="chip">${texts.meanings.parts[part]}</span> ${gloss}</li>`;

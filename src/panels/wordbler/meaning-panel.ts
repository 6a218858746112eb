import { html, nothing, type TemplateResult } from 'lit-html';
import type { Meaning, Sense } from '../../core/meanings';
import { enMeanings } from '../../texts/en-meanings';
import { icon } from '../icons';
import { pointsOf } from '../small-board';
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
export const meaningPanel = ({ word, meaning, close, tryAgain }: Props): TemplateResult => html`
  <header class="panel-head">
    <h2 class="meaning-word" style="--letters:${word.length}" aria-label=${word}>${[...word].map((letter) =>
      tileFigure({ letter, points: pointsOf.get(letter) ?? 0 }),
    )}</h2>
    <button type="button" class="close" autofocus aria-label=${enMeanings.close} title=${enMeanings.close}
      @click=${close}>${icon('close')}</button>
  </header>
  <div class="meaning-body" role="status">${bodyOf(word, meaning)}</div>
  ${meaning === 'unavailable' ? html`<button class="gold" @click=${tryAgain}>${enMeanings.tryAgain}</button>` : nothing}
  ${typeof meaning === 'string' ? nothing : html`<p class="meaning-source">${enMeanings.source}</p>`}`;

function bodyOf(word: string, meaning: MeaningState): TemplateResult {
  if (meaning === 'loading') return html`<p>${enMeanings.loading}</p>`;
  if (meaning === 'unknown') return html`<p>${enMeanings.unknown(word)}</p>`;
  if (meaning === 'withheld') return html`<p>${enMeanings.withheld(word)}</p>`;
  if (meaning === 'unavailable') return html`<p>${enMeanings.unavailable}</p>`;
  return html`
    ${meaning.lemma === word ? nothing : html`<p class="meaning-lemma">${enMeanings.formOf} <b>${meaning.lemma}</b></p>`}
    <ul class="senses">${meaning.senses.map(senseRow)}</ul>`;
}

const senseRow = ({ part, gloss }: Sense) =>
  html`<li><span class="part">${enMeanings.parts[part]}</span> ${gloss}</li>`;

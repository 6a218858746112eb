import { html, nothing, type TemplateResult } from 'lit-html';
import { spelled } from '../../core/alphabet/own-units';
import type { Lead, Meaning, Sense } from '../../core/meanings';
import type { Texts } from '../../texts/texts';
import { icon } from '../icons';
import { pointsIn } from '../letter-points';
import { meaningElsewhere } from '../meaning-elsewhere';
import { originsOf } from '../word-origins';
import { tileFigure } from './squares';

export type MeaningState = Meaning | Lead | 'loading' | 'unknown' | 'unavailable' | 'withheld' | 'elsewhere';

interface Props {
  /** In capitals. */
  word: string;
  /** Of which language. */
  tiles: string;
  meaning: MeaningState;
  close(): void;
  /** Asks once more, after `unavailable`, or for a word it may come from. */
  look(word: string): void;
}

/** What a word on the board means. */
export const meaningPanel = (
  texts: Texts,
  { word, tiles, meaning, close, look }: Props,
): TemplateResult => html`
  <header class="panel-head">
    <h2 lang=${tiles} class="tiles wraps meaning-word" .style="--letters:${word.length}" aria-label=${spelled(word)}>${[
      ...word,
    ].map((letter) => tileFigure({ letter, points: pointsIn(tiles).get(letter) ?? 0 }))}</h2>
    <button type="button" class="close" autofocus aria-label=${texts.meanings.close} title=${texts.meanings.close}
      @click=${close}>${icon('close')}</button>
  </header>
  <div class="meaning-body" role="status">${meaning === 'elsewhere' ? meaningElsewhere(texts, word, tiles) : bodyOf(texts, word, meaning, look)}</div>
  ${meaning === 'unavailable' ? html`<button class="gold" @click=${() => look(word)}>${texts.meanings.tryAgain}</button>` : nothing}
  ${typeof meaning === 'string' || 'mayComeFrom' in meaning ? nothing : html`<p class="small-print">${texts.meanings.source}</p>`}`;

function bodyOf(
  texts: Texts,
  word: string,
  meaning: Exclude<MeaningState, 'elsewhere'>,
  look: Props['look'],
): TemplateResult {
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

import { html, nothing, type TemplateResult } from 'lit-html';
import { spelled } from '../../engine/alphabet/digraphs';
import { icon } from '../../shared/panels/icons';
import { pointsIn } from '../../shared/panels/letter-points';
import { meaningBody } from '../../shared/panels/meaning-body';
import type { MeaningState } from '../../shared/play/word-meaning';
import type { Texts } from '../../texts/texts';
import { tileFigure } from './squares';

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
  <div class="meaning-body" role="status">${meaningBody(texts, { word, language: tiles, meaning, look })}</div>
  ${meaning === 'unavailable' ? html`<button class="gold" @click=${() => look(word)}>${texts.meanings.tryAgain}</button>` : nothing}
  ${typeof meaning === 'string' || 'mayComeFrom' in meaning ? nothing : html`<p class="small-print">${texts.meanings.source}</p>`}`;

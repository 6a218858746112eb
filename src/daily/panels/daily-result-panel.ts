import { html, nothing } from 'lit-html';
import { panelHead } from '../../shared/panels/controls';
import { icon } from '../../shared/panels/icons';
import type { RecordTexts, Sentence } from '../../texts/texts';
import type { DailyResult } from '../rules';
import { squaresRow } from './result-squares';

interface Shown {
  title: string;
  result: DailyResult;
  signs: string;
  said: Sentence | undefined;
}

interface Actions {
  close(): void;
  share(): void;
  again(): void;
  look: (() => void) | undefined;
}

/** A button that would break a word has a line of its own. */
const wholeWords = 'flex-basis:auto';

/** What came of a daily that was played: to be told once more, or to be played for practice. */
export const dailyResultPanel = (
  { records }: RecordTexts,
  { title, result, signs, said }: Shown,
  { close, share, again, look }: Actions,
) => {
  const { found, of, points, ms, hints } = result;
  // The points of a find are what was found of it.
  const also = of === undefined || found === points ? '' : records.done(0, undefined, points, undefined);
  const helped = hints === undefined ? '' : records.finding.hints(hints);
  return html`${panelHead(title, records.close, close)}
    <p class="find-score"><b>${records.done(found, of, points, ms)}</b> <small>${also || helped}</small></p>
    ${signs ? squaresRow(signs) : nothing}
    <p role="status" class="quiet">${said?.() ?? nothing}</p>
    <div class="row">
      <button type="button" class="gold with-icon" .style=${wholeWords} autofocus @click=${share}>${icon('share')}<span>${records.finding.share}</span></button>
      ${look ? html`<button type="button" class="with-icon" .style=${wholeWords} @click=${look}>${icon('find')}<span>${records.finding.look}</span></button>` : nothing}
      <button type="button" class="with-icon" .style=${wholeWords} @click=${again}>${icon('again')}<span>${records.finding.again}</span></button>
    </div>`;
};

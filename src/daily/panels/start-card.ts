import { html, nothing, type TemplateResult } from 'lit-html';
import { mascot } from '../../shared/mascots';
import { icon } from '../../shared/panels/icons';
import { dateOf } from '../../shared/play/day';
import type { StatsTexts } from '../../texts/texts';
import type { DailyId } from '../rules/attempts';
import { flame } from './dailies-panel';

const birds = { search: 'scarlet', scramble: 'maize', find: 'sage' } as const;

interface Starts {
  id: DailyId;
  day: string;
  /** It is today's, for the first time. */
  counts: boolean;
  /** Its words are English, and the interface is not. */
  isForeign: boolean;
  /** Which day of a row it makes, however it ends; undefined where it makes none longer. */
  dayOfRow: number | undefined;
  /** Its table, face down. */
  table: TemplateResult;
  /** Start was pressed: the card gives way to the table. */
  isLeaving: boolean;
}

/** What a daily is, in a sentence, and whether it counts: it begins, and its clock runs, at a press. */
export const startCard = (
  texts: StatsTexts,
  { id, day, counts, isForeign, dayOfRow, table, isLeaving }: Starts,
  { start, close }: { start(): void; close(): void },
) => {
  const { common, forms, stats } = texts;
  // One day is no streak yet.
  const row =
    dayOfRow !== undefined && dayOfRow > 1
      ? html`<p class="start-row line">${flame}<b>${stats.dayOfRow({ day: dayOfRow })}</b></p>`
      : nothing;
  return html`<div class="start-table middle" aria-hidden="true">${table}</div>
    <button type="button" class="start-back back-tool with-icon" aria-label=${common.back} @click=${close}>${icon('onward')}<span class="not-narrow">${common.back}</span></button>
    <section class="start-card paper middle ${isLeaving ? 'leaves' : ''}">
      <span class="pic" aria-hidden="true">${mascot(birds[id], id === 'find' ? 'think' : 'happy')}</span>
      <p class="quiet with-icon">${icon('calendar', 17)}<span>${forms.day(dateOf(day))}</span></p>
      <h2>${texts.menu.dailies[id]}</h2>
      <p>${stats.starts[id]}</p>
      ${isForeign ? html`<p class="quiet">${common.inEnglish}</p>` : nothing}
      <button type="button" class="gold with-icon big" autofocus @click=${start}>${icon('play')}<span>${common.start}</span></button>
      <p class="quiet">${counts ? stats.once : common.practice}</p>
      ${row}
    </section>`;
};

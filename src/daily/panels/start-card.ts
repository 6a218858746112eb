import { html, nothing } from 'lit-html';
import { mascot } from '../../shared/mascots';
import { panelHead } from '../../shared/panels/controls';
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
  /** Which day of a row it makes; undefined where it makes none longer. */
  dayOfRow: number | undefined;
}

/** What a daily is, in a sentence, and whether it counts: it begins, and its clock runs, at a press. */
export const startCard = (
  texts: StatsTexts,
  { id, day, counts, dayOfRow }: Starts,
  { start, close }: { start(): void; close(): void },
) => {
  const { common, forms, stats } = texts;
  return html`${panelHead(texts.menu.dailies[id], common.close, close)}
    <div class="start-card middle">
      <span .style=${'width:132px'} aria-hidden="true">${mascot(birds[id], id === 'find' ? 'think' : 'happy')}</span>
      <p class="quiet">${forms.day(dateOf(day))}</p>
      <p>${stats.starts[id]}</p>
    </div>
    <button type="button" class="gold with-icon big" autofocus @click=${start}>${icon('play')}<span>${common.start}</span></button>
    <p class="quiet line wraps" .style=${'justify-content:center'}>${counts ? stats.once : common.practice}${
      dayOfRow === undefined ? nothing : html`<b class="line">${flame}${stats.dayIf({ day: dayOfRow })}</b>`
    }</p>`;
};

import { html, nothing } from 'lit-html';
import { icon } from '../../shared/panels/icons';
import type { MonthDay, monthOf } from '../../stats/play/month';
import type { RecordTexts } from '../../texts/texts';

export const flame = html`<svg width="20" height="26" viewBox="0 0 24 32" aria-hidden="true">
  <path d="M12 1Q14 8 19 13T22 22A10 9.500 0 0 1 2 22Q2 16 6 12Q7 16 9 16Q12 12 12 1Z" fill="#f0813c" />
  <path d="M12 15Q14 20 16 22A4.500 5 0 1 1 8 23Q8 20 12 15Z" fill="#ffc36b" /></svg>`;

/** A month, the days on which something was played, and those of the row that lasts. */
export const monthTable = (
  { records, inFigures }: RecordTexts,
  { days, offset }: ReturnType<typeof monthOf>,
) => {
  const cells: (MonthDay | undefined)[] = [...Array.from({ length: offset }, () => undefined), ...days];
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, at) =>
    cells.slice(7 * at, 7 * at + 7),
  );
  return html`<table class="month">
    <thead aria-hidden="true"><tr>${records.weekdays.map((day) => html`<th>${day}</th>`)}</tr></thead>
    <tbody>${weeks.map(
      (week) =>
        html`<tr>${week.map((day) =>
          day
            ? html`<td class=${`day-${day.state}`} aria-current=${day.state === 'today' ? 'date' : nothing}><span aria-hidden="true">${day.isPlayed && day.state !== 'today' ? icon('done', 16) : inFigures(day.date)}</span><span class="spoken">${inFigures(day.date)}, ${records.states[day.state]}${day.state === 'today' && day.isPlayed ? `, ${records.states.played}` : ''}</span></td>`
            : html`<td></td>`,
        )}</tr>`,
    )}</tbody></table>`;
};

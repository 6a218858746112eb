import { html } from 'lit-html';
import { type IconName, icon } from '../../shared/panels/icons';
import type { RecordTexts } from '../../texts/texts';
import type { DailyId, DailyResult } from '../rules';
import { flame } from './month';

/** How a daily stands. */
export interface DailyShown {
  id: DailyId;
  sign: IconName;
  result: DailyResult | undefined;
  /** What came of it where it did not count. */
  practice: DailyResult | undefined;
  isUnderWay: boolean;
  /** It was begun, and left. */
  isLeft: boolean;
  /** One of a later day was begun by a clock that was ahead: today's is practice. */
  isPractice: boolean;
}

interface Strip {
  date: Date;
  dailies: readonly DailyShown[];
  streak: number;
}

interface Actions {
  open(daily: DailyShown): void;
  archive(): void;
}

/** What came of it, or what can be done. */
function standingOf(
  { records }: RecordTexts,
  { result, practice, isUnderWay, isLeft, isPractice }: DailyShown,
): string {
  if (result) return records.done(result.found, result.of, result.points, result.ms);
  if (isUnderWay) return records.underWay;
  if (practice)
    return records.practised(records.done(practice.found, practice.of, practice.points, undefined));
  if (isPractice) return records.practiceToday;
  return isLeft ? records.left : records.open;
}

export const dailyName = (texts: RecordTexts, id: DailyId) =>
  id === 'find' ? texts.records.find : texts.menu.games[id].name;

/** Where there is little room, the whole name stands there and no sign; day by day, what is done has another face, too. */
export const dailyButton = (
  texts: RecordTexts,
  shown: DailyShown,
  act: () => void,
  where: 'strip' | 'archive',
) => {
  const { records } = texts;
  const name = dailyName(texts, shown.id);
  const how = standingOf(texts, shown);
  const isDone = shown.result !== undefined || shown.isLeft;
  const isStrip = where === 'strip';
  const { result } = shown;
  // The time it took comes last, and goes first.
  const least = result && isStrip ? records.done(result.found, result.of, result.points, undefined) : how;
  const label = shown.result
    ? records.look(name, how)
    : isDone
      ? records.again(name, how)
      : records.play(name, how);
  return html`<button type="button" class="day-button line ${shown.result ? 'done' : isDone ? 'left' : 'open'}" .style=${!isStrip && shown.result ? 'background:var(--looked-at)' : ''} aria-label=${label} @click=${act}>
    <span class="day-sign disc ${isStrip ? 'not-small' : 'not-narrow'}" aria-hidden="true">${icon(shown.result ? 'done' : shown.sign, 18)}</span>
    <span class="saying" aria-hidden="true"><b class="cut-lines">${name}</b> <small class=${isStrip ? 'cut' : 'cut-lines'}>${least}<span class="not-small">${how.slice(least.length)}</span></small></span></button>`;
};

/** The dailies of today, and the days in a row. */
export const dailyStrip = (
  texts: RecordTexts,
  { date, dailies, streak }: Strip,
  { open, archive }: Actions,
) => {
  const { records } = texts;
  return html`<section class="dailies glass line" aria-label=${records.strip}>
    <p class="saying not-small"><b>${dailies.every(({ result }) => result) ? records.allDone : records.today}</b><small>${records.date(date)}</small></p>
    ${dailies.map((daily) => dailyButton(texts, daily, () => open(daily), 'strip'))}
    <button type="button" class="bare streak line" aria-label=${`${streak > 0 ? `${records.row(streak)}. ` : ''}${records.archive}`} title=${records.archive} @click=${archive}>${streak > 0 ? html`${flame}<b aria-hidden="true">${texts.inFigures(streak)}</b><small class="not-small" aria-hidden="true">${records.days}</small>` : icon('calendar')}</button>
  </section>`;
};

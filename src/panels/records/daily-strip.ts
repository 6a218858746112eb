import { html } from 'lit-html';
import type { DailyId, DailyResult } from '../../core/dailies';
import type { RecordTexts } from '../../texts/texts';
import { type IconName, icon } from '../icons';
import { flame } from './month';

/** How a daily stands. */
export interface DailyShown {
  id: DailyId;
  sign: IconName;
  result: DailyResult | undefined;
  isUnderWay: boolean;
  /** It was begun, and left. */
  isLeft: boolean;
}

interface Strip {
  date: Date;
  dailies: readonly DailyShown[];
  streak: number;
}

interface Actions {
  play(id: DailyId): void;
  archive(): void;
}

/** What came of it, or what can be done. */
function standingOf({ records }: RecordTexts, { result, isUnderWay, isLeft }: DailyShown): string {
  if (result) return records.done(result.found, result.of, result.points, result.ms);
  if (isUnderWay) return records.underWay;
  return isLeft ? records.left : records.open;
}

/** Where there is little room, the whole name stands there and no sign; day by day, what is done has another face, too. */
export const dailyButton = (
  texts: RecordTexts,
  shown: DailyShown,
  play: () => void,
  where: 'strip' | 'archive',
) => {
  const { records } = texts;
  const name = shown.id === 'find' ? records.find : texts.menu.games[shown.id].name;
  const how = standingOf(texts, shown);
  const isDone = shown.result !== undefined || shown.isLeft;
  const isStrip = where === 'strip';
  return html`<button type="button" class="day-button line ${shown.result ? 'done' : isDone ? 'left' : 'open'}" .style=${!isStrip && shown.result ? 'background:var(--looked-at)' : ''} aria-label=${isDone ? records.again(name, how) : records.play(name, how)} @click=${play}>
    <span class="day-sign disc ${isStrip ? 'not-small' : 'not-narrow'}" aria-hidden="true">${icon(shown.result ? 'done' : shown.sign, 18)}</span>
    <span class="saying" aria-hidden="true"><b class="cut-lines">${name}</b> <small class=${isStrip ? 'cut' : 'cut-lines'}>${how}</small></span></button>`;
};

/** The dailies of today, and the days in a row. */
export const dailyStrip = (
  texts: RecordTexts,
  { date, dailies, streak }: Strip,
  { play, archive }: Actions,
) => {
  const { records } = texts;
  return html`<section class="dailies glass line" aria-label=${records.strip}>
    <p class="saying not-small"><b>${records.today}</b><small>${records.date(date)}</small></p>
    ${dailies.map((daily) => dailyButton(texts, daily, () => play(daily.id), 'strip'))}
    <button type="button" class="bare streak line" aria-label=${`${streak > 0 ? `${records.row(streak)}. ` : ''}${records.archive}`} title=${records.archive} @click=${archive}>${streak > 0 ? html`${flame}<b aria-hidden="true">${texts.inFigures(streak)}</b><small class="not-small" aria-hidden="true">${records.days}</small>` : icon('calendar')}</button>
  </section>`;
};

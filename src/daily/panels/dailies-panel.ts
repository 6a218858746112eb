import { html, nothing } from 'lit-html';
import { panelHead } from '../../shared/panels/controls';
import { type IconName, icon } from '../../shared/panels/icons';
import { dateOf } from '../../shared/play/day';
import type { RecordTexts, Sentence } from '../../texts/texts';
import type { DailyId, DailyResult } from '../rules/attempts';

export const flame = html`<svg width="20" height="26" viewBox="0 0 24 32" aria-hidden="true">
  <path d="M12 1Q14 8 19 13T22 22A10 9.500 0 0 1 2 22Q2 16 6 12Q7 16 9 16Q12 12 12 1Z" fill="#f0813c" />
  <path d="M12 15Q14 20 16 22A4.500 5 0 1 1 8 23Q8 20 12 15Z" fill="#ffc36b" /></svg>`;

const faces: Readonly<Record<string, string>> = {
  '🟩': 'var(--teal)',
  '🟦': 'var(--2L)',
  '🟨': 'var(--gold)',
};

/** A result in squares, as it is shared, in the colours of the house. */
export const squaresRow = (signs: string) =>
  html`<p class="find-squares line wraps" aria-hidden="true">${[...signs].map((sign) =>
    sign === '💡' ? icon('bulb') : html`<i .style=${faces[sign] ? `background:${faces[sign]}` : ''}></i>`,
  )}</p>`;

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

interface StripActions {
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
  if (practice) return records.practised(records.done(practice.found, practice.of, practice.points, undefined));
  if (isPractice) return records.practiceToday;
  return isLeft ? records.left : records.open;
}

export const dailyName = (texts: RecordTexts, id: DailyId) => (id === 'find' ? texts.records.find : texts.common[id]);

/**
 * Where there is little room, the whole name stands there and no sign; day by day, what is done has another face, too.
 */
const dailyButton = (texts: RecordTexts, shown: DailyShown, act: () => void, where: 'strip' | 'archive') => {
  const { records } = texts;
  const name = dailyName(texts, shown.id);
  const how = standingOf(texts, shown);
  const isDone = shown.result !== undefined || shown.isLeft;
  const isStrip = where === 'strip';
  const { result } = shown;
  // The time it took comes last, and goes first.
  const least = result && isStrip ? records.done(result.found, result.of, result.points, undefined) : how;
  const label = shown.result ? records.look(name, how) : isDone ? records.again(name, how) : records.play(name, how);
  return html`<button type="button" class="day-button line ${shown.result ? 'done' : isDone ? 'left' : 'open'}" .style=${!isStrip && shown.result ? 'background:var(--looked-at)' : ''} aria-label=${label} @click=${act}>
    <span class="day-sign disc ${isStrip ? 'not-small' : 'not-narrow'}" aria-hidden="true">${icon(shown.result ? 'done' : shown.sign, 18)}</span>
    <span class="saying" aria-hidden="true"><b class="cut-lines">${name}</b> <small class=${isStrip ? 'cut' : 'cut-lines'}>${least}<span class="not-small">${how.slice(least.length)}</span></small></span></button>`;
};

/** The dailies of today, and the days in a row. */
export const dailyStrip = (texts: RecordTexts, { date, dailies, streak }: Strip, { open, archive }: StripActions) => {
  const { records } = texts;
  return html`<section class="dailies glass line" aria-label=${records.strip}>
    <p class="saying not-small"><b>${dailies.every(({ result }) => result) ? records.allDone : records.today}</b><small>${records.date(date)}</small></p>
    ${dailies.map((daily) => dailyButton(texts, daily, () => open(daily), 'strip'))}
    <button type="button" class="bare streak line" aria-label=${`${streak > 0 ? `${records.row(streak)}. ` : ''}${records.archive}`} title=${records.archive} @click=${archive}>${streak > 0 ? html`${flame}<b aria-hidden="true">${texts.inFigures(streak)}</b><small class="not-small" aria-hidden="true">${records.days}</small>` : icon('calendar')}</button>
  </section>`;
};

interface Day {
  day: string;
  dailies: readonly DailyShown[];
}

interface ArchiveActions {
  close(): void;
  open(daily: DailyShown, day: string): void;
}

/** The last days, the latest first, and what was made of their dailies. */
export const archivePanel = (texts: RecordTexts, days: readonly Day[], { close, open }: ArchiveActions) => html`
  ${panelHead(texts.records.archive, texts.records.close, close)}
  <p class="quiet">${texts.records.archiveMeans}</p>
  <ul class="archive-days">${days.map(
    ({
      day,
      dailies,
    }) => html`<li class="line wraps"><h3 .style=${'flex:0 1 110px'}>${texts.records.date(dateOf(day))}</h3>
      <div class="line" .style=${'flex:1 1 300px'}>${dailies.map((daily) => dailyButton(texts, daily, () => open(daily, day), 'archive'))}</div></li>`,
  )}</ul>`;

interface Shown {
  title: string;
  result: DailyResult;
  signs: string;
  said: Sentence | undefined;
}

interface ResultActions {
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
  { close, share, again, look }: ResultActions,
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

import { html, nothing } from 'lit-html';
import { panelHead } from '../../shared/panels/controls';
import { type IconName, icon } from '../../shared/panels/icons';
import { dateOf } from '../../shared/play/day';
import { hintsTaken, result as told } from '../../texts/sentences/stats';
import type { Sentence, StatsTexts } from '../../texts/texts';
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
function standingOf(texts: StatsTexts, { result, practice, isUnderWay, isLeft, isPractice }: DailyShown): string {
  const { stats } = texts;
  if (result) return told(texts, result);
  if (isUnderWay) return stats.underWay;
  if (practice) return stats.practised({ how: untimed(texts, practice) });
  if (isPractice) return stats.practice;
  return isLeft ? stats.left : stats.open;
}

const untimed = (texts: StatsTexts, { ms, ...result }: DailyResult) => told(texts, result);

/**
 * Where there is little room, the whole name stands there and no sign; day by day, what is done has another face, too.
 */
const dailyButton = (texts: StatsTexts, shown: DailyShown, act: () => void, where: 'strip' | 'archive') => {
  const { stats } = texts;
  const name = stats.dailies[shown.id];
  const how = standingOf(texts, shown);
  const isDone = shown.result !== undefined || shown.isLeft;
  const isStrip = where === 'strip';
  const { result } = shown;
  // The time it took comes last, and goes first.
  const least = result && isStrip ? untimed(texts, result) : how;
  const label = stats[shown.result ? 'look' : isDone ? 'again' : 'play']({ name, how });
  return html`<button type="button" class="day-button line ${shown.result ? 'done' : isDone ? 'left' : 'open'}" .style=${!isStrip && shown.result ? 'background:var(--looked-at)' : ''} aria-label=${label} @click=${act}>
    <span class="day-sign disc ${isStrip ? 'not-small' : 'not-narrow'}" aria-hidden="true">${icon(shown.result ? 'done' : shown.sign, 18)}</span>
    <span class="saying" aria-hidden="true"><b class="cut-lines">${name}</b> <small class=${isStrip ? 'cut' : 'cut-lines'}>${least}<span class="not-small">${how.slice(least.length)}</span></small></span></button>`;
};

/** The dailies of today, and the streak. */
export const dailyStrip = (texts: StatsTexts, { date, dailies, streak }: Strip, { open, archive }: StripActions) => {
  const { forms, stats } = texts;
  return html`<section class="dailies glass line" aria-label=${stats.strip}>
    <p class="saying not-small"><b>${dailies.every(({ result }) => result) ? stats.allDone : stats.today}</b><small>${forms.day(date)}</small></p>
    ${dailies.map((daily) => dailyButton(texts, daily, () => open(daily), 'strip'))}
    <button type="button" class="bare streak line" aria-label=${`${streak > 0 ? `${stats.streak({ days: streak })}. ` : ''}${stats.archive}`} title=${stats.archive} @click=${archive}>${streak > 0 ? html`${flame}<b aria-hidden="true">${forms.figure(streak)}</b>` : icon('calendar')}</button>
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
export const archivePanel = (texts: StatsTexts, days: readonly Day[], { close, open }: ArchiveActions) => html`
  ${panelHead(texts.stats.archive, texts.common.close, close)}
  <p class="quiet">${texts.stats.archiveNote}</p>
  <ul class="archive-days">${days.map(
    ({
      day,
      dailies,
    }) => html`<li class="line wraps"><h3 .style=${'flex:0 1 110px'}>${texts.forms.day(dateOf(day))}</h3>
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
  texts: StatsTexts,
  { title, result, signs, said }: Shown,
  { close, share, again, look }: ResultActions,
) => {
  const { common, stats } = texts;
  const { found, of, points, hints } = result;
  // The points of a find are what was found of it.
  const also = of === undefined || found === points ? '' : common.pointCount({ count: points });
  const helped = hints === undefined ? '' : hintsTaken(texts, hints);
  return html`${panelHead(title, common.close, close)}
    <p class="find-score"><b>${told(texts, result)}</b> <small>${also || helped}</small></p>
    ${signs ? squaresRow(signs) : nothing}
    <p role="status" class="quiet">${said?.() ?? nothing}</p>
    <div class="row">
      <button type="button" class="gold with-icon" .style=${wholeWords} autofocus @click=${share}>${icon('share')}<span>${stats.finding.share}</span></button>
      ${look ? html`<button type="button" class="with-icon" .style=${wholeWords} @click=${look}>${icon('find')}<span>${stats.finding.look}</span></button>` : nothing}
      <button type="button" class="with-icon" .style=${wholeWords} @click=${again}>${icon('again')}<span>${stats.finding.again}</span></button>
    </div>`;
};

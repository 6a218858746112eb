import { html, nothing, type TemplateResult } from 'lit-html';
import { must } from '../../engine/must';
import { mascot } from '../../shared/mascots';
import { panelHead } from '../../shared/panels/controls';
import { type IconName, icon } from '../../shared/panels/icons';
import { dateOf } from '../../shared/play/day';
import { hintsTaken, result as told } from '../../texts/sentences/stats';
import type { StatsTexts } from '../../texts/texts';
import type { DailyId, DailyResult } from '../rules/attempts';

export const flame = html`<svg width="20" height="26" viewBox="0 0 24 32" aria-hidden="true">
  <path d="M12 1Q14 8 19 13T22 22A10 9.500 0 0 1 2 22Q2 16 6 12Q7 16 9 16Q12 12 12 1Z" fill="#f0813c" />
  <path d="M12 15Q14 20 16 22A4.500 5 0 1 1 8 23Q8 20 12 15Z" fill="#ffc36b" /></svg>`;

const squareFaces: Readonly<Record<string, string>> = {
  '🟩': 'var(--teal)',
  '🟨': 'var(--gold)',
};

/** A result in squares, as it is shared, in the colours of the house. */
const squaresRow = (signs: string) =>
  html`<p class="find-squares line wraps" aria-hidden="true">${[...signs].map(
    (sign) => html`<i .style=${squareFaces[sign] ? `background:${squareFaces[sign]}` : ''}></i>`,
  )}</p>`;

/** How a daily stands. */
export interface DailyShown {
  id: DailyId;
  sign: IconName;
  result: DailyResult | undefined;
  /** What came of it where it did not count. */
  practice: DailyResult | undefined;
  isUnderWay: boolean;
  /** So much of it is done, where that can be told. */
  progress: number | undefined;
  /** Its result has come since the card was seen last. */
  isFresh: boolean;
  /** It was begun, and left. */
  isLeft: boolean;
  /** It would be practice: of a day that was, or one of a later day was begun by a clock that was ahead. */
  isPractice: boolean;
}

interface Stamps {
  date: Date;
  dailies: readonly DailyShown[];
  streak: number;
}

interface StampActions {
  open(daily: DailyShown): void;
  archive(): void;
  /** All of the day's, once all are done. */
  share(): void;
}

/** What came of it, or what can be done. */
function standingOf(texts: StatsTexts, { result, practice, isUnderWay, isLeft, isPractice }: DailyShown): string {
  const { stats } = texts;
  if (result) return told(texts, result);
  if (isUnderWay) return stats.underWay;
  if (practice) return stats.practised({ how: untimed(texts, practice) });
  if (isPractice) return stats.practice;
  return isLeft ? stats.left : stats.new;
}

const untimed = (texts: StatsTexts, { ms, ...result }: DailyResult) => told(texts, result);

/** What a button of a daily is called: what came of it, and what a press does. */
function calledOf(texts: StatsTexts, shown: DailyShown, how: string): string {
  const { stats } = texts;
  const { id, result, isLeft } = shown;
  return stats[result ? 'look' : isLeft ? 'again' : 'play']({ name: texts.menu.dailies[id], how });
}

const teeth = Array.from({ length: 24 }, (_, at) => (at * Math.PI) / 12);
const around = (angle: number, far: number) => `${50 + far * Math.cos(angle)} ${50 + far * Math.sin(angle)}`;
const rim = teeth.map((angle) => `Q${around(angle + Math.PI / 24, 51)} ${around(angle + Math.PI / 12, 46)}`).join('');

/** It is done. */
const seal = (
  isFresh: boolean,
) => html`<svg viewBox="0 0 100 100" class="seal ${isFresh ? 'stamped' : ''}" aria-hidden="true">
  <path fill="#1c6f6d" d=${`M96 50${rim}Z`} />
  <circle cx="50" cy="50" r="40" fill="none" stroke="#fff8e7" stroke-width="1.5" stroke-dasharray="3 3" />
  <path d="M31 52l13 13 26-29" fill="none" stroke="#fff8e7" stroke-width="8" stroke-linecap="round"
    stroke-linejoin="round" /></svg>`;

/** On the stamp card the time it took is left out, and so is why it counts no more. */
const stamp = (texts: StatsTexts, shown: DailyShown, act: () => void) => {
  const { stats } = texts;
  const { id, sign, result, isUnderWay, isLeft, progress, isFresh } = shown;
  const how = standingOf(texts, shown);
  const isOver = result !== undefined || (isLeft && !isUnderWay);
  const least = result ? untimed(texts, result) : isOver ? stats.practice : how;
  return html`<button type="button" class="day-button ${isOver ? 'done' : isUnderWay ? 'going' : 'open'}"
    aria-label=${calledOf(texts, shown, how)} @click=${act}>
    ${
      result
        ? seal(isFresh)
        : html`<span class="day-sign" .style=${`--come:${progress ?? 0.5}turn`}
      aria-hidden="true">${icon(sign, 30)}</span>`
    }
    <span class="saying" aria-hidden="true"><b class="cut-lines">${texts.menu.dailies[id]}</b> <small
      class="cut">${least}</small></span></button>`;
};

/** The dailies of today, and the streak, which a single day does not make. */
export const stampCard = (texts: StatsTexts, { date, dailies, streak }: Stamps, actions: StampActions) => {
  const { common, forms, stats } = texts;
  const isAllDone = dailies.every(({ result }) => result);
  const row = streak > 1 ? `${stats.streak({ days: streak })}. ` : '';
  return html`<section class="dailies stamps ${isAllDone ? 'all-done' : ''}" aria-label=${texts.menu.strip}>
    <div class="stamps-day"><p
      class="grow"><b>${isAllDone ? stats.allDone : stats.today}</b> <small>${forms.day(date)}</small></p>
      <span class="line">${
        isAllDone
          ? html`<button type="button" class="bare" aria-label=${common.share} title=${common.share}
        @click=${actions.share}>${icon('share')}</button>`
          : nothing
      }
      <button type="button" class="bare line" aria-label=${`${row}${stats.archive}`} title=${stats.archive}
        @click=${actions.archive}>${
          row ? html`${flame}<b aria-hidden="true">${forms.figure(streak)}</b>` : nothing
        }${icon('calendar')}</button></span></div>
    ${dailies.map((daily) => stamp(texts, daily, () => actions.open(daily)))}
  </section>`;
};

/** A daily of the day that is chosen. */
const dayRow = (texts: StatsTexts, shown: DailyShown, act: () => void) => {
  const { id, result } = shown;
  const how = standingOf(texts, shown);
  return html`<button type="button" class="day-row bare line" aria-label=${calledOf(texts, shown, how)} @click=${act}>
    <span class="disc middle ${result ? 'done' : ''}" aria-hidden="true">${result ? icon('done', 20) : nothing}</span>
    <span class="saying grow" aria-hidden="true"><b class="cut-lines">${texts.menu.dailies[id]}</b> <small
      class="cut-lines">${how}</small></span>${icon('onward')}</button>`;
};

interface Day {
  day: string;
  dailies: readonly DailyShown[];
}

/** One of a month: too long ago, or still to come, it cannot be opened. */
interface MonthDay extends Day {
  isOpen: boolean;
}

interface Calendar {
  /** A whole month. */
  days: readonly MonthDay[];
  chosen: Day;
  today: string;
  /** The days of the row that lasts. */
  row: readonly string[];
  /** There is a month before it, and one after. */
  hasBefore: boolean;
  hasAfter: boolean;
}

interface ArchiveActions {
  close(): void;
  choose(day: string): void;
  /** To the month before, or after. */
  turn(by: -1 | 1): void;
  open(daily: DailyShown, day: string): void;
}

/** A day of the calendar: its date, and a dot for each of its dailies, full where it is done. */
const dayCell = (texts: StatsTexts, own: MonthDay, { chosen, today, row }: Calendar, choose: () => void) => {
  const { forms, stats } = texts;
  const { day, dailies, isOpen } = own;
  const date = dateOf(day);
  const done = dailies.filter(({ result }) => result).length;
  const hasDots = isOpen || done > 0;
  const dots = hasDots ? dailies.map(({ result }) => html`<i class=${result ? 'on' : ''}></i>`) : nothing;
  const count = hasDots ? [stats.ofAll({ count: done, all: dailies.length })] : [];
  const label = forms.oneByOne([forms.day(date), ...count]);
  const kind = day === today ? 'today' : row.includes(day) ? 'of-row' : '';
  return html`<button type="button" class="day-cell ${isOpen ? kind : 'bare'}" aria-label=${label}
    aria-pressed=${day === chosen.day} aria-current=${day === today ? 'date' : nothing} ?disabled=${!isOpen}
    .style=${date.getDate() === 1 ? `grid-column-start:${forms.columnOf(date) + 1}` : ''}
    @click=${choose}>${forms.figure(date.getDate())}<span class="dots"
    aria-hidden="true">${dots}</span></button>`;
};

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Keys go from day to day, and turn to another month. */
function walkDays(event: KeyboardEvent, turn: (by: -1 | 1) => void) {
  const { key, target, currentTarget } = event;
  const cells = [...(currentTarget as HTMLElement).querySelectorAll<HTMLButtonElement>('.day-cell')];
  const at = cells.indexOf(target as HTMLButtonElement);
  if (key === 'PageUp') turn(-1);
  else if (key === 'PageDown') turn(1);
  else if (at >= 0 && steps[key]) cells[at + steps[key]]?.focus();
  else return;
  event.preventDefault();
}

/** What was pressed in another month may be no more: the keys go on with a day. */
function keepFocus(month: HTMLElement, by: -1 | 1) {
  const { activeElement } = document;
  if (month.contains(activeElement) && !activeElement?.matches(':disabled')) return;
  const days = [...month.querySelectorAll<HTMLElement>('.day-cell:enabled')];
  (days.at(by < 0 ? -1 : 0) ?? month.querySelector<HTMLElement>('button:enabled'))?.focus();
}

/** A month, and beside or below it what was made of the dailies of the day that is chosen. */
export const archivePanel = (texts: StatsTexts, calendar: Calendar, actions: ArchiveActions) => {
  const { forms, stats } = texts;
  const { days, chosen, hasBefore, hasAfter } = calendar;
  const turn = (month: HTMLElement, by: -1 | 1) => {
    if (!(by < 0 ? hasBefore : hasAfter)) return;
    actions.turn(by);
    keepFocus(month, by);
  };
  const turner = (by: -1 | 1, label: string, isThere: boolean) =>
    html`<button type="button" class="bare icon-only ${by < 0 ? 'back-tool' : ''}" aria-label=${label}
      title=${label} ?disabled=${!isThere}
      @click=${({ currentTarget }: Event) =>
        turn(
          must((currentTarget as HTMLElement).closest<HTMLElement>('.archive-days') ?? undefined),
          by,
        )}>${icon('onward')}</button>`;
  return html`${panelHead(stats.archive, texts.common.close, actions.close)}
  <div class="archive-parts row">
    <div class="archive-days evenly" @keydown=${(event: KeyboardEvent) =>
      walkDays(event, (by) => turn(event.currentTarget as HTMLElement, by))}>
      <header class="line apart" .style=${'grid-column:1/-1'}>${turner(-1, stats.monthBefore, hasBefore)}<h3
        aria-live="polite">${forms.monthOfYear(dateOf(must(days[0]).day))}</h3>${turner(1, stats.monthAfter, hasAfter)}
      </header>
      ${forms.weekHeads().map((name) => html`<small aria-hidden="true">${name}</small>`)}
      ${days.map((own) => dayCell(texts, own, calendar, () => actions.choose(own.day)))}
    </div>
    <div><h3>${forms.weekday(dateOf(chosen.day))}</h3>
      ${chosen.dailies.map((daily) => dayRow(texts, daily, () => actions.open(daily, chosen.day)))}</div>
  </div>`;
};

interface Shown {
  title: string;
  result: DailyResult;
  signs: string;
}

interface ResultActions {
  close(): void;
  share(): void;
  again(): void;
  look: (() => void) | undefined;
}

/** What came of a daily that was played: to be told once more, or to be played for practice. */
export const dailyResultPanel = (
  texts: StatsTexts,
  { title, result, signs }: Shown,
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
    <div class="day-ways row">
      <button type="button" class="gold with-icon" autofocus
        @click=${share}>${icon('share')}<span>${common.share}</span></button>
      ${
        look
          ? html`<button type="button" class="with-icon"
        @click=${look}>${icon('find')}<span>${stats.finding.look}</span></button>`
          : nothing
      }
      <button type="button" class="with-icon"
        @click=${again}>${icon('again')}<span>${stats.finding.again}</span></button>
    </div>`;
};

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
    <button type="button" class="start-back back-tool with-icon" aria-label=${common.back}
      @click=${close}>${icon('onward')}<span class="not-narrow">${common.back}</span></button>
    <section class="start-card paper middle ${isLeaving ? 'leaves' : ''}">
      <span class="pic" aria-hidden="true">${mascot(birds[id], id === 'find' ? 'think' : 'happy')}</span>
      <p class="quiet with-icon">${icon('calendar', 17)}<span>${forms.day(dateOf(day))}</span></p>
      <h2>${texts.menu.dailies[id]}</h2>
      <p>${stats.starts[id]}</p>
      ${isForeign ? html`<p class="quiet">${common.inEnglish}</p>` : nothing}
      <button type="button" class="gold with-icon big" autofocus
        @click=${start}>${icon('play')}<span>${common.start}</span></button>
      <p class="quiet">${counts ? stats.once : common.practice}</p>
      ${row}
    </section>`;
};

import { must } from '../../engine/must';
import { aDay } from '../../engine/played';
import { dayNumber, dayWritten } from '../../engine/saving/time';
import { count, fieldsOf, matching, oneOf, type Reader, recordOf, whole } from '../../engine/saving/untrusted';

/** What everyone gets anew every day. */
export const dailyIds = ['search', 'scramble', 'find'] as const;
export type DailyId = (typeof dailyIds)[number];

/** The one that counts, of a day's. */
interface Attempt {
  daily: DailyId;
  day: string;
  /** Once it is over. */
  result?: DailyResult;
  /** Another has been begun since, or it was never more than practice: what is played now counts no more. */
  again?: true;
  /** What came of it the last time that it was played for practice. */
  practice?: DailyResult;
}

export interface DailyResult {
  /** Words, or whatever is to be found. */
  found: number;
  /** Undefined where nobody need know. */
  of?: number;
  points: number;
  /** How long it took; undefined without a clock. */
  ms?: number;
  /** So many hints were taken, where that is told. */
  hints?: number;
  /** Word by word of its list, where it has one: found, found by a hint, or missed. */
  marks?: string;
}

/** In no order; each daily of a day at most once. */
export type Attempts = readonly Attempt[];

/** So far back they can be played once more, and those of today, too. */
const daysInArchive = 30;
/** Ten years of three a day. */
const mostAttempts = 11_000;

const numberOf = (day: string) => must(dayNumber(day));

/** It lay in the archive, by a clock that was ahead perhaps. */
const isPracticeAlone = ({ result, practice }: Attempt) => result === undefined && practice !== undefined;

export const attemptAt = (attempts: Attempts, daily: DailyId, day: string): Attempt | undefined =>
  attempts.find((own) => own.daily === daily && own.day === day);

/**
 * Whether a daily counts that is begun now: today's, if none has been begun yet, and none of a later day: a clock that
 * was set back gives nobody another. One that was wrong by years does not spoil all the days until then.
 */
export const counts = (attempts: Attempts, daily: DailyId, day: string, today: string): boolean =>
  day === today && !attemptAt(attempts, daily, day) && countsAgainFrom(attempts, daily, today) === undefined;

/**
 * From which day on a daily counts again, where one of a later day has been begun; undefined where none stands in its
 * way.
 */
export function countsAgainFrom(attempts: Attempts, daily: DailyId, today: string): string | undefined {
  const now = numberOf(today);
  const ahead = attempts
    .filter((own) => own.daily === daily && !isPracticeAlone(own))
    .map(({ day }) => numberOf(day) - now)
    .filter((days) => days > 0 && days <= daysInArchive);
  if (ahead.length === 0) return undefined;
  const next = dayWritten(now + Math.max(...ahead) + 1);
  return countsAgainFrom(attempts, daily, next) ?? next;
}

/** A daily is begun: the one that counts, or, for practice, another. */
export function begun(attempts: Attempts, daily: DailyId, day: string, today: string): Attempts {
  if (counts(attempts, daily, day, today)) return [...attempts, { daily, day }].slice(-mostAttempts);
  return attempts.map((own) => (own.daily === daily && own.day === day && !own.result ? { ...own, again: true } : own));
}

/** Whether what is played of that day now is the one that counts, and is not over yet. */
export function isCounting(attempts: Attempts, daily: DailyId, day: string): boolean {
  const own = attemptAt(attempts, daily, day);
  return own !== undefined && !own.result && !own.again;
}

/** It is over. What does not count changes nothing. */
export const ended = (attempts: Attempts, daily: DailyId, day: string, result: DailyResult): Attempts =>
  isCounting(attempts, daily, day)
    ? attempts.map((own) => (own.daily === daily && own.day === day ? { ...own, result } : own))
    : attempts;

/**
 * It was played to its end, and did not count. What is still to come is not begun by it; what counted may be told
 * twice.
 */
export function practised(
  attempts: Attempts,
  daily: DailyId,
  day: string,
  today: string,
  practice: DailyResult,
): Attempts {
  const known = attemptAt(attempts, daily, day);
  if (known?.result && rankOf(known.result) === rankOf(practice)) return attempts;
  if (known) return attempts.map((own) => (own.daily === daily && own.day === day ? { ...own, practice } : own));
  if (numberOf(day) >= numberOf(today)) return attempts;
  return [...attempts, { daily, day, again: true as const, practice }].slice(-mostAttempts);
}

/** Those of two devices: of the same daily the one that is over, or with more points. */
export function joinedAttempts(one: Attempts, other: Attempts): Attempts {
  const all = new Map<string, Attempt>();
  for (const own of [...one, ...other]) {
    const key = `${own.day} ${own.daily}`;
    const known = all.get(key);
    all.set(key, known ? joined(known, own) : own);
  }
  return [...all.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, own]) => own)
    .slice(-mostAttempts);
}

function joined(one: Attempt, other: Attempt): Attempt {
  const [more, less] = rank(one) >= rank(other) ? [one, other] : [other, one];
  const practices = [more.practice, less.practice].filter((own) => own !== undefined);
  const [practice] = practices.sort((a, b) => (rankOf(a) > rankOf(b) ? -1 : 1));
  return practice ? { ...more, practice } : more;
}

/** A text that is larger the more there is to it, whatever it is compared with. */
function rank({ result, again }: Attempt): string {
  if (!result) return again ? '0' : '1';
  return `2 ${rankOf(result)} ${Number(again ?? false)}`;
}

function rankOf({ points, found, of = -1, ms = -1, hints = -1, marks = '' }: DailyResult): string {
  const figures = [points + 1e9, found, of + 1, ms + 1, hints + 1].map((own) => String(own).padStart(12, '0'));
  return `${figures.join(' ')} ${marks}`;
}

const version = 1;

export const writeAttempts = (attempts: Attempts) => ({ version, attempts: [...attempts] });

/** No more than anybody makes, so that each has its place beside the others. */
const mostPoints = 1e8;
const points: Reader<number> = (value) => {
  const own = whole(value);
  return own !== undefined && Math.abs(own) <= mostPoints ? own : undefined;
};
const some: Reader<number> = (value) => {
  const own = count(value);
  return own !== undefined && own <= 1e11 ? own : undefined;
};

const readResult = recordOf<DailyResult>({
  found: some,
  'of?': some,
  points,
  'ms?': some,
  'hints?': some,
  'marks?': matching(/^[fhm]{1,40}$/),
});

const readAttempt: Reader<Attempt> = recordOf<Attempt>({
  daily: oneOf(dailyIds),
  day: aDay,
  'result?': readResult,
  'again?': oneOf([true] as const),
  'practice?': readResult,
});

type AttemptsFault = 'newer' | 'damaged';

/** The attempts in a value that was kept or brought in; or why nothing is taken of it. Takes anything. */
export function readAttempts(value: unknown): Attempts | AttemptsFault {
  const given = fieldsOf<ReturnType<typeof writeAttempts>>(value);
  const release = count(given?.version);
  if (!given || !release) return 'damaged';
  if (release > version) return 'newer';
  const { attempts } = given;
  if (!Array.isArray(attempts) || attempts.length > mostAttempts) return 'damaged';
  const read = Array.from<unknown, Attempt | undefined>(attempts, readAttempt);
  if (!read.every((own) => own !== undefined)) return 'damaged';
  const keys = new Set(read.map(({ daily, day }) => `${daily} ${day}`));
  return keys.size === read.length ? read : 'damaged';
}

/** What a daily of today that counted leaves behind. */
export interface DailyEnd {
  /** So many days in a row. */
  days: number;
  /** The next that is still to be played. */
  next: DailyId | undefined;
}

/** How today stands after one of its dailies, of those there are; undefined where that one is not done. */
export function endOf(attempts: Attempts, id: DailyId, today: string, all: readonly DailyId[]): DailyEnd | undefined {
  const isDone = (daily: DailyId) => attemptAt(attempts, daily, today)?.result !== undefined;
  if (!isDone(id)) return undefined;
  const isOpen = (daily: DailyId) => !isDone(daily) && !attemptAt(attempts, daily, today)?.again;
  return { days: streakOf(attempts, today).days, next: dailyIds.find((own) => all.includes(own) && isOpen(own)) };
}

export interface Streak {
  /** So many days in a row on which a daily was played; the forgiven ones are not counted. */
  days: number;
  best: number;
  /** The days of the row that lasts. */
  played: readonly string[];
  /** Days of that row that were missed and forgiven. */
  forgiven: readonly string[];
}

/** In so many days one is forgiven. */
const week = 7;

/** The days in a row, as of today, on which a daily was played to its end. Today may still be. */
export function streakOf(attempts: Attempts, today: string): Streak {
  const now = must(dayNumber(today));
  const all = new Set(attempts.flatMap(({ day, result }) => (result ? must(dayNumber(day)) : [])));
  const done = [...all].filter((day) => day <= now).sort((one, other) => one - other);
  let row = newRow();
  let best = 0;
  for (const day of done) {
    row = missedUntil(day, row);
    row.played.push(day);
    best = Math.max(best, row.played.length);
  }
  // Today is not over.
  const { played, forgiven } = missedUntil(now, row);
  return {
    days: played.length,
    best,
    played: played.map(dayWritten),
    forgiven: forgiven.map(dayWritten),
  };
}

interface Row {
  played: number[];
  forgiven: number[];
}

const newRow = (): Row => ({ played: [], forgiven: [] });

/** The second missed day in a row ends it: however many more there are, nothing comes of them. */
function missedUntil(day: number, row: Row): Row {
  const last = row.played.at(-1);
  if (last === undefined) return row;
  return [last + 1, last + 2].filter((own) => own < day).reduce(missed, row);
}

/** Where it is one too many, what came after the one before is a row of its own: a day more never makes it shorter. */
function missed({ played, forgiven }: Row, day: number): Row {
  const last = forgiven.at(-1);
  const isTooSoon = last !== undefined && day - last < week;
  const row = isTooSoon ? { played: played.filter((own) => own > last), forgiven: [] } : { played, forgiven };
  return row.played.length > 0 ? { ...row, forgiven: [...row.forgiven, day] } : newRow();
}

/** The days before today that can be played once more, the latest first. */
export function daysBefore(today: string): string[] {
  const now = must(dayNumber(today));
  return Array.from({ length: daysInArchive }, (_, at) => dayWritten(now - 1 - at));
}

/** Where the dailies that were played are kept between visits. */
export const dailiesPlace = 'dailies';

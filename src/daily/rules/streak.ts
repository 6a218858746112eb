import { dayNumber, dayWritten } from '../../engine/keeping/days';
import { must } from '../../engine/must';
import type { Attempts } from './attempts';

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

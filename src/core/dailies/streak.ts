import { dayNumber, dayWritten } from '../keeping/days';
import { the } from '../the';
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
  const now = the(dayNumber(today));
  const done = new Set(attempts.flatMap(({ day, result }) => (result ? the(dayNumber(day)) : [])));
  let row = newRow();
  let best = 0;
  const first = [...done].reduce((least, day) => Math.min(least, day), now);
  for (let day = first; day <= now; day++) {
    if (done.has(day)) row.played.push(day);
    // Today is not over.
    else if (day < now) row = missed(row, day);
    best = Math.max(best, row.played.length);
  }
  const { played, forgiven } = row;
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

/** Where it is one too many, what came after the one before is a row of its own: a day more never makes it shorter. */
function missed({ played, forgiven }: Row, day: number): Row {
  const last = forgiven.at(-1);
  const isTooSoon = last !== undefined && day - last < week;
  const row = isTooSoon ? { played: played.filter((own) => own > last), forgiven: [] } : { played, forgiven };
  return row.played.length > 0 ? { ...row, forgiven: [...row.forgiven, day] } : newRow();
}

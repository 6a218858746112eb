const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/**
 * The number of a day, written 2026-11-21, counted from the first of March of year 0; undefined if there is no
 * such day.
 */
export function dayNumber(date: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return undefined;
  const [year, month, day] = [date.slice(0, 4), date.slice(5, 7), date.slice(8)].map(Number) as [
    number,
    number,
    number,
  ];
  const length = (monthLengths[month - 1] ?? 0) + (month === 2 && isLeap(year) ? 1 : 0);
  if (day < 1 || day > length) return undefined;
  // A year that begins in March has its leap day at the end.
  const shifted = month > 2 ? year : year - 1;
  return firstOf(shifted) + Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
}

/** The other way round: how the day of a number is written. */
export function dayWritten(number: number): string {
  const shifted = Math.floor((4 * number + 3) / 1461);
  // A guess that leap days make too large or too small by one.
  const year = [shifted + 1, shifted, shifted - 1].find((own) => firstOf(own) <= number) ?? shifted;
  const ofYear = number - firstOf(year);
  const month = Math.floor((5 * ofYear + 2) / 153);
  const date = ofYear - Math.floor((153 * month + 2) / 5) + 1;
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${String(month < 10 ? year : year + 1).padStart(4, '0')}-${twoDigits(((month + 2) % 12) + 1)}-${twoDigits(date)}`;
}

/** The number of the first of March. */
const firstOf = (year: number) => year * 365 + Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);

/** A clock in a game's state: the core has none of its own, whoever measures says how long it was. */
export interface Spent {
  msSpent: number;
  /** Null without a limit; then it is noted all the same, for the replay. */
  msAllowed: number | null;
}

/** What has been spent after so much more: never more than there was. */
export const spentAfter = ({ msSpent, msAllowed }: Spent, ms: number) =>
  Math.min(msSpent + ms, msAllowed ?? Number.MAX_SAFE_INTEGER);

export const isUp = ({ msSpent, msAllowed }: Spent) => msAllowed !== null && msSpent >= msAllowed;

/** What a clock shows, and what a time bonus counts: a begun second is a whole one. Null without a limit. */
export const secondsLeft = ({ msSpent, msAllowed }: Spent): number | null =>
  msAllowed === null ? null : Math.ceil(Math.max(0, msAllowed - msSpent) / 1000);

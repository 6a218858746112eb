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
  const leaps = Math.floor(shifted / 4) - Math.floor(shifted / 100) + Math.floor(shifted / 400);
  return shifted * 365 + leaps + Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
}

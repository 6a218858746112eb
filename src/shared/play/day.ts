/** The day as it is where the player is, written as the daily grid wants it. */
export function dayOf(date: Date): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  const year = String(date.getFullYear()).padStart(4, '0');
  return [year, twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join('-');
}

/** The other way round: any time of a day that is written so. */
export function dateOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

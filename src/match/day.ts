/** The day as it is where the player is, written as the daily grid wants it. */
export function dayOf(date: Date): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  const year = String(date.getFullYear()).padStart(4, '0');
  return [year, twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join('-');
}

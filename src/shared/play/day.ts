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

/** The month of a day, written like the day without its end. */
export const monthOfDay = (day: string) => day.slice(0, -3);

/** The first of a month, so many months later. */
const firstOf = (month: string, later = 0) => {
  const first = dateOf(`${month}-01`);
  first.setMonth(first.getMonth() + later);
  return first;
};

export const monthBeside = (month: string, by: -1 | 1) => monthOfDay(dayOf(firstOf(month, by)));

/** All days of a month. */
export function daysOf(month: string): string[] {
  const next = firstOf(month, 1);
  const length = new Date(next.getFullYear(), next.getMonth(), 0).getDate();
  return Array.from({ length }, (_, at) => `${month}-${String(at + 1).padStart(2, '0')}`);
}

/** A device that sleeps is late; a clock may be set, and a zone left. */
const mostMs = 3_600_000;

/** Calls whenever another day has begun where the player is. What comes back ends that. */
export function onNewDay(come: () => void): () => void {
  let today = dayOf(new Date());
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(waiting);
    const now = new Date();
    const day = dayOf(now);
    if (day !== today) {
      today = day;
      come();
    }
    const midnight = dateOf(day);
    midnight.setDate(midnight.getDate() + 1);
    waiting = setTimeout(look, Math.min(midnight.getTime() - now.getTime(), mostMs));
  };
  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    clearTimeout(waiting);
    document.removeEventListener('visibilitychange', look);
  };
}

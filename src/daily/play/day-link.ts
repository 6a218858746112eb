import { dayNumber } from '../../engine/saving/time';
import { dayMark, isDay } from '../../shared/play/hash-prefixes';
import { type DailyId, dailyIds } from '../rules/attempts';

/** An address that leads whoever opens it to a daily of a day, or to all of them. */
export const dayLink = (page: string, day: string, id?: DailyId): string =>
  `${page.replace(/[?#].*$/s, '')}${dayMark}${day}${id ? `/${id}` : ''}`;

/** What such an address leads to; undefined if it is none. */
export function readDayLink(hash: string): { day: string; id: DailyId | undefined } | undefined {
  if (!isDay(hash)) return undefined;
  const [day = '', named] = hash.slice(dayMark.length).split('/');
  const id = dailyIds.find((own) => own === named);
  return dayNumber(day) === undefined || (named !== undefined && !id) ? undefined : { day, id };
}

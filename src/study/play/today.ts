import { dayNumber, dayWritten } from '../../engine/keeping/days';
import { must } from '../../engine/must';
import { dateOf, dayOf } from '../../shared/play/day';

/** The number of the day that it is where the player is. */
export const dayAt = (date: Date): number => must(dayNumber(dayOf(date)));

/** The other way round: any time of that day. */
export const dateAt = (day: number): Date => dateOf(dayWritten(day));

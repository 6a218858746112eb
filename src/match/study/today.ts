import { dayNumber, dayWritten } from '../../core/keeping/days';
import { the } from '../../core/the';
import { dateOf, dayOf } from '../day';

/** The number of the day that it is where the player is. */
export const dayAt = (date: Date): number => the(dayNumber(dayOf(date)));

/** The other way round: any time of that day. */
export const dateAt = (day: number): Date => dateOf(dayWritten(day));

import { dayNumber, dayWritten } from '../../engine/keeping/days';
import { must } from '../../engine/must';
import { daysInArchive } from './attempts';

/** The days before today that can be played once more, the latest first. */
export function daysBefore(today: string): string[] {
  const now = must(dayNumber(today));
  return Array.from({ length: daysInArchive }, (_, at) => dayWritten(now - 1 - at));
}

import { attemptAt, type DailyId, streakOf } from '../../core/dailies';
import { dayOf } from '../../match/day';
import { playShelf } from '../../match/records/play-shelf';
import type { House } from '../house';

/** How many days in a row it makes, where today's daily of that kind is done. */
export async function rowWith({ storage }: House, id: DailyId, day: string | undefined) {
  const today = dayOf(new Date());
  if (day !== today) return undefined;
  const attempts = await playShelf(storage).dailies.read();
  return attemptAt(attempts, id, today)?.result && streakOf(attempts, today).days;
}

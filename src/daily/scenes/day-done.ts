import { dayOf } from '../../shared/play/day';
import type { Services } from '../../shared/scenes/services';
import { playShelf } from '../../stats/play/play-shelf';
import { attemptAt, type DailyId, streakOf } from '../rules';

/** How many days in a row it makes, where today's daily of that kind is done. */
export async function rowWith({ storage }: Services, id: DailyId, day: string | undefined) {
  const today = dayOf(new Date());
  if (day !== today) return undefined;
  const attempts = await playShelf(storage).dailies.read();
  return attemptAt(attempts, id, today)?.result && streakOf(attempts, today).days;
}

import {
  gamesPlayed,
  type MilestoneId,
  milestoneIds,
  milestonesOf,
  type PlayRecord,
} from '../../core/records';
import type { Shelf } from '../set-aside';

const place = 'celebrated';

/** Milestones that have been reached since this was last asked: each is celebrated once. */
export async function freshMilestones(
  shelf: Pick<Shelf, 'get' | 'set'>,
  record: PlayRecord,
): Promise<MilestoneId[]> {
  const kept = await shelf.get(place);
  const known = Array.isArray(kept) ? milestoneIds.filter((id) => kept.includes(id)) : [];
  const reached = gamesPlayed
    .flatMap((game) => milestonesOf(record, game))
    .filter((own) => own.reached >= own.goal)
    .map(({ id }) => id);
  const fresh = reached.filter((id) => !known.includes(id));
  if (fresh.length > 0) await shelf.set(place, [...known, ...fresh]);
  return fresh;
}

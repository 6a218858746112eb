import { type BookForm, KeptBook, type SharedShelf, whyUnread } from '../../shared/play/kept-book';
import { gamesPlayed, type MilestoneId, milestoneIds, milestonesOf, type PlayRecord } from '../rules';

const form: BookForm<readonly MilestoneId[]> = {
  place: 'celebrated',
  empty: [],
  read: (value) =>
    Array.isArray(value) ? milestoneIds.filter((id) => value.includes(id)) : whyUnread(value),
  write: (ids) => ids,
  joined: (one, other) => [...new Set([...one, ...other])],
};

/** Milestones that have been reached since this was last asked: each is celebrated once. */
export async function freshMilestones(shelf: SharedShelf, record: PlayRecord): Promise<MilestoneId[]> {
  const reached = gamesPlayed
    .flatMap((game) => milestonesOf(record, game))
    .filter((own) => own.reached >= own.goal)
    .map(({ id }) => id);
  let fresh: MilestoneId[] = [];
  await new KeptBook(shelf, form).change((known) => {
    fresh = reached.filter((id) => !known.includes(id));
    return fresh.length > 0 ? [...known, ...fresh] : known;
  });
  return fresh;
}

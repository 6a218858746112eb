import type { Streak } from '../../daily/rules/attempts';
import { gamesPlayed, type Played } from '../../engine/played';
import { dateOf, dayOf } from '../../shared/play/day';
import { type BookForm, SavedBook, type SharedShelf, whyUnread } from '../../shared/play/saved-book';
import { type MilestoneId, milestoneIds, milestonesOf, type PlayRecord } from '../rules/statistics';

/** What a day of the calendar was. */
type DayState = 'streak' | 'played' | 'forgiven' | 'missed' | 'today' | 'coming';

export interface MonthDay {
  date: number;
  state: DayState;
  isPlayed: boolean;
}

/** The month of a day: its first, and what was played on each. */
export function monthOf(today: string, record: PlayRecord, streak: Streak) {
  const now = dateOf(today);
  const [year, month] = [now.getFullYear(), now.getMonth()];
  const length = new Date(year, month + 1, 0).getDate();
  const played = new Set(record.map(({ day }) => day));
  const days = Array.from({ length }, (_, at): MonthDay => {
    const day = dayOf(new Date(year, month, at + 1));
    const isPlayed = played.has(day) || streak.played.includes(day);
    return { date: at + 1, isPlayed, state: stateOf(day, today, isPlayed, streak) };
  });
  return { days, first: new Date(year, month, 1) };
}

function stateOf(day: string, today: string, isPlayed: boolean, { played, forgiven }: Streak): DayState {
  if (day === today) return 'today';
  if (day > today) return 'coming';
  if (played.includes(day)) return 'streak';
  if (forgiven.includes(day)) return 'forgiven';
  return isPlayed ? 'played' : 'missed';
}

const form: BookForm<readonly MilestoneId[]> = {
  place: 'celebrated',
  empty: [],
  read: (value) => (Array.isArray(value) ? milestoneIds.filter((id) => value.includes(id)) : whyUnread(value)),
  write: (ids) => ids,
  joined: (one, other) => [...new Set([...one, ...other])],
};

const reachedIn = (record: PlayRecord): MilestoneId[] =>
  gamesPlayed
    .flatMap((game) => milestonesOf(record, game))
    .filter((own) => own.reached >= own.goal)
    .map(({ id }) => id);

/** Milestones that this game has reached: each is celebrated once. */
export async function earnedBy(shelf: SharedShelf, record: PlayRecord, { id }: Pick<Played, 'id'>) {
  const before = reachedIn(record.filter((own) => own.id !== id));
  const reached = reachedIn(record);
  let earned: MilestoneId[] = [];
  await new SavedBook(shelf, form).change((known) => {
    const fresh = reached.filter((own) => !known.includes(own));
    earned = fresh.filter((own) => !before.includes(own));
    return fresh.length > 0 ? [...known, ...fresh] : known;
  });
  return earned;
}

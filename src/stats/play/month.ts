import type { Streak } from '../../daily/rules';
import { dateOf, dayOf } from '../../shared/play/day';
import type { PlayRecord } from '../rules';

/** What a day of the calendar was. */
export type DayState = 'row' | 'played' | 'forgiven' | 'missed' | 'today' | 'coming';

export interface MonthDay {
  date: number;
  state: DayState;
  isPlayed: boolean;
}

/** The month of a day: what was played on each, and how many columns the first stands behind Monday. */
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
  return { days, offset: (new Date(year, month, 1).getDay() + 6) % 7 };
}

function stateOf(day: string, today: string, isPlayed: boolean, { played, forgiven }: Streak): DayState {
  if (day === today) return 'today';
  if (day > today) return 'coming';
  if (played.includes(day)) return 'row';
  if (forgiven.includes(day)) return 'forgiven';
  return isPlayed ? 'played' : 'missed';
}

import { fieldsOf, isWithin } from '../../engine/keeping/fields';
import { must } from '../../engine/must';
import type { HistoryEntry } from './history';
import type { Clock, Rules } from './rules';

/** What a seat is given so that players who are not alike have an even game. */
export interface Handicap {
  /** At the start. */
  points?: number;
  /** Where a clock runs, so many hundredths of its time. */
  time?: number;
  /** So many turns in which it may take hints, whatever the rules say of hints. */
  hints?: number;
}

export const handicapRanges = { points: [10, 300], time: [100, 400], hints: [0, 20] } as const;

const isIn = (value: unknown, range: readonly [number, number]) =>
  value === undefined || isWithin(value, range);

export function isHandicap(value: unknown): value is Handicap {
  const { points, time, hints } = fieldsOf<Handicap>(value) ?? {};
  return (
    fieldsOf(value) !== undefined &&
    isIn(points, handicapRanges.points) &&
    isIn(time, handicapRanges.time) &&
    isIn(hints, handicapRanges.hints)
  );
}

/** Copied and stripped of what does not belong; undefined where it gives nothing. */
export function ownHandicap({ points, time, hints }: Handicap): Handicap | undefined {
  const own = {
    ...(points !== undefined && { points }),
    ...(time !== undefined && { time }),
    ...(hints !== undefined && { hints }),
  };
  return Object.keys(own).length > 0 ? own : undefined;
}

/** The table at which it is given. */
interface Given {
  rules: Pick<Rules, 'clock' | 'hints'>;
  seats: readonly { handicap?: Handicap }[];
}

/** The clock of the table, as it runs for a seat. */
export function clockOf({ rules: { clock }, seats }: Given, seat: number): Clock {
  const times = (must(seats[seat]).handicap?.time ?? 100) / 100;
  if (clock.kind === 'perTurn') return { ...clock, seconds: clock.seconds * times };
  return clock.kind === 'perPlayer' ? { ...clock, minutes: clock.minutes * times } : clock;
}

/** Whether a seat may take a hint in the turn at hand, or else in its next one. */
export function mayTakeHints(
  { setup, state }: { setup: Given; state: { history: readonly HistoryEntry[]; turn: number } },
  seat: number,
): boolean {
  const given = must(setup.seats[seat]).handicap?.hints;
  if (given === undefined) return setup.rules.hints;
  const turns = state.history
    .filter((entry) => entry.seat === seat && entry.hints !== undefined && entry.turn !== state.turn)
    .map(({ turn }) => turn);
  return new Set(turns).size < given;
}

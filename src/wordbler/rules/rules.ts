import { must } from '../../engine/must';
import { fieldsOf, isWithin } from '../../engine/saving/untrusted';
import { type BoardRules, boardOf, mostLayouts, otherBoards } from './shape';
import type { HistoryEntry } from './types';

/** What a table agrees on before the first draw. Data only: the engine reads it, nobody subclasses it. */
export interface Rules extends BoardRules {
  /** What an invalid word costs, or whether only a challenge finds it. */
  invalidWord: 'turnLost' | 'tryAgain' | 'challenge';
  /** Points for laying a whole rack in one play. */
  fullRackBonus: number;
  /** What happens once a refill leaves the bag empty. */
  bagEmpty: 'gameEnds' | 'playOn';
  /** So many fails in a row, over all seats, end the game. */
  failsToEnd: number;
  /** An exchange needs at least so many tiles in the bag. */
  exchangeNeeds: number;
  clock: Clock;
  /** An open play that nobody has challenged for so long stands. Without it, opponents are waited for. */
  challengeSeconds?: number;
  hints: boolean;
  /** Laid tiles show whether their runs are words. Games kept before there was a choice don't. */
  showsWords?: boolean;
}

export type Clock =
  | { kind: 'off' }
  | { kind: 'perTurn'; seconds: number }
  | { kind: 'perPlayer'; minutes: number }
  /** By correspondence. */
  | { kind: 'perDays'; days: number };

export type PresetName = 'casual' | 'classic' | 'timed' | 'wordbler';

export const presets: Readonly<Record<PresetName, Rules>> = {
  casual: {
    invalidWord: 'tryAgain',
    fullRackBonus: 50,
    bagEmpty: 'playOn',
    failsToEnd: 6,
    exchangeNeeds: 7,
    clock: { kind: 'off' },
    hints: true,
    showsWords: true,
  },
  classic: {
    invalidWord: 'turnLost',
    fullRackBonus: 50,
    bagEmpty: 'playOn',
    failsToEnd: 6,
    exchangeNeeds: 7,
    clock: { kind: 'off' },
    hints: false,
  },
  timed: {
    invalidWord: 'tryAgain',
    fullRackBonus: 50,
    bagEmpty: 'playOn',
    failsToEnd: 6,
    exchangeNeeds: 7,
    clock: { kind: 'perTurn', seconds: 180 },
    hints: true,
    showsWords: true,
  },
  wordbler: {
    invalidWord: 'turnLost',
    fullRackBonus: 0,
    bagEmpty: 'gameEnds',
    failsToEnd: 6,
    exchangeNeeds: 7,
    clock: { kind: 'off' },
    hints: true,
  },
};

export const ruleChoices = {
  invalidWord: ['turnLost', 'tryAgain', 'challenge'],
  bagEmpty: ['gameEnds', 'playOn'],
  clock: ['off', 'perTurn', 'perPlayer'],
} as const;

/** From the least to the most that a figure of the rules may be. */
export const ruleRanges = {
  fullRackBonus: [0, 200],
  failsToEnd: [2, 20],
  exchangeNeeds: [1, 7],
  turnSeconds: [30, 300],
  playerMinutes: [1, 60],
  turnDays: [1, 7],
  challengeSeconds: [10, 7 * 24 * 60 * 60],
  premiums: [0, mostLayouts - 1],
} as const;

const isOneOf = (value: unknown, choices: readonly string[]) => choices.includes(value as string);

function isClock(value: unknown): value is Clock {
  const { kind, seconds, minutes, days } =
    fieldsOf<{ kind: string; seconds: number; minutes: number; days: number }>(value) ?? {};
  if (kind === 'perDays') return isWithin(days, ruleRanges.turnDays);
  if (kind === 'perTurn') return isWithin(seconds, ruleRanges.turnSeconds);
  if (kind === 'perPlayer') return isWithin(minutes, ruleRanges.playerMinutes);
  return kind === 'off';
}

export function areRules(value: unknown): value is Rules {
  const rules = fieldsOf<Rules>(value);
  return (
    rules !== undefined &&
    isOneOf(rules.invalidWord, ruleChoices.invalidWord) &&
    isOneOf(rules.bagEmpty, ruleChoices.bagEmpty) &&
    isWithin(rules.fullRackBonus, ruleRanges.fullRackBonus) &&
    isWithin(rules.failsToEnd, ruleRanges.failsToEnd) &&
    isWithin(rules.exchangeNeeds, ruleRanges.exchangeNeeds) &&
    isClock(rules.clock) &&
    (rules.challengeSeconds === undefined || isWithin(rules.challengeSeconds, ruleRanges.challengeSeconds)) &&
    typeof rules.hints === 'boolean' &&
    (rules.showsWords === undefined || typeof rules.showsWords === 'boolean') &&
    (rules.board === undefined || isOneOf(rules.board, otherBoards)) &&
    (rules.premiums === undefined || isWithin(rules.premiums, ruleRanges.premiums)) &&
    (rules.letterOrder === undefined || rules.letterOrder === 'free')
  );
}

/** Sound rules, copied and stripped of what does not belong. */
export function ownRules(rules: Rules): Rules {
  const { invalidWord, fullRackBonus, bagEmpty, failsToEnd, exchangeNeeds, clock } = rules;
  const { challengeSeconds, hints, showsWords } = rules;
  return {
    invalidWord,
    fullRackBonus,
    bagEmpty,
    failsToEnd,
    exchangeNeeds,
    clock: ownClock(clock),
    ...(challengeSeconds !== undefined && { challengeSeconds }),
    hints,
    ...(showsWords !== undefined && { showsWords }),
    ...boardOf(rules),
  };
}

function ownClock(clock: Clock): Clock {
  switch (clock.kind) {
    case 'perTurn':
      return { kind: clock.kind, seconds: clock.seconds };
    case 'perPlayer':
      return { kind: clock.kind, minutes: clock.minutes };
    case 'perDays':
      return { kind: clock.kind, days: clock.days };
    case 'off':
      return { kind: clock.kind };
  }
}

const msPerDay = 24 * 60 * 60 * 1000;

/** How long a turn may take before it is lost; undefined where it may take any time. */
export function msPerTurn(clock: Clock): number | undefined {
  if (clock.kind === 'perTurn') return clock.seconds * 1000;
  return clock.kind === 'perDays' ? clock.days * msPerDay : undefined;
}

export const presetOf = (rules: Rules): PresetName | undefined =>
  (Object.keys(presets) as PresetName[]).find((name) => sameRules(presets[name], rules));

const sameRules = (a: Rules, b: Rules) =>
  (Object.keys(presets.casual) as (keyof Rules)[]).every(
    (key) => JSON.stringify(a[key] ?? false) === JSON.stringify(b[key] ?? false),
  );

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

const isIn = (value: unknown, range: readonly [number, number]) => value === undefined || isWithin(value, range);

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

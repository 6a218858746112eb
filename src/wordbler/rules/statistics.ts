import { isLanguage } from '../../engine/alphabet/languages';
import { must } from '../../engine/must';
import type { Played, Share, Told } from '../../engine/played';
import { digestOf } from '../../engine/saving/untrusted';
import type { Outcome } from './ending';
import type { ReadonlyGame } from './engine';
import { justRight, levels } from './levels';
import type { Rules } from './rules';
import { readingOf, type WordScore } from './scoring';
import type { Seat } from './setup';
import type { HistoryEntry } from './types';

/** Figures of a game that is worth telling about. */
export interface Records {
  bestPlay: { seat: number; word: string; points: number } | undefined;
  longestWord: { seat: number; word: string } | undefined;
  /** The seat with the most points a turn. */
  average: { seat: number; points: number } | undefined;
  bonuses: { count: number; points: number };
}

export interface SeatRecord {
  best: number;
  /** Points a scoring turn. */
  average: number;
  missed: number;
  exchanged: number;
}

type Play = HistoryEntry & { kind: 'played' };

const isPlay = (entry: HistoryEntry): entry is Play => entry.kind === 'played';

const most = <T>(items: readonly T[], figure: (item: T) => number): T | undefined =>
  items.reduce<T | undefined>(
    (best, item) => (best === undefined || figure(item) > figure(best) ? item : best),
    undefined,
  );

/** All words that were laid, the last first, each once. */
export const wordsLaid = (history: readonly HistoryEntry[]): string[] => [
  ...new Set(
    history
      .filter(isPlay)
      .flatMap(({ sheet }) => sheet.words.map(readingOf))
      .reverse(),
  ),
];

export function recordsOf(history: readonly HistoryEntry[], seats: number): Records {
  const plays = history.filter(isPlay);
  const best = most(plays, ({ points }) => points);
  const words = plays.flatMap(({ seat, sheet }) => sheet.words.map((word) => ({ seat, word })));
  const longest = most(words, ({ word }: { word: WordScore }) => word.letters.length);
  const averages = Array.from({ length: seats }, (_, seat) => ({ seat, points: averageOf(history, seat) }));
  const withBonus = plays.filter(({ sheet }) => sheet.bonus > 0);
  return {
    bestPlay: best && { seat: best.seat, word: readingOf(must(best.sheet.words[0])), points: best.points },
    longestWord: longest && { seat: longest.seat, word: readingOf(longest.word) },
    average: plays.length > 0 ? most(averages, ({ points }) => points) : undefined,
    bonuses: { count: withBonus.length, points: withBonus.reduce((sum, { sheet }) => sum + sheet.bonus, 0) },
  };
}

export function seatRecord(history: readonly HistoryEntry[], seat: number): SeatRecord {
  const own = history.filter((entry) => entry.seat === seat);
  const plays = own.filter(isPlay);
  return {
    best: Math.max(0, ...plays.map(({ points }) => points)),
    average: plays.length > 0 ? plays.reduce((sum, { points }) => sum + points, 0) / plays.length : 0,
    missed: own.filter(({ kind }) => kind === 'invalid' || kind === 'timedOut').length,
    exchanged: own.filter(({ kind }) => kind === 'exchanged').length,
  };
}

// Every turn counts, played or not; what only followed at the end, or in between, does not.
function averageOf(history: readonly HistoryEntry[], seat: number): number {
  const own = history.filter((entry) => entry.seat === seat && endsTurn(entry));
  return own.reduce((sum, { points }) => sum + points, 0) / Math.max(1, own.length);
}

function endsTurn(entry: HistoryEntry): boolean {
  if (entry.kind === 'invalid') return entry.turnLost;
  return entry.kind === 'played' || entry.kind === 'exchanged' || entry.kind === 'passed' || entry.kind === 'timedOut';
}

/** Where nobody plays by a level. */
const ofPeople = 'people';

/** The seat of who plays here: the one of that name, else the first person's; undefined without one. */
export function ownSeat(seats: readonly Seat[], { name }: Pick<Told, 'name'>): number | undefined {
  const people = [...seats.keys()].filter((seat) => must(seats[seat]).kind === 'person');
  return people.find((seat) => must(seats[seat]).name === name) ?? people[0];
}

/**
 * Of whom an end tells: whoever plays alone, or else the best; and with whom they compare, where their points say who
 * came first.
 */
export function heroOf(seats: readonly Pick<Seat, 'kind'>[], { ranking }: Pick<Outcome, 'ranking'>) {
  const people = ranking.filter(({ seat }) => seats[seat]?.kind === 'person');
  const own = must(people.length === 1 ? people[0] : ranking[0]);
  const other = ranking.find((one) => one !== own);
  const isTold = other && Math.sign(own.total - other.total) === Math.sign(other.place - own.place);
  return { own, other: isTold ? other : undefined };
}

/** A game that is over, for the record; undefined while it is not, and where only computers have played. */
export function asPlayed({ setup, state, commands }: ReadonlyGame, told: Told, share?: Share): Played | undefined {
  const { name: _, ...more } = told;
  const own = ownSeat(setup.seats, told);
  const { outcome } = state;
  if (!outcome || own === undefined || !isLanguage(setup.tiles)) return undefined;
  const board = boardPlayedOn(setup.rules);
  const others = state.scores.filter((_, seat) => seat !== own);
  const points = must(outcome.ranking.find(({ seat }) => seat === own)).total;
  const turns = state.history.filter(({ seat }) => seat === own);
  const { bestPlay, longestWord, bonuses } = recordsOf(turns, setup.seats.length);
  const hints = turns.reduce((sum, entry) => sum + (entry.hints ?? 0), 0);
  const isWon = outcome.winners.includes(own);
  return {
    id: digestOf(['wordbler', setup, commands, own]),
    game: 'wordbler',
    level: levelOf(setup.seats),
    language: setup.tiles,
    result: !isWon ? 'lost' : outcome.winners.length > 1 ? 'drawn' : 'won',
    points,
    ...(others.length > 0 && { ahead: points - Math.max(...others) }),
    ...(bestPlay && { best: { word: bestPlay.word, points: bestPlay.points } }),
    ...(longestWord && { longest: { word: longestWord.word, letters: longestWord.word.length } }),
    ...(share && { share }),
    against: setup.seats.filter((_, seat) => seat !== own).map((seat) => seat.name),
    ...(bonuses.count > 0 && { racks: bonuses.count }),
    ...(hints > 0 && { hints }),
    ...(setup.seats.some(({ handicap }) => handicap) && { handicap: true as const }),
    ...(board && { board }),
    ...more,
  };
}

/** Another one than the usual, as the record names it. */
const boardPlayedOn = ({ board, premiums, letterOrder }: Rules) =>
  [board, premiums !== undefined && 'premiums', letterOrder].filter(Boolean).join(' ');

/** That of the strongest computer at the table. */
function levelOf(seats: readonly Seat[]): string {
  const seated = seats.map(({ level }) => level);
  return levels.findLast((level) => seated.includes(level)) ?? (seated.includes(justRight) ? justRight : ofPeople);
}

import { must } from '../../engine/must';
import type { HistoryEntry } from './history';
import { readingOf, type WordScore } from './score-sheet';

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
  return (
    entry.kind === 'played' ||
    entry.kind === 'exchanged' ||
    entry.kind === 'passed' ||
    entry.kind === 'timedOut'
  );
}

import { dailySeed } from '../../engine/random/dice';
import { dayNumber } from '../../engine/saving/time';
import { type DiceSide, type Throw, throwDice } from './board-source';
import { isKnown, marked, type WordMarks } from './known';
import { type Setup, usualRules } from './setup';
import type { Solver } from './solver';

/** What a board must hold. */
export interface Wish {
  side: DiceSide;
  seed: string;
  /** Words of fewer letters do not count. */
  shortest: number;
  fewestWords: number;
  /** So many of them a person must know. */
  fewestKnown: number;
}

/** A throw of dice, and what it holds. */
export interface Rolled {
  board: { kind: 'dice' } & Throw;
  words: number;
  points: number;
  /** How many of the words a person knows; undefined where they were not counted. */
  known?: number;
  /** If none of many throws was as wished, this is the best of them. */
  isMet: boolean;
}

// A wish that none of so many throws fulfils had better be changed.
const mostThrows = 2000;
/** So many throws are looked at at a time. */
const handful = 10;

/**
 * Throws the dice of a seed until a board is as wished, from one throw on; the same wish always has the same throw.
 * Without marks nobody can say what is known, and the number of words must do. Yields the best so far now and then, so
 * that whoever asked may do something else in between.
 */
export function* rolling(solver: Solver, wish: Wish, marks?: WordMarks, from = 0): Generator<Rolled, Rolled, void> {
  let best = look(solver, wish, marks, from);
  for (let roll = from + 1; !best.isMet && roll < from + mostThrows; roll++) {
    if (roll % handful === 0) yield best;
    const next = look(solver, wish, marks, roll);
    if (next.isMet || worthOf(next, wish) > worthOf(best, wish)) best = next;
  }
  return best;
}

function look(solver: Solver, wish: Wish, marks: WordMarks | undefined, roll: number): Rolled {
  const { side, seed, shortest, fewestWords, fewestKnown } = wish;
  const thrown: Throw = { side, seed, roll };
  const board = throwDice(thrown, solver.language);
  const { words, points } = solver.score(board, shortest);
  const rolled = { board: { kind: 'dice' as const, ...thrown }, words, points };
  if (words < fewestWords) return { ...rolled, isMet: false };
  if (fewestKnown === 0 || !marks) return { ...rolled, isMet: true };
  const known = marked(solver.solve(board, shortest), marks).filter(isKnown).length;
  return { ...rolled, known, isMet: known >= fewestKnown };
}

/** Of throws that are not as wished, one with enough words is better than any without, and then it is what is known. */
const worthOf = ({ words, known = -1 }: Rolled, { fewestWords }: Wish) =>
  words < fewestWords ? words - fewestWords : 1 + known;

// The first of March of the year 0 was a Wednesday.
const weekdayOfFirst = 2;
const weekdays = 5;

const plenty: Readonly<Record<4 | 5, Pick<Wish, 'fewestWords' | 'fewestKnown'>>> = {
  4: { fewestWords: 100, fewestKnown: 50 },
  5: { fewestWords: 200, fewestKnown: 100 },
};

/**
 * What the board of a day, written 2026-11-21, is rolled by: the same for everyone, larger at weekends. Undefined
 * if there is no such day.
 */
export function dailyWish(date: string): Wish | undefined {
  const day = dayNumber(date);
  if (day === undefined) return undefined;
  const side = (((day + weekdayOfFirst) % 7) + 7) % 7 < weekdays ? 4 : 5;
  return { side, seed: dailySeed(date), shortest: usualRules.shortest, ...plenty[side] };
}

/** The day whose board this is, if it is the one that everyone gets. */
export function dayOfBoard({ board, shortest }: Pick<Setup, 'board' | 'shortest'>): string | undefined {
  const date = board.kind === 'dice' ? /^daily-(.*)$/.exec(board.seed)?.[1] : undefined;
  const wish = date === undefined ? undefined : dailyWish(date);
  const isOfDay = board.kind === 'dice' && wish?.side === board.side && wish.shortest === shortest;
  return isOfDay ? date : undefined;
}

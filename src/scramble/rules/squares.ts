import { must } from '../../engine/must';
import type { Board } from './board';
import type { MarkedWord } from './known';
import { pathsOf } from './paths-of';

/** A word of a board, and where it lies on whichever path. */
export interface PlacedWord extends MarkedWord {
  readonly squares: readonly number[];
  /** On which of them it can begin. */
  readonly starts: readonly number[];
}

/** Walks all paths of all words: on a large board a matter of a second. */
export const placed = (board: Board, words: readonly MarkedWord[]): PlacedWord[] =>
  words.map((own) => {
    const paths = pathsOf(board, own.word);
    return {
      ...own,
      squares: [...new Set(paths.flat())],
      starts: [...new Set(paths.map(([start]) => must(start)))],
    };
  });

/** For each square, in how many of these words it takes part. */
export function wordsThrough({ letters }: Board, words: readonly Pick<PlacedWord, 'squares'>[]): number[] {
  const counts = Array.from(letters, () => 0);
  for (const { squares } of words) for (const square of squares) counts[square] = must(counts[square]) + 1;
  return counts;
}

/** For each square, the words that can begin there, in the order given. */
export function wordsFrom<Word extends Pick<PlacedWord, 'starts'>>(
  { letters }: Board,
  words: readonly Word[],
): Word[][] {
  const lists: Word[][] = Array.from(letters, () => []);
  for (const own of words) for (const square of own.starts) must(lists[square]).push(own);
  return lists;
}

import { the } from '../the';
import type { Board } from './board';
import { pathsOf } from './paths-of';

/** For each square, in how many of these words it takes part, on whichever path. */
export function wordsThrough(board: Board, words: readonly string[]): number[] {
  const counts = Array.from(board.letters, () => 0);
  for (const word of words)
    for (const square of new Set(pathsOf(board, word).flat())) counts[square] = the(counts[square]) + 1;
  return counts;
}

/** For each square, the words that can begin there, in the order given. */
export function wordsFrom(board: Board, words: readonly string[]): string[][] {
  const lists: string[][] = Array.from(board.letters, () => []);
  for (const word of words)
    for (const square of new Set(pathsOf(board, word).map(([start]) => the(start))))
      the(lists[square]).push(word);
  return lists;
}

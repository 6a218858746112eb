import { isSame, type LaidWord } from '../rules';
import type { Mark } from './picture';

/** Every laid tile says whether all its runs are words; a square that is marked otherwise stays so. */
export function withWordMarks(marked: readonly Mark[], words: readonly LaidWord[]): Mark[] {
  const laid = words.flatMap(({ squares, isWord }) =>
    squares.filter(({ isNew }) => isNew).map(({ x, y }) => ({ x, y, isWord })),
  );
  const marks = laid
    .filter((tile, index) => laid.findIndex((other) => isSame(tile, other)) === index)
    .filter((tile) => !marked.some((mark) => isSame(tile, mark)))
    .map(({ x, y }): Mark => {
      const isFine = laid.every((other) => other.isWord || !isSame({ x, y }, other));
      return { x, y, tone: isFine ? 'word' : 'noWord' };
    });
  return [...marks, ...marked];
}

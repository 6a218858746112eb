import { isSame, type Square } from '../squares/square';
import { boardSize, star } from './board';

export type Premium = '2L' | '3L' | '2W' | '3W';

/** How often a premium counts its letter, and how often its word. */
export const premiumFactors: Readonly<Record<Premium, { letter: number; word: number }>> = {
  '2L': { letter: 2, word: 1 },
  '3L': { letter: 3, word: 1 },
  '2W': { letter: 1, word: 2 },
  '3W': { letter: 1, word: 3 },
};

// One corner of the board up to its middle lines; the rest is its mirror image in both axes and diagonals.
const corner: Readonly<Record<Premium, [x: number, y: number][]>> = {
  '3W': [
    [0, 0],
    [7, 0],
  ],
  '2W': [
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 4],
    [star.x, star.y],
  ],
  '3L': [
    [5, 1],
    [5, 5],
  ],
  '2L': [
    [3, 0],
    [6, 2],
    [7, 3],
    [6, 6],
  ],
};

const folded = (at: number) => Math.min(at, boardSize - 1 - at);

function premiumOn(square: Square): Premium | null {
  const [a, b] = [folded(square.x), folded(square.y)];
  for (const premium of Object.keys(corner) as Premium[]) {
    if (corner[premium].some(([x, y]) => (x === a && y === b) || (x === b && y === a))) return premium;
  }
  return null;
}

/** The premium of each square, row by row. */
export const premiums: readonly (Premium | null)[] = Array.from(
  { length: boardSize * boardSize },
  (_, index) => premiumOn({ x: index % boardSize, y: Math.floor(index / boardSize) }),
);

export const isStar = (square: Square) => isSame(square, star);

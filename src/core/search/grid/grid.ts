import type { Square } from '../../squares/square';
import { type Direction, steps } from './directions';

export type { Square };

export const gridSize = 18;

/** The letters, a text for each row. */
export type Grid = readonly string[];

/** A word where it lies: its first letter, and the way it runs. */
export interface LaidWord extends Square {
  word: string;
  direction: Direction;
}

export const letterAt = (grid: Grid, { x, y }: Square): string => grid[y]?.[x] ?? '';

export const isInGrid = (size: number, { x, y }: Square) =>
  Number.isInteger(x) && Number.isInteger(y) && x >= 0 && y >= 0 && x < size && y < size;

/** The squares of a word, from its first letter to its last. */
export const squaresOf = ({ x, y, direction, word }: LaidWord): Square[] =>
  Array.from(word, (_, at) => ({ x: x + steps[direction].x * at, y: y + steps[direction].y * at }));

/** Where its last letter lies. */
export const lastOf = ({ x, y, direction, word }: LaidWord): Square => {
  const far = word.length - 1;
  return { x: x + steps[direction].x * far, y: y + steps[direction].y * far };
};

// Letters as small numbers, A is 1; 0 is a free square, or the edge.
const codeOf = (letter: string) => letter.charCodeAt(0) - 64;

export const codesOf = (word: string): Uint8Array => Uint8Array.from(word, codeOf);

/** The letters row by row, and one square more, that stands for the edge. */
export function codesOfGrid(grid: Grid): Uint8Array {
  const codes = new Uint8Array(grid.length ** 2 + 1);
  for (const [y, row] of grid.entries())
    for (const [x, code] of codesOf(row).entries()) codes[y * grid.length + x] = code;
  return codes;
}

export function gridOf(codes: Uint8Array, size: number): string[] {
  const row = (y: number) => codes.subarray(y * size, (y + 1) * size);
  return Array.from({ length: size }, (_, y) => String.fromCharCode(...row(y).map((code) => code + 64)));
}

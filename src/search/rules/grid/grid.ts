import type { Alphabet } from '../../../engine/alphabet/alphabet';
import { codesByUnit } from '../../../engine/lexicon/letter-codes';
import { must } from '../../../engine/must';
import type { Square } from '../../../engine/squares/square';
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

/** Where a grid that is no square has no letter. */
export const hole = ' ';

export const letterAt = (grid: Grid, { x, y }: Square): string => grid[y]?.[x] ?? '';

/** How many columns and rows a grid has. */
export interface Extent {
  w: number;
  h: number;
}

/** Whether there is a letter. */
export const isOnGrid = (grid: Grid, square: Square) => !['', hole].includes(letterAt(grid, square));

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

const codes = new WeakMap<Alphabet, Uint8Array>();

/** Letters as small numbers: their places in the alphabet, from 1; 0 is a free square, or the edge. */
export function codesOf(word: string, alphabet: Alphabet): Uint8Array {
  const byUnit = codes.get(alphabet) ?? codesByUnit(alphabet);
  codes.set(alphabet, byUnit);
  return Uint8Array.from(word, (letter) => must(byUnit[letter.charCodeAt(0)]));
}

/** The letters row by row, and one square more, that stands for the edge. */
export function codesOfGrid(grid: Grid, alphabet: Alphabet): Uint8Array {
  const ground = new Uint8Array(grid.length ** 2 + 1);
  for (const [y, row] of grid.entries())
    for (const [x, code] of codesOf(row, alphabet).entries()) ground[y * grid.length + x] = code;
  return ground;
}

export function gridOf(ground: Uint8Array, size: number, { letters }: Alphabet): string[] {
  const row = (y: number) => ground.subarray(y * size, (y + 1) * size);
  return Array.from({ length: size }, (_, y) => Array.from(row(y), (code) => letters[code - 1]).join(''));
}

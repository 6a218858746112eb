import type { Alphabet } from '../../../engine/alphabet/languages';
import { codesByUnit } from '../../../engine/lexicon/word-graph';
import { must } from '../../../engine/must';
import { isSame, type Square } from '../../../engine/square';

/** The eight ways a word can run, in the order in which they are named. */
export const directions = ['right', 'down', 'left', 'up', 'downLeft', 'downRight', 'upLeft', 'upRight'] as const;

export type Direction = (typeof directions)[number];

/** What each letter of a word is worth that runs this way. */
export const multipliers: Readonly<Record<Direction, number>> = {
  right: 10,
  down: 10,
  left: 20,
  up: 20,
  downLeft: 20,
  downRight: 20,
  upLeft: 30,
  upRight: 30,
};

export const steps: Readonly<Record<Direction, Square>> = {
  right: { x: 1, y: 0 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  up: { x: 0, y: -1 },
  downLeft: { x: -1, y: 1 },
  downRight: { x: 1, y: 1 },
  upLeft: { x: -1, y: -1 },
  upRight: { x: 1, y: -1 },
};

export const opposites: Readonly<Record<Direction, Direction>> = {
  right: 'left',
  down: 'up',
  left: 'right',
  up: 'down',
  downLeft: 'upRight',
  downRight: 'upLeft',
  upLeft: 'downRight',
  upRight: 'downLeft',
};

export const fewestDirections = 2;

export type DirectionsFault = 'tooFewDirections' | 'badDirections';

const isDirection = (value: unknown): value is Direction => directions.some((own) => own === value);

/** Takes anything. A direction named twice is none more. */
export function directionsFault(value: unknown): DirectionsFault | undefined {
  if (!Array.isArray(value) || value.length > directions.length) return 'badDirections';
  if (!Array.from<unknown>(value).every(isDirection)) return 'badDirections';
  const different = new Set(value).size;
  if (different < fewestDirections) return 'tooFewDirections';
  return different < value.length ? 'badDirections' : undefined;
}

/** The same choice always reads the same, in whatever order it was made. */
export const inOrder = (chosen: readonly Direction[]): Direction[] =>
  directions.filter((direction) => chosen.includes(direction));

export const wordScore = (word: string, direction: Direction) => word.length * multipliers[direction];

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
const lastOf = ({ x, y, direction, word }: LaidWord): Square => {
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

export interface Selection {
  from: Square;
  to: Square;
}

/** The direction in which a selection runs, if it is a straight line of at least two squares. */
export function directionOf({ from, to }: Selection): Direction | undefined {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if ((dx === 0 && dy === 0) || (dx !== 0 && dy !== 0 && Math.abs(dx) !== Math.abs(dy))) return undefined;
  return directions.find((way) => steps[way].x === Math.sign(dx) && steps[way].y === Math.sign(dy));
}

/** The squares of a straight selection, or the one on which it stands still. */
export function selectedSquares(selection: Selection): Square[] {
  const direction = directionOf(selection);
  const { from, to } = selection;
  if (!direction) return [from];
  const { x, y } = steps[direction];
  const length = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y)) + 1;
  return Array.from({ length }, (_, at) => ({ x: from.x + x * at, y: from.y + y * at }));
}

export const selectedLetters = (grid: Grid, selection: Selection): string =>
  selectedSquares(selection)
    .map((square) => letterAt(grid, square))
    .join('');

/**
 * Where a selection ends whose pointer stands at `toward`, measured in squares (a whole number is a square's
 * middle): it snaps to the nearest of the eight directions and stays inside, wherever the pointer goes.
 */
export function snap(from: Square, toward: Square, { w, h }: Extent): Square {
  const [dx, dy] = [toward.x - from.x, toward.y - from.y];
  if (!Number.isFinite(dx) || !Number.isFinite(dy) || Math.max(Math.abs(dx), Math.abs(dy)) < 0.5) return from;
  const eighth = (Math.round(Math.atan2(dy, dx) / (Math.PI / 4)) + 8) % 8;
  const { x, y } = steps[must(clockwise[eighth])];
  const along = Math.round((dx * x + dy * y) / (Math.abs(x) + Math.abs(y)));
  const length = Math.min(along, roomAhead(from.x, x, w), roomAhead(from.y, y, h));
  return { x: from.x + x * length, y: from.y + y * length };
}

const clockwise: readonly Direction[] = ['right', 'downRight', 'down', 'downLeft', 'left', 'upLeft', 'up', 'upRight'];

const roomAhead = (at: number, step: number, size: number) =>
  step === 0 ? Number.POSITIVE_INFINITY : step > 0 ? size - 1 - at : at;

/** Whether the selection runs along the whole word, from either end. */
export function covers({ from, to }: Selection, laid: LaidWord): boolean {
  const [first, last] = [laid, lastOf(laid)];
  return (isSame(from, first) && isSame(to, last)) || (isSame(from, last) && isSame(to, first));
}

/** A word from behind. */
export const turned = (word: string) => [...word].reverse().join('');

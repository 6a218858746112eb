import type { Alphabet, TileSet } from '../../engine/alphabet/languages';
import { must } from '../../engine/must';
import type { Square } from '../../engine/square';

/** Every tile of a game has a number of its own, so that none can be lost or doubled unseen. */
export type TileId = number;

/** What is printed on a tile. A blank's letter is the empty string. */
export interface TileFace {
  readonly letter: string;
  readonly points: number;
}

export const rackSize = 7;

/** The faces of all the tiles, by number: letters in alphabetical order, then the blanks. */
export function tileFaces(set: TileSet): TileFace[] {
  const letters = set.letters.flatMap(({ letter, count, points }) =>
    Array.from({ length: count }, () => ({ letter, points })),
  );
  const blanks = Array.from({ length: set.blanks }, () => ({ letter: '', points: 0 }));
  return [...letters, ...blanks];
}

export const isBlank = (face: TileFace) => face.letter === '';

export const pointsOf = (faces: readonly TileFace[], tiles: readonly TileId[]) =>
  tiles.reduce((sum, tile) => sum + must(faces[tile]).points, 0);

/** A tile of an earlier turn, with the letter it stands for (a blank's chosen one). */
export interface PlacedTile {
  tile: TileId;
  letter: string;
}

/** The squares row by row, as many rows as columns; null is empty. */
export type Board = readonly (PlacedTile | null)[];

export type Direction = 'across' | 'down';

export const sideOf = ({ length }: { readonly length: number }) => Math.sqrt(length);

export const isOnBoard = ({ x, y }: Square, side: number) =>
  Number.isInteger(x) && Number.isInteger(y) && x >= 0 && y >= 0 && x < side && y < side;

export const squareIndex = ({ x, y }: Square, side: number) => y * side + x;

export const squareAt = (index: number, side: number): Square => ({
  x: index % side,
  y: Math.floor(index / side),
});

/** As players write it: A1 is the top left corner. */
export const squareName = ({ x, y }: Square) => `${columnName(x)}${y + 1}`;

export const columnName = (x: number) => String.fromCharCode(65 + x);

/** In the middle, where the first word begins. */
export const starOf = (side: number): Square => ({ x: (side - 1) / 2, y: (side - 1) / 2 });

/** Which of two squares is read first. */
export const inReadingOrder = (one: Square, other: Square) => one.y - other.y || one.x - other.x;

export function tileAt(board: Board, square: Square): PlacedTile | null {
  const side = sideOf(board);
  return isOnBoard(square, side) ? must(board[squareIndex(square, side)]) : null;
}

export const emptyBoard = (side: number): (PlacedTile | null)[] => new Array(side * side).fill(null);

const steps: Readonly<Record<Direction, Square>> = { across: { x: 1, y: 0 }, down: { x: 0, y: 1 } };

export const crossing = (direction: Direction): Direction => (direction === 'across' ? 'down' : 'across');

/** The square `count` steps on (or back, if negative). */
export const onward = ({ x, y }: Square, direction: Direction, count: number): Square => ({
  x: x + steps[direction].x * count,
  y: y + steps[direction].y * count,
});

export const neighbours = (square: Square): Square[] => [
  onward(square, 'across', -1),
  onward(square, 'across', 1),
  onward(square, 'down', -1),
  onward(square, 'down', 1),
];

/** A letter that lies on a board or a rack, or a blank that stands for it: on a rack for none. */
interface Tile {
  readonly letter: string;
  readonly blank: boolean;
}

const freeBlank = '?';
const moved = 0x1000;

/**
 * A tile as one sign. A blank's letter is small; one that has no small one in one sign, as CH and İ, is moved to where
 * no alphabet has a letter.
 */
export function signOf({ letter, blank }: Tile): string {
  if (!blank) return letter;
  if (letter === '') return freeBlank;
  const small = letter.toLowerCase();
  const isOne = small.length === 1 && small !== letter && small.toUpperCase() === letter;
  return isOne ? small : String.fromCharCode(letter.charCodeAt(0) + moved);
}

const known = new WeakMap<Alphabet, ReadonlyMap<string, Tile>>();

/** The tile of a sign; undefined where an alphabet has none. */
export function tileOfSign(sign: string, alphabet: Alphabet): Tile | undefined {
  let signs = known.get(alphabet);
  if (!signs) {
    const tiles: Tile[] = alphabet.letters.flatMap((letter) => [
      { letter, blank: false },
      { letter, blank: true },
    ]);
    signs = new Map([...tiles, { letter: '', blank: true }].map((tile) => [signOf(tile), tile]));
    known.set(alphabet, signs);
  }
  return signs.get(sign);
}

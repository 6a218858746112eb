import { must } from '../../engine/must';
import type { Square } from '../../engine/squares/square';
import type { TileId } from './tiles';

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

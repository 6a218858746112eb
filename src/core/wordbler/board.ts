import type { Square } from '../squares/square';
import { the } from '../the';
import type { TileId } from './tiles';

export const boardSize = 15;
export const star = { x: 7, y: 7 } as const;

/** A tile of an earlier turn, with the letter it stands for (a blank's chosen one). */
export interface PlacedTile {
  tile: TileId;
  letter: string;
}

/** The squares row by row; null is empty. */
export type Board = readonly (PlacedTile | null)[];

export type Direction = 'across' | 'down';

export const isOnBoard = ({ x, y }: Square) =>
  Number.isInteger(x) && Number.isInteger(y) && x >= 0 && y >= 0 && x < boardSize && y < boardSize;

export const squareIndex = ({ x, y }: Square) => y * boardSize + x;

export const tileAt = (board: Board, square: Square): PlacedTile | null =>
  isOnBoard(square) ? the(board[squareIndex(square)]) : null;

export const emptyBoard = (): (PlacedTile | null)[] => new Array(boardSize * boardSize).fill(null);

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

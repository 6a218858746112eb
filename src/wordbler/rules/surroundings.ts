import { must } from '../../engine/must';
import type { Square } from '../../engine/square';
import {
  type Board,
  type Direction,
  isOnBoard,
  onward,
  sideOf,
  squareIndex,
  type TileFace,
  type TileId,
  tileAt,
} from './board';
import type { Bonus, Bonuses } from './shape';
import type { GameState, LaidTile } from './types';

/** Letters without a gap; a single one, too. */
export interface Run extends Square {
  direction: Direction;
  letters: string;
}

/** What lies around a square. */
export interface Surroundings {
  at: Square;
  row: Run[];
  column: Run[];
  /** Words that come near without standing in that row or column. */
  words: Run[];
  free: (Square & { bonus: Bonus })[];
}

/** So many squares off is still near. */
const reach = 2;

const isNear = (one: Square, other: Square) => Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y)) <= reach;

export function surroundings(board: Board, laid: readonly LaidTile[], at: Square, bonuses: Bonuses): Surroundings {
  const side = sideOf(board);
  const letters = new Map(laid.map((tile) => [squareIndex(tile, side), tile.letter]));
  const letterAt = (square: Square) => letters.get(squareIndex(square, side)) ?? tileAt(board, square)?.letter;

  const runsIn = (direction: Direction, line: number): Run[] => {
    const start = direction === 'across' ? { x: 0, y: line } : { x: line, y: 0 };
    const runs: Run[] = [];
    let run: Run | undefined;
    for (let step = 0; step < side; step++) {
      const square = onward(start, direction, step);
      const letter = letterAt(square);
      if (letter === undefined) run = undefined;
      else if (run) run.letters += letter;
      else {
        run = { ...square, direction, letters: letter };
        runs.push(run);
      }
    }
    return runs;
  };

  const others = (direction: Direction, own: number) =>
    nearLines(own, side).flatMap((line) =>
      runsIn(direction, line).filter((run) => {
        const squares = Array.from(run.letters, (_, step) => onward(run, direction, step));
        return squares.length > 1 && squares.some((square) => isNear(square, at));
      }),
    );

  return {
    at,
    row: runsIn('across', at.y),
    column: runsIn('down', at.x),
    words: [...others('across', at.y), ...others('down', at.x)],
    free: squaresNear(at, side).flatMap((square) => {
      const bonus = letterAt(square) === undefined && must(bonuses[squareIndex(square, side)]);
      return bonus ? [{ ...square, bonus }] : [];
    }),
  };
}

const nearLines = (own: number, side: number) =>
  Array.from({ length: side }, (_, line) => line).filter((line) => line !== own && Math.abs(line - own) <= reach);

function squaresNear({ x, y }: Square, side: number): Square[] {
  const across = 2 * reach + 1;
  const all = Array.from({ length: across * across }, (_, index) => ({
    x: x - reach + (index % across),
    y: y - reach + Math.floor(index / across),
  }));
  return all.filter((square) => isOnBoard(square, side));
}

export interface LetterCount {
  /** Empty for the blanks. */
  letter: string;
  count: number;
}

/**
 * The letters that lie neither on the board nor on a seat's own rack: in the bag, or on the other racks. Whatever is in
 * sight is taken from all there are, so nothing need be known of the rest.
 */
export function unseenLetters(
  { racks, board, laid }: Pick<Readonly<GameState>, 'racks' | 'board' | 'laid'>,
  faces: readonly TileFace[],
  letters: readonly string[],
  seat: number | undefined,
): LetterCount[] {
  const counts = new Map<string, number>([...letters, ''].map((letter) => [letter, 0]));
  const seen = new Set<TileId>(laid.map(({ tile }) => tile));
  for (const placed of board) if (placed) seen.add(placed.tile);
  for (const tile of (seat === undefined ? undefined : racks[seat]) ?? []) if (tile !== null) seen.add(tile);
  for (const [tile, { letter }] of faces.entries())
    if (!seen.has(tile)) counts.set(letter, must(counts.get(letter)) + 1);
  return Array.from(counts, ([letter, count]) => ({ letter, count }));
}

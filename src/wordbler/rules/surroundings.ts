import { must } from '../../engine/must';
import type { Square } from '../../engine/squares/square';
import { type Board, type Direction, isOnBoard, onward, sideOf, squareIndex, tileAt } from './board';
import type { Premium, Premiums } from './premiums';
import type { LaidTile } from './state';

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
  free: (Square & { premium: Premium })[];
}

/** So many squares off is still near. */
const reach = 2;

const isNear = (one: Square, other: Square) =>
  Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y)) <= reach;

export function surroundings(
  board: Board,
  laid: readonly LaidTile[],
  at: Square,
  premiums: Premiums,
): Surroundings {
  const side = sideOf(board);
  const letters = new Map(laid.map((tile) => [squareIndex(tile, side), tile.letter]));
  const letterAt = (square: Square) =>
    letters.get(squareIndex(square, side)) ?? tileAt(board, square)?.letter;

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
      const premium = letterAt(square) === undefined && must(premiums[squareIndex(square, side)]);
      return premium ? [{ ...square, premium }] : [];
    }),
  };
}

const nearLines = (own: number, side: number) =>
  Array.from({ length: side }, (_, line) => line).filter(
    (line) => line !== own && Math.abs(line - own) <= reach,
  );

function squaresNear({ x, y }: Square, side: number): Square[] {
  const across = 2 * reach + 1;
  const all = Array.from({ length: across * across }, (_, index) => ({
    x: x - reach + (index % across),
    y: y - reach + Math.floor(index / across),
  }));
  return all.filter((square) => isOnBoard(square, side));
}

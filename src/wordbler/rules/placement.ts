import { must } from '../../engine/must';
import { isSame, type Square } from '../../engine/square';
import {
  type Board,
  crossing,
  type Direction,
  inReadingOrder,
  isOnBoard,
  neighbours,
  onward,
  sideOf,
  starOf,
  tileAt,
} from './board';
import type { ScoreSheet } from './scoring';
import type { Command, GameState, LaidTile, Refusal } from './types';

type PlacementFault = 'nothingLaid' | 'notInLine' | 'gap' | 'missesStar' | 'tooShort' | 'disjoint';

/** A letter as it stands on the board with the laid tiles in place. */
interface Standing extends LaidTile {
  isNew: boolean;
}

/** A run of letters along a line. */
export interface Run extends Square {
  direction: Direction;
  letters: Standing[];
}

export const wordOf = (run: Run) => run.letters.map(({ letter }) => letter).join('');

/** Whether a tile lies on a square, of this turn or an earlier one. */
const isTaken = (board: Board, laid: readonly LaidTile[], square: Square) =>
  tileAt(board, square) !== null || laid.some((tile) => isSame(tile, square));

/** What stands on a square, of this turn or an earlier one. */
function standingOn(board: Board, laid: readonly LaidTile[], square: Square): Standing | undefined {
  const old = tileAt(board, square);
  const standing = old ?? laid.find((tile) => isSame(tile, square));
  if (!standing) return undefined;
  return { x: square.x, y: square.y, tile: standing.tile, letter: standing.letter, isNew: !old };
}

/** On the board, and no tile lies there. */
export const isFree = ({ board, laid }: { board: Board; laid: readonly LaidTile[] }, square: Square) =>
  isOnBoard(square, sideOf(board)) && !isTaken(board, laid, square);

/** The full run of letters through a square, along one direction. */
export function runThrough(board: Board, laid: readonly LaidTile[], square: Square, direction: Direction): Run {
  const at = (count: number) => onward(square, direction, count);
  let first = 0;
  while (isTaken(board, laid, at(first - 1))) first--;
  const letters: Standing[] = [];
  for (let next = first; ; next++) {
    const letter = standingOn(board, laid, at(next));
    if (!letter) break;
    letters.push(letter);
  }
  return { ...onward(square, direction, first), direction, letters };
}

/** The line the laid tiles share. A single tile lies along the longer of its two words, across if they are even. */
export function directionOf(board: Board, laid: readonly LaidTile[]): Direction | undefined {
  const first = must(laid[0]);
  if (laid.length === 1) {
    const length = (direction: Direction) => runThrough(board, laid, first, direction).letters.length;
    return length('down') > length('across') ? 'down' : 'across';
  }
  if (laid.every(({ y }) => y === first.y)) return 'across';
  if (laid.every(({ x }) => x === first.x)) return 'down';
  return undefined;
}

/** The first rule of laying that the tiles break, in the order in which players are told. */
export function placementFault(board: Board, laid: readonly LaidTile[]): PlacementFault | undefined {
  const [first] = laid;
  if (!first) return 'nothingLaid';
  const direction = directionOf(board, laid);
  if (!direction) return 'notInLine';
  const line = runThrough(board, laid, first, direction).letters;
  if (!laid.every((tile) => line.some((letter) => isSame(letter, tile)))) return 'gap';
  if (board.every((square) => square === null)) {
    if (!laid.some((tile) => isSame(tile, starOf(sideOf(board))))) return 'missesStar';
    return laid.length < 2 ? 'tooShort' : undefined;
  }
  const touches = laid.some((tile) => neighbours(tile).some((square) => tileAt(board, square)));
  return touches ? undefined : 'disjoint';
}

/** The words a play makes: the main word, then each run of two or more across it. */
export function runsOf(board: Board, laid: readonly LaidTile[]): Run[] {
  const direction = directionOf(board, laid) ?? 'across';
  const main = runThrough(board, laid, must(laid[0]), direction);
  const crosses = [...laid].sort(inReadingOrder).map((tile) => runThrough(board, laid, tile, crossing(direction)));
  return [main, ...crosses].filter(({ letters }) => letters.length > 1);
}

type Lying = Pick<GameState, 'board' | 'laid'>;

const inLaid = ({ laid }: Lying) => laid.map(onlySquare);

/** Which squares each fault of laying is about. */
const ofFaults: Readonly<Record<PlacementFault, (lying: Lying) => Square[]>> = {
  nothingLaid: () => [],
  notInLine: inLaid,
  gap: gapsIn,
  missesStar: ({ board }) => [starOf(sideOf(board))],
  tooShort: inLaid,
  disjoint: inLaid,
};

/** The squares that a refusal is about; none, if it is about something else than squares. */
export function squaresMeant(lying: Lying, reason: Refusal | 'disjoint', command?: Command): Square[] {
  if (reason === 'squareTaken') return command && 'x' in command ? [onlySquare(command)] : [];
  return Object.hasOwn(ofFaults, reason) ? ofFaults[reason as PlacementFault](lying) : [];
}

/** The squares on which some of a play's words stand. */
export function squaresOf({ words }: ScoreSheet, meant: readonly string[]): Square[] {
  const squares = words.filter(({ word }) => meant.includes(word)).flatMap(({ letters }) => letters.map(onlySquare));
  return squares.filter((one, index) => squares.findIndex((other) => isSame(one, other)) === index);
}

// The empty squares between the first and the last laid tile, which share a line.
function gapsIn(lying: Lying): Square[] {
  const order = [...lying.laid].sort(inReadingOrder);
  const [first, last] = [must(order.at(0)), must(order.at(-1))];
  const by = first.y === last.y ? { x: 1, y: 0 } : { x: 0, y: 1 };
  const between = Array.from({ length: last.x - first.x + last.y - first.y }, (_, step) => ({
    x: first.x + by.x * step,
    y: first.y + by.y * step,
  }));
  return between.filter((square) => isFree(lying, square));
}

function onlySquare({ x, y }: Square): Square {
  return { x, y };
}

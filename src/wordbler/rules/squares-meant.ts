import { must } from '../../engine/must';
import { isSame, type Square } from '../../engine/squares/square';
import { inReadingOrder, sideOf, starOf } from './board';
import type { Command } from './commands';
import { isFree, type PlacementFault } from './placement';
import type { Refusal } from './refusals';
import type { ScoreSheet } from './score-sheet';
import type { GameState } from './state';

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
  const squares = words
    .filter(({ word }) => meant.includes(word))
    .flatMap(({ letters }) => letters.map(onlySquare));
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

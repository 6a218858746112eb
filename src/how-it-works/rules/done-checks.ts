import type { Square } from '../../engine/square';
import { type Board, emptyBoard, inReadingOrder, squareAt } from '../../wordbler/rules/board';
import { placementFault, runsOf, squaresMeant, wordOf } from '../../wordbler/rules/placement';
import type { LaidTile } from '../../wordbler/rules/types';

/** What Done looks at, in its order. */
export const doneChecks = ['notInLine', 'gap', 'missesStar', 'disjoint'] as const;
export type DoneCheck = (typeof doneChecks)[number];

/** Old tiles are small letters, new ones capitals; the star is in the middle. */
export const exerciseBoards = [
  ['.......', '.......', '...c...', '..BaT..', '...t...', '.......', '.......'],
  ['.......', '.O.....', '..W....', '..cat..', '.......', '.......', '.......'],
  ['.......', '.......', '.......', '.......', '.......', '.BIRD..', '.......'],
  ['.......', '.......', '..cat..', '.......', '.......', '..NEST.', '.......'],
  ['.......', '..cat..', '.......', '.E..GG.', '.......', '.......', '.......'],
  ['.......', '.......', '.......', '..singS', '......E', '......A', '.......'],
] as const;

export interface Exercise {
  readonly side: number;
  readonly board: Board;
  readonly laid: readonly LaidTile[];
  /** What Done would say is wrong. */
  readonly fault: DoneCheck | undefined;
  /** What Done would point at. */
  readonly meant: readonly Square[];
  /** The words that would be counted. */
  readonly words: readonly string[];
}

export function exerciseOf(rows: readonly string[]): Exercise {
  const side = rows.length;
  const board = emptyBoard(side);
  const laid: LaidTile[] = [];
  for (const [at, sign] of [...rows.join('')].entries()) {
    if (sign === '.') continue;
    const letter = sign.toUpperCase();
    if (sign === letter) laid.push({ ...squareAt(at, side), tile: at, letter });
    else board[at] = { tile: at, letter };
  }
  laid.sort(inReadingOrder);
  const fault = placementFault(board, laid);
  if (fault === 'nothingLaid' || fault === 'tooShort') throw new RangeError(`nothing is learned from ${fault}`);
  return {
    side,
    board,
    laid,
    fault,
    meant: fault ? squaresMeant({ board, laid: [...laid] }, fault) : [],
    words: fault ? [] : runsOf(board, laid).map(wordOf),
  };
}

/** The checks that are made of an exercise, in their order, up to the one that fails. */
export function checksMade({ board, fault }: Exercise): DoneCheck[] {
  const isFirst = board.every((square) => square === null);
  const made = doneChecks.filter((check) => check !== (isFirst ? 'disjoint' : 'missesStar'));
  return fault ? made.slice(0, made.indexOf(fault) + 1) : made;
}

import type { Board } from './board';
import { neighboursOf } from './neighbours';

/** What a path must not be. */
export type PathFault = 'emptyPath' | 'outsideBoard' | 'jump' | 'squareTwice';

/** The first thing that is wrong with a path, or undefined. */
export function pathFault({ side, letters }: Board, path: readonly number[]): PathFault | undefined {
  if (path.length === 0) return 'emptyPath';
  const neighbours = neighboursOf(side);
  let before: number | undefined;
  for (const [step, square] of path.entries()) {
    if (!Number.isInteger(square) || square < 0 || square >= letters.length) return 'outsideBoard';
    if (path.indexOf(square) < step) return 'squareTwice';
    if (before !== undefined && !neighbours[before]?.includes(square)) return 'jump';
    before = square;
  }
  return undefined;
}

/** What comes of going to one more square: a longer path, a shorter one, the word is played, or nothing. */
export type Step =
  | { kind: 'on' | 'back'; path: number[] }
  /** The last square again: whoever taps plays the word so; to whoever drags it means nothing. */
  | { kind: 'again' }
  | { kind: 'refused'; reason: PathFault };

/** Backing onto the square before takes the last one off. */
export function stepTo(board: Board, path: readonly number[], square: number): Step {
  if (path.length > 0 && square === path[path.length - 1]) return { kind: 'again' };
  if (path.length > 1 && square === path[path.length - 2]) return { kind: 'back', path: path.slice(0, -1) };
  const longer = [...path, square];
  const reason = pathFault(board, longer);
  return reason ? { kind: 'refused', reason } : { kind: 'on', path: longer };
}

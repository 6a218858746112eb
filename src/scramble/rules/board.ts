import { spelled } from '../../engine/alphabet/digraphs';
import type { Alphabet } from '../../engine/alphabet/languages';
import { readLetters } from '../../engine/alphabet/spelling';
import { must } from '../../engine/must';

/** How many squares a side of a board may have, at least and at most. */
export const leastSide = 2;
export const mostSide = 10;

const known = new Map<number, readonly (readonly number[])[]>();

/**
 * The squares next to each square, in rising order, on a board of `side` × `side` squares numbered row by row
 * from 0. Worked out once for each side.
 */
export function neighboursOf(side: number): readonly (readonly number[])[] {
  const ready = known.get(side);
  if (ready) return ready;
  if (!Number.isInteger(side) || side < leastSide || side > mostSide)
    throw new RangeError(`No board has ${side} squares a side`);
  const made = Array.from({ length: side * side }, (_, square) => around(square, side));
  known.set(side, made);
  return made;
}

function around(square: number, side: number): number[] {
  const [row, column] = [Math.floor(square / side), square % side];
  const found: number[] = [];
  for (let y = Math.max(0, row - 1); y <= Math.min(side - 1, row + 1); y++) {
    for (let x = Math.max(0, column - 1); x <= Math.min(side - 1, column + 1); x++) {
      if (y !== row || x !== column) found.push(y * side + x);
    }
  }
  return found;
}

/** A square of letters, row by row. */
export interface Board {
  readonly side: number;
  /** A capital for each square; a Q reads QU. */
  readonly letters: string;
}

export const isSide = (side: number): boolean => Number.isInteger(side) && side >= leastSide && side <= mostSide;

/** The board of so many letters; there must be as many as a square of an allowed size has. */
export function boardOf(letters: string): Board {
  const side = Math.sqrt(letters.length);
  if (!isSide(side)) throw new RangeError(`${letters.length} letters are no board`);
  return { side, letters };
}

/** What a square says in a word. */
export const readingOf = (letter: string): string => (letter === 'Q' ? 'QU' : letter);

/** The word along a path. */
export const wordAlong = ({ letters }: Board, path: readonly number[]): string =>
  path.map((square) => readingOf(letters.charAt(square))).join('');

/** The letters of the squares that spell a word, or undefined if none can: a Q is nothing without its U. */
function squareLetters(word: string): string | undefined {
  const letters = word.replaceAll('QU', 'q');
  return letters.includes('Q') ? undefined : letters.toUpperCase();
}

/** From this length on all words are worth the same. */
export const longLength = 8;

// Words of two letters count only where a table wants them, and then as little as a word can.
const byLength = [0, 0, 1, 1, 1, 2, 3, 5, 11];

/** What a word of so many letters is worth; QU counts as two letters. */
export const pointsFor = (length: number): number => must(byLength[Math.min(length, longLength)]);

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

// No word of a dictionary comes near it, but a typed row of the same letter has more paths than anybody can wait for.
const mostSteps = 40_000;

/** The paths that spell a word of capitals on a board, at most `most` of them, in order of their squares. */
export function pathsOf(board: Board, word: string, most = Number.POSITIVE_INFINITY): number[][] {
  const wanted = squareLetters(word);
  if (!wanted || wanted.length > board.letters.length) return [];
  const neighbours = neighboursOf(board.side);
  const hopeful = squaresThatLeadOn(board, wanted);
  const found: number[][] = [];
  const path: number[] = [];
  let steps = 0;

  const goTo = (square: number) => {
    if (found.length >= most || ++steps > mostSteps) return;
    if (!hopeful[path.length]?.[square] || path.includes(square)) return;
    path.push(square);
    if (path.length === wanted.length) found.push([...path]);
    else for (const next of must(neighbours[square])) goTo(next);
    path.pop();
  };
  for (let square = 0; square < board.letters.length; square++) goTo(square);
  return found;
}

/**
 * For each letter of a word, the squares that bear it and from which its rest can be walked, were it allowed to come
 * to a square twice. So a search meets hardly any blind alley.
 */
function squaresThatLeadOn({ side, letters }: Board, wanted: string): boolean[][] {
  const neighbours = neighboursOf(side);
  let after: boolean[] | undefined;
  const rows = Array.from(wanted)
    .reverse()
    .map((letter) => {
      const before = after;
      after = Array.from(
        letters,
        (own, square) => own === letter && (!before || must(neighbours[square]).some((next) => before[next])),
      );
      return after;
    });
  return rows.reverse();
}

/** The letters of the word somebody typed; undefined if anything in it is no letter. */
export function readWord(typed: string, alphabet: Alphabet): string | undefined {
  const read = readLetters(spelled(typed.trim()), alphabet);
  return 'letters' in read ? read.letters : undefined;
}

// A word of one letter over and over may have more; among so many none is better to see.
const mostCompared = 100;

/** The path of a typed word: of several the one that is easiest to follow. Undefined if there is none. */
export function pathOfTyped(board: Board, word: string): number[] | undefined {
  const paths = pathsOf(board, word, mostCompared);
  const bends = paths.map((path) => bendsOf(path));
  return paths[bends.indexOf(Math.min(...bends))];
}

/** How often a path changes its direction. */
function bendsOf(path: readonly number[]): number {
  const strides = path.slice(1).map((square, step) => square - must(path[step]));
  return strides.filter((stride, at) => at > 0 && stride !== strides[at - 1]).length;
}

import { leastSide, mostSide } from './neighbours';

/** A square of letters, row by row. */
export interface Board {
  readonly side: number;
  /** A capital for each square; a Q reads QU. */
  readonly letters: string;
}

export const isSide = (side: number): boolean =>
  Number.isInteger(side) && side >= leastSide && side <= mostSide;

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
export function squareLetters(word: string): string | undefined {
  const letters = word.replaceAll('QU', 'q');
  return letters.includes('Q') ? undefined : letters.toUpperCase();
}

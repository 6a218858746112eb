import type { scramble } from '../../../src/rules';

/** A board of squares that say one letter, or QU. */
const squaresOf = ({ letters }: scramble.Board) => Array.from(letters, (letter) => (letter === 'Q' ? 'QU' : letter));

interface Says {
  square: number;
  says: string;
}

/** The squares by the letter that they begin with, each letter's in their order: a word looks at no others. */
function byLetter(board: scramble.Board): Map<string, Says[]> {
  const all = new Map<string, Says[]>();
  for (const [square, says] of squaresOf(board).entries()) {
    const same = all.get(says[0]!);
    if (same) same.push({ square, says });
    else all.set(says[0]!, [{ square, says }]);
  }
  return all;
}

/**
 * Every path that spells a word, found the slow and obvious way: from each square that begins it to each square
 * that touches, a row and a column away at most.
 */
export const slowPaths = (board: scramble.Board, word: string): number[][] =>
  pathsAlong(board.side, byLetter(board), word);

function pathsAlong(side: number, squares: ReadonlyMap<string, readonly Says[]>, word: string): number[][] {
  const found: number[][] = [];
  const touch = (one: number, other: number) =>
    Math.abs(Math.floor(one / side) - Math.floor(other / side)) <= 1 && Math.abs((one % side) - (other % side)) <= 1;
  const goOn = (path: number[], rest: string) => {
    if (rest === '') {
      found.push(path);
      return;
    }
    for (const { square, says } of squares.get(rest[0]!) ?? []) {
      if (!rest.startsWith(says) || path.includes(square)) continue;
      if (path.length > 0 && !touch(path[path.length - 1]!, square)) continue;
      goOn([...path, square], rest.slice(says.length));
    }
  };
  goOn([], word);
  return found;
}

/** The letters of each word of a list, so that most words need not be tried at all. */
const known = new WeakMap<readonly string[], number[]>();

function lettersOfAll(words: readonly string[]): number[] {
  const all = known.get(words) ?? words.map(lettersIn);
  known.set(words, all);
  return all;
}

/** A bit for each letter of the alphabet. */
function lettersIn(text: string): number {
  let bits = 0;
  for (let at = 0; at < text.length; at++) bits |= 1 << (text.charCodeAt(at) - 65);
  return bits;
}

/** Tries the dictionary word by word, but for those with a letter that is not on the board at all. */
export function slowSolve(board: scramble.Board, words: readonly string[], shortest: number): Map<string, number[][]> {
  const elsewhere = ~lettersIn(squaresOf(board).join(''));
  const found = new Map<string, number[][]>();
  const letters = lettersOfAll(words);
  const squares = byLetter(board);
  for (const [at, word] of words.entries()) {
    if (letters[at]! & elsewhere || word.length < shortest) continue;
    const paths = pathsAlong(board.side, squares, word);
    if (paths.length > 0) found.set(word, paths);
  }
  return found;
}

/** What the rule book says a word is worth. */
export const slowPoints = (word: string) => {
  if (word.length >= 8) return 11;
  return { 2: 1, 3: 1, 4: 1, 5: 2, 6: 3, 7: 5 }[word.length];
};

import type { Alphabet } from '../../engine/alphabet/alphabet';
import { spelled } from '../../engine/alphabet/digraphs';
import { readLetters } from '../../engine/alphabet/spelling';
import { must } from '../../engine/must';
import type { Board } from './board';
import { pathsOf } from './paths-of';

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

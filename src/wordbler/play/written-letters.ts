import { spelled } from '../../engine/alphabet/digraphs';
import type { Alphabet } from '../../engine/alphabet/languages';
import { readLetters } from '../../engine/alphabet/spelling';

/** The letter that a key writes: by the language's own capitals, and without an accent that no tile has. */
export function letterOfKey(key: string, alphabet: Alphabet): string | undefined {
  if ([...key].length !== 1) return undefined;
  const read = readLetters(key, alphabet);
  return 'letters' in read && read.letters.length === 1 ? read.letters : undefined;
}

/** The letter of several characters that two keys write one after the other. */
export const letterOfBoth = (first: string, second: string, letters: readonly string[]) =>
  letters.find((letter) => spelled(letter).length > 1 && spelled(letter) === spelled(first + second));

/** Those that a key is the beginning of. */
export const begunBy = (first: string, letters: readonly string[]) =>
  letters.filter((letter) => letter !== first && spelled(letter).startsWith(spelled(first)));

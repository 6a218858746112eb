import type { Alphabet } from './languages';
import { english } from './languages';

const writings = {
  Latin: /\p{Script=Latin}/u,
  Cyrillic: /\p{Script=Cyrillic}/u,
  Greek: /\p{Script=Greek}/u,
  Armenian: /\p{Script=Armenian}/u,
  Cherokee: /\p{Script=Cherokee}/u,
} as const;

/** Writings in which letters look like those of another. */
export type Writing = keyof typeof writings;

const names = Object.keys(writings) as Writing[];

/** A letter that may look like one of the alphabet, and is of another writing. */
export interface ForeignLetter {
  sign: string;
  writing: Writing;
}

const writingOf = (sign: string) => names.find((name) => writings[name].test(sign));

/** Those in a text that are of another writing than the alphabet, each once: a Cyrillic А is no A. */
export function foreignLetters(text: string, alphabet: Alphabet = english): ForeignLetter[] {
  const own = writingOf(alphabet.letters[0] ?? '');
  return [...new Set(text)].flatMap((sign) => {
    const writing = writingOf(sign);
    return writing && writing !== own ? { sign, writing } : [];
  });
}

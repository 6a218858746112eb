import type { Alphabet } from '../../engine/alphabet/alphabet';
import { readLetters } from '../../engine/alphabet/spelling';

/** What the word book can be asked for. */
export const askedKinds = ['pattern', 'anagrams', 'within', 'hooks'] as const;

/**
 * Words that look like a pattern (`?` is a letter, `*` any letters or none, `+` at least one), that are made of all the
 * letters, or of some of them (`?` is a blank), or of a word and a letter before or behind it.
 */
export type AskedKind = (typeof askedKinds)[number];

export const oneLetter = '?';
export const anyLetters = '*';
export const someLetters = '+';
const wild = /([?*+])/;

/** No question is longer, and none is of more letters of which some are taken: of those there are too many choices. */
export const longestAsked = 30;
const mostChosenFrom = 12;

/** Letters and wild signs, each letter one unit; undefined where something is neither, or wild in no such place. */
export function readAsked(text: string, kind: AskedKind, alphabet: Alphabet): string | undefined {
  let signs = '';
  for (const part of text
    .replace(/[\s_.]/g, (sign) => (sign === '_' || sign === '.' ? oneLetter : ''))
    .split(wild)) {
    if (wild.test(part)) {
      signs += part;
      continue;
    }
    const read = readLetters(part, alphabet);
    if ('stranger' in read) return undefined;
    signs += read.letters;
  }
  if (signs === '' || signs.length > (kind === 'within' ? mostChosenFrom : longestAsked)) return undefined;
  return fittingTo(signs, kind) === signs ? signs : undefined;
}

/** Signs that say nothing in such a question. */
const idle: Readonly<Record<AskedKind, string>> = {
  pattern: '',
  anagrams: anyLetters + someLetters,
  within: anyLetters + someLetters,
  hooks: `_.${oneLetter}${anyLetters}${someLetters}`,
};

export const fittingTo = (text: string, kind: AskedKind): string =>
  [...text].filter((sign) => !idle[kind].includes(sign)).join('');

import type { Alphabet } from '../../engine/alphabet/languages';
import { readLetters } from '../../engine/alphabet/spelling';

/** What the word book can be asked for. */
export const askedKinds = ['pattern', 'anagrams', 'within', 'hooks'] as const;

/**
 * Words that look like a pattern (`?` is a letter, `*` any letters or none, `+` at least one), that are made of all the
 * letters, or of some of them (`?` is a blank), or of a word and a letter before or behind it.
 */
export type AskedKind = (typeof askedKinds)[number];

export const oneLetter = '?';
const anyLetters = '*';
const someLetters = '+';
const wild = /([?*+])/;

/** No question is longer, and none is of more letters of which some are taken: of those there are too many choices. */
export const longestAsked = 30;
const mostChosenFrom = 12;

/** Letters and wild signs, each letter one unit; undefined where something is neither, or wild in no such place. */
export function readAsked(text: string, kind: AskedKind, alphabet: Alphabet): string | undefined {
  let signs = '';
  for (const part of text.replace(/[\s_.]/g, (sign) => (sign === '_' || sign === '.' ? oneLetter : '')).split(wild)) {
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

/**
 * A question as an automaton that reads words letter by letter. Its states are values: the same state, the same words
 * that may follow.
 */
export interface Question<State extends string | number> {
  readonly first: State;
  /** Undefined where no word that is asked for goes on with that letter, or ends with it. */
  after(state: State, letter: string): { readonly state: State; readonly mayEnd: boolean } | undefined;
  /** How many letters may follow, a bit for each number. All bits: any letters may follow. */
  lengths(state: State): number;
}

/** Wild signs side by side of which one is any letters: those that must be there can come first. */
const gap = /[?*+]*[*+][?*+]*/g;
const oneThenAny = (signs: string) => signs.replaceAll(anyLetters, '').replaceAll(someLetters, oneLetter) + anyLetters;

/** A state is the set of places in the pattern that may have been reached, a bit for each: 31 signs at most. */
export function wordsLike(signs: string): Question<number> {
  let letters = '';
  /** Places where any letters may stand. */
  let open = 0;
  for (const sign of signs.replace(gap, oneThenAny)) {
    if (sign === anyLetters) open |= 1 << letters.length;
    else letters += sign;
  }
  const places = [...letters];
  const end = 1 << places.length;
  return {
    first: 1,
    after(state, letter) {
      let next = state & open;
      places.forEach((own, at) => {
        if (own === letter || own === oneLetter) next |= (state & (1 << at)) << 1;
      });
      if (next === 0) return undefined;
      const mayEnd = (next & end) !== 0;
      if (mayEnd && (open & end) !== 0) return { state: end, mayEnd };
      // From an open place goes on whatever goes on from those before it.
      const lastOpen = 31 - Math.clz32(next & open);
      return { state: next & (-1 << Math.max(lastOpen, 0)) & ~end, mayEnd };
    },
    lengths(state) {
      let lengths = 0;
      for (let at = 0; at <= places.length; at++)
        if ((state & (1 << at)) !== 0) lengths |= (open >>> at === 0 ? 1 : -1) << (places.length - at);
      return lengths;
    },
  };
}

/** A letter alone is no word that anybody makes of several. */
const shortestMade = 2;

/** A state is the letters that are left, in order. A blank is taken where nothing else is the letter. */
export function wordsOf(signs: string, areAll: boolean): Question<string> {
  const first = [...signs].sort().join('');
  return {
    first,
    after(left, letter) {
      const taken = [letter, oneLetter].find((own) => left.includes(own));
      if (taken === undefined) return undefined;
      const state = left.replace(taken, '');
      return { state, mayEnd: areAll ? state === '' : first.length - state.length >= shortestMade };
    },
    lengths: (left) => (areAll ? 1 << left.length : ~(-1 << (left.length + 1))),
  };
}

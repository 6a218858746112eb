import type { Alphabet } from '../../engine/alphabet/alphabet';
import { byAlphabet } from '../../engine/alphabet/order';
import type { FoundWord } from './find-walk';
import { longLength } from './points';
import { readWord } from './typed-word';

type Word = Pick<FoundWord, 'word' | 'points'>;

const byLength = (a: Word, b: Word) => b.word.length - a.word.length || byAlphabet(a.word, b.word);

const orders = {
  score: (a, b) => b.points - a.points || byLength(a, b),
  length: byLength,
  alphabet: (a, b) => byAlphabet(a.word, b.word),
} satisfies Record<string, (a: Word, b: Word) => number>;

/** How words can be sorted: best or longest first, or by the alphabet. */
export const wordOrders = ['score', 'length', 'alphabet'] as const;
export type WordOrder = (typeof wordOrders)[number];

export const sortedWords = <W extends Word>(words: readonly W[], order: WordOrder): W[] =>
  words.toSorted(orders[order]);

/**
 * The words that fit what is typed into a filter: they hold the letters, or, with `?` for a letter and `*` for any
 * number of them, are like that from end to end.
 */
export function filteredWords<W extends Word>(words: readonly W[], filter: string, alphabet: Alphabet): W[] {
  const parts = filter.replace(/\s/gu, '').split(/([?*])/);
  const read = parts.map((part) => (part === '?' || part === '*' ? part : readWord(part, alphabet)));
  if (read.includes(undefined)) return [];
  const wanted = read.join('');
  if (!/[?*]/.test(wanted)) return words.filter(({ word }) => word.includes(wanted));
  return words.filter(({ word }) => isLike(word, wanted));
}

/** Whether a word is like a pattern. Goes back to the last `*` only, so that no pattern takes long. */
function isLike(word: string, pattern: string): boolean {
  let [at, in_, star, from] = [0, 0, -1, 0];
  while (at < word.length) {
    if (pattern[in_] === '*') [star, from] = [in_++, at];
    else if (pattern[in_] === '?' || pattern[in_] === word[at]) [in_, at] = [in_ + 1, at + 1];
    else if (star >= 0) [in_, at] = [star + 1, ++from];
    else return false;
  }
  return [...pattern.slice(in_)].every((sign) => sign === '*');
}

/** The words that a word holds, itself not, best first. */
export const wordsInside = <W extends Word>(outer: string, words: readonly W[]): W[] =>
  sortedWords(
    words.filter(({ word }) => word !== outer && outer.includes(word)),
    'score',
  );

/** Words of one length; the longest lengths, which are worth the same, are one group. */
export interface LengthGroup<W> {
  length: number;
  /** Whether longer words are in it, too. */
  orMore: boolean;
  words: W[];
}

/** The words by length, longest first, each group in the order given. */
export function lengthGroups<W extends Word>(words: readonly W[]): LengthGroup<W>[] {
  const groups: LengthGroup<W>[] = [];
  for (let length = longLength; length > 0; length--) {
    const own = words.filter(({ word }) => Math.min(word.length, longLength) === length);
    if (own.length > 0) groups.push({ length, orMore: length === longLength, words: own });
  }
  return groups;
}

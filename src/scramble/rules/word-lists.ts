import type { Alphabet } from '../../engine/alphabet/languages';
import { byAlphabet } from '../../engine/alphabet/spelling';
import { type Familiarity, knownLevel, readLevel } from '../../engine/familiarity/familiarity';
import { must } from '../../engine/must';
import { type Board, longLength, pathsOf, readWord } from './board';
import type { FoundWord } from './solver';

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

/** The words that are still to be found. */
export function stillToFind<W extends { word: string }>(words: readonly W[], found: readonly { word: string }[]): W[] {
  const known = new Set(found.map(({ word }) => word));
  return words.filter(({ word }) => !known.has(word));
}

const levelOf = ({ level }: MarkedWord) => level ?? Number.POSITIVE_INFINITY;

/** A word to show to somebody who asks for help: the best known of those still to be found, the longest of these. */
export function wordToShow(words: readonly MarkedWord[], found: readonly { word: string }[]): string | undefined {
  const left = stillToFind(words, found).filter(({ isRude }) => !isRude);
  const best = Math.min(...left.map(levelOf));
  return sortedWords(
    left.filter((word) => levelOf(word) === best),
    'length',
  )[0]?.word;
}

/** One word of a board that plays itself. */
export interface WatchedWord {
  word: string;
  path: number[];
  points: number;
  /** With this word. */
  score: number;
  words: number;
}

/** In which order a board that plays itself does so: as lists are sorted, or as a person might find the words. */
export type WatchOrder = WordOrder | 'likeAPerson';

/** A board that plays itself, word after word. */
export function walkthrough(words: readonly MarkedWord[], order: WatchOrder = 'likeAPerson'): WatchedWord[] {
  const ordered = order === 'likeAPerson' ? likeAPerson(words) : sortedWords(words, order);
  let score = 0;
  return ordered.map(({ word, path, points }, place) => {
    score += points;
    return { word, path: [...path], points, score, words: place + 1 };
  });
}

/** The best known words first, and after a word those that grow out of it. */
function likeAPerson(words: readonly MarkedWord[]): MarkedWord[] {
  const left = new Set(sortedWords(words, 'length').sort((a, b) => (a.level ?? 100) - (b.level ?? 100)));
  const grown = sortedWords(words, 'alphabet');
  const placeOf = new Map(grown.map((own, place) => [own, place]));
  const ordered: MarkedWord[] = [];
  for (const stem of left) {
    for (let place = must(placeOf.get(stem)); ; place++) {
      const own = grown[place];
      if (!own?.word.startsWith(stem.word)) break;
      if (left.delete(own)) ordered.push(own);
    }
  }
  return ordered;
}

/** A word of a board, and where it lies on whichever path. */
export interface PlacedWord extends MarkedWord {
  readonly squares: readonly number[];
  /** On which of them it can begin. */
  readonly starts: readonly number[];
}

/** Walks all paths of all words: on a large board a matter of a second. */
export const placed = (board: Board, words: readonly MarkedWord[]): PlacedWord[] =>
  words.map((own) => {
    const paths = pathsOf(board, own.word);
    return {
      ...own,
      squares: [...new Set(paths.flat())],
      starts: [...new Set(paths.map(([start]) => must(start)))],
    };
  });

/** For each square, in how many of these words it takes part. */
export function wordsThrough({ letters }: Board, words: readonly Pick<PlacedWord, 'squares'>[]): number[] {
  const counts = Array.from(letters, () => 0);
  for (const { squares } of words) for (const square of squares) counts[square] = must(counts[square]) + 1;
  return counts;
}

/** For each square, the words that can begin there, in the order given. */
export function wordsFrom<Word extends Pick<PlacedWord, 'starts'>>(
  { letters }: Board,
  words: readonly Word[],
): Word[][] {
  const lists: Word[][] = Array.from(letters, () => []);
  for (const own of words) for (const square of own.starts) must(lists[square]).push(own);
  return lists;
}

/** What is known about words beside the dictionary. */
export type WordMarks = Pick<Familiarity, 'levelOf' | 'isRude'>;

/** A word of a board, and how well known it is. */
export interface MarkedWord extends FoundWord {
  /**
   * From 10, the most common, to 70; missing for words that hardly anybody knows, or where nothing is known of words.
   */
  level?: number;
  /** A family table may not want to see it. */
  isRude?: true;
}

export const isKnown = ({ level, isRude }: Pick<MarkedWord, 'level' | 'isRude'>) =>
  level !== undefined && level <= knownLevel && !isRude;

export function marked(words: readonly FoundWord[], marks: WordMarks | undefined): MarkedWord[] {
  return words.map((found) => {
    const level = marks?.levelOf(found.word);
    return {
      ...found,
      ...(level !== undefined && { level }),
      ...(marks?.isRude(found.word) && { isRude: true as const }),
    };
  });
}

/**
 * What somebody missed of a board's words, those first that most people know, and of these the longest, and of equally
 * long ones the best known; no rude ones.
 */
export function wordsMissed(words: readonly MarkedWord[], found: readonly { word: string }[]): string[] {
  const own = new Set(found.map(({ word }) => word));
  const levelOf = ({ level }: MarkedWord) => level ?? Number.MAX_SAFE_INTEGER;
  const isUnknown = (word: MarkedWord) => levelOf(word) > knownLevel;
  return words
    .filter(({ word, isRude }) => !isRude && !own.has(word))
    .sort(
      (a, b) => Number(isUnknown(a)) - Number(isUnknown(b)) || b.word.length - a.word.length || levelOf(a) - levelOf(b),
    )
    .map(({ word }) => word);
}

/** Of a board so many are worth learning. */
const mostToLearn = 5;

/** The longest of those that not everybody knows, but most have read. */
export const wordsToLearn = (words: readonly MarkedWord[], found: readonly { word: string }[]): string[] =>
  wordsMissed(
    words.filter(({ level = 0 }) => level > knownLevel && level <= readLevel),
    found,
  ).slice(0, mostToLearn);

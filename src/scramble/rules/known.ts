import type { Familiarity } from '../../engine/familiarity/familiarity';
import { must } from '../../engine/must';
import type { FoundWord } from './solver';

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

/** A grown-up knows words up to this level. */
export const knownLevel = 40;

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
 * What somebody missed of a board's words, those first that most people know, and of these the longest; no rude ones.
 */
export function wordsMissed(words: readonly MarkedWord[], found: readonly { word: string }[]): string[] {
  const own = new Set(found.map(({ word }) => word));
  const isUnknown = ({ level }: MarkedWord) => level === undefined || level > knownLevel;
  return words
    .filter(({ word, isRude }) => !isRude && !own.has(word))
    .sort((a, b) => Number(isUnknown(a)) - Number(isUnknown(b)) || b.word.length - a.word.length)
    .map(({ word }) => word);
}

/** Of a board so many are worth learning. */
const mostToLearn = 5;

/** The longest of those that a grown-up knows. */
export const wordsToLearn = (words: readonly MarkedWord[], found: readonly { word: string }[]): string[] =>
  wordsMissed(words.filter(isKnown), found).slice(0, mostToLearn);

/** How far the words that somebody knows reach into the dictionary, the first steps first. */
export const reaches = ['beginner', 'most', 'wellRead'] as const;
export type Reach = (typeof reaches)[number];

const widest: Readonly<Record<Reach, number>> = { beginner: 20, most: knownLevel, wellRead: 60 };

export interface Within {
  reach: Reach;
  /** Of the words on the board that players of this reach know: how many were found. */
  found: number;
  all: number;
}

// So many of the words that somebody found lie within the own reach; a lucky guess does not.
const share = 0.8;

/**
 * What was found of what players of that level know. The level follows from what was found. Undefined where nothing is
 * known of words.
 */
export function withinReach(words: readonly MarkedWord[], isFound: (word: string) => boolean): Within | undefined {
  if (words.every(({ level }) => level === undefined)) return undefined;
  const levelOf = ({ level }: MarkedWord) => level ?? Number.POSITIVE_INFINITY;
  const found = words.filter(({ word }) => isFound(word));
  const levels = found.map(levelOf).sort((a, b) => a - b);
  const own = levels.length === 0 ? 0 : must(levels[Math.ceil(levels.length * share) - 1]);
  const reach = reaches.find((one) => own <= widest[one]) ?? must(reaches.at(-1));
  const isWithin = (word: MarkedWord) => levelOf(word) <= widest[reach];
  return { reach, found: found.filter(isWithin).length, all: words.filter(isWithin).length };
}

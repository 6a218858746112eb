import { type Familiarity, knownLevel, readLevel } from '../../engine/familiarity/familiarity';
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

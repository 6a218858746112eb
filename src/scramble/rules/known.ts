import type { Familiarity } from '../../engine/familiarity';
import type { FoundWord } from './find-walk';

/** What is known about words beside the dictionary. */
export type WordMarks = Pick<Familiarity, 'levelOf' | 'isRude'>;

/** A word of a board, and how well known it is. */
export interface MarkedWord extends FoundWord {
  /** From 10, the most common, to 70; missing for words that hardly anybody knows, or where nothing is known of words. */
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

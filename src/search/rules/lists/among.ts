import { type LanguageId, tilesOf } from '../../../engine/alphabet/languages';
import { wordFaults } from './check';
import { wordsInList } from './sizes';

/** The first of these words that make a list; undefined where there are too few of its kind. */
export function wordsAmong(words: readonly string[], language: LanguageId): string[] | undefined {
  const { alphabet } = tilesOf(language);
  const taken: string[] = [];
  for (const word of words) {
    if (taken.length === wordsInList) break;
    const faults = wordFaults([...taken, word], alphabet);
    if (faults.every((fault) => fault === undefined)) taken.push(word);
  }
  return taken.length === wordsInList ? taken : undefined;
}

import type { MarkedWord } from './known';
import { sortedWords } from './word-lists';

/** The words that are still to be found. */
export function stillToFind<W extends { word: string }>(
  words: readonly W[],
  found: readonly { word: string }[],
): W[] {
  const known = new Set(found.map(({ word }) => word));
  return words.filter(({ word }) => !known.has(word));
}

const levelOf = ({ level }: MarkedWord) => level ?? Number.POSITIVE_INFINITY;

/** A word to show to somebody who asks for help: the best known of those still to be found, the longest of these. */
export function wordToShow(
  words: readonly MarkedWord[],
  found: readonly { word: string }[],
): string | undefined {
  const left = stillToFind(words, found).filter(({ isRude }) => !isRude);
  const best = Math.min(...left.map(levelOf));
  return sortedWords(
    left.filter((word) => levelOf(word) === best),
    'length',
  )[0]?.word;
}

import { isKnown, knownLevel, type MarkedWord } from './known';

/** What somebody missed of a board's words, those first that most people know, and of these the longest; no rude ones. */
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

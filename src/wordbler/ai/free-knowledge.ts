import type { Rules } from '../rules';
import type { Knowledge } from './thought';

const readings = new WeakMap<Knowledge, Knowledge>();

/** What is known where the letters of a word may lie in any order: of letters, what is known of the best known word they make. */
function inAnyOrder(known: Knowledge): Knowledge {
  const { alphabet, gaddag, wordsOf } = known;
  const wordsIn = (letters: string) => wordsOf?.(letters) ?? [letters];
  return {
    alphabet,
    gaddag,
    has: (letters) => wordsIn(letters).some((word) => known.has(word)),
    levelOf: (letters) => {
      const levels = wordsIn(letters).flatMap((word) => known.levelOf(word) ?? []);
      return levels.length > 0 ? Math.min(...levels) : undefined;
    },
    // Letters that make another word, too, are read as that one.
    isRude: (letters) => wordsIn(letters).every((word) => known.isRude(word)),
  };
}

/** Letters that were laid, as they are read: where they may lie in any order, as the best known decent word that they make. */
export function readBy({ letterOrder }: Rules, known: Knowledge, letters: string): string {
  const words = letterOrder === 'free' ? (known.wordsOf?.(letters) ?? []) : [];
  const rank = (word: string) => (known.isRude(word) ? 1000 : 0) + (known.levelOf(word) ?? 100);
  return [...words].sort((a, b) => rank(a) - rank(b))[0] ?? letters;
}

/** The same, as a table's rules need it. */
export function knowledgeBy({ letterOrder }: Rules, knowledge: Knowledge): Knowledge {
  if (letterOrder !== 'free') return knowledge;
  const free = readings.get(knowledge) ?? inAnyOrder(knowledge);
  readings.set(knowledge, free);
  return free;
}

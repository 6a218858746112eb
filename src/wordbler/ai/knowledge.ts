import type { Lexicon } from '../../engine/lexicon';
import { buildGaddag } from './gaddag';
import type { Knowledge } from './thought';

/**
 * What there is to know of a word list. At a table that is not for the family, no word counts as rude. Takes
 * a while where the graph for finding plays must be built.
 */
export const knowledgeOf = (
  words: Lexicon,
  familiarity: Pick<Knowledge, 'levelOf' | 'isRude'>,
  familyWords = true,
  gaddag = buildGaddag(words),
): Knowledge => ({
  alphabet: words.alphabet,
  gaddag,
  has: (word) => words.has(word),
  wordsOf: (letters) => words.inAnyOrder(letters),
  levelOf: (word) => familiarity.levelOf(word),
  isRude: familyWords ? (word) => familiarity.isRude(word) : () => false,
});

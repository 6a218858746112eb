import type { Alphabet } from '../../engine/alphabet/alphabet';
import { isVowel } from '../../engine/alphabet/vowels';
import { baseForms } from '../../engine/meanings/lemmatise';
import { type Level, levelLike, type Step } from '../rules/levels';
import type { Knowledge } from './thought';

type Reader = (word: string, knowledge: Knowledge) => boolean;

/** RUNNED: somebody who knows RUN may take it for a word. Of other languages we know no forms. */
const looksLikeAForm: Reader = (word, knowledge) =>
  knowledge.alphabet.id === 'en' &&
  baseForms(word.toLowerCase()).some((base) => knowledge.has(base.word.toUpperCase()));

const common = 35;
const shortest = 3;
/** A child spells by ear: most slips are a letter too many, or the wrong vowel. */
const insteadOfALetter = ({ letters }: Alphabet) => ['', ...letters.filter(isVowel)];

/** FISCH, FESH: all but a word that everybody knows. */
const looksLikeACommonWord: Reader = (word, knowledge) =>
  [...word].some((_, at) =>
    insteadOfALetter(knowledge.alphabet).some((put) => {
      const other = word.slice(0, at) + put + word.slice(at + 1);
      return other.length >= shortest && (knowledge.levelOf(other) ?? Number.POSITIVE_INFINITY) <= common;
    }),
  );

/** What a level takes for a word although it is none. From Club on they know them all. */
const takesForWords: Readonly<Record<Level, readonly Reader[]>> = {
  nestling: [looksLikeAForm, looksLikeACommonWord],
  fledgling: [looksLikeAForm, looksLikeACommonWord],
  songbird: [looksLikeAForm],
  club: [],
  expert: [],
  master: [],
};

/** Whether a computer challenges a play for its words. It never doubts a word that is one. */
export const doubts = (knowledge: Knowledge, words: readonly string[], step: Step): boolean =>
  words.some(
    (word) => !knowledge.has(word) && !takesForWords[levelLike[step]].some((takes) => takes(word, knowledge)),
  );

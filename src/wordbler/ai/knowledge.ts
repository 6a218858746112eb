import { type Alphabet, isVowel } from '../../engine/alphabet/languages';
import { baseForms } from '../../engine/definitions/lemmatise';
import type { Lexicon } from '../../engine/lexicon/lexicon';
import type { Rules } from '../rules';
import { type Level, levelLike, type Step } from '../rules/levels';
import type { Move, VisibleState } from '../rules/visible-state';
import { buildGaddag } from './build-gaddag';
import type { Gaddag } from './gaddag';

/** What the computer knows of words. */
export interface Knowledge {
  readonly alphabet: Alphabet;
  readonly gaddag: Gaddag;
  /** Whether it may be laid. */
  has(word: string): boolean;
  /** The words that letters make in any order, a few of them. */
  wordsOf?(letters: string): readonly string[];
  /** How common a word is, from 10, the most common, to 70; undefined for one that hardly anybody knows. */
  levelOf(word: string): number | undefined;
  /** Whether this table does not want to see it laid by a computer. */
  isRude(word: string): boolean;
}

/**
 * A thought about one move. It hands out the best move so far again and again, so that whoever asked may stop
 * at any time; what it returns at its end is its answer.
 */
export type Thought = Generator<Move, Move, void>;

export type Manner = (knowledge: Knowledge, sight: VisibleState) => Thought;

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

const readings = new WeakMap<Knowledge, Knowledge>();

/** Knowledge where letters may lie in any order: of letters, what is known of the best known word they make. */
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

/** How laid letters are read: where they may lie in any order, as the best known decent word that they make. */
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
  words.some((word) => !knowledge.has(word) && !takesForWords[levelLike[step]].some((takes) => takes(word, knowledge)));

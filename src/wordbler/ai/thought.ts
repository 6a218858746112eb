import type { Alphabet } from '../../engine/alphabet/alphabet';
import type { Move } from '../rules/move';
import type { Sight } from '../rules/sight';
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

export type Manner = (knowledge: Knowledge, sight: Sight) => Thought;

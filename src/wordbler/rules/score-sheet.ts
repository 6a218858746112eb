import type { Square } from '../../engine/squares/square';
import type { Direction } from './board';
import type { Premium } from './premiums';
import type { TileId } from './tiles';

/** One letter's share of a word's score. */
export interface LetterScore extends Square {
  tile: TileId;
  letter: string;
  blank: boolean;
  isNew: boolean;
  /** What is printed on the tile. */
  face: number;
  /** The premium that counts in this play; null where there is none or it is spent. */
  premium: Premium | null;
  /** The face after its letter premium. */
  value: number;
}

export interface WordScore extends Square {
  word: string;
  direction: Direction;
  letters: LetterScore[];
  multiplier: number;
  score: number;
  /** The words that its letters make, where they may lie in any order. */
  reads?: readonly string[];
}

/** Every point of a play: the main word first, then the cross words. */
export interface ScoreSheet {
  words: WordScore[];
  bonus: number;
  total: number;
}

/** The word that letters make, whatever their order. */
export const readingOf = ({ word, reads }: Pick<WordScore, 'word' | 'reads'>) => reads?.[0] ?? word;

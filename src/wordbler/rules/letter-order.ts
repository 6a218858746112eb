import type { WordJudge } from '../../engine/lexicon/word-judge';
import type { ScoreSheet } from './score-sheet';
import type { BoardRules } from './shape';

type Judged = Pick<BoardRules, 'letterOrder'>;

/** Letters that were refused, as they lay; and whether no other order would have made a word of them. */
export interface NoWords {
  words: string[];
  inAnyOrder?: true;
}

export const noWords = ({ letterOrder }: Judged, words: string[]): NoWords =>
  letterOrder === 'free' ? { words, inAnyOrder: true } : { words };

/** Whether letters as they lie are a word, by the rules of the game. */
export const isWord = ({ letterOrder }: Judged, words: WordJudge, letters: string): boolean =>
  letterOrder === 'free' && words.inAnyOrder ? words.inAnyOrder(letters).length > 0 : words.has(letters);

/** What letters may be read as: themselves, or where their order is free, the words that they make. */
export const readAs = ({ letterOrder }: Judged, words: WordJudge, letters: string): readonly string[] =>
  (letterOrder === 'free' && words.inAnyOrder?.(letters)) || [letters];

/** The sheet of a play that is made: with the words that its letters make, where they lie in any order. */
export function withReadings(rules: Judged, words: WordJudge, sheet: ScoreSheet): ScoreSheet {
  if (rules.letterOrder !== 'free') return sheet;
  return {
    ...sheet,
    words: sheet.words.map((own) => ({ ...own, reads: readAs(rules, words, own.word) })),
  };
}

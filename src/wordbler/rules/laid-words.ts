import type { Square } from '../../engine/squares/square';
import type { Direction } from './board';
import type { Game } from './game';
import { isWord } from './letter-order';
import { placementFault, runsOf, wordOf } from './placement';

/** A run through tiles laid this turn. */
export interface LaidWord {
  word: string;
  direction: Direction;
  /** From its first letter to its last. */
  squares: (Square & { isNew: boolean })[];
  isWord: boolean;
}

export const isKnownWord = ({ rules, words }: Game, letters: string): boolean =>
  !words.isToCome && isWord(rules, words, letters);

/** Nothing while the tiles lie wrong or the words still come, nor where words are judged by those who may challenge them. */
export function laidWords({ state, rules, words }: Game): LaidWord[] {
  const { phase, board, laid } = state;
  if (words.isToCome || !rules.showsWords || rules.invalidWord === 'challenge' || phase !== 'turn') return [];
  if (placementFault(board, laid)) return [];
  return runsOf(board, laid).map((run) => ({
    word: wordOf(run),
    direction: run.direction,
    squares: run.letters.map(({ x, y, isNew }) => ({ x, y, isNew })),
    isWord: isWord(rules, words, wordOf(run)),
  }));
}

import type { WordJudge } from '../../engine/lexicon/lexicon';
import { must } from '../../engine/must';
import type { Square } from '../../engine/square';
import {
  type Board,
  type Direction,
  isBlank,
  rackSize,
  sideOf,
  squareIndex,
  type TileFace,
  type TileId,
} from './board';
import type { Game } from './game';
import { placementFault, type Run, runsOf, wordOf } from './placement';
import type { Rules } from './rules';
import { type BoardRules, type Bonus, type Bonuses, bonusMultipliers, shapeOf } from './shape';
import type { LaidTile } from './types';

/** One letter's share of a word's score. */
export interface LetterScore extends Square {
  tile: TileId;
  letter: string;
  blank: boolean;
  isNew: boolean;
  /** What is printed on the tile. */
  face: number;
  /** The bonus that counts in this play; null where there is none or it is spent. Servers call it so. */
  premium: Bonus | null;
  /** The face after its letter bonus. */
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

/** Nothing while tiles lie wrong or the words still load, nor where words are judged by challenge. */
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

function scoreRun(run: Run, faces: readonly TileFace[], bonuses: Bonuses): WordScore {
  const letters = run.letters.map(({ tile, letter, isNew, x, y }): LetterScore => {
    const printed = must(faces[tile]);
    const face = printed.points;
    const bonus = isNew ? must(bonuses[squareIndex({ x, y }, sideOf(bonuses))]) : null;
    const value = face * (bonus ? bonusMultipliers[bonus].letter : 1);
    return { x, y, tile, letter, blank: isBlank(printed), isNew, face, premium: bonus, value };
  });
  const multiplier = letters.reduce(
    (product, { premium }) => product * (premium ? bonusMultipliers[premium].word : 1),
    1,
  );
  const score = multiplier * letters.reduce((sum, { value }) => sum + value, 0);
  return { x: run.x, y: run.y, word: wordOf(run), direction: run.direction, letters, multiplier, score };
}

/** The reckoning of tiles that break no rule of laying; whether the words are words is not asked here. */
export function scorePlay(
  board: Board,
  laid: readonly LaidTile[],
  faces: readonly TileFace[],
  rules: Rules,
): ScoreSheet {
  const { bonuses } = shapeOf(rules);
  const words = runsOf(board, laid).map((run) => scoreRun(run, faces, bonuses));
  const bonus = laid.length === rackSize ? rules.fullRackBonus : 0;
  return { words, bonus, total: words.reduce((sum, { score }) => sum + score, bonus) };
}

import { type CheatCode, cheatCodes, cheatCost } from './cheat-codes';
import { secondsBought } from './ending';
import type { ReadonlyGame } from './engine';
import { isFound } from './game';
import { type Direction, multipliers, wordScore } from './grid/directions';
import { hintCost } from './hint';
import type { EndReason } from './state';

export interface FoundLine {
  word: string;
  direction: Direction;
  length: number;
  multiplier: number;
  score: number;
  hinted: boolean;
  /** 0 for the word that was found first. */
  place: number;
}

/** The reckoning of a game. The parts sum up to the total. */
export interface Summary {
  reason: EndReason | undefined;
  /** In the order of the list, as are the missed ones. */
  found: FoundLine[];
  missed: string[];
  words: number;
  cheats: { code: CheatCode; times: number; cost: number }[];
  hints: { times: number; cost: number };
  /** `bought`: a cheat gave time, which is worth nothing. */
  timeBonus: { seconds: number; points: number; bought: boolean };
  nopes: number;
  msSpent: number;
  total: number;
}

export function summaryOf({ state }: ReadonlyGame): Summary {
  const found = state.laid.flatMap(({ word, direction }, index): FoundLine[] => {
    const place = state.found.findIndex((own) => own.word === index);
    if (place < 0) return [];
    return [
      {
        word,
        direction,
        length: word.length,
        multiplier: multipliers[direction],
        score: wordScore(word, direction),
        hinted: state.hinted.includes(index),
        place,
      },
    ];
  });
  const cheats = cheatCodes.map((code) => {
    const times = state.cheats.filter((own) => own === code).length;
    return { code, times, cost: times * cheatCost };
  });
  const { outcome, hinted } = state;
  return {
    reason: outcome?.reason,
    found,
    missed: state.laid.filter((_, index) => !isFound(state, index)).map(({ word }) => word),
    words: found.reduce((sum, { score }) => sum + score, 0),
    cheats: cheats.filter(({ times }) => times > 0),
    hints: { times: hinted.length, cost: hinted.length * hintCost },
    timeBonus: {
      seconds: outcome?.seconds ?? 0,
      points: outcome?.bonus ?? 0,
      bought: secondsBought(state) > 0,
    },
    nopes: state.nopes,
    msSpent: state.msSpent,
    total: state.score,
  };
}

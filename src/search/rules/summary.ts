import type { Told } from '../../engine/finished-game';
import { must } from '../../engine/must';
import type { Played } from '../../engine/played';
import { digestOf } from '../../engine/saving/untrusted';
import type { ReadonlyGame } from './engine';
import { hintCost, isFound, secondsBought } from './game';
import { type Direction, multipliers, wordScore } from './grid/grid';
import { languageOf } from './lists/word-list';
import { type CheatCode, cheatCodes, cheatCost, type EndReason, type GameState } from './types';

/** How much of the list a player wants to see: every word, those still to find, or none before it is found. */
export const listModes = ['all', 'remaining', 'hidden'] as const;

export type ListMode = (typeof listModes)[number];

export interface ListedWord {
  index: number;
  /** Null while it is kept secret. */
  word: string | null;
  length: number;
  found: boolean;
}

export function listedWords(state: GameState, mode: ListMode): ListedWord[] {
  const rows = state.laid.map(({ word }, index) => {
    const found = isFound(state, index);
    return { index, word: mode === 'hidden' && !found ? null : word, length: word.length, found };
  });
  return mode === 'remaining' ? rows.filter(({ found }) => !found) : rows;
}

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

/** A search that is over, for the record; undefined while it is not. */
export function asPlayed({ setup, state, commands }: ReadonlyGame, told: Told): Played | undefined {
  const { outcome, found, nopes, cheats, hinted, score } = state;
  if (!outcome) return undefined;
  const { name: _, ...more } = told;
  const laid = found.map(({ word }) => must(state.laid[word]));
  const words = laid.map(({ word, direction }) => ({ word, points: wordScore(word, direction) }));
  const best = words.reduce<Played['best']>((most, own) => (most && most.points >= own.points ? most : own), undefined);
  const longest = words.reduce((most, { word }) => (word.length > most.length ? word : most), '');
  return {
    id: digestOf(['search', setup, commands]),
    game: 'search',
    on: digestOf(['search', setup.list.words, setup.directions, setup.seed]),
    level: setup.clock,
    language: languageOf(setup.list),
    result: outcome.reason === 'allFound' ? 'won' : 'lost',
    points: score,
    ...(best && { best }),
    ...(longest && { longest: { word: longest, letters: longest.length } }),
    ...(found.length + nopes > 0 && { share: { made: found.length, of: found.length + nopes } }),
    ...(cheats.length > 0 && { cheats: cheats.length }),
    ...(hinted.length > 0 && { hints: hinted.length }),
    ...more,
  };
}

/** A word as its list has it: with what stands in the list alone. */
export const writtenWord = ({ setup, state }: Pick<ReadonlyGame, 'setup' | 'state'>, index: number): string =>
  setup.sheet ? must(setup.sheet.words[index]).text : must(state.laid[index]).word;

import { isFound } from './game';
import type { GameState } from './state';

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

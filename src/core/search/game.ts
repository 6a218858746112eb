import { GameAtHand } from '../keeping/game-at-hand';
import { clockSeconds } from './clock-face';
import type { GameEvent } from './events';
import type { FamilyFilter } from './grid/family-filter';
import { Finder } from './grid/finder';
import type { LaidWord } from './grid/grid';
import type { Setup } from './setup';
import type { GameState } from './state';

export class Game extends GameAtHand<Setup, GameState, GameEvent> {
  constructor(
    setup: Setup,
    readonly filter: FamilyFilter,
    state: GameState,
  ) {
    super(setup, state);
  }
}

export const isFound = ({ found }: GameState, word: number) => found.some((own) => own.word === word);

/** The words that nobody has found, as they are read in the grid. */
export function stillHidden(state: GameState): LaidWord[] {
  const hidden = state.laid.filter((_, word) => !isFound(state, word)).map(({ word }) => word);
  return new Finder(hidden).in(state.grid);
}

export function newState({ clock, directions }: Setup): GameState {
  const seconds = clockSeconds(clock, directions.length);
  return {
    phase: 'ready',
    grid: [],
    laid: [],
    found: [],
    score: 0,
    nopes: 0,
    cheats: [],
    hinted: [],
    msSpent: 0,
    msAllowed: seconds === undefined ? null : seconds * 1000,
    outcome: null,
  };
}

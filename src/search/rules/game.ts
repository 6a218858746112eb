import { GameAtHand } from '../../engine/keeping/game-at-hand';
import { clockSeconds } from './clock-face';
import type { GameEvent } from './events';
import type { LaidWord } from './grid/grid';
import type { LanguageWords } from './lists/language-words';
import type { Setup } from './setup';
import type { GameState } from './state';

export class Game extends GameAtHand<Setup, GameState, GameEvent> {
  constructor(
    setup: Setup,
    readonly words: LanguageWords,
    state: GameState,
  ) {
    super(setup, state);
  }
}

export const isFound = ({ found }: GameState, word: number) => found.some((own) => own.word === word);

/** What became of a word: found after a hint is less than found. */
export const markOf = (state: GameState, word: number) =>
  !isFound(state, word) ? 'missed' : state.hinted.includes(word) ? 'hinted' : 'found';

/** The words that nobody has found. */
export const stillHidden = (state: GameState): LaidWord[] =>
  state.laid.filter((_, word) => !isFound(state, word)).map((laid) => ({ ...laid }));

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

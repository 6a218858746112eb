import type { GameEvent } from './events';
import type { FamilyFilter } from './grid/family-filter';
import { Finder } from './grid/finder';
import type { LaidWord } from './grid/grid';
import type { Setup } from './setup';
import type { GameState } from './state';

/** The game while a command acts on it: the state, and the events that tell what it did. */
export class Game {
  private told: GameEvent[] = [];

  constructor(
    readonly setup: Setup,
    readonly filter: FamilyFilter,
    readonly state: GameState,
  ) {}

  tell(event: GameEvent) {
    this.told.push(event);
  }

  /** The events since the last call. */
  takeEvents(): GameEvent[] {
    return this.told.splice(0);
  }
}

export const isFound = ({ found }: GameState, word: number) => found.some((own) => own.word === word);

/** The words that nobody has found, as they are read in the grid. */
export function stillHidden(state: GameState): LaidWord[] {
  const hidden = state.laid.filter((_, word) => !isFound(state, word)).map(({ word }) => word);
  return new Finder(hidden).in(state.grid);
}

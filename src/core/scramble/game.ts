import { type Board, wordAlong } from './board';
import type { GameEvent } from './events';
import type { Setup } from './setup';
import type { GameState, Turn } from './state';

/** Says whether a word counts. Words come in capital letters. */
export interface WordJudge {
  readonly id: string;
  has(word: string): boolean;
}

/** The game while a command acts on it: the state, and the events that tell what it did. */
export class Game {
  private told: GameEvent[] = [];

  constructor(
    readonly setup: Setup,
    readonly board: Board,
    readonly words: WordJudge,
    readonly state: GameState,
  ) {}

  /** Of the player whose turn it is. */
  get turn(): Turn {
    return this.state.turns[this.state.player];
  }

  wordAlong(path: readonly number[]): string {
    return wordAlong(this.board, path);
  }

  tell(event: GameEvent) {
    this.told.push(event);
  }

  /** The events since the last call. */
  takeEvents(): GameEvent[] {
    return this.told.splice(0);
  }
}

export const hasFound = ({ found }: Turn, word: string) => found.some((find) => find.word === word);

import type { Alphabet } from '../../engine/alphabet/alphabet';
import { GameAtHand } from '../../engine/keeping/game-at-hand';
import type { WordJudge } from '../../engine/lexicon/word-judge';
import { must } from '../../engine/must';
import { type Board, wordAlong } from './board';
import type { GameEvent } from './events';
import { alphabetOf } from './language';
import type { Setup } from './setup';
import type { GameState, Turn } from './state';

export class Game extends GameAtHand<Setup, GameState, GameEvent> {
  constructor(
    setup: Setup,
    readonly board: Board,
    readonly words: WordJudge,
    state: GameState,
  ) {
    super(setup, state);
  }

  /** Of the player whose turn it is. */
  get turn(): Turn {
    return must(this.state.turns[this.state.player]);
  }

  get alphabet(): Alphabet {
    return alphabetOf(this.setup);
  }

  wordAlong(path: readonly number[]): string {
    return wordAlong(this.board, path);
  }
}

export const hasFound = ({ found }: Turn, word: string) => found.some((find) => find.word === word);

const newTurn = (): Turn => ({ found: [], points: 0, counted: 0, shown: [], msSpent: 0, ended: null });

export const newState = ({ players, seconds }: Setup): GameState => ({
  phase: 'ready',
  player: 0,
  turns: players.map(newTurn),
  msAllowed: seconds === null ? null : seconds * 1000,
  outcome: null,
});

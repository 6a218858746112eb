import type * as keeping from '../../engine/keeping/game-kind';
import type { WordJudge } from '../../engine/lexicon/word-judge';
import type { Command } from './commands';
import type { GameEvent } from './events';
import type { Refusal } from './refusals';
import type { Setup, SetupFault } from './setup';
import type { GameState } from './state';

export interface Kind extends keeping.GameKind {
  setup: Setup;
  setupFault: SetupFault;
  state: GameState;
  command: Command;
  event: GameEvent;
  /** A refusal names the word it is about, if there is one. */
  refused: { reason: Refusal; word?: string };
  judge: WordJudge;
  otherJudge: 'otherWordList';
}

export type SaveFault = keeping.SaveFault<Kind>;
export type SaveRefusal = keeping.SaveRefusal<Kind>;

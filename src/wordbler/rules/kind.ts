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
  refused: { reason: Refusal };
  judge: WordJudge;
  otherJudge: 'otherWordList';
}

export type Answer = keeping.Answer<Kind>;
export type SavedGame = keeping.SavedGame<Kind>;
export type SaveFault = keeping.SaveFault<Kind>;
export type SaveRefusal = keeping.SaveRefusal<Kind>;

import type { CheatCode } from './cheat-codes';
import type { Grid, LaidWord } from './grid/grid';

export type EndReason = 'allFound' | 'timeOut' | 'givenUp';

export interface Outcome {
  reason: EndReason;
  /** What was left on the clock when all was found, but for what a cheat gave. */
  seconds: number;
  bonus: number;
}

/** All that changes in a game. Words are named by their place in the list. */
export interface GameState {
  phase: 'ready' | 'searching' | 'paused' | 'over';
  grid: Grid;
  laid: LaidWord[];
  /** In the order of finding, and when. */
  found: { word: number; atMs: number }[];
  score: number;
  nopes: number;
  cheats: CheatCode[];
  hinted: number[];
  msSpent: number;
  /** Null without a limit. */
  msAllowed: number | null;
  outcome: Outcome | null;
}

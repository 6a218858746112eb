import type { Grid, LaidWord, Square } from './grid/grid';
import type { EndReason } from './state';

/** What happened, in order. Everything that shows, sounds, speaks or stores the game listens to these. */
export type GameEvent =
  | { type: 'gridLaid'; grid: Grid; secondsLeft: number | null }
  | {
      type: 'wordFound';
      word: number;
      laid: LaidWord;
      from: Square;
      to: Square;
      points: number;
      score: number;
    }
  | { type: 'foundBefore'; word: number }
  | { type: 'nope'; from: Square; to: Square; letters: string }
  | { type: 'hinted'; word: number; square: Square; cost: number; score: number }
  | { type: 'cheated'; code: 'mambazamba'; seconds: number; cost: number; score: number }
  | { type: 'cheated'; code: 'flash'; hidden: LaidWord[]; cost: number; score: number }
  | { type: 'paused' }
  | { type: 'wentOn' }
  | { type: 'timeSpent'; ms: number; msSpent: number; secondsLeft: number | null }
  | {
      type: 'gameEnded';
      reason: EndReason;
      seconds: number;
      bonus: number;
      score: number;
      missed: LaidWord[];
    };

export type EventType = GameEvent['type'];
export type EventOf<T extends EventType> = Extract<GameEvent, { type: T }>;

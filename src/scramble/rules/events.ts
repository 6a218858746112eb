import type { Board } from './board';
import type { Outcome, TurnEnd } from './state';

/** What happened, in order. Everything that shows, sounds, speaks or stores the game listens to these. */
export type GameEvent =
  | { type: 'turnBegan'; player: number; board: Board; secondsLeft: number | null }
  | {
      type: 'wordFound';
      player: number;
      word: string;
      path: number[];
      points: number;
      /** Of the turn, with this word. */
      score: number;
      words: number;
    }
  /** Which word it is shows when all is over. */
  | { type: 'rivalFound'; player: number; points: number; score: number; words: number }
  | { type: 'squaresCounted'; player: number }
  /** The squares are the first of a path that spells the word. */
  | { type: 'wordShown'; player: number; word: string; squares: number[]; isWhole: boolean }
  | { type: 'paused' }
  | { type: 'wentOn' }
  | { type: 'timeSpent'; player: number; ms: number; msSpent: number; secondsLeft: number | null }
  | { type: 'turnEnded'; player: number; reason: TurnEnd; words: number; score: number }
  | ({ type: 'gameEnded' } & Outcome);

export type EventType = GameEvent['type'];
export type EventOf<T extends EventType> = Extract<GameEvent, { type: T }>;

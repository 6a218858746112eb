import type { NoWords } from './letter-order';
import type { ScoreSheet } from './score-sheet';

/** What one entry of the history tells. Points are what it changed; nothing that happened is missing. */
export type Happening =
  | { kind: 'played'; sheet: ScoreSheet }
  | { kind: 'exchanged'; count: number }
  | { kind: 'passed' }
  | ({ kind: 'invalid'; attempted: string[]; turnLost: boolean } & NoWords)
  | { kind: 'disjoint'; word: string }
  | { kind: 'timedOut' }
  | { kind: 'challengedInVain'; by: number }
  | { kind: 'skipped' }
  | { kind: 'resigned' }
  | { kind: 'handicap' }
  | { kind: 'rackLost'; letters: string[] }
  | { kind: 'wentOut' }
  | { kind: 'overTime'; minutes: number };

export type HistoryEntry = Happening & {
  seat: number;
  turn: number;
  points: number;
  /** Steps of a hint that the turn took, if any. */
  hints?: number;
  /** The seat's total after it. */
  total: number;
};

import type { LexiconData } from '../core/lexicon';

/** Why a dictionary cannot be had. */
export type DictionaryFault =
  /** The server has no such file, or will not give it. */
  | 'missing'
  /** The server cannot be reached, or the connection broke. */
  | 'unreachable'
  /** The bytes are not the word list they should be. */
  | 'damaged'
  /** The worker could not start, broke, or was stopped. */
  | 'stopped'
  /** Nothing was heard of the worker for too long. */
  | 'silent';

/** Faults the worker itself can tell of. Error classes do not survive the crossing; plain data does. */
export interface LoadFailure {
  readonly code: 'missing' | 'unreachable' | 'damaged';
  readonly detail: string;
}

/** What the page asks of the worker. */
export interface WorkerFunctions {
  /** Fetches, unpacks and builds the dictionary. Says what went wrong, or nothing. */
  load(): Promise<LoadFailure | undefined>;
  has(word: string): boolean;
  hasPrefix(prefix: string): boolean;
  /** A copy of the dictionary, moved to the page. */
  handOver(): LexiconData;
}

/** What the worker tells the page. */
export interface PageFunctions {
  /** How far loading is, from 0 to 1. */
  progress(share: number): void;
}

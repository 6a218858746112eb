import type { Definition, Lead } from '../engine/definitions/lookup';
import type { LexiconData } from '../engine/lexicon/lexicon';
import type { Board, BoardSpec, PlacedWord, Rolled } from '../scramble/rules';
import type { DrillKind, DrillQuestion } from '../study/rules/drills';
import type { Found, WordLooked } from '../study/rules/word-book';
import type { AskedKind } from '../study/rules/word-question';
import type { Advice } from '../wordbler/ai/review';
import type { Verdict } from '../wordbler/ai/verdicts';
import type { Step } from '../wordbler/rules';
import type { Move, VisibleState } from '../wordbler/rules/visible-state';

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

/** No definition is known of the word, though perhaps of one it may come from; or none can be had for now. */
export type DefinitionAnswer = Definition | Lead | 'unknown' | 'unavailable';

/** What the page asks of the worker. */
export interface WorkerFunctions {
  /** Fetches, unpacks and builds the dictionary of a word list. Says what went wrong, or nothing. */
  load(list: string): Promise<LoadFailure | undefined>;
  /** The dictionary, moved to the page as soon as it is loaded: it can be had once. */
  handOver(): Promise<LexiconData>;
  /** Fetches what of the definitions it needs, and again after it could not. Needs no dictionary. */
  definition(word: string): Promise<DefinitionAnswer>;
  /** Learns the words of a dictionary for thinking. Says what could not be had, or nothing. */
  study(data: LexiconData): Promise<LoadFailure | undefined>;
  /** The move of a computer's seat, in so many milliseconds at most. */
  think(sight: VisibleState, step: Step, ms: number): Promise<Move>;
  /** What looking ahead by such throws tells in so many milliseconds at most; of what was done, too. */
  ponder(sight: VisibleState, throws: string, ms: number, done?: Move): Promise<readonly Verdict[]>;
  /** Whether a computer's seat challenges a play that made these words. */
  doubts(words: readonly string[], step: Step): Promise<boolean>;
  advise(sight: VisibleState): Promise<Advice | undefined>;
  /** Ends the thought under way: its answer is wanted no more. */
  stopThinking(): Promise<void>;
  /** Learns the words of a dictionary for solving boards. Nothing can go wrong, so it says nothing. */
  studyBoards(data: LexiconData): Promise<undefined>;
  /** Every word of a board of at least so many letters. */
  solve(board: Board, shortest: number): Promise<PlacedWord[]>;
  /** The first throw that is as asked for, from one on, or the best of many. */
  roll(spec: BoardSpec, from: number): Promise<Rolled>;
  /** Ends all rolling under way: the answers are wanted no more. */
  stopRolling(): Promise<void>;
  /** Lays the words of a dictionary out to be looked up by what they look like. */
  studyBook(data: LexiconData): Promise<undefined>;
  findWords(kind: AskedKind, signs: string, most: number): Promise<Found>;
  lookAtWord(word: string): Promise<WordLooked>;
  /** Those that a family table may see; undefined where that cannot be known. */
  decentWords(words: readonly string[]): Promise<string[] | undefined>;
  drill(kind: DrillKind, seed: string): Promise<DrillQuestion[] | undefined>;
}

/** What the worker tells the page. */
export interface PageFunctions {
  /** How far loading is, from 0 to 1. Of definitions and thoughts it says no more than that they still come. */
  progress(share: number): void;
}

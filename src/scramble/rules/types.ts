import type { WordJudge } from '../../engine/lexicon/lexicon';
import type * as keeping from '../../engine/saving/rule-book';
import { count, type Fields, listOf, text, whole } from '../../engine/saving/untrusted';
import type { Board } from './board';
import type { Setup, SetupFault } from './setup';

/** Why a turn ended: the clock, or the player had enough. */
export type TurnEnd = 'timeOut' | 'done' | 'givenUp';

/** A word that a player found. */
export interface Find {
  word: string;
  path: number[];
  points: number;
  /** When, on the turn's own clock. */
  atMs: number;
}

/** A word that a player had shown, and how many squares of it. */
export interface Shown {
  word: string;
  path: number[];
  squares: number;
}

/** What a player did with the board. */
export interface Turn {
  /** In the order of finding. */
  found: Find[];
  points: number;
  /** How often the player looked how many words each square still takes part in. */
  counted: number;
  shown: Shown[];
  msSpent: number;
  /** Null until it has ended. */
  ended: TurnEnd | null;
}

export interface Outcome {
  reason: 'played' | 'givenUp';
  /** Words that were struck because two or more found them. */
  struck: string[];
  /** By player, without what was struck. */
  scores: number[];
  /** Who has the most. Nobody where nobody found anything. */
  winners: number[];
}

/** All that changes in a game. */
export interface GameState {
  /** Between turns and before the first one, the next player is to begin. */
  phase: 'ready' | 'turn' | 'paused' | 'over';
  /** Whose turn it is, or is next. */
  player: number;
  turns: Turn[];
  /** Null without a clock. */
  msAllowed: number | null;
  outcome: Outcome | null;
}

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

/** All that players, a clock or a replay can ask of a game. Nothing else changes it. */
export type Command =
  /** The player whose turn it is begins. */
  | { type: 'begin' }
  /** A word along squares. */
  | { type: 'play'; path: number[] }
  /** A word as it was typed. */
  | { type: 'type'; word: string }
  /** A word that the computer has found along squares. */
  | { type: 'rivalFinds'; path: number[] }
  /** How many words does each square still take part in? Or, with a word: one square more of it. */
  | { type: 'hint'; word?: string }
  | { type: 'pause' }
  | { type: 'goOn' }
  /** The player has had enough. */
  | { type: 'endTurn' }
  /** The table has had enough. */
  | { type: 'giveUp' }
  | { type: 'spendTime'; ms: number };

export type CommandType = Command['type'];
export type Commanded<T extends CommandType> = keeping.Commanded<Command, T>;

/** How each is read. */
export const fields: Fields<Command> = {
  begin: {},
  play: { path: listOf(whole) },
  type: { word: text },
  rivalFinds: { path: listOf(whole) },
  hint: { 'word?': text },
  pause: {},
  goOn: {},
  endTurn: {},
  giveUp: {},
  spendTime: { ms: count },
};

/** Why a command was refused. Codes, not sentences: what players read is written elsewhere. */
export const refusals = [
  'malformed',
  'notBegun',
  'alreadyBegun',
  'gameOver',
  'paused',
  'notPaused',
  'emptyPath',
  'outsideBoard',
  'jump',
  'squareTwice',
  'notLetters',
  'tooShort',
  'notOnBoard',
  'notAWord',
  'alreadyFound',
  'allShown',
  'noRival',
] as const;

export type Refusal = (typeof refusals)[number];

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

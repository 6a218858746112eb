import type * as keeping from '../../engine/saving/rule-book';
import { count, type Fields, fieldsOf, oneOf, type Reader, whole } from '../../engine/saving/untrusted';
import type { Grid, LaidWord, Square } from './grid/grid';
import type { LanguageWords } from './lists/language-words';
import type { Setup, SetupFault } from './setup';

/** Words that, typed during a game, do what nobody is to know. */
export const cheatCodes = ['mambazamba', 'flash'] as const;

export type CheatCode = (typeof cheatCodes)[number];

export const cheatCost = 50;
export const secondsGained = 100;
/** So long `flash` shows the hidden words. */
export const flashMs = 1000;

/** How many letters of each code have been typed. */
export type Typed = Readonly<Record<CheatCode, number>>;

export const nothingTyped: Typed = { mambazamba: 0, flash: 0 };

/** After a key: a wrong one starts a code over, and may begin it anew. Keys that write no sign don't count. */
export function typeKey(typed: Typed, key: string): { typed: Typed; code: CheatCode | undefined } {
  if ([...key].length !== 1) return { typed, code: undefined };
  const sign = key.toLowerCase();
  const next = { ...typed };
  for (const code of cheatCodes) {
    if (sign === code[typed[code]]) next[code] = typed[code] + 1;
    else next[code] = sign === code[0] ? 1 : 0;
  }
  const code = cheatCodes.find((own) => next[own] === own.length);
  return code ? { typed: nothingTyped, code } : { typed: next, code: undefined };
}

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

/** All that a player, a clock or a replay can ask of a game. Nothing else changes it. */
export type Command =
  | { type: 'begin' }
  | { type: 'stroke'; from: Square; to: Square }
  | { type: 'hint'; word?: number }
  | { type: 'cheat'; code: CheatCode }
  | { type: 'pause' }
  | { type: 'goOn' }
  | { type: 'giveUp' }
  | { type: 'spendTime'; ms: number };

export type CommandType = Command['type'];
export type Commanded<T extends CommandType> = keeping.Commanded<Command, T>;

const square: Reader<Square> = (value) => {
  const { x, y } = fieldsOf<Square>(value) ?? {};
  const [column, row] = [whole(x), whole(y)];
  return column === undefined || row === undefined ? undefined : { x: column, y: row };
};

/** How each is read. */
export const fields: Fields<Command> = {
  begin: {},
  stroke: { from: square, to: square },
  hint: { 'word?': count },
  cheat: { code: oneOf(cheatCodes) },
  pause: {},
  goOn: {},
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
  'outsideGrid',
  'tooShort',
  'notStraight',
  'noSuchWord',
  'alreadyFound',
  'alreadyHinted',
  'nothingToHint',
  'noClock',
  'noCheats',
] as const;

export type Refusal = (typeof refusals)[number];

export interface Kind extends keeping.GameKind {
  setup: Setup;
  setupFault: SetupFault;
  state: GameState;
  command: Command;
  event: GameEvent;
  refused: { reason: Refusal };
  judge: LanguageWords;
  otherJudge: 'otherFilter';
}

export type SavedGame = keeping.SavedGame<Kind>;
export type SaveFault = keeping.SaveFault<Kind>;
export type SaveRefusal = keeping.SaveRefusal<Kind>;

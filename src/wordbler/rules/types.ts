import type { WordJudge } from '../../engine/lexicon/lexicon';
import type { DiceState } from '../../engine/random/dice';
import type * as keeping from '../../engine/saving/rule-book';
import { count, type Fields, listOf, text, whole } from '../../engine/saving/untrusted';
import type { Square } from '../../engine/square';
import type { PlacedTile, TileId } from './board';
import type { Outcome } from './ending';
import type { NoWords, ScoreSheet } from './scoring';
import type { Setup, SetupFault } from './setup';

/** A tile laid this turn. It keeps its cell on the rack until the play is done. */
export interface LaidTile extends Square {
  tile: TileId;
  letter: string;
}

/** A play that opponents may still challenge. */
export interface OpenPlay {
  sheet: ScoreSheet;
  /** Who has neither accepted nor challenged it, in turn order. */
  awaiting: number[];
}

/** The whole game as plain data. `phase` says who may act: nobody yet, the mover, the challengers, nobody more. */
export interface GameState {
  phase: 'ready' | 'turn' | 'challenge' | 'over';
  /** Always in order of number, so that how a rack was sorted never sways a later draw. */
  bag: TileId[];
  /** Seven cells a seat. A laid tile still owns its cell. */
  racks: (TileId | null)[][];
  board: (PlacedTile | null)[];
  laid: LaidTile[];
  toMove: number;
  turn: number;
  scores: number[];
  fails: number;
  history: HistoryEntry[];
  openPlay: OpenPlay | null;
  /** Turns that each seat must still sit out. */
  skips: number[];
  /** Who has left the game, the first one first. */
  resigned: number[];
  /** Thinking time used, by seat, and in this turn. */
  msUsed: number[];
  msThisTurn: number;
  /** Steps of a hint taken in this turn. */
  hintsThisTurn: number;
  shuffles: number;
  dice: DiceState;
  outcome: Outcome | null;
}

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

export interface DrawnTile {
  tile: TileId;
  cell: number;
}

export interface TileGoingHome extends Square, DrawnTile {}

/** Why laid tiles go back to the rack. */
export type HomeReason = 'takeBack' | 'recall' | 'pass' | 'invalid' | 'challenged' | 'timeOut';

/** What happened, in order. Everything that shows, sounds, speaks or stores the game listens to these. */
export type GameEvent =
  | { type: 'drewForStart'; round: number; draws: { seat: number; tile: TileId }[]; tied: number[] }
  | { type: 'startDecided'; seat: number; tile: TileId }
  | { type: 'drawReturned'; tiles: TileId[] }
  | { type: 'dealt'; hands: { seat: number; drawn: DrawnTile[] }[] }
  | { type: 'turnBegan'; seat: number; turn: number }
  | ({ type: 'tileLaid'; seat: number; tile: TileId; letter: string; cell: number } & Square)
  | ({ type: 'tileMoved'; seat: number; tile: TileId; from: Square; swapped: TileId | null } & Square)
  | { type: 'letterChosen'; seat: number; tile: TileId; letter: string }
  | { type: 'tilesWentHome'; seat: number; tiles: TileGoingHome[]; reason: HomeReason }
  | { type: 'rackArranged'; seat: number; cells: (TileId | null)[]; shuffled: boolean }
  | { type: 'hintTaken'; seat: number; step: number }
  | { type: 'playRefused'; seat: number; reason: 'disjoint' }
  | ({
      type: 'wordsRejected';
      seat: number;
      /** All the words that the play would have made. */
      attempted: string[];
      /** Where they stand, or stood. */
      squares: Square[];
      turnLost: boolean;
      fails: number;
    } & NoWords)
  | { type: 'playOffered'; seat: number; sheet: ScoreSheet; awaiting: number[] }
  | { type: 'playAccepted'; seat: number; by: number }
  | ({ type: 'playChallenged'; seat: number; by: number } & NoWords)
  | { type: 'playScored'; seat: number; sheet: ScoreSheet; total: number }
  | { type: 'refilled'; seat: number; drawn: DrawnTile[] }
  | { type: 'exchanged'; seat: number; returned: DrawnTile[]; fails: number }
  | { type: 'passed'; seat: number; fails: number }
  | { type: 'timeSpent'; seat: number; ms: number; msThisTurn: number; msUsed: number }
  | { type: 'timedOut'; seat: number; fails: number }
  | { type: 'turnSkipped'; seat: number }
  | { type: 'resigned'; seat: number; returned: DrawnTile[] }
  | { type: 'gameEnded'; outcome: Outcome; racks: (TileId | null)[][] };

export type EventType = GameEvent['type'];
export type EventOf<T extends EventType> = Extract<GameEvent, { type: T }>;

/** All that people, the computer, a clock or a remote seat can ask of a game. Nothing else changes it. */
export type Command =
  | { type: 'begin' }
  | ({ type: 'lay'; seat: number; tile: TileId; letter?: string } & Square)
  | ({ type: 'move'; seat: number; tile: TileId } & Square)
  | { type: 'chooseLetter'; seat: number; tile: TileId; letter: string }
  | { type: 'takeBack'; seat: number; tile?: TileId; cell?: number }
  | { type: 'recall'; seat: number }
  | { type: 'arrange'; seat: number; from: number; to: number }
  | { type: 'shuffle'; seat: number }
  | { type: 'done'; seat: number }
  | { type: 'exchange'; seat: number; tiles: TileId[] }
  | { type: 'pass'; seat: number }
  | { type: 'hint'; seat: number }
  | { type: 'challenge'; seat: number }
  | { type: 'accept'; seat: number }
  | { type: 'letStand' }
  | { type: 'resign'; seat: number }
  | { type: 'spendTime'; seat: number; ms: number };

export type CommandType = Command['type'];
export type Commanded<T extends CommandType> = keeping.Commanded<Command, T>;

/** How each is read. */
export const fields: Fields<Command> = {
  begin: {},
  lay: { seat: count, tile: count, x: whole, y: whole, 'letter?': text },
  move: { seat: count, tile: count, x: whole, y: whole },
  chooseLetter: { seat: count, tile: count, letter: text },
  takeBack: { seat: count, 'tile?': count, 'cell?': count },
  recall: { seat: count },
  arrange: { seat: count, from: count, to: count },
  shuffle: { seat: count },
  done: { seat: count },
  exchange: { seat: count, tiles: listOf(count) },
  pass: { seat: count },
  hint: { seat: count },
  challenge: { seat: count },
  accept: { seat: count },
  letStand: {},
  resign: { seat: count },
  spendTime: { seat: count, ms: count },
};

/** Why a command was refused. Codes, not sentences: what players read is written elsewhere. */
export const refusals = [
  'malformed',
  'notBegun',
  'alreadyBegun',
  'gameOver',
  'noSuchSeat',
  'notYourTurn',
  'challengeOpen',
  'noChallenge',
  'notYourPlay',
  'notYourTile',
  'alreadyLaid',
  'notLaid',
  'outsideBoard',
  'squareTaken',
  'letterMissing',
  'notALetter',
  'notABlank',
  'noSuchCell',
  'nothingLaid',
  'nothingToTakeBack',
  'notInLine',
  'gap',
  'missesStar',
  'tooShort',
  'takeTilesBack',
  'bagTooSmall',
  'noTilesChosen',
  'tileChosenTwice',
  'noHints',
  'noMoreHints',
  'hintsSpent',
  'noClock',
  'alreadyResigned',
] as const;

export type Refusal = (typeof refusals)[number];

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

import type { DiceState } from '../../engine/random/dice';
import type { Square } from '../../engine/squares/square';
import type { PlacedTile } from './board';
import type { HistoryEntry } from './history';
import type { Outcome } from './outcome';
import type { ScoreSheet } from './score-sheet';
import type { TileId } from './tiles';

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

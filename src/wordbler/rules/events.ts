import type { Square } from '../../engine/squares/square';
import type { NoWords } from './letter-order';
import type { Outcome } from './outcome';
import type { ScoreSheet } from './score-sheet';
import type { TileId } from './tiles';

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

import type Phaser from 'phaser';
import type { TableGame } from '../table-games';

/** What other scenes know of the rooms that are shared with others. */
export interface OnlineRooms {
  /** At so many tables it is the turn of whoever plays here. */
  readonly ownTurns: number;
  listen(changed: () => void): () => void;
  /** To all tables that are not over. */
  listenToAll(): Promise<void>;
  /** The game of a room that this device is in, for a table on which it is shown. */
  gameIn(room: string, scene: Phaser.Scene): TableGame | undefined;
}

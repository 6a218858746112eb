import type { Command } from '../../wordbler/rules';
import type { Books } from '../logged-room';
import type { FoldedRoom } from './folded-room';

/** A room as those know it who act in it from outside. */
export interface AwakeRoom {
  readonly id: string;
  readonly state: FoldedRoom;
  /** Nobody here wants it any more. */
  leave(): void;
  /** A computer's commands, thought of in this turn. */
  obey(seat: number, turn: number, commands: Command[]): Promise<void>;
}

/** What a room needs of the world. */
export interface World extends Books {
  /** Where a name is not for a family's table. */
  isRude(name: string): boolean;
  /** It is a computer's turn, and this process is to think, for somebody at this address. */
  think(room: AwakeRoom, whose: string): void;
  /** All seats want to play again: the entry that opens the next room. */
  rematch(room: AwakeRoom): Promise<string>;
  /** The room can no longer be trusted here: those in it come in anew. */
  lost(room: AwakeRoom, error: unknown): void;
}

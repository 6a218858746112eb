import type { TemplateResult } from 'lit-html';
import type Phaser from 'phaser';
import type { Dialog } from '../../shared/panels/dialog';
import type { MenuEntry } from '../panels/table-buttons';
import type { Areas } from '../panels/table-panel';
import type { WordblerSession } from '../play/session';
import type { GameAtTable } from '../play/table-state';
import type { Adviser } from '../play/teacher';

export type WhenLeft = (...undo: (() => void)[]) => void;

/** What stands on the table: a game that is played here, one that was, or one that is played elsewhere. */
export interface TableGame extends GameAtTable {
  /** Who knows the best play, where that is no computer. */
  readonly adviser?: Adviser;
  /** Where its menu's way out leads. */
  readonly leadsTo: 'Menu' | 'GameOver' | 'Study';
  /** What else can be opened in its menu. */
  readonly entries: readonly MenuEntry[];
  /** Before anybody else listens to it. */
  hold?(whenLeft: WhenLeft): void;
  /** It is played on this table, until that is left. */
  stand?(whenLeft: WhenLeft, session: WordblerSession): void;
  /** It is over: where that leads. */
  over(): 'GameOver' | 'Find' | 'Puzzle' | Promise<'GameOver' | 'Menu'>;
  /** What is to be seen beside the board, where the canvas leaves room. */
  show?(areas: Areas): void;
}

/** What stands at the end of a game that was played on several devices, in the place of what was remarkable. */
export interface FairnessProof {
  card(dialog: Dialog): TemplateResult;
  /** Whoever only looked on has no say in it. */
  readonly mayRepeat: boolean;
  /** What is said of the next game. */
  readonly again: string;
  /** Wishes for it, until all have; then goes on there. */
  playAgain(): Promise<void>;
  /** The room of the next game, once there is one. */
  readonly next: { room: string } | undefined;
  listen(changed: () => void): () => void;
}

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

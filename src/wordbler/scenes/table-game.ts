import type { TemplateResult } from 'lit-html';
import type Phaser from 'phaser';
import type { Dialog } from '../../shared/panels/dialog';
import type { MenuEntry } from '../../shared/panels/menu-sheet';
import type { View } from '../../shared/scenes/play-scene';
import type { SceneScope } from '../../shared/scenes/scene-scope';
import type { TableChoice } from '../play/new-game';
import type { WordblerSession } from '../play/session';
import type { GameAtTable } from '../play/table-state';
import type { Adviser } from '../play/teacher';

/** What stands on the table: a game that is played here, one that was, or one that is played elsewhere. */
export interface TableGame extends GameAtTable {
  /** Who knows the best play, where that is no computer. */
  readonly adviser?: Adviser;
  /** Where its menu's way out leads. */
  readonly leadsTo: 'Menu' | 'GameOver' | 'Study';
  /** What else can be opened in its menu. */
  readonly entries?: readonly MenuEntry[];
  /** It belongs to this page and is saved, before anybody else listens to it. */
  hold?(scope: SceneScope): void;
  /** What shows it beside the board, or has it go on. */
  makeViews?(session: WordblerSession): View[];
  /** It is over: where that leads. */
  over(): 'GameOver' | 'Find' | 'Puzzle' | Promise<'GameOver' | 'Menu'>;
}

/** Which game the board is to show; that of this device, if nothing is said. */
export interface SentToBoard {
  /** The finished game, once more. */
  replay?: true;
  /** The game of this room. */
  room?: string;
  /** A find or a puzzle: whoever comes back by the browser's history comes to the scene that lays it. */
  find?: true;
  puzzle?: true;
  /** That find or puzzle; the history does not keep it. */
  table?: TableGame;
}

/** The table that somebody sits down at. */
export interface SentToSitDown {
  /** One that was set; else the last one, at once. */
  choice?: TableChoice;
  /** It may end the game under way. */
  mayEnd?: boolean;
}

/** What stands at the end of a game that was played on several devices, in the place of what was remarkable. */
export interface FairnessProof {
  card(dialog: Dialog): TemplateResult;
  /** Somebody has touched the bag. */
  readonly warns: string | undefined;
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
  /** Finds its end once more, as long as that is wanted; whether it has. */
  finishAgain(room: string, isWanted: () => boolean): Promise<boolean>;
}

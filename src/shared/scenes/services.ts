/** What the scenes share besides: what passes from one to another. */

import type { TemplateResult } from 'lit-html';
import type Phaser from 'phaser';
import type { Saves } from '../../app/saves';
import type { Friends } from '../../online/races/scenes/race-at-play';
import type { SearchMatch } from '../../search/play/match';
import type { TableChoice } from '../../wordbler/play/new-game';
import type { TableGame } from '../../wordbler/scenes/table-game';
import type { Dialog } from '../panels/dialog';
import type { PageServices } from '../panels/page-services';
export interface Services extends PageServices {
  /** The games of this browser: those in progress, and those still to be opened. */
  saves: Saves;
  /**
   * The table somebody sits down at: one that was set, or else the last one, at once; and whether it may end a game.
   */
  table: { choice?: TableChoice; mayEnd: boolean } | undefined;
  /** The puzzle that is tried. */
  puzzle?: ((scene: Phaser.Scene) => TableGame) | undefined;
  /** Fetches what the menu shows of what everyone gets every day, and tells it of a new one. */
  dailies(scene: Phaser.Scene, dialog: Dialog, newDay: () => void): Promise<() => TemplateResult>;
  /** The find of the day that lies here, or is played. */
  find?: { day: string; isOver: boolean; atTable?(scene: Phaser.Scene): TableGame } | undefined;
  /** Rooms and races that are shared with others. */
  friends: Friends;
  /** The page of a class that is played, by what its link says; whether it was made here. */
  worksheet?: { text: string; match: SearchMatch; isMade: boolean } | undefined;
  /** What an address handed over, a grid, a board or a game, until its scene takes it. */
  link: string | undefined;
  /** What was dropped on the menu or brought in, until the scene that reads it takes it. */
  dropped: File | string | undefined;
}

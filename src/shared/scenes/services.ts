/** What the scenes share besides: what passes from one to another. */

import type { TemplateResult } from 'lit-html';
import type Phaser from 'phaser';
import type { Saves } from '../../app/saves';
import type { Friends } from '../../online/races/scenes/race-at-play';
import type { SearchMatch } from '../../search/play/match';
import type { Dialog } from '../panels/dialog';
import type { PageServices } from '../panels/page-services';
export interface Services extends PageServices {
  /** The games of this browser: those in progress, and those still to be opened. */
  saves: Saves;
  /** Fetches what the menu shows of what everyone gets every day, and tells it of a new one. */
  dailies(scene: Phaser.Scene, dialog: Dialog, newDay: () => void): Promise<() => TemplateResult>;
  /** The find of the day that lies here, or is played. */
  find?: { day: string; isOver: boolean } | undefined;
  /** Rooms and races that are shared with others. */
  friends: Friends;
  /** The page of a class that is played, by what its link says; whether it was made here. */
  worksheet?: { text: string; match: SearchMatch; isMade: boolean } | undefined;
  /** What an address handed over, a grid, a board or a game, until its scene takes it. */
  link: string | undefined;
  /** What was dropped on the menu or brought in, until the scene that reads it takes it. */
  dropped: File | string | undefined;
}

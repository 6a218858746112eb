/** What the scenes share besides: what passes from one to another. */

import type { TemplateResult } from 'lit-html';
import type Phaser from 'phaser';
import type { LeftGames } from '../../app/left-games';
import type { RaceAtPlay } from '../../online/races/scenes/race-at-play';
import type { ScrambleMatch } from '../../scramble/play/match';
import type { SearchMatch } from '../../search/play/match';
import type { PlayedMatch } from '../../wordbler/play/match';
import type { FairnessProof, OnlineRooms } from '../../wordbler/scenes/table-game';
import type { Dialog } from '../panels/dialog';
import type { PageServices } from '../panels/page-services';
import type { Quarantined } from '../play/quarantine';
export interface Services extends PageServices {
  /** What the last visit has left, as long as it is not opened. */
  kept: LeftGames;
  /** The game on the table. */
  match: PlayedMatch | undefined;
  /** The game that was just finished. */
  finished: { match: PlayedMatch; seal?: FairnessProof } | undefined;
  /** Fetches what the menu shows of what everyone gets every day, and tells it of a new one. */
  dailies(scene: Phaser.Scene, dialog: Dialog, newDay: () => void): Promise<() => TemplateResult>;
  /** The find of the day that lies here, or is played. */
  find?: { day: string; isOver: boolean } | undefined;
  /** Rooms that are shared with others, once somebody has gone there. */
  online: OnlineRooms | undefined;
  /** Fetches what leads to those rooms. */
  friends(): Promise<OnlineRooms>;
  /** The race that is run on this device. */
  race: RaceAtPlay | undefined;
  /** The board of a race that is over, while it is looked at. */
  raced: { room: string; round: ScrambleMatch } | undefined;
  /** The word search that is played, or was just finished. */
  search: SearchMatch | undefined;
  /** The page of a class that is played, by what its link says; whether it was made here. */
  worksheet?: { text: string; match: SearchMatch; isMade: boolean } | undefined;
  /** The board of Scramble that is played, or was just finished. */
  round: ScrambleMatch | undefined;
  /** Kept games that could not be opened, and why. They lie aside until they are thrown away. */
  unopened: (Quarantined & { why(): string })[];
  /** What an address handed over, a grid, a board or a game, until its scene takes it. */
  link: string | undefined;
  /** What was dropped on the menu or brought in, until the scene that reads it takes it. */
  dropped: File | string | undefined;
}

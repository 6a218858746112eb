/** What the scenes share besides: what passes from one to another. */

import type { Saves } from '../../app/saves';
import type { Friends } from '../../online/races/scenes/race-at-play';
import type { PageServices } from '../panels/page-services';
import type { Sealed } from '../platform/encrypted';
import type { GameDescriptor } from './game-descriptor';

export interface Services extends PageServices {
  /** The games of the house, in the order of the menu. */
  games: readonly [GameDescriptor, ...GameDescriptor[]];
  /** The games of this browser: those in progress, and those still to be opened. */
  saves: Saves;
  /** Rooms and races that are shared with others. */
  friends: Friends;
  /** Tells of milestones that somebody has just reached. */
  earned(milestones: readonly string[]): void;
  /** Once somebody has asked for it (`sealed-storage.ts`). */
  sealed?: Sealed;
}

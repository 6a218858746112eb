import type { Signal } from '../engine/signal';
import type { ScrambleMatch } from '../scramble/play/match';
import type { RoundInProgress } from '../scramble/play/menu-facts';
import type { SearchMatch } from '../search/play/match';
import type { Quarantined } from '../shared/play/quarantine';
import type { PlayedMatch } from '../wordbler/play/match';
import type { savedSeats } from '../wordbler/play/menu-facts';
import type { FairnessProof } from '../wordbler/scenes/table-game';

export type SavedGame = 'wordbler' | 'search' | 'scramble';

/**
 * The games of this browser. What the last visit left is seen at once, so that the menu can offer it; each game is
 * opened once what it needs is there, and until then nothing is saved in its place.
 */
export interface Saves {
  /** The game of Wordbler in progress. */
  wordbler: PlayedMatch | undefined;
  /** The game of Wordbler that was just finished: whether its end has been seen, and the room that it was played in. */
  finished: { match: PlayedMatch; seal?: FairnessProof; isSeen?: boolean; room?: string | undefined } | undefined;
  /** The word search in progress, or just finished. */
  search: SearchMatch | undefined;
  /** The round of Scramble in progress, or just finished. */
  scramble: ScrambleMatch | undefined;
  /** The find of the day that lies here, or is played. */
  find: { day: string; isOver: boolean } | undefined;
  /** Saved games that could not be opened, and why. They are set aside until they are thrown away. */
  unopened: (Quarantined & { why(): string })[];
  /** Says that a game has been opened. */
  readonly opened: Pick<Signal, 'on'>;
  /** Who sits at a game that is still to be opened. */
  readonly seats: ReturnType<typeof savedSeats>;
  /** What judges a game of Wordbler that is still to be opened. */
  readonly words: string | undefined;
  /** How a board stands that is still to be opened; its game may be over. */
  readonly round: RoundInProgress | 'over' | undefined;
  /** What judges it. */
  readonly roundWords: string | undefined;
  /** What lies there, before anything is opened that needs the words. */
  look(): Promise<void>;
  /** Something lies at the place that is still to be opened. */
  lies(place: string): boolean;
  /** Perhaps there will be a game: something lies at the place, or was once set aside. */
  isAwaited(place: string): boolean;
  /** What lies at the place as far as this page knows. */
  known(place: string): unknown;
  /** Whether another page of this browser has gone on with something since this one looked. */
  isBehind(): Promise<boolean>;
  /** What is saved of a game is opened. Fails if the code for it cannot be had. */
  open(game: SavedGame): Promise<void>;
  /** A game that waits aside comes back as soon as nothing lies in its place any more, if it still is wanted then. */
  takeUpAgain(isWanted: () => boolean): Promise<void>;
}

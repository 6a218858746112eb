import type { RoundStanding } from '../scramble/play/menu-facts';
import type { seatsKept } from '../wordbler/play/menu-facts';

export type KeptGame = 'wordbler' | 'search' | 'scramble';

/**
 * The games of the last visit. What lies there is seen at once, so that the menu can offer it; each is opened once what
 * it needs is there, and until then nothing is laid in its place.
 */
export interface LeftGames {
  /** Who sits at a game that is still to be opened. */
  readonly seats: ReturnType<typeof seatsKept>;
  /** What judges a game of Wordbler that is still to be opened. */
  readonly words: string | undefined;
  /** How a board stands that is still to be opened; its game may be over. */
  readonly round: RoundStanding | 'over' | undefined;
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
  /** What is kept of a game is opened. Fails if the code for it cannot be had. */
  open(game: KeptGame): Promise<void>;
  /** A game that waits aside comes back as soon as nothing lies in its place any more, if it still is wanted then. */
  takeUpAgain(isWanted: () => boolean): Promise<void>;
  /** Calls back when a game has been opened. Returns what stops that. */
  listen(listener: () => void): () => void;
}

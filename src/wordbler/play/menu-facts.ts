import { dayNumber } from '../../engine/saving/time';
import { fieldsOf } from '../../engine/saving/untrusted';
import type { Shelf } from '../../shared/play/quarantine';
import type { SavedGame, Seat, Setup } from '../rules';
import type { SavedFind } from './find';
import type { Match } from './match';

/** Where Wordbler keeps what outlives a visit. */
export const gamePlace = 'game';
export const finishedPlace = 'finished game';
/** The find of a day, at its turn or after. */
export const findPlace = 'find';
/** The puzzle that is tried, or was tried last. */
export const puzzlePlace = 'puzzle';
/** The text of the record that was opened last. */
export const recordPlace = 'record';
export const lastTableKey = 'last table';

/** What the menu says of a game that waits to be gone on with. */
export const gameInProgress = ({ setup, state }: Match) => ({
  seats: setup.seats,
  scores: state.scores,
  toMove: state.toMove,
});

/** Who sits at a kept game, as far as that is told before it is opened; undefined where nobody can be named. */
export function savedSeats(saved: unknown): Pick<Seat, 'name' | 'mascot'>[] | undefined {
  const { setup } = fieldsOf<SavedGame>(saved) ?? {};
  const { seats } = fieldsOf<Setup>(setup) ?? {};
  if (!Array.isArray(seats) || seats.length === 0) return undefined;
  const read = seats.flatMap((seat) => {
    const { name, mascot } = fieldsOf<Seat>(seat) ?? {};
    return typeof name === 'string' ? [{ name, mascot: typeof mascot === 'string' ? mascot : undefined }] : [];
  });
  return read.length === seats.length ? read : undefined;
}

/** Which find of a day lies here, and whether it is over; undefined where there is none. */
export async function findLying(shelf: Pick<Shelf, 'get'>): Promise<{ day: string; isOver: boolean } | undefined> {
  const { day, isOver } = fieldsOf<SavedFind>(await shelf.get(findPlace)) ?? {};
  return typeof day === 'string' && dayNumber(day) !== undefined ? { day, isOver: isOver === true } : undefined;
}

import { fieldsOf } from '../../../engine/keeping/fields';
import type { Find } from '../../../engine/racer';

interface Shelf {
  get(place: string): Promise<unknown>;
  set(place: string, value: unknown): Promise<unknown>;
  merge(place: string, fields: object, usual: object): Promise<void>;
}

/** What this device keeps of a race. All else is the server's. */
export interface KeptRace {
  room: string;
  /** Of the invitation, for those who are still to come. */
  invitation: string;
  /** What the own seat is entered with; kept before it is wished for. */
  own?: string;
  /** Who is about to sit down. */
  taking?: { name: string; mascot?: string };
  /** Finds that the server has not answered yet. */
  untold?: { n: number; find: Find }[];
}

const placeOf = (room: string) => `race ${room}`;
const last = 'last race';

export async function keptRace(shelf: Pick<Shelf, 'get'>, room: string): Promise<KeptRace | undefined> {
  const found = await shelf.get(placeOf(room));
  const { invitation } = fieldsOf<KeptRace>(found) ?? {};
  return typeof invitation === 'string' ? (found as KeptRace) : undefined;
}

/** The race that somebody was in last. */
export async function lastRace(shelf: Pick<Shelf, 'get'>): Promise<KeptRace | undefined> {
  const room = await shelf.get(last);
  return typeof room === 'string' ? keptRace(shelf, room) : undefined;
}

/** Kept when it resolves: a part of it, or all. What another page has kept of the race stays. */
export async function keepRace(
  shelf: Shelf,
  kept: KeptRace,
  part: Partial<Record<keyof KeptRace, unknown>> = kept,
): Promise<void> {
  await shelf.merge(placeOf(kept.room), { ...part, room: kept.room }, kept);
  await shelf.set(last, kept.room);
}

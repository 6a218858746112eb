import { fieldsOf } from '../core/keeping/fields';

interface Shelf {
  get(place: string): Promise<unknown>;
  set(place: string, value: unknown): Promise<unknown>;
  remove(place: string): Promise<unknown>;
}

/** Somebody is about to sit down: kept before it is wished for, so that the seat is never lost on the way. */
export interface Taking {
  name: string;
  mascot?: string;
  nonce: string;
  secret: string;
}

/** What this device keeps of a room. All else is the server's. */
export interface KeptRoom {
  room: string;
  /** Of the own seat, or of the invitation to it; whoever only watches has none. */
  secret?: string;
  /** Found in the list of open tables: any free seat will do. */
  joins?: boolean;
  taking?: Taking;
  /** What was added to the seed. */
  nonce?: string;
  /** Of the server's part of it: what was told first counts. */
  commitment?: string;
  /** Whoever has the room's address may look on. */
  watched?: boolean;
  /** What lies before the own seat (`wordbler/kept-hand.ts`). */
  hand?: unknown;
  /** For those who are still to come. */
  invitations?: { seat: number; secret: string }[];
  /** How it stood when it was seen last. */
  standing?: RoomStanding;
  /** When that was. */
  at: number;
}

export interface RoomStanding {
  names: { name: string; mascot?: string | undefined; isTaken: boolean }[];
  seat: number | null;
  /** Undefined before it has begun. */
  toMove?: number;
  isOver: boolean;
}

const index = 'rooms';
const placeOf = (room: string) => `room ${room}`;
const most = 50;

const isKept = (value: unknown): value is KeptRoom => {
  const { room, at } = fieldsOf<KeptRoom>(value) ?? {};
  return typeof room === 'string' && typeof at === 'number';
};

/** The rooms in which somebody plays on this device, the last one first. */
export async function keptRooms(shelf: Pick<Shelf, 'get'>): Promise<KeptRoom[]> {
  const found = await Promise.all((await idsOn(shelf)).map((room) => shelf.get(placeOf(room))));
  return found.filter(isKept).sort((a, b) => b.at - a.at);
}

export async function keptRoom(shelf: Pick<Shelf, 'get'>, room: string): Promise<KeptRoom | undefined> {
  const found = await shelf.get(placeOf(room));
  return isKept(found) ? found : undefined;
}

/** Kept when it resolves. */
export async function keepRoom(shelf: Shelf, kept: KeptRoom): Promise<void> {
  await shelf.set(placeOf(kept.room), kept);
  const ids = await idsOn(shelf);
  if (ids.includes(kept.room)) return;
  await shelf.set(index, [kept.room, ...ids].slice(0, most));
}

export async function forgetRoom(shelf: Shelf, room: string): Promise<void> {
  await shelf.set(
    index,
    (await idsOn(shelf)).filter((own) => own !== room),
  );
  await shelf.remove(placeOf(room));
}

async function idsOn(shelf: Pick<Shelf, 'get'>): Promise<string[]> {
  const ids = await shelf.get(index);
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}

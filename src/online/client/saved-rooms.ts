import type { Find } from '../../engine/racer';
import { fieldsOf, listOf, text } from '../../engine/saving/untrusted';
import { type BookForm, SavedBook, type SharedShelf, whyUnread } from '../../shared/play/saved-book';

interface Shelf extends SharedShelf {
  /** `usual` are the fields where none are set. */
  merge(place: string, fields: object, usual: object): Promise<void>;
}

/** Somebody is about to sit down: kept before it is wished for, so that the seat is never lost on the way. */
interface Taking {
  name: string;
  mascot?: string;
  nonce: string;
  secret: string;
}

/** What this device keeps of a room. All else is the server's. */
export interface SavedRoom {
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
  /** Whoever has the room's address may watch. */
  watched?: boolean;
  /** What lies before the own seat (`wordbler/play/online/hidden-tiles.ts`). */
  hand?: unknown;
  /** For those who are still to come. */
  invitations?: { seat: number; secret: string }[];
  /** How it stood when it was seen last. */
  standing?: RoomStanding;
  /** When that was. */
  at: number;
}

interface RoomStanding {
  names: { name: string; mascot?: string | undefined; isTaken: boolean }[];
  seat: number | null;
  /** Undefined before it has begun. */
  toMove?: number;
  isOver: boolean;
}

const index = 'rooms';
const placeOf = (room: string) => `room ${room}`;
const most = 50;

const isKept = (value: unknown): value is SavedRoom => {
  const { room, at } = fieldsOf<SavedRoom>(value) ?? {};
  return typeof room === 'string' && typeof at === 'number';
};

/** The rooms in which somebody plays on this device, the last one first. */
export async function savedRooms(shelf: SharedShelf): Promise<SavedRoom[]> {
  const found = await Promise.all((await indexOn(shelf).read()).map((room) => shelf.get(placeOf(room))));
  return found.filter(isKept).sort((a, b) => b.at - a.at);
}

export async function savedRoom(shelf: Pick<Shelf, 'get'>, room: string): Promise<SavedRoom | undefined> {
  const found = await shelf.get(placeOf(room));
  return isKept(found) ? found : undefined;
}

/** Kept when it resolves: a part of it, or all. What another page has kept of the room stays. */
export async function keepRoom(
  shelf: Shelf,
  saved: SavedRoom,
  part: Partial<Record<keyof SavedRoom, unknown>> = saved,
): Promise<void> {
  const { room } = saved;
  await shelf.merge(placeOf(room), { ...part, room }, saved);
  await indexOn(shelf).change((ids) => (ids.includes(room) ? ids : [room, ...ids].slice(0, most)));
}

export async function forgetRoom(shelf: Shelf, room: string): Promise<void> {
  await indexOn(shelf).change((ids) => (ids.includes(room) ? ids.filter((own) => own !== room) : ids));
  await shelf.remove(placeOf(room));
}

const indexForm: BookForm<readonly string[]> = {
  place: index,
  empty: [],
  read: (value) => listOf(text)(value) ?? whyUnread(value),
  write: (ids) => ids,
  joined: (one, other) => [...new Set([...other, ...one])].slice(0, most),
};

const indexOn = (shelf: SharedShelf) => new SavedBook(shelf, indexForm);

/** What this device has of its place in a room; all of it is kept as it comes. */
export class OwnPlace {
  constructor(
    private saved: SavedRoom,
    private readonly shelf: Parameters<typeof keepRoom>[0],
  ) {}

  get now(): Readonly<SavedRoom> {
    return this.saved;
  }

  /** Of what was told first of the seed, and what this device has added to it. */
  get sealed() {
    const { commitment = '', nonce } = this.saved;
    return { commitment, nonce };
  }

  /** Kept when it resolves. */
  keep(part: Partial<Record<keyof SavedRoom, unknown>>): Promise<void> {
    const now = { ...part, at: Date.now() };
    this.saved = { ...this.saved, ...now } as SavedRoom;
    return keepRoom(this.shelf, this.saved, now);
  }

  /** The seat is this device's: what was kept to sit down with is its key from now on. */
  sit() {
    const { taking } = this.saved;
    if (taking) void this.keep({ secret: taking.secret, nonce: taking.nonce, taking: undefined });
  }

  note(standing: RoomStanding) {
    if (JSON.stringify(standing) !== JSON.stringify(this.saved.standing)) void this.keep({ standing });
  }
}

/** What this device keeps of a race. All else is the server's. */
export interface SavedRace {
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

const raceAt = (room: string) => `race ${room}`;
const lastRaceKey = 'last race';

export async function savedRace(shelf: Pick<Shelf, 'get'>, room: string): Promise<SavedRace | undefined> {
  const found = await shelf.get(raceAt(room));
  const { invitation } = fieldsOf<SavedRace>(found) ?? {};
  return typeof invitation === 'string' ? (found as SavedRace) : undefined;
}

/** The race that somebody was in last. */
export async function lastRace(shelf: Pick<Shelf, 'get'>): Promise<SavedRace | undefined> {
  const room = await shelf.get(lastRaceKey);
  return typeof room === 'string' ? savedRace(shelf, room) : undefined;
}

/** Kept when it resolves: a part of it, or all. What another page has kept of the race stays. */
export async function keepRace(
  shelf: Pick<Shelf, 'merge'> & { set(place: string, value: unknown): Promise<unknown> },
  saved: SavedRace,
  part: Partial<Record<keyof SavedRace, unknown>> = saved,
): Promise<void> {
  await shelf.merge(raceAt(saved.room), { ...part, room: saved.room }, saved);
  await shelf.set(lastRaceKey, saved.room);
}

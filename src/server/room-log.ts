import { createHash, randomBytes } from 'node:crypto';

/** After so long without an entry a room is forgotten. */
export const msKept = 30 * 24 * 60 * 60 * 1000;

/** Hears of a room in this process. */
export interface Follower {
  /** The log holds so many entries, perhaps for long; the last one comes along where it is at hand. */
  written(seq: number, entry?: string): void;
  /** Said to all who follow the room, and kept nowhere. */
  said(text: string): void;
}

/**
 * The books of all rooms: numbered entries, from 1 on. They are the only thing that processes share and that is kept,
 * so no process owns a room.
 */
export abstract class RoomLog {
  protected readonly followed = new Map<string, Set<Follower>>();

  /**
   * Writes entry `seq` if nobody has written it yet and all before it are there; says whether it did. At `due` the room
   * wants to be woken, whoever is awake then.
   */
  abstract append(room: string, seq: number, entry: string, due: number): Promise<boolean>;
  abstract read(room: string, from: number): Promise<string[]>;
  abstract say(room: string, text: string): void;
  abstract wakeAt(room: string, due: number): Promise<void>;
  /** When it wants to be woken; undefined where nothing is known of it. */
  abstract wakesAt(room: string): Promise<number | undefined>;
  /** The rooms that wanted to be woken by then. */
  abstract due(until: number): Promise<string[]>;
  /** All that there are. */
  abstract books(): Promise<string[]>;
  abstract forget(room: string): Promise<void>;
  abstract close(): Promise<void>;

  /** Resolves to what ends it. */
  async follow(room: string, follower: Follower): Promise<() => void> {
    const followers = this.followed.get(room) ?? new Set();
    this.followed.set(room, followers.add(follower));
    return () => {
      followers.delete(follower);
      if (followers.size === 0) this.followed.delete(room);
    };
  }

  protected tellWritten(room: string, seq: number, entry?: string) {
    for (const follower of this.followed.get(room) ?? []) follower.written(seq, entry);
  }
}

/** The room of a book, if it is one of those marked so: what is before a ~ is the mark. */
export const roomIn = (book: string, mark: string): string | undefined =>
  book.startsWith(mark) && !book.includes('~', mark.length) ? book.slice(mark.length) : undefined;

/** 128 bits, as they stand in a link. */
export const newSecret = () => randomBytes(16).toString('base64url');

/** Whoever reads the books learns no secret. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

export const newRoomId = () => randomBytes(12).toString('base64url');

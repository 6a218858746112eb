import { createHash, randomBytes } from 'node:crypto';

/** After so long without an entry a room is forgotten. */
export const msKept = 30 * 24 * 60 * 60 * 1000;

/** What is heard of a room that is followed. */
export interface RoomEar {
  /** The log holds so many entries, perhaps for long; the last one comes along where it is at hand. */
  written(seq: number, entry?: string): void;
  /** Said to all who follow the room, and kept nowhere. */
  said(text: string): void;
}

/**
 * The books of all rooms: numbered entries, from 1 on. They are the only thing that processes share and that is kept,
 * so no
 * process owns a room.
 */
export interface RoomLog {
  /**
   * Writes entry `seq` if nobody has written it yet and all before it are there; says whether it did. At `due` the room
   * wants
   * to be woken, whoever is awake then.
   */
  append(room: string, seq: number, entry: string, due: number): Promise<boolean>;
  read(room: string, from: number): Promise<string[]>;
  follow(room: string, ear: RoomEar): Promise<() => void>;
  say(room: string, text: string): void;
  wakeAt(room: string, due: number): Promise<void>;
  /** When it wants to be woken; undefined where nothing is known of it. */
  wakesAt(room: string): Promise<number | undefined>;
  /** The rooms that wanted to be woken by then. */
  due(until: number): Promise<string[]>;
  forget(room: string): Promise<void>;
  close(): Promise<void>;
}

/** Of a log that holds rooms of several kinds, those of one: their names begin with a mark of its own. */
export function shelfOf(log: RoomLog, mark: string, isOther: (room: string) => boolean = () => false): RoomLog {
  return {
    append: (room, seq, entry, due) => log.append(mark + room, seq, entry, due),
    read: (room, from) => log.read(mark + room, from),
    follow: (room, ear) => log.follow(mark + room, ear),
    say: (room, text) => log.say(mark + room, text),
    wakeAt: (room, due) => log.wakeAt(mark + room, due),
    wakesAt: (room) => log.wakesAt(mark + room),
    due: async (until) =>
      (await log.due(until))
        .filter((room) => room.startsWith(mark) && !isOther(room))
        .map((room) => room.slice(mark.length)),
    forget: (room) => log.forget(mark + room),
    close: () => log.close(),
  };
}

/** Who follows which room in this process. */
export class LocalEars {
  private readonly followed = new Map<string, Set<RoomEar>>();

  get rooms(): string[] {
    return [...this.followed.keys()];
  }

  follow(room: string, ear: RoomEar): () => void {
    const ears = this.followed.get(room) ?? new Set();
    this.followed.set(room, ears.add(ear));
    return () => {
      ears.delete(ear);
      if (ears.size === 0) this.followed.delete(room);
    };
  }

  of(room: string): Iterable<RoomEar> {
    return this.followed.get(room) ?? [];
  }
}

/** 128 bits, as they stand in a link. */
export const newSecret = () => randomBytes(16).toString('base64url');

/** Whoever reads the books learns no secret. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

export const newRoomId = () => randomBytes(12).toString('base64url');

import { newSecret } from './room-log';
import type { Time } from './time';

/** Who is in a room: the seats that have somebody, and how many look on. */
export interface Here {
  seats: number[];
  watching: number;
}

/** What one process says of those who are connected to it. */
export interface SaidHere {
  from: string;
  here: number[];
  /** Processes of before tell nothing of it. */
  watching?: number;
}

/** Where people are connected to several processes, each says so often that it still lives. */
const msBetweenBeats = 5000;
/** Who was silent for longer was killed, and so has lost everybody. */
export const msTrusted = 12_000;

/** Who is in a room, in whatever process. */
export class Presence {
  private readonly name = newSecret();
  private own: Here = { seats: [], watching: 0 };
  /** The other processes that have somebody. */
  private readonly others = new Map<string, Here & { heardAt: number }>();
  private callOff: (() => void) | undefined;

  constructor(
    private readonly time: Time,
    private readonly say: (text: string) => void,
    private readonly changed: () => void,
  ) {}

  get now(): Here {
    const all = [this.own, ...this.others.values()];
    return {
      seats: [...new Set(all.flatMap(({ seats }) => seats))].sort(),
      watching: all.reduce((sum, { watching }) => sum + watching, 0),
    };
  }

  /** Who is here in this process. */
  here(who: Here) {
    if (isSame(this.own, who)) return;
    this.change(() => {
      this.own = who;
    });
    this.tell();
  }

  hear({ from, here: seats, watching = 0 }: SaidHere) {
    if (from === this.name) return;
    const isNew = !this.others.has(from);
    this.change(() => {
      if (isNobody({ seats, watching })) this.others.delete(from);
      else this.others.set(from, { seats, watching, heardAt: this.time.now() });
    });
    if (isNew && !isNobody(this.own)) this.tell();
    this.beat();
  }

  /** Nobody here wants to know it any more. */
  stop() {
    this.callOff?.();
    this.callOff = undefined;
    this.others.clear();
  }

  /** As long as there are others: they are told, and believed for a while. */
  private beat() {
    if (this.callOff || this.others.size === 0) return;
    this.callOff = this.time.after(msBetweenBeats, () => {
      this.callOff = undefined;
      if (!isNobody(this.own)) this.tell();
      const since = this.time.now() - msTrusted;
      this.change(() => {
        for (const [name, { heardAt }] of this.others) if (heardAt < since) this.others.delete(name);
      });
      this.beat();
    });
  }

  private change(make: () => void) {
    const before = this.now;
    make();
    if (!isSame(this.now, before)) this.changed();
  }

  private tell() {
    const { seats: here, watching } = this.own;
    const said: SaidHere = { from: this.name, here, watching };
    this.say(JSON.stringify(said));
  }
}

const isNobody = ({ seats, watching }: Here) => seats.length === 0 && watching === 0;

const isSame = (one: Here, other: Here) => one.watching === other.watching && one.seats.join() === other.seats.join();

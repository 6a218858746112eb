import { newSecret } from './secrets';
import type { Time } from './time';

/** So often those that share a room tell each other who is here. */
export const beatMs = 20_000;
/** Of a process that was killed nobody hears any more. */
export const silenceMs = 3 * beatMs;

interface Heard {
  seats: number[];
  at: number;
}

/** Which seats have somebody at the table, in whatever process. */
export class Presence {
  private readonly own = newSecret();
  private readonly processes = new Map<string, Heard>();
  private isBeating = false;

  constructor(
    private readonly time: Time,
    private readonly say: (text: string) => void,
    private readonly changed: () => void,
  ) {}

  get seats(): number[] {
    return [...new Set([...this.processes.values()].flatMap(({ seats }) => seats))].sort();
  }

  /** Who is here in this process. */
  here(seats: number[]) {
    if (this.note(this.own, seats)) this.tell();
  }

  hear({ from, here }: { from: string; here: number[] }) {
    if (from === this.own) return;
    const isNew = !this.processes.has(from);
    this.note(from, here);
    if (isNew) this.tell();
    this.beatLater();
  }

  /** Whether that is news. */
  private note(from: string, seats: number[]): boolean {
    const known = this.processes.get(from);
    this.change(() => this.processes.set(from, { seats, at: this.time.now() }));
    return known?.seats.join() !== seats.join();
  }

  private change(act: () => void) {
    const before = this.seats.join();
    act();
    if (this.seats.join() !== before) this.changed();
  }

  private tell() {
    this.say(JSON.stringify({ from: this.own, here: this.processes.get(this.own)?.seats ?? [] }));
  }

  private get others() {
    return [...this.processes.keys()].filter((from) => from !== this.own);
  }

  /** Where no other process shares the room there is nobody to tell, and nobody who may be gone. */
  private beatLater() {
    if (this.isBeating || this.others.length === 0) return;
    this.isBeating = true;
    this.time.after(beatMs, () => {
      this.isBeating = false;
      this.change(() => this.forgetSilent());
      if (this.others.length > 0) this.tell();
      this.beatLater();
    });
  }

  private forgetSilent() {
    const since = this.time.now() - silenceMs;
    for (const from of this.others)
      if ((this.processes.get(from)?.at ?? 0) <= since) this.processes.delete(from);
  }
}

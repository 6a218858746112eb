import type { RoomLog } from './room-log';
import type { Time, Uptime } from './time';

/** No server was there up to `at`: the time that was running goes on that much later. */
export interface OutageEntry {
  k: 'outage';
  at: number;
  ms: number;
}

/** What a log makes of a room, entry by entry. */
export interface Folded<Entry, Refused> {
  /** How many entries it holds. */
  readonly seq: number;
  /** The entry happens; or why it cannot, and then nothing has. */
  fold(entry: Entry): Refused | undefined;
  /** The end of the last outage that its time was put off for. */
  readonly madeUpTo: number;
}

export interface Books {
  log: RoomLog;
  /** How the names of these rooms begin in the log. */
  mark: string;
  time: Time;
  /** What should not happen is told here. */
  failed(what: string, error: unknown): void;
  uptime: Uptime;
}

/** The time that is running in a room, and when it has something to say. */
export interface RunningTime {
  since: number;
  deadline: number;
}

/**
 * A room as one process knows it: folded from its log, written on by whoever is first. What its entries mean, and who
 * is told of them, is the business of each kind of room.
 */
export abstract class LoggedRoom<Entry, Refused extends string, State extends Folded<Entry | OutageEntry, Refused>> {
  private queue: Promise<unknown> = Promise.resolve();
  private callOff = () => {};
  private unfollow = () => {};
  /** Nobody is told anything here any more: whoever comes in must do so anew. */
  protected isLeft = false;
  private told: number;

  protected constructor(
    readonly id: string,
    private folded: State,
    /** The entries as the log holds them, from which that was folded. */
    private bodies: string[],
    protected readonly books: Books,
  ) {
    this.told = folded.seq;
  }

  /** Its name in the log. */
  protected get book(): string {
    return this.books.mark + this.id;
  }

  get state(): State {
    return this.folded;
  }

  /** The room can no longer be trusted here: those in it come in anew. */
  protected abstract lost(error: unknown): void;
  protected abstract foldAll(bodies: readonly string[]): State;
  /** An entry as the log holds it. */
  protected abstract bodyOf(entry: Entry | OutageEntry): string;
  protected abstract read(body: string): Entry;
  /** When the room wants to be woken. */
  protected abstract due(): number;
  /** Until its clock has something to say; undefined where it has time. */
  protected abstract running(): RunningTime | undefined;
  protected abstract atDeadline(at: number): Entry;
  /** Tells of an entry, counted from 0. */
  protected abstract tellOf(at: number): void;
  /** An entry of this process, with all that it brought about. */
  protected abstract hasWritten(): void;
  /** All has been told, and perhaps something new. */
  protected abstract hasTold(isNew: boolean): void;
  /** What was told is not what the log holds: everybody here is told the whole. */
  protected abstract resend(): void;

  /** Hears from now on what other processes do. */
  protected async follow(said: (text: string) => void) {
    this.unfollow = await this.books.log.follow(this.book, {
      written: (seq, body) => {
        this.alone(() => this.hear(seq, body)).catch(() => {});
      },
      said,
    });
    await this.alone(async () => {
      await this.catchUp();
      await this.runClock();
    });
  }

  /** All that was begun is done; then nobody here wants it any more. */
  async rest() {
    await this.alone(async () => {});
    this.leave();
  }

  leave() {
    this.isLeft = true;
    this.unfollow();
    this.callOff();
  }

  /** What the clock has to say by now is said at its time, before anybody's wish. */
  protected async runClock() {
    const { time, uptime } = this.books;
    await uptime.look();
    for (;;) {
      const running = this.running();
      if (!running) return;
      const put = uptime.putOff({ ...running, madeUpTo: this.folded.madeUpTo });
      if (!put && uptime.mayActAt(running) > time.now()) return;
      const answer = await this.write(put ? { k: 'outage', ...put } : this.atDeadline(running.deadline));
      if (answer !== undefined && answer !== 'overtaken') return;
    }
  }

  /** Done and kept, refused, or overtaken by somebody else's entry, which has happened by now. */
  protected async write(
    entry: Entry | OutageEntry,
    written: () => Entry | OutageEntry = () => entry,
  ): Promise<Refused | 'notKept' | 'overtaken' | undefined> {
    const refused = this.folded.fold(entry);
    if (refused) return refused;
    const body = this.bodyOf(written());
    let isWritten: boolean;
    try {
      isWritten = await this.books.log.append(this.book, this.folded.seq, body, this.due());
    } catch (error) {
      // Perhaps it is kept, perhaps not: only the log knows.
      this.lost(error);
      return 'notKept';
    }
    if (isWritten) this.bodies.push(body);
    else {
      // What was tried goes, and what is true comes.
      this.bodies.push(...(await this.books.log.read(this.book, this.bodies.length + 1)));
      this.folded = this.foldAll(this.bodies);
    }
    this.tell();
    if (!isWritten) return 'overtaken';
    this.hasWritten();
    return undefined;
  }

  /**
   * One after the other. What fails is told once, and leaves nobody in doubt: the room is read anew by whoever comes
   * in.
   */
  protected alone<Done>(act: () => Promise<Done>): Promise<Done> {
    const done = this.queue.then(act);
    this.queue = done.catch((error) => this.lost(error));
    return done;
  }

  /** Whatever was written by now happens here, whether it was heard of or not. */
  look(): Promise<void> {
    return this.alone(() => this.catchUp());
  }

  protected async catchUp() {
    const { log } = this.books;
    await this.happened(await log.read(this.book, this.folded.seq + 1));
  }

  private async hear(seq: number, body: string | undefined) {
    const known = this.bodies[seq - 1];
    if (known === undefined)
      await (body !== undefined && seq === this.folded.seq + 1 ? this.happened([body]) : this.catchUp());
    else if (body !== undefined && body !== known) await this.refold(`the log holds another entry ${seq}`);
  }

  private async happened(bodies: readonly string[]) {
    for (const body of bodies) {
      const refused = this.folded.fold(this.read(body));
      if (refused) return this.refold(`entry ${this.folded.seq + 1} is refused: ${refused}`);
      this.bodies.push(body);
    }
    this.tell();
  }

  /** What has happened here is not what has happened. */
  private async refold(why: string) {
    this.books.failed(`Room ${this.id} is rebuilt from its log`, why);
    this.bodies = await this.books.log.read(this.book, 1);
    this.folded = this.foldAll(this.bodies);
    this.told = this.folded.seq;
    this.resend();
    this.arm();
  }

  private tell() {
    const isNew = this.told < this.folded.seq;
    while (this.told < this.folded.seq) this.tellOf(this.told++);
    this.hasTold(isNew);
    this.arm();
  }

  protected arm() {
    this.callOff();
    const { time, uptime } = this.books;
    const running = this.running();
    if (!running || this.isLeft) return;
    const ms = Math.max(0, uptime.mayActAt(running) - time.now());
    const run = () => this.alone(() => this.runClock().then(() => this.arm())).catch(() => {});
    this.callOff = time.after(ms, () => void run());
  }
}

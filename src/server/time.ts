import type { RoomLog } from './room-log';

/** The system's clock, behind an interface so that tests may drive it. */
export interface Time {
  now(): number;
  /** Calls once after so many milliseconds; answers with what calls it off. */
  after(ms: number, call: () => void): () => void;
}

/** Longer can no timer wait. */
const longest = 2 ** 31 - 1;

export const systemTime: Time = {
  now: () => Date.now(),
  after(ms, call) {
    const timer = setTimeout(call, Math.min(ms, longest));
    timer.unref();
    return () => clearTimeout(timer);
  },
};

/** No process served: none was there, or none reached the books. */
interface Outage {
  from: number;
  until: number;
}

/** A time that is running: until its deadline it counts for somebody. */
interface RunningDeadline {
  since: number;
  deadline: number;
  /** The end of the last outage that was made up for. */
  madeUpTo: number;
}

/** Where outages are written down, among the rooms of a log. When it is due says when a process was last there. */
const uptimeBook = 'uptime~';
/** So much later, for nobody is to wake it. */
const century = 100 * 365 * 24 * 60 * 60 * 1000;

const msBetweenBeats = 5000;
/** Whoever is away for no longer was slow: a restart, or a connection that stalls. */
const msSilent = 12_000;
/** From the start on, everybody has so long to come back. */
const msToComeBack = 60_000;

/**
 * When somebody served, in whatever process. Each says so every few seconds; who finds that nobody has, after its
 * start, a sleep of the machine or a failure of the books, writes the outage down, once for all processes.
 */
export class Uptime {
  /** When this process began to serve. */
  readonly startedAt: number;
  private outages: readonly Outage[] = [];
  private tickedAt: number;
  private saidAt = Number.NEGATIVE_INFINITY;
  private saying: Promise<void> | undefined;
  private isFailing = false;
  private callOff = () => {};

  private constructor(
    private readonly log: RoomLog,
    private readonly time: Time,
    private readonly failed: (what: string, error: unknown) => void,
  ) {
    this.startedAt = time.now();
    this.tickedAt = this.startedAt;
  }

  static async begin(log: RoomLog, time: Time, failed: Uptime['failed']): Promise<Uptime> {
    const uptime = new Uptime(log, time, failed);
    await uptime.lookUp();
    uptime.beat();
    return uptime;
  }

  async stop() {
    this.callOff();
    await this.saying;
    await this.say().catch((error) => this.failed('Could not log the shutdown', error));
  }

  /** Resolves when all outages up to now are known; nobody's time is counted before. */
  async look() {
    await this.saying;
    while (this.isSilent) await (this.saying ?? this.once(() => this.lookUp()));
  }

  /** How long nobody served, since then. */
  msDown(since: number): number {
    return this.outages.reduce((sum, { from, until }) => sum + Math.max(0, until - Math.max(from, since)), 0);
  }

  /**
   * By how much outages put off a deadline, and the end of the last of them; undefined where none does. Their time
   * counts for nobody, and what is left is no less than a minute, or after a long outage half of the whole time.
   */
  putOff({ since, deadline, madeUpTo }: RunningDeadline): { at: number; ms: number } | undefined {
    let put: { at: number; ms: number } | undefined;
    for (const { from, until } of this.outages) {
      const ms = put?.ms ?? 0;
      const [began, due] = [since + ms, deadline + ms];
      if (until <= Math.max(began, madeUpTo) || due <= from) continue;
      const down = until - Math.max(from, began);
      const whole = deadline - since;
      const left = Math.min(whole, Math.max(msToComeBack, Math.min(down, whole / 2)));
      put = { at: until, ms: ms + Math.max(down, Math.round(until + left - due)) };
    }
    return put;
  }

  /** When this process may act on a deadline: at its start nobody has had the time to come back. */
  mayActAt({ since, deadline }: Pick<RunningDeadline, 'since' | 'deadline'>): number {
    const isFromBefore = since < this.startedAt;
    return isFromBefore ? Math.max(deadline, this.startedAt + Math.min(deadline - since, msToComeBack)) : deadline;
  }

  private get isSilent(): boolean {
    return this.time.now() - Math.min(this.tickedAt, this.saidAt) > msSilent;
  }

  private beat() {
    this.callOff = this.time.after(msBetweenBeats, () => this.beat());
    const { isSilent } = this;
    this.tickedAt = this.time.now();
    if (this.saying) return;
    this.once(() => (isSilent ? this.lookUp() : this.say())).then(
      () => {
        this.isFailing = false;
      },
      (error) => {
        if (!this.isFailing) this.failed('Could not log the uptime', error);
        this.isFailing = true;
      },
    );
  }

  private once(act: () => Promise<void>): Promise<void> {
    const done = act();
    const over = done
      .catch(() => {})
      .then(() => {
        this.saying = undefined;
      });
    this.saying = over;
    return done;
  }

  private async say() {
    let at: number;
    do {
      at = this.time.now();
      await this.log.wakeAt(uptimeBook, at + century);
      this.saidAt = this.time.now();
    } while (this.saidAt - at > msBetweenBeats);
  }

  /** Looks whether anybody was there, and if not writes it down, before another process does. */
  private async lookUp() {
    const { log, time } = this;
    for (;;) {
      // What was heard last comes first: whatever was written down before it is in what is read then.
      const due = await log.wakesAt(uptimeBook);
      this.outages = (await log.read(uptimeBook, 1)).map((body) => JSON.parse(body) as Outage);
      const until = time.now();
      const heardAt = due === undefined ? until : due - century;
      const from = Math.max(heardAt, this.outages.at(-1)?.until ?? 0);
      if (until - from <= msSilent) break;
      const outage: Outage = { from, until };
      await log.append(uptimeBook, this.outages.length + 1, JSON.stringify(outage), from + century);
    }
    this.tickedAt = time.now();
    await this.say();
  }
}

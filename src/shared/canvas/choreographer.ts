import { hurry, longestFrame } from './motion';

interface Running {
  elapsed: number;
  delay: number;
  ms: number;
  at: (ms: number) => void;
  end: () => void;
  fail: (why: unknown) => void;
}

/**
 * Plays steps one after another over a table that has already changed. It knows neither Phaser nor the DOM:
 * whoever owns the clock calls tick(). Every wait ends: by time, by a cut, by clear or by dispose.
 */
export class Choreographer {
  /** How fast motions run: 1 is as written. */
  pace = 1;
  /** So many times as fast the rest of a step runs. */
  haste = 1;
  private tail: Promise<void> = Promise.resolve();
  private readonly running = new Set<Running>();
  private waiting = 0;
  private generation = 0;
  private unwinding = false;
  private hurriedFor = -1;
  private cutting = false;
  private dead = false;

  get busy() {
    return this.waiting > 0;
  }

  get hurried() {
    return this.hurriedFor >= 0 || this.cutting;
  }

  /** A step that fails never blocks the next one; settle() follows every step and shows the table as it is. */
  play(step: () => Promise<unknown>, settle: () => void): Promise<void> {
    if (this.dead) return Promise.resolve();
    const { generation } = this;
    this.waiting++;
    const job = this.tail.then(() => this.run(generation, step, settle));
    this.tail = job.catch(() => {});
    return job;
  }

  private async run(generation: number, step: () => Promise<unknown>, settle: () => void) {
    if (generation !== this.generation) return;
    this.unwinding = false;
    try {
      if (!this.cutting) await step();
    } catch (why) {
      if (generation === this.generation) throw why;
    } finally {
      if (generation === this.generation) this.finish(settle);
    }
  }

  private finish(settle: () => void) {
    this.stopAll();
    this.haste = 1;
    try {
      settle();
    } finally {
      if (--this.waiting === 0) this.calmDown();
    }
  }

  /** Calls `at` with the ms since the start, once a frame, and with exactly `ms` at the end. */
  over(ms: number, at: (ms: number) => void, delay = 0): Promise<void> {
    if (this.dead || this.unwinding) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const motion: Running = {
        elapsed: 0,
        delay,
        ms,
        at,
        end: () => {
          this.running.delete(motion);
          resolve();
        },
        fail: (why) => {
          this.running.delete(motion);
          reject(why);
        },
      };
      this.running.add(motion);
      if (this.cutting) this.advance(motion, Number.POSITIVE_INFINITY);
      else if (delay <= 0) this.advance(motion, 0);
    });
  }

  wait(ms: number) {
    return this.over(ms, () => {});
  }

  tick(ms: number) {
    const frame = Math.max(0, Math.min(ms, longestFrame));
    if (this.hurriedFor >= 0) {
      this.hurriedFor += frame;
      if (this.hurriedFor > hurry.atMost) return this.cut();
    }
    const rate = this.hurried ? Math.max(hurry.rate, this.pace) : this.pace * this.haste;
    for (const motion of [...this.running]) this.advance(motion, frame * rate);
  }

  /** The first tap hurries, the second (or a hurry that takes too long) cuts to the end. */
  fastForward() {
    if (!this.busy) return;
    if (this.hurriedFor >= 0) this.cut();
    else this.hurriedFor = 0;
  }

  /** Everything that waits or runs ends now; what was played is settled step by step. */
  cut() {
    if (!this.busy) return;
    this.cutting = true;
    for (const motion of [...this.running]) this.advance(motion, Number.POSITIVE_INFINITY);
  }

  /** Drops everything without settling: whoever calls this puts the table right. */
  clear() {
    this.generation++;
    this.unwinding = true;
    this.waiting = 0;
    this.haste = 1;
    this.stopAll();
    this.calmDown();
  }

  dispose() {
    this.clear();
    this.dead = true;
  }

  async idle(): Promise<void> {
    while (this.busy) await this.tail;
  }

  private advance(motion: Running, ms: number) {
    if (!this.running.has(motion)) return;
    motion.elapsed += ms;
    const since = motion.elapsed - motion.delay;
    if (since < 0) return;
    try {
      motion.at(Math.min(since, motion.ms));
    } catch (why) {
      return motion.fail(why);
    }
    if (since >= motion.ms) motion.end();
  }

  // What a step began and did not wait for ends with it.
  private stopAll() {
    for (const motion of [...this.running]) motion.end();
  }

  private calmDown() {
    this.hurriedFor = -1;
    this.cutting = false;
  }
}

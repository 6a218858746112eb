import type { Time } from '../../src/server/time';

interface Timer {
  at: number;
  call(): void;
}

const none: Timer = { at: Number.POSITIVE_INFINITY, call() {} };

/** A clock that stands still until it is driven on. */
export class DrivenTime implements Time {
  private at: number;
  private timers: Timer[] = [];

  constructor(start = Date.UTC(2026, 0, 1)) {
    this.at = start;
  }

  now() {
    return this.at;
  }

  after(ms: number, call: () => void) {
    const timer = { at: this.at + ms, call };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((own) => own !== timer);
    };
  }

  /** Lets so much time pass, and what was to happen in it happen at its time. */
  pass(ms: number) {
    const until = this.at + ms;
    for (;;) {
      const next = this.timers.reduce((first, own) => (own.at < first.at ? own : first), none);
      if (next.at > until) break;
      this.timers.splice(this.timers.indexOf(next), 1);
      this.at = Math.max(this.at, next.at);
      next.call();
    }
    this.at = until;
  }

  /** As a machine does that sleeps: nothing happens in that time, and what was to happen comes late. */
  sleep(ms: number) {
    this.at += ms;
  }
}

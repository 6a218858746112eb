import type { Time } from '../../src/server/time';

interface Timer {
  at: number;
  call(): void;
}

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
      const next = this.timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.timers = this.timers.filter((own) => own !== next);
      this.at = Math.max(this.at, next.at);
      next.call();
    }
    this.at = until;
  }
}

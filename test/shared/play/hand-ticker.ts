/** Time that a test lets pass. */
export class HandTicker {
  private time = 0;
  private waiting: { at: number; wake: () => void }[] = [];

  /** Nobody waits to be woken. */
  get isIdle() {
    return this.waiting.length === 0;
  }

  now() {
    return this.time;
  }

  after(ms: number, wake: () => void) {
    const entry = { at: this.time + ms, wake };
    this.waiting.push(entry);
    return () => {
      this.waiting = this.waiting.filter((other) => other !== entry);
    };
  }

  /** Wakes everybody in time; with `asleep` only at the end, as a device that slept. */
  pass(ms: number, asleep = false) {
    const end = this.time + ms;
    if (asleep) this.time = end;
    for (;;) {
      const next = this.waiting.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.waiting = this.waiting.filter((other) => other !== next);
      this.time = Math.max(this.time, next.at);
      next.wake();
    }
    this.time = end;
  }
}

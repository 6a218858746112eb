import { type PageHold, pageHold } from './page-hold';

interface Clock {
  now(): number;
  after(ms: number, wake: () => void): () => void;
}

const browserClock: Clock = {
  now: () => performance.now(),
  after(ms, wake) {
    const timer = setTimeout(wake, ms);
    return () => clearTimeout(timer);
  },
};

/** A clock, for whoever measures time and wants to be woken; it stands still while the page is held. */
export class PageTicker implements Clock {
  private heldSince: number | undefined;
  private heldMs = 0;

  constructor(
    private readonly hold: PageHold,
    private readonly clock: Clock = browserClock,
  ) {
    hold.listen((isHeld) => {
      const now = clock.now();
      this.heldMs += now - (this.heldSince ?? now);
      this.heldSince = isHeld ? now : undefined;
    });
  }

  now(): number {
    return (this.heldSince ?? this.clock.now()) - this.heldMs;
  }

  after(ms: number, wake: () => void): () => void {
    const due = this.now() + ms;
    let cancel = () => {};
    const attend = () => {
      cancel();
      cancel = this.hold.isHeld ? () => {} : this.clock.after(Math.max(0, due - this.now()), go);
    };
    const stopListening = this.hold.listen(attend);
    const go = () => {
      stopListening();
      wake();
    };
    attend();
    return () => {
      stopListening();
      cancel();
    };
  }
}

/** The page's own. */
export const pageTicker = new PageTicker(pageHold);

export const wakeAfter: Clock['after'] = (ms, wake) => pageTicker.after(ms, wake);

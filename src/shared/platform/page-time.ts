/**
 * What stops the page as a whole: a host that pauses it, an ad. As long as anybody holds it no clock of a game runs and
 * nothing is heard.
 */
export class PageHold {
  private readonly holders = new Set<object>();
  private readonly listeners = new Set<(isHeld: boolean) => void>();

  get isHeld(): boolean {
    return this.holders.size > 0;
  }

  /** Returns what lets go; where others hold it, too, it stays held. */
  hold(): () => void {
    const holder = {};
    this.change(() => this.holders.add(holder));
    return () => this.change(() => this.holders.delete(holder));
  }

  /** Tells when it is held and when nobody holds it any more. Returns what stops that. */
  listen(changed: (isHeld: boolean) => void): () => void {
    this.listeners.add(changed);
    return () => this.listeners.delete(changed);
  }

  private change(act: () => void) {
    const { isHeld } = this;
    act();
    if (this.isHeld !== isHeld) for (const changed of [...this.listeners]) changed(this.isHeld);
  }
}

/** There is one page. */
export const pageHold = new PageHold();

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

/** The browser may draw, and hear what was pressed, before what is next is begun. In a hidden tab, too. */
export const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** The page has nothing else to do: what was being begun stands. */
export const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve);
  });

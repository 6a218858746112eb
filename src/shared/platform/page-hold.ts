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

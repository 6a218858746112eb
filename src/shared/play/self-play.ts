/** The pause between two turns of a game that is only watched, in ms. */
export const showingPauses = { slow: 2400, normal: 900, fast: 120 } as const;

export type ShowingSpeed = keyof typeof showingPauses;

/** What wakes us after a while; the page's own in a browser, made by hand in a test. */
export type Wake = (ms: number, wake: () => void) => () => void;

/** Lets a game that plays itself go on by itself, wait, or go one turn at a time. */
export class SelfPlay {
  private waiting: (() => void) | undefined;
  private cancelWake = () => {};
  private paused = false;
  /** A turn was asked for while another one was still being shown. */
  private isOwed = false;

  constructor(
    private readonly wakeAfter: Wake,
    private readonly changed: () => void,
    private pace: ShowingSpeed = 'normal',
  ) {}

  get isPaused(): boolean {
    return this.paused;
  }

  get speed(): ShowingSpeed {
    return this.pace;
  }

  goAt(speed: ShowingSpeed) {
    this.pace = speed;
    this.arm();
    this.changed();
  }

  /** Resolves when the next turn may be shown. */
  next(): Promise<void> {
    return new Promise((resolve) => {
      this.waiting = resolve;
      if (this.isOwed) this.goOnce();
      else this.arm();
    });
  }

  pause() {
    this.paused = true;
    this.cancelWake();
    this.changed();
  }

  goOn() {
    this.paused = false;
    this.goOnce();
    this.changed();
  }

  pauseOrGoOn() {
    if (this.paused) this.goOn();
    else this.pause();
  }

  /** One turn, and then a pause. */
  step() {
    this.pause();
    this.isOwed = this.waiting === undefined;
    this.goOnce();
  }

  stop() {
    this.cancelWake();
    this.waiting = undefined;
  }

  private arm() {
    this.cancelWake();
    if (this.waiting && !this.paused) this.cancelWake = this.wakeAfter(showingPauses[this.pace], () => this.goOnce());
  }

  private goOnce() {
    this.cancelWake();
    const go = this.waiting;
    if (!go) return;
    this.waiting = undefined;
    this.isOwed = false;
    go();
  }
}

import { Signal } from '../../engine/signal';

/** How long a step stays in sight, from the slowest to the fastest. */
const paces = [2000, 1100, 600, 250, 80, 20] as const;

/** Which step of a page is shown: forward and back, or by itself at a pace. */
export class Stepping {
  readonly changed = new Signal();
  /** From 0 to `fastest`. */
  pace = 2;
  readonly fastest = paces.length - 1;
  private step = 0;
  private stopWaiting: (() => void) | undefined;

  constructor(
    /** How many steps there are. */
    private readonly count: () => number,
    private readonly after: (ms: number, wake: () => void) => () => void,
  ) {}

  get at(): number {
    return Math.min(this.step, this.last);
  }

  get last(): number {
    return this.count() - 1;
  }

  get isPlaying(): boolean {
    return this.stopWaiting !== undefined;
  }

  /** By hand, after which it stands still. */
  goTo(step: number) {
    this.halt();
    this.step = Math.max(0, Math.min(step, this.last));
    this.changed.emit();
  }

  /** From the beginning again where it has come to the end. */
  play() {
    if (this.isPlaying || this.last === 0) return;
    if (this.at === this.last) this.step = 0;
    this.wait();
    this.changed.emit();
  }

  pause() {
    if (!this.isPlaying) return;
    this.halt();
    this.changed.emit();
  }

  setPace(pace: number) {
    this.pace = Math.max(0, Math.min(pace, this.fastest));
    if (this.isPlaying) this.wait();
    this.changed.emit();
  }

  stop() {
    this.halt();
  }

  private wait() {
    this.halt();
    this.stopWaiting = this.after(paces[this.pace]!, () => {
      this.stopWaiting = undefined;
      this.step = this.at + 1;
      if (this.step < this.last) this.wait();
      this.changed.emit();
    });
  }

  private halt() {
    this.stopWaiting?.();
    this.stopWaiting = undefined;
  }
}

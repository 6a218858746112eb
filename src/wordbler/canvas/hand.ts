import type { Point } from '../../shared/canvas/box';
import type { Pair } from '../../shared/platform/pointers/pinch';
import { Pointers } from '../../shared/platform/pointers/pointers';
import type { Press } from '../../shared/platform/pointers/press';
import { held } from './timings';

export interface HandListener {
  /** Motions run. */
  busy(): boolean;
  /** Hurries them; true if that is all the press does. */
  hurry(): boolean;
  lift(press: Press): boolean;
  drag(at: Point): void;
  drop(at: Point): void;
  lose(): void;
  tap(press: Press): void;
  /** Two fingers moved together. */
  pinch(before: Pair, after: Pair): void;
  /** What the pointer would do where it is. */
  cursorAt(at: Point): string;
}

/** The hand that takes up tiles from the canvas. Points are CSS pixels from its corner. */
export class Hand {
  private readonly pointers: Pointers;
  private readonly listening = new AbortController();

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly listener: HandListener,
  ) {
    Object.assign(canvas.style, { touchAction: 'none', userSelect: 'none', webkitUserSelect: 'none' });
    this.pointers = new Pointers(
      canvas,
      {
        press: () => (listener.busy() && listener.hurry() ? 'spent' : 'take'),
        lift: (press) => listener.lift(press),
        drag: (at) => listener.drag(at),
        drop: (at) => listener.drop(at),
        lose: () => listener.lose(),
        tap: (press) => listener.tap(press),
        pinch: (before, after) => listener.pinch(before, after),
        hover: (at) => this.showCursor(at),
      },
      { origin: canvas, capture: 'at once', threshold: held.threshold },
    );
    const { signal } = this.listening;
    // A tile let go in full swing would be a fling, and the next tap, on any button, only what stops it.
    for (const other of ['contextmenu', 'dragstart', 'touchstart'])
      canvas.addEventListener(other, (event) => event.cancelable && event.preventDefault(), { signal });
    window.addEventListener('blur', () => this.pointers.reset(), { signal });
    document.addEventListener('visibilitychange', () => document.hidden && this.pointers.reset(), { signal });
  }

  /** Whatever is held goes home, and what the fingers still do means nothing. */
  letGo() {
    this.pointers.letGo();
  }

  destroy() {
    this.pointers.destroy();
    this.listening.abort();
  }

  private showCursor(at: Point) {
    const cursor = this.pointers.dragging ? 'grabbing' : this.listener.cursorAt(at);
    if (this.canvas.style.cursor !== cursor) this.canvas.style.cursor = cursor;
  }
}

import { Pinch } from '../pinch';
import { Gesture, type Modifiers, type Press } from './gesture';
import type { Point } from './layout';

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
  longPress(press: Press): void;
  /** Two fingers moved together. */
  pinch(before: readonly [Point, Point], after: readonly [Point, Point]): void;
  /** What the pointer would do where it is. */
  cursorAt(at: Point): string;
}

/** Mouse, touch and pen on the canvas, through DOM pointer events. Points are CSS pixels from its corner. */
export class Hand {
  private readonly canvas: HTMLCanvasElement;
  private readonly listener: HandListener;
  private readonly gesture: Gesture;
  private readonly fingers: Pinch;
  private readonly listening = new AbortController();

  constructor(canvas: HTMLCanvasElement, listener: HandListener) {
    this.canvas = canvas;
    this.listener = listener;
    this.gesture = new Gesture(listener);
    this.fingers = new Pinch((before, after) => listener.pinch(before, after));
    Object.assign(canvas.style, { touchAction: 'none', userSelect: 'none', webkitUserSelect: 'none' });
    this.listen();
  }

  get dragging() {
    return this.gesture.dragging;
  }

  /** Whatever is held goes home, and what the fingers still do means nothing. */
  letGo() {
    this.gesture.lose();
  }

  destroy() {
    this.reset();
    this.listening.abort();
  }

  private listen() {
    const { canvas, gesture } = this;
    const { signal } = this.listening;
    const on = (type: string, act: (event: PointerEvent) => void) =>
      canvas.addEventListener(type, (event) => act(event as PointerEvent), { signal });
    on('pointerdown', (event) => this.press(event));
    on('pointermove', (event) => this.move(event));
    on('pointerup', (event) => {
      this.fingers.up(event.pointerId);
      gesture.end(event.pointerId, this.point(event));
      this.showCursor(event);
    });
    on('pointercancel', (event) => this.cancel(event));
    on('lostpointercapture', (event) => this.cancel(event));
    on('contextmenu', (event) => event.preventDefault());
    on('dragstart', (event) => event.preventDefault());
    // A tile let go in full swing would be a fling, and the next tap, on any button, only what stops it.
    on('touchstart', (event) => event.preventDefault());
    window.addEventListener('blur', () => this.reset(), { signal });
    document.addEventListener('visibilitychange', () => document.hidden && this.reset(), { signal });
  }

  private press(event: PointerEvent) {
    if (event.button !== 0) return;
    try {
      // Without the capture a mouse that is let go outside an iframe would never be heard of again.
      this.canvas.setPointerCapture(event.pointerId);
    } catch {
      // A pointer that is gone already, or one that a script made up.
    }
    if (event.pointerType === 'touch') this.fingers.down(event.pointerId, this.point(event));
    const spent = this.listener.busy() && this.listener.hurry();
    this.gesture.begin(
      {
        pointer: event.pointerId,
        kind: event.pointerType === 'touch' || event.pointerType === 'pen' ? event.pointerType : 'mouse',
        at: this.point(event),
        modifiers: modifiersOf(event),
      },
      spent,
    );
  }

  private cancel({ pointerId }: PointerEvent) {
    this.fingers.up(pointerId);
    this.gesture.cancel(pointerId);
  }

  private reset() {
    this.fingers.reset();
    this.gesture.reset();
  }

  private move(event: PointerEvent) {
    this.gesture.move(event.pointerId, this.point(event));
    this.fingers.move(event.pointerId, this.point(event));
    this.showCursor(event);
  }

  private showCursor(event: PointerEvent) {
    if (event.pointerType !== 'mouse') return;
    const cursor = this.gesture.dragging ? 'grabbing' : this.listener.cursorAt(this.point(event));
    if (this.canvas.style.cursor !== cursor) this.canvas.style.cursor = cursor;
  }

  private point(event: PointerEvent): Point {
    const { left, top } = this.canvas.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  }
}

const modifiersOf = ({ ctrlKey, shiftKey, altKey, metaKey }: PointerEvent): Modifiers => ({
  ctrl: ctrlKey,
  shift: shiftKey,
  alt: altKey,
  meta: metaKey,
});

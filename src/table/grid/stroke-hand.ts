import type { Point } from '../box';
import { Pinch } from '../pinch';

export interface StrokeHandListener {
  /** Asked when a pointer comes down: false leaves it alone. */
  press(at: Point, touch: boolean): boolean;
  move(at: Point): void;
  lift(): void;
  /** Another finger, a lost pointer: nothing comes of the press. */
  lose(): void;
  pinch(before: readonly [Point, Point], after: readonly [Point, Point]): void;
}

/**
 * One pointer draws, two move the page. The pointer is captured, so that a stroke may leave the canvas and the
 * window and come back. Points are in CSS pixels of the canvas.
 */
export class StrokeHand {
  private readonly down = new Set<number>();
  private drawing: number | undefined;
  private readonly pinch: Pinch;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly listener: StrokeHandListener,
  ) {
    this.pinch = new Pinch((before, after) => listener.pinch(before, after));
    for (const [name, act] of this.events) canvas.addEventListener(name, act);
  }

  /** The press goes on, but nothing comes of it. */
  letGo() {
    if (this.drawing === undefined) return;
    this.drawing = undefined;
    this.listener.lose();
  }

  destroy() {
    for (const [name, act] of this.events) this.canvas.removeEventListener(name, act);
    this.letGo();
  }

  private readonly begin = (event: PointerEvent) => {
    const { pointerId, pointerType, button } = event;
    if (pointerType === 'mouse' && button !== 0) return;
    const at = this.pointOf(event);
    this.capture(pointerId);
    this.down.add(pointerId);
    if (pointerType === 'touch') this.pinch.down(pointerId, at);
    if (this.down.size > 1) this.letGo();
    else if (this.listener.press(at, pointerType === 'touch')) this.drawing = pointerId;
  };

  private readonly move = (event: PointerEvent) => {
    const { pointerId, pointerType, buttons } = event;
    const at = this.pointOf(event);
    this.pinch.move(pointerId, at);
    if (pointerId !== this.drawing) return;
    // A button released where no event could be sent: the stroke ended there.
    if (pointerType === 'mouse' && (buttons & 1) === 0) this.end(event);
    else this.listener.move(at);
  };

  private readonly end = (event: PointerEvent) => {
    const { pointerId } = event;
    this.release(pointerId);
    if (pointerId !== this.drawing) return;
    this.drawing = undefined;
    this.listener.move(this.pointOf(event));
    this.listener.lift();
  };

  private readonly cancel = ({ pointerId }: PointerEvent) => {
    this.release(pointerId);
    if (pointerId === this.drawing) this.letGo();
  };

  private readonly events = [
    ['pointerdown', this.begin],
    ['pointermove', this.move],
    ['pointerup', this.end],
    ['pointercancel', this.cancel],
    ['lostpointercapture', this.cancel],
  ] as const;

  private release(pointer: number) {
    this.down.delete(pointer);
    this.pinch.up(pointer);
  }

  private capture(pointer: number) {
    try {
      this.canvas.setPointerCapture(pointer);
    } catch {
      // The pointer is gone already.
    }
  }

  private pointOf({ clientX, clientY }: PointerEvent): Point {
    const { left, top } = this.canvas.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }
}

import { held } from '../timings';
import type { Point } from './layout';

export interface Modifiers {
  ctrl: boolean;
  shift: boolean;
  alt: boolean;
  meta: boolean;
}

export interface Press {
  pointer: number;
  kind: 'mouse' | 'touch' | 'pen';
  at: Point;
  modifiers: Modifiers;
}

export interface GestureListener {
  /** Asked once, when a pressed pointer has moved far enough: false makes it nothing at all. */
  lift(press: Press): boolean;
  drag(at: Point): void;
  drop(at: Point): void;
  /** The hand has lost the tile: another finger, a lost capture, a resize. */
  lose(): void;
  tap(press: Press): void;
  longPress(press: Press): void;
}

type Phase = 'free' | 'pressed' | 'dragging' | 'spent';

/** Tells taps, long presses and drags apart. It knows no DOM; times come from `later`. */
export class Gesture {
  private phase: Phase = 'free';
  private press: Press | null = null;
  private readonly down = new Set<number>();
  private readonly listener: GestureListener;
  private readonly later: (act: () => void, ms: number) => () => void;
  private stopWaiting = () => {};

  constructor(listener: GestureListener, later = laterInBrowser) {
    this.listener = listener;
    this.later = later;
  }

  get dragging() {
    return this.phase === 'dragging';
  }

  /** `spent`: this press has done its work already and begins nothing. */
  begin(press: Press, spent = false) {
    this.down.add(press.pointer);
    if (this.down.size > 1 || this.phase !== 'free') return this.lose();
    this.press = press;
    this.phase = spent ? 'spent' : 'pressed';
    if (!spent) this.stopWaiting = this.later(() => this.pressedLong(), held.longPress);
  }

  move(pointer: number, at: Point) {
    if (!this.press || pointer !== this.press.pointer) return;
    if (this.phase === 'dragging') return this.listener.drag(at);
    const { x, y } = this.press.at;
    if (this.phase !== 'pressed' || Math.hypot(at.x - x, at.y - y) < held.threshold) return;
    this.stopWaiting();
    this.phase = 'dragging';
    if (this.listener.lift(this.press)) this.listener.drag(at);
    else this.phase = 'spent';
  }

  end(pointer: number, at: Point) {
    const { phase, press } = this;
    const mine = press?.pointer === pointer;
    if (mine && phase === 'dragging') this.move(pointer, at);
    this.release(pointer);
    if (!mine || !press) return;
    if (phase === 'dragging') this.listener.drop(at);
    else if (phase === 'pressed') this.listener.tap(press);
  }

  cancel(pointer: number) {
    if (this.press?.pointer === pointer) this.lose();
    this.release(pointer);
  }

  /** The press goes on, but nothing comes of it any more. */
  lose() {
    this.stopWaiting();
    const wasDragging = this.phase === 'dragging';
    this.phase = this.down.size ? 'spent' : 'free';
    if (wasDragging) this.listener.lose();
  }

  /** As if every finger had left. */
  reset() {
    this.down.clear();
    this.lose();
    this.press = null;
  }

  private release(pointer: number) {
    this.stopWaiting();
    this.down.delete(pointer);
    if (this.down.size === 0) {
      this.phase = 'free';
      this.press = null;
    } else if (this.press?.pointer === pointer) {
      this.phase = 'spent';
    }
  }

  private pressedLong() {
    if (this.phase !== 'pressed' || !this.press) return;
    this.phase = 'spent';
    this.listener.longPress(this.press);
  }
}

function laterInBrowser(act: () => void, ms: number) {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
}

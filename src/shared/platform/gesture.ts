export interface Point {
  x: number;
  y: number;
}

export interface Modifiers {
  ctrl: boolean;
  shift: boolean;
  alt: boolean;
  meta: boolean;
}

/** A button, a finger or a pen has come down. */
export interface Press {
  pointer: number;
  kind: 'mouse' | 'touch' | 'pen';
  /** The first of its kind to be down. */
  isPrimary: boolean;
  at: Point;
  /** In ms, as events count it. */
  when: number;
  modifiers: Modifiers;
  target: Element;
}

/** What a gesture comes to. Whoever listens takes what it has a use for. */
export interface GestureListener {
  /** Asked once, when a pressed pointer has moved far enough: false makes it nothing at all. */
  lift?(press: Press, at: Point): boolean;
  drag?(at: Point, when: number): void;
  /** The drag has ended here; `drag` was told so before. */
  drop?(at: Point): void;
  /** The drag has come to nothing: another finger, a lost capture, a resize. */
  lose?(): void;
  tap?(press: Press): void;
}

export interface GestureHabits {
  /** In CSS pixels, how far a pointer moves before it drags. 0: every press is a drag. */
  threshold?: number;
}

type Phase = 'free' | 'pressed' | 'dragging' | 'spent';

const usualThreshold = 8;

/** Tells taps and drags apart, however long a pointer rests before it moves. It knows no DOM. */
export class Gesture {
  private phase: Phase = 'free';
  private press: Press | null = null;
  private readonly down = new Set<number>();
  private readonly threshold: number;

  constructor(
    private readonly listener: GestureListener,
    habits: GestureHabits = {},
  ) {
    this.threshold = habits.threshold ?? usualThreshold;
  }

  get dragging() {
    return this.phase === 'dragging';
  }

  /** No pointer is down. */
  get isFree() {
    return this.down.size === 0;
  }

  /** `spent`: this press has done its work already and begins nothing. */
  begin(press: Press, spent = false) {
    this.down.add(press.pointer);
    if (this.down.size > 1 || this.phase !== 'free') return this.lose();
    this.press = press;
    if (spent) this.phase = 'spent';
    else this.phase = this.threshold === 0 ? 'dragging' : 'pressed';
  }

  move(pointer: number, at: Point, when = 0) {
    if (!this.press || pointer !== this.press.pointer) return;
    if (this.phase === 'dragging') return this.listener.drag?.(at, when);
    const { x, y } = this.press.at;
    if (this.phase !== 'pressed' || Math.hypot(at.x - x, at.y - y) < this.threshold) return;
    this.phase = 'dragging';
    if (this.listener.lift?.(this.press, at) ?? true) this.listener.drag?.(at, when);
    else this.phase = 'spent';
  }

  end(pointer: number, at: Point, when = 0) {
    const { phase, press } = this;
    const mine = press?.pointer === pointer;
    if (mine && phase === 'dragging') this.move(pointer, at, when);
    this.release(pointer);
    if (!mine || !press) return;
    if (phase === 'dragging') this.listener.drop?.(at);
    else if (phase === 'pressed') this.listener.tap?.(press);
  }

  cancel(pointer: number) {
    if (this.press?.pointer === pointer) this.lose();
    this.release(pointer);
  }

  /** The press goes on, but nothing comes of it any more. */
  lose() {
    const wasDragging = this.phase === 'dragging';
    this.phase = this.down.size ? 'spent' : 'free';
    if (wasDragging) this.listener.lose?.();
  }

  /** As if every finger had left. */
  reset() {
    this.down.clear();
    this.lose();
    this.press = null;
  }

  private release(pointer: number) {
    this.down.delete(pointer);
    if (this.down.size === 0) {
      this.phase = 'free';
      this.press = null;
    } else if (this.press?.pointer === pointer) {
      this.phase = 'spent';
    }
  }
}

export type Pair = readonly [Point, Point];

/** Two fingers on the glass: tells how they move together. A third one changes nothing. */
export class Pinch {
  private readonly fingers = new Map<number, Point>();

  constructor(private readonly moved: (before: Pair, after: Pair) => void) {}

  down(finger: number, at: Point) {
    this.fingers.set(finger, at);
  }

  move(finger: number, at: Point) {
    if (!this.fingers.has(finger)) return;
    const before = this.pair;
    this.fingers.set(finger, at);
    const after = this.pair;
    if (before && after) this.moved(before, after);
  }

  up(finger: number) {
    this.fingers.delete(finger);
  }

  reset() {
    this.fingers.clear();
  }

  private get pair(): Pair | null {
    const [a, b] = this.fingers.values();
    return a && b ? [a, b] : null;
  }
}

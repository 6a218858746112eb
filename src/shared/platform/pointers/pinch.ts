import type { Point } from './press';

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

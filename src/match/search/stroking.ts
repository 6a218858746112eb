import { wordSearch } from '../../core';

type Square = wordSearch.Square;
type Stroke = wordSearch.Stroke;

const { gridSize, snap, directionOf } = wordSearch;

const isSame = (a: Square, b: Square) => a.x === b.x && a.y === b.y;
const clamped = (at: number) => Math.min(gridSize - 1, Math.max(0, Math.round(at)));
const squareNear = ({ x, y }: Square): Square => ({ x: clamped(x), y: clamped(y) });

interface Hold {
  /** Where the pointer came down. */
  origin: Square;
  from: Square;
  /** The start was set before: this press names the other end. */
  isSecond: boolean;
  /** It has gone far enough to be no tap. */
  isDrag: boolean;
}

/** Squares that are smaller than a finger: it may look for its square first. */
const lookAround = 1.3;

/**
 * The stroke under way, by a pointer or by keys: from letter to letter in one go, or first one end, then the
 * other. Points are measured in squares, a whole number is a square's middle; they may lie outside the grid.
 */
export class Stroking {
  private hold: Hold | undefined;
  private shown: Stroke | undefined;
  private set: Square | undefined;
  private at: Square | undefined;
  /** Keys that extend have begun it: it ends with them. */
  private isExtended = false;

  constructor(
    private readonly finished: (stroke: Stroke) => void,
    private readonly changed: () => void,
  ) {}

  /** What is shown under way. */
  get stroke(): Stroke | undefined {
    return this.shown;
  }

  /** One end is set and waits for the other. */
  get start(): Square | undefined {
    return this.set;
  }

  /** Where keys act. */
  get cursor(): Square | undefined {
    return this.at;
  }

  get isHeld() {
    return this.hold !== undefined;
  }

  /** `coarse`: the squares are smaller than the finger, so nothing is decided before it lifts. */
  press(point: Square, coarse: boolean) {
    const origin = squareNear(point);
    this.at = undefined;
    const isSecond = this.set !== undefined;
    this.hold = { origin, from: this.set ?? origin, isSecond, isDrag: false };
    this.pull(snap(this.hold.from, coarse ? point : origin, gridSize));
  }

  move(point: Square, coarse: boolean) {
    const { hold } = this;
    if (!hold) return;
    const away = Math.max(Math.abs(point.x - hold.origin.x), Math.abs(point.y - hold.origin.y));
    if (!hold.isDrag && away > (coarse ? lookAround : 0.6)) {
      hold.isDrag = true;
      // From another square a new stroke is drawn; what was set before is forgotten.
      if (hold.isSecond && !coarse) {
        hold.isSecond = false;
        hold.from = hold.origin;
        this.set = undefined;
      }
    }
    if (!hold.isSecond && !hold.isDrag) {
      hold.from = coarse ? squareNear(point) : hold.origin;
      this.pull(hold.from);
    } else {
      if (!hold.isSecond) hold.from = hold.origin;
      this.pull(snap(hold.from, point, gridSize));
    }
  }

  lift(coarse: boolean) {
    const { hold, shown } = this;
    this.hold = undefined;
    if (!hold || !shown) return;
    const { from, to } = shown;
    if (isSame(from, to)) {
      this.set = hold.isSecond || hold.isDrag ? undefined : from;
      this.rest();
    } else if (hold.isSecond && !coarse && !directionOf({ from: hold.from, to: hold.origin })) {
      // No line leads there: it is meant as another beginning.
      this.set = hold.origin;
      this.rest();
    } else this.finish(shown);
  }

  /** Another finger, a lost pointer: nothing comes of this press, but what was set stays. Says whether it was one. */
  lose(): boolean {
    const { hold, shown } = this;
    if (!hold) return false;
    this.hold = undefined;
    this.rest();
    return shown !== undefined && !isSame(shown.from, shown.to);
  }

  /** Says whether there was anything to let go. */
  letGo(): boolean {
    const had = this.hold !== undefined || this.set !== undefined;
    this.hold = undefined;
    this.set = undefined;
    this.rest();
    return had;
  }

  step({ x, y }: Square) {
    const { at } = this;
    this.point(at ? { x: clamped(at.x + x), y: clamped(at.y + y) } : (this.set ?? { x: 0, y: 0 }));
  }

  point(square: Square) {
    if (this.hold || (this.at && isSame(this.at, square))) return;
    this.at = square;
    this.rest();
  }

  /** Begins a stroke at the cursor, or ends it there. */
  mark() {
    if (!this.at || this.hold) return;
    const { set, shown } = this;
    if (!set || !shown) this.set = this.at;
    else if (isSame(shown.from, shown.to)) this.set = undefined;
    else {
      this.finish(shown);
      return;
    }
    this.rest();
  }

  /** Keys that extend a stroke begin it where the cursor is. */
  extend(by: Square) {
    if (!this.set && this.at) {
      this.set = this.at;
      this.isExtended = true;
    }
    this.step(by);
  }

  /** The key that extends is let go. */
  endExtended() {
    if (!this.isExtended || this.hold) return;
    this.mark();
  }

  leave() {
    if (!this.at) return;
    this.at = undefined;
    this.rest();
  }

  private finish(stroke: Stroke) {
    this.set = undefined;
    this.rest();
    this.finished(stroke);
  }

  private rest() {
    this.isExtended &&= this.set !== undefined;
    this.shown = this.set && { from: this.set, to: this.at ? snap(this.set, this.at, gridSize) : this.set };
    this.changed();
  }

  private pull(to: Square) {
    if (!this.hold) return;
    this.shown = { from: this.hold.from, to };
    this.changed();
  }
}

import * as wordSearch from '../rules';

type Square = wordSearch.Square;
type Selection = wordSearch.Selection;

const { snap, directionOf } = wordSearch;

const isSame = (a: Square, b: Square) => a.x === b.x && a.y === b.y;
const clamped = (at: number, size: number) => Math.min(size - 1, Math.max(0, Math.round(at)));

/** What selections are drawn on. */
export interface Selectable extends wordSearch.Extent {
  /** Not every shape has a letter everywhere. */
  hasLetter(square: Square): boolean;
}

interface Hold {
  /** Where the pointer came down. */
  origin: Square;
  from: Square;
  /** The start was set before: this press names the other end. */
  isSecond: boolean;
  /** It has gone far enough to be no tap. */
  isDrag: boolean;
}

const isWithin = ({ x, y }: Square, { w, h }: wordSearch.Extent) => x >= 0 && y >= 0 && x < w && y < h;

/** Squares that are smaller than a finger: it may look for its square first. */
const lookAround = 1.3;

/**
 * The selection under way, by a pointer or by keys: from letter to letter in one go, or first one end, then the
 * other. Points are measured in squares, a whole number is a square's middle; they may lie outside the grid.
 */
export class Selecting {
  private hold: Hold | undefined;
  private shown: Selection | undefined;
  private set: Square | undefined;
  private at: Square | undefined;
  /** Keys that extend have begun it: it ends with them. */
  private isExtended = false;

  constructor(
    private readonly grid: Selectable,
    private readonly finished: (selection: Selection) => void,
    private readonly changed: () => void,
  ) {}

  /** What is shown under way. */
  get selection(): Selection | undefined {
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
    const origin = this.squareNear(point);
    this.at = undefined;
    const isSecond = this.set !== undefined;
    this.hold = { origin, from: this.set ?? origin, isSecond, isDrag: false };
    this.pull(snap(this.hold.from, coarse ? point : origin, this.grid));
  }

  move(point: Square, coarse: boolean) {
    const { hold } = this;
    if (!hold) return;
    const away = Math.max(Math.abs(point.x - hold.origin.x), Math.abs(point.y - hold.origin.y));
    if (!hold.isDrag && away > (coarse ? lookAround : 0.6)) {
      hold.isDrag = true;
      // From another square a new selection is drawn; what was set before is forgotten.
      if (hold.isSecond && !coarse) {
        hold.isSecond = false;
        hold.from = hold.origin;
        this.set = undefined;
      }
    }
    if (!hold.isSecond && !hold.isDrag) {
      hold.from = coarse ? this.squareNear(point) : hold.origin;
      this.pull(hold.from);
    } else {
      if (!hold.isSecond) hold.from = hold.origin;
      this.pull(snap(hold.from, point, this.grid));
    }
  }

  lift(coarse: boolean) {
    const { hold, shown } = this;
    this.hold = undefined;
    if (!hold || !shown) return;
    const { from, to } = shown;
    if (isSame(from, to)) {
      const isStart = !hold.isSecond && !hold.isDrag && this.grid.hasLetter(from);
      this.set = isStart ? from : undefined;
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

  /** Says whether there was anything to cancel. */
  cancel(): boolean {
    const had = this.hold !== undefined || this.set !== undefined;
    this.hold = undefined;
    this.set = undefined;
    this.rest();
    return had;
  }

  /** To the next letter that way, over squares that have none. */
  step({ x, y }: Square) {
    const { at, grid } = this;
    if (!at) {
      this.point(this.set ?? this.firstLetter);
      return;
    }
    let next = at;
    do next = { x: next.x + x, y: next.y + y };
    while (isWithin(next, grid) && !grid.hasLetter(next));
    if (isWithin(next, grid)) this.point(next);
  }

  point(square: Square) {
    if (this.hold || (this.at && isSame(this.at, square))) return;
    this.at = square;
    this.rest();
  }

  /** Begins a selection at the cursor, or ends it there. */
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

  /** Keys that extend a selection begin it where the cursor is. */
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

  private squareNear({ x, y }: Square): Square {
    return { x: clamped(x, this.grid.w), y: clamped(y, this.grid.h) };
  }

  private get firstLetter(): Square {
    const first = { x: 0, y: 0 };
    while (first.x < this.grid.w - 1 && !this.grid.hasLetter(first)) first.x++;
    return first;
  }

  private finish(selection: Selection) {
    this.set = undefined;
    this.rest();
    this.finished(selection);
  }

  private rest() {
    this.isExtended &&= this.set !== undefined;
    this.shown = this.set && { from: this.set, to: this.at ? snap(this.set, this.at, this.grid) : this.set };
    this.changed();
  }

  private pull(to: Square) {
    if (!this.hold) return;
    this.shown = { from: this.hold.from, to };
    this.changed();
  }
}

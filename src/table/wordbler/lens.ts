import type { Point } from '../box';
import { towards } from '../easing';
import { lens } from './timings';
import { type Fingers, followed, grownAbout, mixed, mostZoom, noZoom, pinched, type Zoom } from './zoom';

/** Moves the zoom: grown while a finger carries a tile over the board, else as two fingers have left it. */
export class Lens {
  zoom: Zoom = noZoom;
  private resting: Zoom = noZoom;
  private hand: Point | null = null;

  /** `finer`: how many squares lie on a board where one lies on the usual one, along a side. */
  constructor(private readonly finer = 1) {}

  get still() {
    return !this.hand && isSame(this.zoom, this.resting);
  }

  /** Where a finger carries a tile, in shares of the board's place; null when it carries none. */
  follow(hand: Point | null) {
    if (!hand) this.hand = null;
    else if (this.hand || isOver(hand)) this.hand = hand;
  }

  pinch(before: Fingers, after: Fingers) {
    this.resting = this.zoom = pinched(this.zoom, before, after, mostZoom * this.finer);
  }

  /** The whole board again: at once, or as fast as it goes back after a drop. */
  reset(now: boolean) {
    this.resting = noZoom;
    if (!now) return;
    this.zoom = noZoom;
    this.hand = null;
  }

  /** True if the board has moved. */
  tick(ms: number): boolean {
    const before = this.zoom;
    if (this.hand) this.grow(this.hand, ms);
    const goal = this.hand ? followed(this.zoom, this.hand) : this.resting;
    this.zoom = isNear(this.zoom, goal) ? goal : mixed(this.zoom, goal, towards(ms, lens.lag));
    return !isSame(before, this.zoom);
  }

  private grow(hand: Point, ms: number) {
    const { scale } = this.zoom;
    const to = Math.max(lens.lifted * this.finer, this.resting.scale);
    if (scale === to) return;
    const next = Math.abs(to - scale) < 0.004 ? to : scale + (to - scale) * towards(ms, lens.lag);
    this.zoom = grownAbout(this.zoom, hand, next);
  }
}

const isOver = ({ x, y }: Point) => x >= 0 && x <= 1 && y >= 0 && y <= 1;

const isSame = (a: Zoom, b: Zoom) => a.scale === b.scale && a.x === b.x && a.y === b.y;

const isNear = (a: Zoom, b: Zoom) =>
  Math.max(Math.abs(a.scale - b.scale), Math.abs(a.x - b.x), Math.abs(a.y - b.y)) < 0.002;

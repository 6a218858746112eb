import type { Point } from '../../shared/canvas/box';
import { longestFrame } from '../../shared/canvas/timings';
import type { Pair, Press } from '../../shared/platform/gesture';
import { Pointers } from '../../shared/platform/pointers';
import type { WordblerSession } from '../play/session';
import { Carry } from './carry';
import type { Dropped } from './picture';
import { isSamePlace, type TablePicture, type TileLook } from './picture';
import { isIn, type Places, rackCellAt, squareAt } from './places';
import type { Stage } from './stage';
import { held, lens } from './timings';

/** The hand that takes up tiles from the canvas. Points are CSS pixels from its corner. */
class Hand {
  private readonly pointers: Pointers;
  private readonly listening = new AbortController();

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly grasp: Grasp,
  ) {
    Object.assign(canvas.style, { touchAction: 'none', userSelect: 'none', webkitUserSelect: 'none' });
    this.pointers = new Pointers(
      canvas,
      {
        press: () => (grasp.busy && grasp.hurry() ? 'spent' : 'take'),
        lift: (press) => grasp.lift(press),
        drag: (at) => grasp.drag(at),
        drop: (at) => grasp.drop(at),
        lose: () => grasp.lose(),
        tap: (press) => grasp.tap(press),
        pinch: (before, after) => grasp.pinch(before, after),
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
  release() {
    this.pointers.letGo();
  }

  destroy() {
    this.pointers.destroy();
    this.listening.abort();
  }

  private showCursor(at: Point) {
    const cursor = this.pointers.dragging ? 'grabbing' : this.grasp.cursorAt(at);
    if (this.canvas.style.cursor !== cursor) this.canvas.style.cursor = cursor;
  }
}

/** What a hand touched. `tile` is the one that lies there. */
type Target =
  | { kind: 'square'; x: number; y: number; tile: number | null }
  | { kind: 'rack'; cell: number; tile: number | null }
  | { kind: 'bag' }
  | { kind: 'elsewhere' };

export function targetAt({ board, rack, bag }: Places, { tiles }: TablePicture, point: Point): Target {
  const lying = (fits: (tile: TileLook) => boolean) => tiles.find(fits)?.id ?? null;
  const square = squareAt(board, point);
  if (square) {
    const { x, y } = square;
    const tile = lying(({ place }) => place.at === 'board' && place.x === x && place.y === y);
    return { kind: 'square', x, y, tile };
  }
  const cell = rackCellAt(rack, point);
  if (cell !== null) {
    return { kind: 'rack', cell, tile: lying(({ place }) => place.at === 'rack' && place.cell === cell) };
  }
  return isIn(bag, point) ? { kind: 'bag' } : { kind: 'elsewhere' };
}

export const tileOf = (target: Target): number | null => ('tile' in target ? target.tile : null);

/** What the hand reaches into: the table as it is at the moment. */
interface Reach {
  readonly stage: Stage;
  /** In CSS pixels, as they are at the moment. */
  readonly places: Places;
  readonly dpr: number;
  readonly picture: TablePicture;
  readonly busy: boolean;
  present(picture: TablePicture): Promise<void>;
  cut(): void;
  stir(): void;
  /** Two fingers moved together. */
  pinch(before: readonly [Point, Point], after: readonly [Point, Point]): void;
  /** The whole board, if it has grown. */
  unzoom(): void;
}

/** From pointers to tiles: what is tapped, taken up, carried and let go. */
export class Grasp {
  private readonly reach: Reach;
  private readonly hand: Hand;
  private carry: Carry | null = null;
  private dropped: Dropped | null = null;
  private lastTap: (Point & { when: number }) | null = null;

  constructor(
    canvas: HTMLCanvasElement,
    reach: Reach,
    private readonly session: WordblerSession,
  ) {
    this.reach = reach;
    this.hand = new Hand(canvas, this);
  }

  /** Motions run. */
  get busy() {
    return this.reach.busy;
  }

  /**
   * Hurries them; true if that is all the press does. Where the player may go on while tiles still settle, it ends that
   * at once, and counts.
   */
  hurry(): boolean {
    const counts = this.session.isOpen;
    if (counts) this.reach.cut();
    else this.session.hurry();
    return !counts;
  }

  /** Two fingers moved together. */
  pinch(before: Pair, after: Pair) {
    this.reach.pinch(before, after);
  }

  /** What the pointer would do where it is. */
  cursorAt(at: Point): string {
    return this.liftable(at) === null ? 'default' : 'grab';
  }

  get still() {
    return !this.carry || this.carry.isStill;
  }

  /** The middle of the tile that a finger carries, in device pixels. */
  get underFinger(): Point | null {
    return this.carry?.underFinger ?? null;
  }

  tick(ms: number) {
    this.carry?.step(Math.min(ms, longestFrame));
  }

  /** The tile that has just been let go, once: whoever takes it brings it to its place. */
  takeDropped(): Dropped | null {
    const { dropped } = this;
    this.dropped = null;
    return dropped;
  }

  /** A tile that the picture has taken elsewhere, or that may not be held any more, leaves the hand. */
  agreeWith({ tiles }: TablePicture) {
    if (!this.carry) return;
    const { id, place } = this.carry.look;
    const now = tiles.find((tile) => tile.id === id);
    if (!now || !isSamePlace(now.place, place) || !this.session.mayLift(id)) this.release();
  }

  release() {
    this.hand.release();
  }

  destroy() {
    this.hand.destroy();
    this.carry = null;
    this.dropped = null;
  }

  private under(at: Point): Target {
    return targetAt(this.reach.places, this.reach.picture, at);
  }

  private liftable(at: Point): number | null {
    const id = tileOf(this.under(at));
    return id !== null && !this.reach.busy && this.session.mayLift(id) ? id : null;
  }

  tap(press: Press) {
    const target = this.under(press.at);
    if (press.kind === 'touch' && this.isSecond(press.at) && tileOf(target) === null) this.reach.unzoom();
    const { ctrl, meta } = press.modifiers;
    this.session.tap(target, ctrl || meta);
  }

  private isSecond({ x, y }: Point): boolean {
    const { lastTap } = this;
    this.lastTap = { x, y, when: performance.now() };
    if (!lastTap || this.lastTap.when - lastTap.when > lens.doubleTap) return false;
    return Math.hypot(x - lastTap.x, y - lastTap.y) < lens.tapWithin;
  }

  lift(press: Press): boolean {
    const id = this.liftable(press.at);
    if (id === null) return false;
    // A tile that is dragged is meant for the board.
    this.session.gestures.leaveExchange();
    const { stage, picture, dpr } = this.reach;
    const look = picture.tiles.find((tile) => tile.id === id);
    if (!look) return false;
    const above = press.kind === 'touch' ? held.aboveFinger * dpr : 0;
    this.carry = new Carry(stage, picture, look, this.inPixels(press.at), above);
    this.reach.stir();
    return true;
  }

  drag(at: Point) {
    this.carry?.follow(this.inPixels(at));
    this.reach.stir();
  }

  drop(at: Point) {
    const { carry } = this;
    if (!carry) return;
    carry.follow(this.inPixels(at));
    const { x, y } = carry.middle;
    const { dpr } = this.reach;
    this.letGoOf(carry);
    this.session.drop(carry.look.id, this.under({ x: x / dpr, y: y / dpr }));
    this.sendHome();
  }

  lose() {
    if (!this.carry) return;
    this.letGoOf(this.carry);
    // A picture that is about to be shown, or settled, takes it first.
    queueMicrotask(() => this.sendHome());
  }

  private letGoOf(carry: Carry) {
    this.dropped = { id: carry.look.id, pose: carry.pose() };
    this.carry = null;
  }

  private sendHome() {
    if (this.dropped) void this.reach.present(this.reach.picture);
  }

  private inPixels({ x, y }: Point): Point {
    return { x: x * this.reach.dpr, y: y * this.reach.dpr };
  }
}

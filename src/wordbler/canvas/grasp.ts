import type { Point } from '../../shared/canvas/box';
import { clamp, longestFrame, share } from '../../shared/canvas/motion';
import type { Pair, Press } from '../../shared/platform/gesture';
import { Pointers } from '../../shared/platform/pointers';
import type { WordblerSession } from '../play/session';
import { squareIndex } from '../rules';
import { type Dropped, isSamePlace, type TablePicture, type TileLook } from './picture';
import { depth, isIn, type Places, rackCellAt, type Square, squareAt, squareCentre } from './places';
import type { Stage } from './stage';
import { aimOf, HeldTile, type Pose, riseAbove } from './tile-poses';
import { held, zooming } from './timings';

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
        press: () => (grasp.table.busy && grasp.hurry() ? 'spent' : 'take'),
        lift: (press) => grasp.lift(press),
        drag: (at) => grasp.drag(at),
        drop: (at) => grasp.drop(at),
        lose: () => grasp.lose(),
        tap: (press) => grasp.tap(press),
        pinch: (before, after) => grasp.table.pinch(before, after),
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

/** A tile in a player's hand: it follows, and the square under its middle is lit, where it would fall. */
class Carry {
  private readonly isFree: (square: Square) => boolean;
  private readonly tile: HeldTile;
  private finger: Point;
  private resting = false;

  /** `pointer` in device pixels; `above` is how far over it the tile rides. */
  constructor(
    private readonly stage: Stage,
    picture: TablePicture,
    readonly look: TileLook,
    pointer: Point,
    private readonly above: number,
    /** The square that the first steps show. */
    private readonly sought: Square | undefined,
  ) {
    this.finger = pointer;
    const { side } = stage.places.board;
    // One that lies on the board already may change places with another of this turn.
    const changes = look.place.at === 'board';
    const taken = new Set(
      picture.tiles.flatMap(({ id, place }) =>
        place.at === 'board' && !(place.laid && changes) && id !== look.id ? [squareIndex(place, side)] : [],
      ),
    );
    this.isFree = (square) => !taken.has(squareIndex(square, side));
    this.tile = new HeldTile(stage.spot(look, look.place, true, picture), stage.unit, this.handAt(pointer));
    stage.inHand = look.id;
    const view = stage.tile(look);
    view.setRim('');
    view.raise(0, depth.held);
    stage.cue('lift');
  }

  /** What lies under it is where the tile falls. */
  get aim(): Point {
    return aimOf(this.stage.places.board, this.tile.middle, this.finger, this.sought);
  }

  /** The same where a finger carries it; null for a mouse or a pen. */
  get aimOfFinger(): Point | null {
    return this.above > 0 ? this.aim : null;
  }

  get isStill() {
    return this.resting;
  }

  follow(pointer: Point) {
    this.finger = pointer;
    this.tile.follow(this.handAt(pointer));
    this.resting = false;
  }

  step(ms: number) {
    const { stage, tile } = this;
    const isOnBoard = squareAt(stage.places.board, tile.middle) !== null;
    tile.step(ms, isOnBoard ? stage.cell : stage.unit);
    stage.tile(this.look).stand(tile.pose());
    const settled = this.light(ms);
    this.resting = settled && tile.isStill;
  }

  /** How it is held at this moment. */
  pose(): Pose {
    return this.tile.pose();
  }

  private handAt({ x, y }: Point): Point {
    return { x, y: y - riseAbove(this.stage.places, { x, y }, this.above) };
  }

  /** A taken square has no light: the tile cannot fall there. */
  private light(ms: number): boolean {
    const { glow, places, zoom } = this.stage;
    const square = squareAt(places.board, this.aim);
    const isLit = square !== null && this.isFree(square);
    glow.setAlpha(isLit ? clamp(glow.alpha + share(ms, held.glowIn), 0, 1) : 0);
    if (!isLit) return true;
    const { x, y } = squareCentre(places.board, square);
    glow.setPosition(x, y).setScale(zoom.scale);
    return glow.alpha === 1;
  }
}

/** The table that a hand reaches into, as it is at the moment. */
export interface GraspedTable {
  readonly stage: Stage;
  /** In CSS pixels; a board that has grown is larger. */
  readonly placesNow: Places;
  readonly dpr: number;
  /** What is shown, or will be when all has moved. */
  readonly shown: TablePicture;
  readonly busy: boolean;
  present(picture: TablePicture): Promise<void>;
  cut(): void;
  stir(): void;
  /** Two fingers moved together. */
  pinch(before: Pair, after: Pair): void;
  /** The whole board, if it has grown. */
  unzoom(): void;
}

/** From pointers to tiles: what is tapped, taken up, carried and let go. */
export class Grasp {
  private readonly hand: Hand;
  private carry: Carry | null = null;
  private dropped: Dropped | null = null;
  private lastTap: (Point & { when: number }) | null = null;

  constructor(
    canvas: HTMLCanvasElement,
    readonly table: GraspedTable,
    private readonly session: WordblerSession,
  ) {
    this.hand = new Hand(canvas, this);
  }

  /**
   * Hurries them; true if that is all the press does. Where the player may go on while tiles still settle, it ends that
   * at once, and counts.
   */
  hurry(): boolean {
    const counts = this.session.isOpen;
    if (counts) this.table.cut();
    else this.session.hurry();
    return !counts;
  }

  /** What the pointer would do where it is. */
  cursorAt(at: Point): string {
    return this.liftable(at) === null ? 'default' : 'grab';
  }

  get still() {
    return !this.carry || this.carry.isStill;
  }

  get isCarrying() {
    return this.carry !== null;
  }

  /** Where the tile that a finger carries would fall, in device pixels. */
  get aimOfFinger(): Point | null {
    return this.carry?.aimOfFinger ?? null;
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
    return targetAt(this.table.placesNow, this.table.shown, at);
  }

  private liftable(at: Point): number | null {
    const id = tileOf(this.under(at));
    return id !== null && !this.table.busy && this.session.mayLift(id) ? id : null;
  }

  tap(press: Press) {
    const target = this.under(press.at);
    if (press.kind === 'touch' && this.isSecond(press.at) && tileOf(target) === null) this.table.unzoom();
    const { ctrl, meta } = press.modifiers;
    this.session.tap(target, ctrl || meta);
  }

  private isSecond({ x, y }: Point): boolean {
    const { lastTap } = this;
    this.lastTap = { x, y, when: performance.now() };
    if (!lastTap || this.lastTap.when - lastTap.when > zooming.doubleTap) return false;
    return Math.hypot(x - lastTap.x, y - lastTap.y) < zooming.tapWithin;
  }

  lift(press: Press): boolean {
    const id = this.liftable(press.at);
    if (id === null) return false;
    // A tile that is dragged is meant for the board.
    this.session.gestures.leaveExchange();
    const { stage, shown: picture, dpr } = this.table;
    const look = picture.tiles.find((tile) => tile.id === id);
    if (!look) return false;
    const above = press.kind === 'touch' ? held.aboveFinger * dpr : 0;
    this.carry = new Carry(stage, picture, look, this.inPixels(press.at), above, this.session.lesson?.square);
    this.table.stir();
    return true;
  }

  drag(at: Point) {
    this.carry?.follow(this.inPixels(at));
    this.table.stir();
  }

  drop(at: Point) {
    const { carry } = this;
    if (!carry) return;
    carry.follow(this.inPixels(at));
    const { x, y } = carry.aim;
    const { dpr } = this.table;
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
    if (this.dropped) void this.table.present(this.table.shown);
  }

  private inPixels({ x, y }: Point): Point {
    return { x: x * this.table.dpr, y: y * this.table.dpr };
  }
}

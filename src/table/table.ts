import type Phaser from 'phaser';
import { Carry } from './carry';
import { Choreographer } from './choreographer';
import { darkTable, type TableColours } from './colours';
import type { Modifiers, Press } from './gesture';
import { Hand } from './hand';
import { type Layout, layout, type Point } from './layout';
import { type Dropped, type Motion, perform } from './motions';
import { emptyPicture, isSamePlace, type TablePicture, type TileLook } from './picture';
import { inDevicePixels, isIn, rackCellAt, squareAt } from './places';
import { type Cue, Stage } from './stage';
import { held } from './timings';

/** What a hand touched. `tile` is the one that lies there. */
export type Target =
  | { kind: 'square'; x: number; y: number; tile: number | null }
  | { kind: 'rack'; cell: number; tile: number | null }
  | { kind: 'bag' }
  | { kind: 'elsewhere' };

export interface Touch {
  modifiers: Modifiers;
  pointer: Press['kind'];
}

export interface TableOptions {
  width: number;
  height: number;
  dpr: number;
  reducedMotion?: boolean;
  colours?: TableColours;
  /** 2L, 3L, 2W, 3W written on the squares. */
  labels?: boolean;
  /** Where a seat's rack is, in CSS pixels; without it, the middle of the upper edge. */
  seatPoint?: (seat: number) => Point | null;
  mayLift?: (tile: number) => boolean;
  onTap?: (target: Target, touch: Touch) => void;
  onLongPress?: (target: Target, touch: Touch) => void;
  /** Answer with show(): a tile that no picture lays down goes home. */
  onDrop?: (tile: number, target: Target, touch: Touch) => void;
  /** Something moves again: wake the loop. */
  onStir?: () => void;
  onCue?: (cue: Cue) => void;
}

/** The whole table on a Phaser scene. It shows pictures and tells what a hand did; it knows no rule. */
export class Table {
  private readonly scene: Phaser.Scene;
  private readonly options: TableOptions;
  private readonly choreographer = new Choreographer();
  private readonly hand: Hand;
  private place: Layout;
  private dpr: number;
  private stage: Stage;
  private picture: TablePicture = emptyPicture;
  private carry: Carry | null = null;
  private dropped: Dropped | null = null;
  private touch: Touch = {
    modifiers: { ctrl: false, shift: false, alt: false, meta: false },
    pointer: 'mouse',
  };
  private undrawn = 2;

  constructor(scene: Phaser.Scene, options: TableOptions) {
    this.scene = scene;
    this.options = { ...options };
    this.dpr = options.dpr;
    this.place = layout(options.width, options.height);
    this.stage = this.setStage();
    this.hand = new Hand(scene.game.canvas, {
      busy: () => this.choreographer.busy,
      hurry: () => this.fastForward(),
      lift: (press) => this.lift(press),
      drag: (at) => this.drag(at),
      drop: (at) => this.drop(at),
      lose: () => this.lose(),
      tap: (press) => this.options.onTap?.(this.targetAt(press.at), this.touchOf(press)),
      longPress: (press) => this.options.onLongPress?.(this.targetAt(press.at), this.touchOf(press)),
      cursorAt: (at) => this.cursorAt(at),
    });
    this.stage.settle(this.picture);
  }

  get layout(): Layout {
    return this.place;
  }

  /** Motions run, or wait to. */
  get busy() {
    return this.choreographer.busy;
  }

  /** Nothing moves and all is drawn: the loop may sleep until onStir. */
  get still() {
    return !this.busy && this.undrawn === 0 && (!this.carry || this.carry.isStill);
  }

  get reducedMotion() {
    return this.stage.calm;
  }

  set reducedMotion(calm: boolean) {
    this.options.reducedMotion = calm;
    this.stage.calm = calm;
  }

  /** How fast motions run: 1 is as designed. */
  set pace(pace: number) {
    this.choreographer.pace = pace;
  }

  /** Shows the motions one after another, then the picture; without motions, the picture alone. */
  show(picture: TablePicture, motions: Motion | readonly Motion[] = []): Promise<void> {
    const before = this.picture;
    this.picture = picture;
    if (this.carry && !this.isStillHeld(this.carry, picture)) this.hand.letGo();
    const { dropped } = this;
    this.dropped = null;
    this.stir();
    const wanted = [motions].flat();
    if (!wanted.length && !dropped && !this.busy) {
      this.stage.settle(picture);
      return Promise.resolve();
    }
    const free = () => {
      if (dropped && this.stage.inHand === dropped.id) this.stage.inHand = null;
    };
    return this.choreographer.play(
      () => {
        free();
        return perform(this.stage, { before, after: picture, dropped }, wanted);
      },
      () => {
        free();
        this.stage.settle(picture);
      },
    );
  }

  /** The picture at once; whatever moved or waited is dropped, and what was held. */
  settle(picture: TablePicture = this.picture) {
    this.picture = picture;
    if (this.carry) this.hand.letGo();
    this.dropped = null;
    this.stage.inHand = null;
    this.choreographer.clear();
    this.stage.settle(picture);
    this.stir();
  }

  fastForward() {
    this.choreographer.fastForward();
    this.stir();
  }

  /** When everything that was to be shown has been shown. */
  idle(): Promise<void> {
    return this.choreographer.idle();
  }

  resize(width: number, height: number, dpr: number) {
    this.place = layout(width, height);
    this.dpr = dpr;
    this.redraw();
  }

  /** Other colours, labels on or off, or a font that came late: everything is drawn anew. */
  redraw(dress: Pick<TableOptions, 'colours' | 'labels'> = {}) {
    Object.assign(this.options, dress);
    if (this.carry) this.hand.letGo();
    this.stage.destroy();
    this.stage = this.setStage();
    this.settle();
  }

  tick(ms: number) {
    this.choreographer.tick(ms);
    this.carry?.step(Math.min(ms, 50));
    if (this.undrawn > 0) this.undrawn--;
  }

  /** Where every tile on the screen really is, in CSS pixels. */
  places(): { id: number; x: number; y: number; faceUp: boolean }[] {
    return this.stage.shown.flatMap(([id, { pose }]) =>
      pose ? [{ id, x: pose.x / this.dpr, y: pose.y / this.dpr, faceUp: pose.face >= 0.5 }] : [],
    );
  }

  destroy() {
    this.hand.destroy();
    this.choreographer.dispose();
    this.stage.destroy();
  }

  targetAt(point: Point): Target {
    const square = squareAt(this.place.board, point);
    if (square) {
      const tile = this.tileWhere(
        ({ place }) => place.at === 'board' && place.x === square.x && place.y === square.y,
      );
      return { kind: 'square', ...square, tile };
    }
    const cell = rackCellAt(this.place.rack, point);
    if (cell !== null) {
      return {
        kind: 'rack',
        cell,
        tile: this.tileWhere(({ place }) => place.at === 'rack' && place.cell === cell),
      };
    }
    return isIn(this.place.bag, point) ? { kind: 'bag' } : { kind: 'elsewhere' };
  }

  private setStage(): Stage {
    const { scene, options, dpr } = this;
    const stage = new Stage({
      scene,
      places: inDevicePixels(this.place, dpr),
      dress: { colours: options.colours ?? darkTable, px: dpr, labels: options.labels ?? true },
      choreographer: this.choreographer,
      seatPoint: (seat) => {
        const point = options.seatPoint?.(seat) ?? { x: this.place.width / 2, y: 0 };
        return { x: point.x * dpr, y: point.y * dpr };
      },
      cue: (cue) => options.onCue?.(cue),
    });
    stage.calm = options.reducedMotion ?? false;
    return stage;
  }

  private stir() {
    this.undrawn = 2;
    this.options.onStir?.();
  }

  private touchOf({ modifiers, kind }: Press): Touch {
    return { modifiers, pointer: kind };
  }

  private tileWhere(fits: (tile: TileLook) => boolean): number | null {
    return this.picture.tiles.find(fits)?.id ?? null;
  }

  private cursorAt(at: Point): string {
    if (this.busy) return 'default';
    const target = this.targetAt(at);
    const tile = 'tile' in target ? target.tile : null;
    return tile !== null && this.options.mayLift?.(tile) ? 'grab' : 'default';
  }

  private lift(press: Press): boolean {
    const target = this.targetAt(press.at);
    const id = 'tile' in target ? target.tile : null;
    const look = this.picture.tiles.find((tile) => tile.id === id);
    if (!look || this.busy || !this.options.mayLift?.(look.id)) return false;
    this.touch = this.touchOf(press);
    const above = press.kind === 'touch' ? held.aboveFinger * this.dpr : 0;
    this.carry = new Carry(this.stage, this.picture, look, this.inPixels(press.at), above);
    this.stir();
    return true;
  }

  private drag(at: Point) {
    this.carry?.follow(this.inPixels(at));
    this.stir();
  }

  private drop(at: Point) {
    if (!this.carry) return;
    this.carry.follow(this.inPixels(at));
    const { look, aim } = this.carry;
    this.release(this.carry);
    this.options.onDrop?.(look.id, this.targetAt({ x: aim.x / this.dpr, y: aim.y / this.dpr }), this.touch);
    if (this.dropped) void this.show(this.picture);
  }

  private lose() {
    if (!this.carry) return;
    this.release(this.carry);
    // Inside show() the picture that is about to be shown takes the tile home.
    queueMicrotask(() => this.dropped && void this.show(this.picture));
  }

  private release(carry: Carry) {
    this.dropped = { id: carry.look.id, pose: carry.pose() };
    this.carry = null;
  }

  private isStillHeld({ look }: Carry, picture: TablePicture): boolean {
    const now = picture.tiles.find(({ id }) => id === look.id);
    return !!now && isSamePlace(now.place, look.place) && (this.options.mayLift?.(look.id) ?? false);
  }

  private inPixels({ x, y }: Point): Point {
    return { x: x * this.dpr, y: y * this.dpr };
  }
}

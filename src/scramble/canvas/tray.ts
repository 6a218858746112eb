import type Phaser from 'phaser';
import { must } from '../../engine/must';
import { around, type Box, type Point } from '../../shared/canvas/box';
import { Choreographer } from '../../shared/canvas/choreographer';
import { repainted, stirred } from '../../shared/canvas/layers';
import { framesToDraw } from '../../shared/canvas/motion';
import type { PageServices } from '../../shared/panels/page-services';
import { isCalm } from '../../shared/platform/settings';
import type * as scramble from '../rules';
import { cover, flash, pop, roll, shake, turnUp, vanish } from './timings';
import {
  atRest,
  hopping,
  paintRibbon,
  popping,
  rolling,
  type SquareLook,
  SquareView,
  shaking,
  trayDepth,
  turning,
  vanishing,
  waveAt,
} from './tray-parts';
import {
  emptyTray,
  middleOf,
  type PathTone,
  squaresPassed,
  squareUnder,
  type TrayPicture,
  type TrayPlaces,
} from './tray-picture';
import { type TileFace, type TrayPictures, trayPad } from './tray-pictures';

const faces: Readonly<Record<PathTone, TileFace>> = { open: 'lit', shown: 'lit', good: 'good', bad: 'bad' };

/**
 * A square of letter tiles in a wooden tray, where a panel has left room for it, and the ribbon along a path. It shows
 * pictures; it knows no rule.
 */
export class Tray {
  private readonly choreographer = new Choreographer();
  private readonly places: TrayPlaces;
  private readonly squares: SquareView[];
  private readonly brush: CanvasRenderingContext2D;
  private readonly ribbon: Phaser.GameObjects.Image;
  private readonly frame: Phaser.GameObjects.Image;
  private readonly focus: Phaser.GameObjects.Image;
  private picture: TrayPicture;
  /** Less motion: only ends are shown. */
  private readonly isCalm: boolean;
  /** The path that is drawn: that of the picture, or an answer to one. */
  private shown: TrayPicture['path'] = null;
  /** Where a path was painted last. */
  private pathAt: Box | undefined;
  /** The path is still to be painted, for the next frame. */
  private pathDue = false;
  private unseen = framesToDraw;

  /** What is seen in it first may be given, where its letters do not simply lie open. */
  constructor(
    private readonly scene: Phaser.Scene,
    { preferences }: Pick<PageServices, 'preferences'>,
    /** What it is drawn with, which are its own from now on. */
    readonly pictures: TrayPictures,
    private readonly room: Box,
    { side, letters }: scramble.Board,
    first: Partial<TrayPicture>,
  ) {
    this.picture = { ...emptyTray(side, letters), ...first };
    this.isCalm = isCalm(preferences.now);
    this.places = pictures.places;
    const { x, y, squares } = this.places;
    const image = (key: string, left: number, top: number, depth: number) =>
      scene.add.image(left, top, key).setOrigin(0).setDepth(depth);
    const pad = trayPad(this.places);
    this.frame = image(pictures.frame, x - pad, y - pad, trayDepth.tray);
    const { key, brush } = pictures.ribbon();
    this.brush = brush;
    this.ribbon = image(key, x, y, trayDepth.ribbon);
    this.focus = scene.add.image(0, 0, pictures.focus).setDepth(trayDepth.focus).setVisible(false);
    this.squares = squares.map((_, at) => new SquareView(scene, pictures, at));
    this.settle();
  }

  get still() {
    return !this.choreographer.busy && this.unseen <= 0;
  }

  /** Where each square is, in CSS pixels of the page. */
  get boxes(): Box[] {
    const { px } = this.pictures.theme;
    return this.places.squares.map(({ x, y, w, h }) => ({ x: x / px, y: y / px, w: w / px, h: h / px }));
  }

  /** The same, seen from the room it stands in. */
  get boxesInRoom(): Box[] {
    const { x, y } = this.room;
    return this.boxes.map((box) => ({ ...box, x: box.x - x, y: box.y - y }));
  }

  holds({ letters }: scramble.Board): boolean {
    return letters === this.picture.letters;
  }

  /** Other letters have room in it. */
  fits({ side }: scramble.Board): boolean {
    return side === this.picture.side;
  }

  take({ side, letters }: scramble.Board) {
    this.show(emptyTray(side, letters));
  }

  show(changes: Partial<TrayPicture>) {
    const picture = { ...this.picture, ...changes };
    if (isSame(picture, this.picture)) return;
    this.present(picture);
    // No frame comes before the page is seen again: covered letters are covered then.
    if (document.hidden) this.cut();
  }

  /** The square at a point in CSS pixels. */
  squareAt(point: Point): number | undefined {
    return squareUnder(this.places, this.onCanvas(point));
  }

  /** The squares that a drag from one point to another means. */
  squaresBetween(from: Point, to: Point): number[] {
    return squaresPassed(this.places, this.onCanvas(from), this.onCanvas(to));
  }

  tick(ms: number) {
    if (this.choreographer.busy) this.unseen = framesToDraw;
    else this.unseen--;
    this.choreographer.tick(ms);
    if (this.pathDue) this.paintPath(1);
  }

  /** Everything as the picture says; a path that has grown pops its last disc. */
  private present(picture: TrayPicture) {
    const was = this.picture.path;
    const { path } = picture;
    const grown = path?.tone === 'open' && path.squares.length > (was?.tone === 'open' ? was.squares.length : 0);
    const turnsOver = picture.covered !== this.picture.covered;
    this.choreographer.clear();
    this.picture = picture;
    this.settle();
    if (this.isCalm) return;
    if (turnsOver) {
      // At once: a frame may come before the motion does.
      for (const view of this.squares) view.cover(!picture.covered);
      void this.play(() => this.turnOver(picture.covered, (square) => waveAt(square, picture.side)));
    } else if (grown) this.play(() => this.choreographer.over(pop.ms, (ms) => this.paintPath(popping(ms))));
  }

  private turnOver(covered: boolean, late: (square: number) => number) {
    return Promise.all(
      this.squares.map((view, square) => {
        const turn = (ms: number) => {
          const { pose, isOver } = turning(ms);
          view.cover(covered === isOver);
          view.pose(pose);
        };
        return this.choreographer.over(cover.ms, turn, late(square));
      }),
    );
  }

  /** The dice tumble into the tray. */
  roll(): Promise<void> {
    this.choreographer.clear();
    this.settle();
    if (this.isCalm) return Promise.resolve();
    return this.play(() => {
      for (const view of this.squares) view.pose({ ...atRest, alpha: 0 });
      const tumble = (view: SquareView, square: number) =>
        this.choreographer.over(roll.ms, (ms) => view.pose(rolling(ms, square)), square * roll.stagger);
      return Promise.all(this.squares.map(tumble));
    });
  }

  /** Its dice, which lay face down, turn over row by row. */
  turnUp(): Promise<void> {
    this.choreographer.clear();
    this.settle();
    if (this.isCalm) return Promise.resolve();
    const { side } = this.picture;
    for (const view of this.squares) view.cover(true);
    return this.play(() => this.turnOver(false, (square) => Math.floor(square / side) * turnUp.stagger));
  }

  /** A word that counts: its tiles flash one after another, then the ribbon is gone. */
  accept(path: readonly number[]): Promise<void> {
    return this.answer(path, 'good', async () => {
      await Promise.all(
        path.map((square, step) =>
          this.choreographer.over(flash.ms, (ms) => must(this.squares[square]).pose(hopping(ms)), step * flash.stagger),
        ),
      );
      await this.choreographer.wait(flash.hold);
    });
  }

  /** A path that is no word, or none that counts: red, and it shakes. */
  refuse(path: readonly number[]): Promise<void> {
    return this.answer(path, 'bad', async () => {
      await this.choreographer.over(shake.ms, (ms) => {
        const x = shaking(ms);
        for (const square of path) must(this.squares[square]).pose({ ...atRest, x });
        this.ribbon.setX(this.places.x + x * this.places.tile);
      });
      await this.choreographer.wait(shake.hold);
    });
  }

  fastForward() {
    this.choreographer.fastForward();
  }

  /** Whatever moves is at its end now. */
  cut() {
    this.choreographer.cut();
  }

  destroy() {
    this.choreographer.dispose();
    for (const part of [this.frame, this.ribbon, this.focus, ...this.squares]) part.destroy();
    this.pictures.destroy();
  }

  /** What the game says to a path, shown in a tone over the picture. */
  private answer(path: readonly number[], tone: 'good' | 'bad', motion: () => Promise<void>): Promise<void> {
    // Not cut: what is cut hurries along whatever is played next.
    this.choreographer.clear();
    this.settle();
    return this.play(async () => {
      this.paint({ ...this.picture, path: { squares: path, tone }, lit: [] });
      if (this.isCalm) await this.choreographer.wait(shake.ms);
      else {
        await motion();
        await this.vanish(path);
      }
    });
  }

  /** From its first letter to its last. */
  private async vanish(path: readonly number[]) {
    const points = this.pointsOf(path);
    await this.choreographer.over(vanish.ms, (ms) => {
      const { left, bare } = vanishing(points, ms);
      for (const square of path.slice(0, bare)) must(this.squares[square]).wear(this.lookOf(square, this.picture));
      this.paintRibbon(left, 1);
    });
  }

  private stir() {
    this.scene.game.events.emit(stirred);
  }

  private play(step: () => Promise<unknown>): Promise<void> {
    const done = this.choreographer.play(step, () => this.settle());
    this.stir();
    return done;
  }

  private settle() {
    this.ribbon.setX(this.places.x);
    this.paint(this.picture);
  }

  private paint(picture: TrayPicture) {
    const { path, cursor } = picture;
    for (const [square, view] of this.squares.entries()) view.wear(this.lookOf(square, picture));
    this.focus.setVisible(cursor !== null);
    if (cursor !== null) {
      const { x, y } = middleOf(must(this.places.squares[cursor]));
      this.focus.setPosition(x, y);
    }
    this.shown = path;
    this.pathDue = true;
    this.unseen = framesToDraw;
    this.stir();
  }

  private lookOf(square: number, { letters, covered, path, lit, counts }: TrayPicture): SquareLook {
    const order = (path?.squares.indexOf(square) ?? -1) + 1;
    return {
      letter: must(letters[square]),
      covered,
      order,
      face: path && order > 0 ? faces[path.tone] : lit.includes(square) ? 'lit' : 'rest',
      count: counts[square],
    };
  }

  private pointsOf(path: readonly number[]): Point[] {
    const { x, y, squares } = this.places;
    return path.map((square) => {
      const middle = middleOf(must(squares[square]));
      return { x: middle.x - x, y: middle.y - y };
    });
  }

  private paintPath(popped: number) {
    this.paintRibbon(this.pointsOf(this.shown?.squares ?? []), popped);
  }

  private paintRibbon(points: readonly Point[], popped: number) {
    this.pathDue = false;
    const { tile } = this.places;
    const discs = points.map((at): Box => ({ x: at.x - tile, y: at.y - tile, w: 2 * tile, h: 2 * tile }));
    const now = discs.length > 0 ? discs.reduce(around) : undefined;
    for (const box of [this.pathAt, now]) {
      if (!box) continue;
      this.brush.clearRect(box.x, box.y, box.w, box.h);
      repainted(this.brush.canvas, box);
    }
    this.pathAt = now;
    if (this.shown) paintRibbon(this.brush, points, tile, this.shown.tone, popped);
  }

  private onCanvas({ x, y }: Point): Point {
    const { px } = this.pictures.theme;
    return { x: x * px, y: y * px };
  }
}

const isSame = (a: TrayPicture, b: TrayPicture) => JSON.stringify(a) === JSON.stringify(b);

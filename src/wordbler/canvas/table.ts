import type Phaser from 'phaser';
import type { Point } from '../../shared/canvas/box';
import type { InFigures } from '../../shared/canvas/brush';
import { Choreographer } from '../../shared/canvas/choreographer';
import { easeOut, framesToDraw, longestFrame, share } from '../../shared/canvas/motion';
import type { WordblerSession } from '../play/session';
import { usualShape } from '../rules';
import { type BoardColours, boards } from './colours';
import { Grasp, type GraspedTable } from './grasp';
import { layout } from './layout';
import { type Motion, perform } from './motions';
import type { SquareTheme, TableTheme } from './paint-board';
import { emptyPicture, type TablePicture } from './picture';
import { boxOfBoard, inDevicePixels, isIn, type Layout } from './places';
import { type Cue, Stage } from './stage';
import { zooming } from './timings';
import { BoardZoom, type Fingers, mixed, noZoom, shareOf, type Zoom, zoomed } from './zoom';

export interface TableOptions {
  width: number;
  height: number;
  /** So many squares the board has a side. */
  side: number;
  dpr: number;
  reducedMotion?: boolean;
  colours?: BoardColours;
  /** The signs of the bonus squares stand on them. */
  labels?: boolean;
  signs: SquareTheme['signs'];
  /** Numbers as the language writes them. */
  inFigures: InFigures;
  hand?: 'right' | 'left';
  /** Nothing is drawn from it: it lies out of sight. */
  isBagless?: boolean;
  /** Where a seat's rack is, in CSS pixels; without it, the middle of the upper edge. */
  seatPoint?: (seat: number) => Point | null;
  /** Something moves or has changed: wake the loop. */
  onStir?: () => void;
  onCue?: (cue: Cue, step: number) => void;
}

export const tableTheme = ({
  colours = boards.dark,
  labels = true,
  signs,
  inFigures,
  dpr,
}: Pick<TableOptions, 'colours' | 'labels' | 'signs' | 'inFigures' | 'dpr'>): TableTheme => ({
  colours,
  px: dpr,
  labels,
  signs,
  inFigures,
});

export type { Cue, Motion };

// These are about the whole table: a board that has grown goes back first.
const wholeBoard: readonly Motion['kind'][] = [
  'draw',
  'shake',
  'deal',
  'refill',
  'intoBag',
  'refuse',
  'score',
  'turnOver',
];

/** The whole table on a Phaser scene. It shows pictures and tells the session what a hand did; it knows no rule. */
export class Table implements GraspedTable {
  private readonly options: TableOptions;
  private readonly choreographer = new Choreographer();
  private readonly grasp: Grasp;
  private readonly boardZoom: BoardZoom;
  private place: Layout;
  dpr: number;
  stage: Stage;
  private picture: TablePicture = emptyPicture;
  private undrawn = framesToDraw;
  private gone = false;

  constructor(
    private readonly scene: Phaser.Scene,
    private readonly session: WordblerSession,
    options: TableOptions,
  ) {
    this.options = { ...options };
    this.boardZoom = new BoardZoom(Math.max(1, options.side / usualShape.side));
    this.dpr = options.dpr;
    this.place = this.lay(options.width, options.height);
    this.stage = this.setStage();
    this.grasp = new Grasp(scene.game.canvas, this, session);
    this.stage.settle(this.picture);
  }

  get layout(): Layout {
    return this.place;
  }

  /** What is shown, or will be when all has moved. */
  get shown(): TablePicture {
    return this.picture;
  }

  /** How many tiles are seen to be in the bag. */
  get inBag() {
    return this.stage.inBag;
  }

  get placesNow(): Layout {
    return zoomed(this.place, this.boardZoom.zoom);
  }

  /** How the board is looked at. */
  get zoom(): Zoom {
    return this.boardZoom.zoom;
  }

  /** Where the square is lit that a carried tile would fall on, in CSS pixels. */
  get light(): Point | null {
    const { x, y, alpha } = this.stage.glow;
    return alpha > 0 ? { x: x / this.dpr, y: y / this.dpr } : null;
  }

  /** Motions run, or wait to. */
  get busy() {
    return this.choreographer.busy;
  }

  /** Nothing moves and all is drawn: the loop may sleep until onStir. */
  get still() {
    return !this.busy && this.undrawn === 0 && this.grasp.still && this.boardZoom.still;
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
  present(picture: TablePicture, motions: Motion | readonly Motion[] = []): Promise<void> {
    if (this.gone) return Promise.resolve();
    const before = this.picture;
    this.picture = picture;
    this.grasp.agreeWith(picture);
    const dropped = this.grasp.takeDropped();
    const wanted = [motions].flat();
    this.stir();
    if (!wanted.length && !dropped && !this.busy) {
      this.stage.settle(picture);
      return Promise.resolve();
    }
    const endsTurn = wanted.some(({ kind }) => wholeBoard.includes(kind));
    const takeFromHand = () => {
      if (dropped && this.stage.inHand === dropped.id) this.stage.inHand = null;
    };
    const move = async () => {
      takeFromHand();
      if (endsTurn) await this.zoomOut(before);
      return perform(this.stage, { before, after: picture, dropped }, wanted);
    };
    const settle = () => {
      takeFromHand();
      if (endsTurn) this.boardZoom.reset(true);
      this.stage.look(this.boardZoom.zoom, picture);
    };
    return this.choreographer.play(move, settle);
  }

  /** The picture at once; whatever moved or waited is dropped, and what was held. */
  settle(picture: TablePicture = this.picture) {
    if (this.gone) return;
    this.picture = picture;
    this.grasp.release();
    this.grasp.takeDropped();
    this.choreographer.clear();
    this.stage.inHand = null;
    this.stage.settle(picture);
    this.stir();
  }

  /** A tile in the hand goes home. */
  release() {
    this.grasp.release();
  }

  fastForward() {
    this.choreographer.fastForward();
    this.stir();
  }

  /** Whatever moves is at its end now. */
  cut() {
    this.choreographer.cut();
    this.stir();
  }

  /** When everything that was to be shown has been shown. */
  idle(): Promise<void> {
    return this.choreographer.idle();
  }

  resize(width: number, height: number, dpr: number) {
    this.place = this.lay(width, height);
    this.dpr = dpr;
    this.retheme();
  }

  /** Other colours, labels on or off or in another language, or the other hand: everything is drawn anew. */
  retheme(theme: Partial<Pick<TableOptions, 'colours' | 'labels' | 'signs' | 'hand'>> = {}) {
    Object.assign(this.options, theme);
    this.place = this.lay(this.place.width, this.place.height);
    if (this.gone) return;
    this.grasp.release();
    this.boardZoom.reset(true);
    this.stage.destroy();
    this.stage = this.setStage();
    this.settle();
  }

  tick(ms: number) {
    this.choreographer.tick(ms);
    this.moveLens(Math.min(ms, longestFrame));
    this.grasp.tick(ms);
    if (this.undrawn > 0) this.undrawn--;
  }

  /** Where every tile on the screen really is, in CSS pixels. */
  places(): { id: number; x: number; y: number; faceUp: boolean }[] {
    return this.stage.shown.flatMap(([id, { pose }]) =>
      pose ? [{ id, x: pose.x / this.dpr, y: pose.y / this.dpr, faceUp: pose.face >= 0.5 }] : [],
    );
  }

  destroy() {
    this.gone = true;
    this.grasp.destroy();
    this.choreographer.dispose();
    this.stage.destroy();
  }

  // While tiles fly, the board keeps still: they know where they will land.
  private moveLens(ms: number) {
    const { aimOfFinger: tile } = this.grasp;
    const mayGrow = tile && this.place.board.cell < zooming.below;
    this.boardZoom.follow(mayGrow ? shareOf(inDevicePixels(this.place, this.dpr).board, tile) : null);
    if (this.busy || !this.boardZoom.tick(ms, this.stage.calm)) return;
    this.stage.follow(this.boardZoom.zoom, this.picture);
    this.undrawn = framesToDraw;
  }

  get isCarrying() {
    return this.grasp.isCarrying;
  }

  pinch(before: Fingers, after: Fingers) {
    const { board } = this.place;
    if (this.busy || !before.every((finger) => isIn(boxOfBoard(board), finger))) return;
    const shares = ([a, b]: Fingers): Fingers => [shareOf(board, a), shareOf(board, b)];
    this.boardZoom.pinch(shares(before), shares(after));
    this.stage.follow(this.boardZoom.zoom, this.picture);
    this.stir();
  }

  unzoom() {
    this.boardZoom.reset(false);
    this.stir();
  }

  private async zoomOut(picture: TablePicture) {
    const { zoom } = this.boardZoom;
    if (zoom.scale === 1) return;
    const ms = this.stage.calm ? 0 : zooming.out;
    await this.choreographer.over(ms, (now) => this.stage.look(mixed(zoom, noZoom, easeOut(share(now, ms))), picture));
  }

  stir() {
    this.undrawn = framesToDraw;
    this.options.onStir?.();
  }

  private lay(width: number, height: number): Layout {
    const { side, hand, isBagless } = this.options;
    const place = layout(width, height, side, hand);
    const { bag } = place;
    return isBagless ? { ...place, bag: { ...bag, x: -2 * bag.w } } : place;
  }

  private setStage(): Stage {
    const { scene, session, options, dpr, place } = this;
    const stage = new Stage({
      scene,
      places: inDevicePixels(place, dpr),
      theme: tableTheme({ ...options, dpr }),
      choreographer: this.choreographer,
      seatPoint: (seat) => {
        const point = options.seatPoint?.(seat) ?? { x: place.width / 2, y: 0 };
        return { x: point.x * dpr, y: point.y * dpr };
      },
      cue: (cue, step) => options.onCue?.(cue, step),
      session,
    });
    stage.calm = options.reducedMotion ?? false;
    return stage;
  }
}

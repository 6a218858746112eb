import type Phaser from 'phaser';
import { type Box, inPixels, type Point } from '../../shared/canvas/box';
import { Choreographer } from '../../shared/canvas/choreographer';
import type { TableColours } from '../../shared/canvas/colours';
import { type GridView, inSquares, isSameView, keptIn, paintLetters, pullAt, showing } from '../../shared/canvas/grid';
import { canvasApart, paintWithin, repainted, wipe } from '../../shared/canvas/layers';
import { easeOut, framesToDraw, longestFrame, share } from '../../shared/canvas/motion';
import { TextureShelf } from '../../shared/canvas/texture-shelf';
import { emptySheet, isSameButSelection, isSameSheet, type SheetPicture } from '../play/view';
import type * as wordSearch from '../rules';
import { sheetColours } from './colours';
import { Magnifier } from './magnifier';
import {
  movingBox,
  newsBox,
  paintCursor,
  paintHint,
  paintMarks,
  paintNumbers,
  paintRefused,
  paintSelection,
  paintStart,
  type RefusedSelection,
  selectionBox,
} from './paint-marks';
import { paintedGround } from './paint-page';
import type { SearchLayout } from './search-layout';
import type { PictureTheme } from './search-picture';
import { sheetTimes } from './timings';

type MarkMotion = { kind: 'found'; word: string } | { kind: 'missed'; words: readonly string[] };

/** found: a word's mark draws itself; missed: marks appear one by one; nope: a selection shakes and fades. */
export type SheetMotion = MarkMotion | { kind: 'nope'; selection: wordSearch.Selection };

/** In ms. */
function lengthOf(motion: SheetMotion): number {
  const { capsule, square, squareFade, missed, shake, fade } = sheetTimes;
  if (motion.kind === 'nope') return shake + fade;
  if (motion.kind === 'missed') return motion.words.length * missed;
  return Math.max(capsule, motion.word.length * square + squareFade);
}

/** How long each word has been drawing itself. */
const agesAt = (motion: MarkMotion, now: number): [word: string, age: number][] =>
  motion.kind === 'found'
    ? [[motion.word, now]]
    : motion.words.map((word, order) => [word, Math.max(0, now - order * sheetTimes.missed)]);

/** `px`: how many pixels a pixel of the layout has; 0 lets it fade without shaking. */
function refusedAt(selection: wordSearch.Selection, now: number, px: number): RefusedSelection {
  const { shake, shakes, shakeBy, fade } = sheetTimes;
  const swing = now < shake ? Math.sin(share(now, shake) * Math.PI * shakes) : 0;
  return { ...selection, alpha: 1 - easeOut(share(now - shake, fade)), x: swing * shakeBy * px };
}

interface SheetOptions extends Pick<PictureTheme, 'style' | 'inFigures'> {
  layout: SearchLayout;
  dpr: number;
  colours: TableColours;
  zoomed: boolean;
  /** How the page is looked at, if not as it comes. */
  view?: GridView | undefined;
  /** Less motion: only ends are shown. */
  calm: boolean;
  /** Written where a selection begins that waits for its end. */
  start: string;
  /** Something moves or has changed: wake the loop. */
  onStir: () => void;
  /** The page has moved under the finger. */
  onScrolled: () => void;
}

// On smaller squares the words' numbers could not be read.
const numberedCell = 30;

/** The page of letters for one size of the screen. It shows pictures; it knows no rule. */
export class Sheet {
  private readonly shelf: TextureShelf;
  private readonly choreographer = new Choreographer();
  private readonly images: Phaser.GameObjects.Image[] = [];
  private readonly layers: Readonly<Record<'marks' | 'selection' | 'letters', CanvasRenderingContext2D>>;
  private readonly magnifier: Magnifier;
  /** In device pixels. */
  private readonly window: Box;
  private readonly scale: number;
  private at: GridView;
  private picture: SheetPicture = emptySheet;
  /** How the letters and marks were looked at when they were drawn. */
  private drawnAt: GridView | undefined;
  private readonly ages = new Map<string, number>();
  private refused: RefusedSelection | undefined;
  private finger: Point | undefined;
  private undrawn = framesToDraw;
  private selectionsChanged = false;
  /** Where selections were painted last. */
  private selectionsAt: Box | undefined;

  constructor(
    scene: Phaser.Scene,
    private readonly options: SheetOptions,
  ) {
    const { layout, dpr } = options;
    this.scale = dpr * layout.ui;
    this.shelf = new TextureShelf(scene);
    this.window = inPixels(layout.window, this.scale);
    this.at = this.saved(options.view ?? layout.sheet);
    const ground = paintedGround(layout, dpr, options.colours, options.zoomed);
    this.images.push(scene.add.image(0, 0, this.shelf.keep('ground', ground)).setOrigin(0).setDepth(0));
    const layer = (name: string, depth: number) => {
      const { canvas, brush } = canvasApart(this.window.w, this.window.h);
      const image = scene.add.image(this.window.x, this.window.y, this.shelf.keep(name, canvas));
      this.images.push(image.setOrigin(0).setDepth(depth));
      return brush;
    };
    this.layers = { marks: layer('marks', 2), selection: layer('selection', 3), letters: layer('letters', 4) };
    this.magnifier = new Magnifier(scene, this.shelf, this.scale);
  }

  get still() {
    return !this.choreographer.busy && this.undrawn <= 0 && !this.isPulled;
  }

  /** Where the squares are, in pixels of the layout. */
  get view(): GridView {
    return this.at;
  }

  tick(ms: number) {
    if (this.choreographer.busy) this.undrawn = framesToDraw;
    else this.undrawn--;
    this.choreographer.tick(ms);
    this.scroll(Math.min(ms, longestFrame));
    if (this.selectionsChanged) this.drawSelections();
  }

  present(picture: SheetPicture, motions: readonly SheetMotion[] = []) {
    const before = this.picture;
    this.picture = picture;
    const { cursor } = picture;
    if (cursor && cursor !== before.cursor && this.options.zoomed)
      this.at = this.saved(showing(this.at, cursor, this.options.layout.window));
    if (this.drawnAt !== this.at) this.paint();
    else if (!isSameButSelection(before, picture)) this.paint(newsBox(this.local, before, picture));
    else if (!isSameSheet(before, picture)) this.paintStrokes();
    for (const motion of motions) this.move(motion);
  }

  /** Looks at the page in another way. */
  look(view: GridView) {
    const next = this.saved(view);
    if (isSameView(next, this.at)) return;
    this.at = next;
    this.paint();
  }

  /** Where the pointer draws, in pixels of the layout; with a magnifier where squares are smaller than it. */
  hold(finger: Point | undefined, isMagnified: boolean) {
    this.finger = finger;
    const { zoomed, layout } = this.options;
    const wasHeld = this.magnifier.isHeld;
    this.magnifier.hold(finger && isMagnified ? { finger, room: layout.window } : undefined);
    // Nothing else that is drawn goes by where the finger is.
    if (zoomed || wasHeld || this.magnifier.isHeld) this.paintStrokes();
  }

  /** Whatever moves is at its end now. */
  cut() {
    this.choreographer.cut();
  }

  /** The square a point of the layout lies in, measured in squares. */
  squaresAt(point: Point): Point {
    return inSquares(this.at, point);
  }

  destroy() {
    this.choreographer.dispose();
    for (const image of this.images) image.destroy();
    this.magnifier.destroy();
    this.shelf.destroy();
  }

  private move(motion: SheetMotion) {
    if (this.options.calm && motion.kind !== 'nope') return;
    void this.choreographer.play(
      () => this.perform(motion),
      () => {
        const drawn = movingBox(this.local, this.picture, this.ages);
        this.refused = undefined;
        this.ages.clear();
        if (drawn) this.paint(drawn);
        else this.paintStrokes();
      },
    );
    if (motion.kind === 'nope') {
      this.paintStrokes();
      return;
    }
    // Until its turn comes, what draws itself is not there.
    for (const [word] of agesAt(motion, 0)) this.ages.set(word, 0);
    this.paint(movingBox(this.local, this.picture, this.ages));
  }

  private perform(motion: SheetMotion): Promise<unknown> {
    return this.choreographer.over(lengthOf(motion), (now) => {
      if (motion.kind === 'nope') {
        this.refused = refusedAt(motion.selection, now, this.options.calm ? 0 : this.scale);
        this.paintStrokes();
      } else {
        for (const [word, age] of agesAt(motion, now)) this.ages.set(word, age);
        this.paintMarks(movingBox(this.local, this.picture, this.ages));
      }
    });
  }

  /** Large pictures cost: no more of them is painted than has changed. */
  private paint(box = this.whole) {
    this.drawnAt = this.at;
    this.paintMarks(box);
    this.paintStrokes();
    const { letters } = this.layers;
    wipe(letters, box);
    if (this.picture.covered) return;
    paintWithin(letters, box, () => {
      paintLetters(letters, this.local, this.picture.grid, this.window, sheetColours.ink);
      if (this.hasNumbers) paintNumbers(letters, this.local, this.picture, this.options.inFigures, this.ages);
    });
  }

  private paintMarks(box = this.whole) {
    const { picture, ages, options } = this;
    const { marks, letters } = this.layers;
    wipe(marks, box);
    if (!picture.covered) paintWithin(marks, box, () => paintMarks(marks, this.local, picture, options.style, ages));
    // The numbers come when a word has drawn itself.
    if (ages.size > 0 && this.hasNumbers && !picture.covered) {
      paintWithin(letters, box, () => paintNumbers(letters, this.local, picture, options.inFigures, ages));
      repainted(letters.canvas, box);
    }
    this.stir();
  }

  /** A pointer moves more often than frames come: what is drawn is what stands in a frame. */
  private paintStrokes() {
    this.selectionsChanged = true;
    this.stir();
  }

  private drawSelections() {
    this.selectionsChanged = false;
    const { selection: g } = this.layers;
    const { picture } = this;
    const now = picture.covered ? undefined : selectionBox(this.local, picture, this.refused, this.window);
    for (const box of [this.selectionsAt, now]) if (box) wipe(g, box);
    this.selectionsAt = now;
    if (!picture.covered) {
      this.paintUnderWay(g, this.local);
      if (picture.start) paintStart(g, this.local, picture.start, this.options.start, this.scale, this.window.w);
      if (picture.cursor) paintCursor(g, this.local, picture.cursor);
    }
    this.magnifier.paint({
      picture,
      view: this.at,
      window: this.options.layout.window,
      extent: this.options.layout.extent,
      hasMap: this.options.zoomed && !picture.covered,
      finger: this.finger,
      style: this.options.style,
      underWay: (brush, view) => this.paintUnderWay(brush, view),
    });
  }

  private paintUnderWay(g: CanvasRenderingContext2D, view: GridView) {
    const { hinted, selection } = this.picture;
    for (const square of hinted) paintHint(g, view, square);
    if (selection) paintSelection(g, view, selection);
    if (this.refused) paintRefused(g, view, this.refused);
  }

  private get hasNumbers() {
    return this.at.cell >= numberedCell;
  }

  private get isPulled() {
    if (!this.finger || !this.options.zoomed || !this.picture.selection) return false;
    const { x, y } = pullAt(this.finger, this.options.layout.window, sheetTimes.edge);
    return x !== 0 || y !== 0;
  }

  private scroll(ms: number) {
    if (!this.finger || !this.isPulled) return;
    const pull = pullAt(this.finger, this.options.layout.window, sheetTimes.edge);
    const by = (sheetTimes.scroll * this.at.cell * ms) / 1000;
    const before = this.at;
    this.look({ ...this.at, x: this.at.x + pull.x * by, y: this.at.y + pull.y * by });
    if (!isSameView(before, this.at)) this.options.onScrolled();
  }

  private get whole(): Box {
    return { ...this.window, x: 0, y: 0 };
  }

  /** Where the squares are in the window, in device pixels. */
  private get local(): GridView {
    const { x, y, cell } = this.at;
    const { scale, window } = this;
    return { cell: cell * scale, x: x * scale - window.x, y: y * scale - window.y };
  }

  private saved(view: GridView): GridView {
    return this.options.zoomed
      ? keptIn(view, this.options.layout.window, this.options.layout.extent)
      : this.options.layout.sheet;
  }

  private stir() {
    this.undrawn = framesToDraw;
    this.options.onStir();
  }
}

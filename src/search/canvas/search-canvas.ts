import type Phaser from 'phaser';
import { type Box, type Point, scaled } from '../../shared/canvas/box';
import { tables } from '../../shared/canvas/colours';
import { type GridView, grownAbout, middleOfSquare, pinchedBy } from '../../shared/canvas/grid';
import { sparePictures } from '../../shared/canvas/texture-shelf';
import type { PageServices } from '../../shared/panels/page-services';
import type { Pair, Press } from '../../shared/platform/gesture';
import { Pointers } from '../../shared/platform/pointers';
import { isCalm, lookOf, type Preferences } from '../../shared/platform/settings';
import type { SearchTexts } from '../../texts/texts';
import type { SearchSession } from '../play/session';
import { linesOf, sheetOf } from '../play/view';
import * as wordSearch from '../rules';
import { groundAhead } from './paint-page';
import { mayZoom, type SearchLayout, searchLayout } from './search-layout';
import { Sheet, type SheetMotion } from './sheet';

/** Of the window, and its pixels to each of the page. */
interface Size {
  width: number;
  height: number;
  dpr: number;
}

// Smaller squares need a magnifier under a finger.
const fingerCell = 28;
const zoomedCell = 44;
const zoomLimits = [24, 66] as const;
// Pinched so far, the page is shown the other way.
const pinchIn = 28;
const pinchOut = 1.12;

/** The page of letters on the canvas, and the hand that draws on it. */
export class SearchCanvas {
  layout: SearchLayout;
  /** Squares of 44 seen through a window, on small screens. */
  zoomed = false;
  folded = false;
  private sheet: Sheet;
  private readonly pointers: Pointers;
  private readonly stopListening: () => void;
  private finger: Point | undefined;
  private byTouch = false;

  constructor(
    private readonly texts: SearchTexts,
    private readonly scene: Phaser.Scene,
    private readonly session: SearchSession,
    private readonly services: Pick<PageServices, 'preferences'>,
    private size: Size,
    /** Something has changed that is to be drawn. */
    private readonly stir: () => void,
  ) {
    sparePictures.clearAwayFor(this);
    this.layout = this.arrange();
    this.sheet = this.makeSheet();
    const { canvas } = scene.game;
    // One pointer draws, two move the page; a selection may leave the canvas and the window and come back.
    this.pointers = new Pointers(
      canvas,
      {
        press: (press, isAlone) => (isAlone && this.press(press) ? 'take' : 'spent'),
        drag: (at) => this.move(at),
        drop: () => this.lift(),
        lose: () => this.lose(),
        pinch: (before, after) => this.pinch(before, after),
      },
      { origin: canvas, capture: 'at once', threshold: 0 },
    );
    this.stopListening = session.happened.on((events) => this.present(events.flatMap(motionsOf)));
  }

  get still() {
    return this.sheet.still;
  }

  /** Where the squares are, in pixels of the layout. */
  get view(): GridView {
    return this.sheet.view;
  }

  /** Through what the letters are seen, in pixels of the page. */
  get window(): Box {
    return this.inPage(this.layout.window);
  }

  /** All the letters, in pixels of the page. */
  get grid(): Box {
    const { x, y, cell } = this.view;
    const { w, h } = this.layout.extent;
    return this.inPage({ x, y, w: cell * w, h: cell * h });
  }

  tick(ms: number) {
    this.sheet.tick(ms);
  }

  show() {
    this.present([]);
  }

  /** The middle of a square, or between two, in pixels of the page. */
  middleOf(at: Point): Point {
    const { x, y } = middleOfSquare(this.view, at);
    const { ui } = this.layout;
    return { x: x * ui, y: y * ui };
  }

  /** Where a square is in sight, in pixels of the page. */
  inSight({ x: column, y: row }: Point): Box | undefined {
    const { x: left, y: top, cell } = this.view;
    const box = this.inPage({ x: left + column * cell, y: top + row * cell, w: cell, h: cell });
    const { x, y, w, h } = this.window;
    const isSeen = box.x >= x - 1 && box.y >= y - 1 && box.x + box.w <= x + w + 1 && box.y + box.h <= y + h + 1;
    return isSeen ? box : undefined;
  }

  /** Whoever holds a selection lets it go: the page is not where it was. */
  resize(size: Size) {
    this.size = size;
    this.pointers.letGo();
    this.rebuild(this.zoomed ? this.middleView() : undefined);
  }

  /** Another look, or other marks. */
  restyle() {
    this.rebuild(this.sheet.view);
  }

  zoom(zoomed: boolean) {
    if (zoomed === this.zoomed) return;
    const { window } = this.layout;
    const middle = { x: window.x + window.w / 2, y: window.y + window.h / 2 };
    this.zoomed = zoomed;
    this.rebuild(zoomed ? grownAbout(this.sheet.view, middle, zoomedCell) : undefined);
  }

  fold() {
    this.folded = !this.folded;
    this.rebuild(this.sheet.view);
  }

  remove() {
    this.stopListening();
    this.pointers.destroy();
    this.sheet.destroy();
    sparePictures.mayComeBackFrom(this);
  }

  private press({ at, kind }: Press): boolean {
    const { session } = this;
    session.hurried.emit();
    this.sheet.cut();
    const point = this.inLayout(at);
    if (!session.isOpen || !this.isOnPage(point)) return false;
    this.byTouch = kind === 'touch';
    this.finger = point;
    session.selecting.press(this.sheet.squaresAt(point), this.isCoarse);
    this.sheet.hold(point, this.isCoarse);
    return true;
  }

  private move(at: Point) {
    if (!this.finger) return;
    this.finger = this.inLayout(at);
    this.session.selecting.move(this.sheet.squaresAt(this.finger), this.isCoarse);
    this.sheet.hold(this.finger, this.isCoarse);
  }

  private lift() {
    this.rest();
    this.session.selecting.lift(this.isCoarse);
  }

  private lose() {
    this.rest();
    this.session.loseSelection();
  }

  private rest() {
    this.finger = undefined;
    this.sheet.hold(undefined, false);
  }

  private pinch(before: Pair, after: Pair) {
    const { kind } = this.layout;
    if (!mayZoom(kind) || !this.session.isOpen) return;
    const inLayout = ([a, b]: Pair) => [this.inLayout(a), this.inLayout(b)] as const;
    const view = pinchedBy(this.sheet.view, inLayout(before), inLayout(after), zoomLimits);
    if (this.zoomed && view.cell < pinchIn) this.zoom(false);
    else if (this.zoomed) this.sheet.look(view);
    else if (apart(after) > apart(before) * pinchOut || view.cell > this.layout.sheet.cell * pinchOut) this.zoom(true);
  }

  private get isCoarse() {
    return this.byTouch && this.sheet.view.cell < fingerCell;
  }

  private isOnPage({ x, y }: Point): boolean {
    const { window } = this.layout;
    return x >= window.x && y >= window.y && x <= window.x + window.w && y <= window.y + window.h;
  }

  private inLayout({ x, y }: Point): Point {
    const { ui } = this.layout;
    return { x: x / ui, y: y / ui };
  }

  private inPage(box: Box): Box {
    return scaled(box, this.layout.ui);
  }

  private middleView(): GridView {
    const { window } = this.layout;
    const at = this.sheet.squaresAt({ x: window.x + window.w / 2, y: window.y + window.h / 2 });
    const next = this.arrange().window;
    const { cell } = this.sheet.view;
    return {
      cell,
      x: next.x + next.w / 2 - (at.x + 0.5) * cell,
      y: next.y + next.h / 2 - (at.y + 0.5) * cell,
    };
  }

  private arrange(): SearchLayout {
    const { folded } = this;
    const { width, height } = this.size;
    const { setup } = this.session.match;
    const spec = { folded, extent: wordSearch.extentOfGame(setup), listed: linesOf(setup) };
    const layout = searchLayout(width, height, { ...spec, zoomed: false });
    if (!mayZoom(layout.kind)) this.zoomed = false;
    return this.zoomed ? searchLayout(width, height, { ...spec, zoomed: true }) : layout;
  }

  private rebuild(view: GridView | undefined) {
    this.sheet.destroy();
    this.layout = this.arrange();
    this.sheet = this.makeSheet(view);
    this.show();
    this.session.changed.emit();
  }

  private present(motions: readonly SheetMotion[]) {
    this.sheet.present(sheetOf(this.session), motions);
  }

  private makeSheet(view?: GridView): Sheet {
    const { preferences } = this.services;
    return new Sheet(this.scene, {
      layout: this.layout,
      dpr: this.size.dpr,
      colours: tables[lookOf(preferences.now)],
      style: preferences.now.searchMarks,
      zoomed: this.zoomed,
      view,
      calm: isCalm(preferences.now),
      start: this.texts.search.play.start,
      inFigures: this.texts.forms.inDigits,
      onStir: this.stir,
      onScrolled: () => {
        if (this.finger) this.session.selecting.move(this.sheet.squaresAt(this.finger), this.isCoarse);
      },
    });
  }
}

/** The page as it is first seen, painted step by step before that. */
export function pageAhead({ width, height, dpr }: Size, settings: Preferences['now']) {
  const layout = searchLayout(width, height, { zoomed: false, folded: false });
  return groundAhead(layout, dpr, tables[lookOf(settings)], false);
}

const apart = ([a, b]: Pair) => Math.hypot(a.x - b.x, a.y - b.y);

/** What is seen to move when something happens. */
function motionsOf(event: wordSearch.GameEvent): SheetMotion[] {
  if (event.type === 'wordFound') return [{ kind: 'found', word: event.laid.word }];
  if (event.type === 'nope') return [{ kind: 'nope', selection: event }];
  if (event.type !== 'gameEnded' || event.missed.length === 0) return [];
  return [{ kind: 'missed', words: event.missed.map(({ word }) => word) }];
}

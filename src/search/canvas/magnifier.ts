import type Phaser from 'phaser';
import type { Box, Point } from '../../shared/canvas/box';
import { type Brush, canvasOf, circle, fillWith, rounded, strokeWith } from '../../shared/canvas/brush';
import { type GridView, inSquares, paintLetters } from '../../shared/canvas/grid';
import { repainted } from '../../shared/canvas/layers';
import { clamp } from '../../shared/canvas/motion';
import type { TextureShelf } from '../../shared/canvas/texture-shelf';
import type { SheetPicture } from '../play/view';
import * as wordSearch from '../rules';
import { sheetColours } from './colours';
import { edgeOf, type MarkStyle, paintMarks, paintRing } from './paint-marks';

/** In CSS pixels. */
const glass = { across: 140, cell: 42, above: 34, rim: 7 } as const;

/** Where the magnifier stands: above the finger, beside it near the upper edge; always on the page's place. */
function glassPlace(finger: Point, room: Box): Point {
  const r = glass.across / 2 + glass.rim;
  const x = clamp(finger.x, room.x + r, room.x + room.w - r);
  const above = finger.y - glass.above - r;
  if (above - r >= room.y) return { x, y: above };
  const isLeft = finger.x - glass.above - 2 * r > room.x;
  return {
    x: finger.x + (isLeft ? -1 : 1) * (glass.above + r),
    y: clamp(finger.y - r * 0.6, room.y + r, room.y + room.h - r),
  };
}

/** The round glass; `paint` draws what is under it. */
function paintGlass(g: Brush, px: number, paint: (g: Brush) => void) {
  const r = (glass.across / 2) * px;
  const rim = glass.rim * px;
  g.save();
  g.translate(rim, rim);
  circle(g, r, r, r + 6 * px);
  fillWith(g, '#f2c14e');
  circle(g, r, r, r + 4 * px);
  fillWith(g, '#5a3620');
  circle(g, r, r, r);
  fillWith(g, sheetColours.paper[0]);
  g.clip();
  paint(g);
  g.restore();
}

/** So that a square is in the middle of the glass. */
const glassView = ({ x, y }: wordSearch.Square, px: number): GridView => {
  const cell = glass.cell * px;
  const middle = (glass.across / 2) * px;
  return { cell, x: middle - (x + 0.5) * cell, y: middle - (y + 0.5) * cell };
};

const mapSide = 104;

/** The whole sheet in small, with the window that is seen of it. */
function paintMap(g: Brush, px: number, { found, missed, selection }: SheetPicture, seen: Box, squares: number) {
  const side = mapSide * px;
  const pad = 8 * px;
  const unit = (side - 2 * pad) / squares;
  rounded(g, px, px, side - 2 * px, side - 2 * px, 12 * px);
  fillWith(g, sheetColours.paper[0]);
  strokeWith(g, '#5a3620', 2.5 * px);
  const line = (from: Point, to: Point, colour: string, wide: number) => {
    g.strokeStyle = colour;
    g.lineWidth = wide * unit;
    g.lineCap = 'round';
    g.beginPath();
    g.moveTo(pad + (from.x + 0.5) * unit, pad + (from.y + 0.5) * unit);
    g.lineTo(pad + (to.x + 0.5) * unit, pad + (to.y + 0.5) * unit);
    g.stroke();
  };
  const end = ({ laid }: SheetPicture['missed'][number]) => {
    const long = laid.word.length - 1;
    const { x, y } = wordSearch.steps[laid.direction];
    return { x: laid.x + x * long, y: laid.y + y * long };
  };
  for (const mark of missed) line(mark.laid, end(mark), sheetColours.missedEdge, 0.9);
  for (const mark of found) line(mark.laid, end(mark), edgeOf(mark.order), 0.9);
  if (selection) line(selection.from, selection.to, sheetColours.selectionEdge, 1.2);
  rounded(g, pad + seen.x * unit, pad + seen.y * unit, seen.w * unit, seen.h * unit, 2 * px);
  fillWith(g, 'rgba(242,193,78,.27)');
  strokeWith(g, sheetColours.ink, 2 * px);
}

interface Under {
  picture: SheetPicture;
  /** In pixels of the layout, as are all points here. */
  view: GridView;
  window: Box;
  extent: wordSearch.Extent;
  hasMap: boolean;
  finger: Point | undefined;
  style: MarkStyle;
  underWay: (g: CanvasRenderingContext2D, view: GridView) => void;
}

const margin = 10;

/** What helps on a small screen: a magnifier over a finger, and the map of a page that is larger than its window. */
export class Magnifier {
  private readonly brush: CanvasRenderingContext2D;
  private readonly image: Phaser.GameObjects.Image;
  private readonly mapBrush: CanvasRenderingContext2D;
  private readonly map: Phaser.GameObjects.Image;
  private under: { finger: Point; room: Box } | undefined;

  constructor(
    scene: Phaser.Scene,
    shelf: TextureShelf,
    private readonly scale: number,
  ) {
    const side = (glass.across + 2 * glass.rim) * scale;
    const round = canvasOf(side, side);
    this.brush = round.brush;
    this.image = scene.add.image(0, 0, shelf.keep('magnifier', round.canvas)).setDepth(20).setVisible(false);
    const map = canvasOf(mapSide * scale, mapSide * scale);
    this.mapBrush = map.brush;
    this.map = scene.add.image(0, 0, shelf.keep('map', map.canvas)).setOrigin(0).setDepth(10).setVisible(false);
  }

  hold(under: { finger: Point; room: Box } | undefined) {
    this.under = under;
  }

  get isHeld() {
    return this.under !== undefined;
  }

  paint(shown: Under) {
    this.drawGlass(shown);
    this.drawMap(shown);
  }

  destroy() {
    this.image.destroy();
    this.map.destroy();
  }

  private drawGlass({ picture, view, style, extent, underWay }: Under) {
    const { under, scale } = this;
    this.image.setVisible(under !== undefined && !picture.covered);
    if (!under) return;
    const g = this.brush;
    g.clearRect(0, 0, g.canvas.width, g.canvas.height);
    repainted(g.canvas);
    // A selection is looked at where it ends, which may not be where the finger is.
    const at = inSquares(view, under.finger);
    const near = {
      x: Math.min(extent.w - 1, Math.max(0, Math.round(at.x))),
      y: Math.min(extent.h - 1, Math.max(0, Math.round(at.y))),
    };
    const square = picture.selection?.to ?? near;
    paintGlass(g, scale, (brush) => {
      const own = glassView(square, scale);
      paintMarks(brush, own, picture, style, new Map());
      underWay(brush, own);
      const side = glass.across * scale;
      paintLetters(brush, own, picture.grid, { w: side, h: side }, sheetColours.ink);
      paintRing(brush, own, square);
    });
    const { x, y } = glassPlace(under.finger, under.room);
    this.image.setPosition(x * scale, y * scale);
  }

  private drawMap({ picture, view, window, extent, hasMap, finger }: Under) {
    this.map.setVisible(hasMap);
    if (!hasMap) return;
    const g = this.mapBrush;
    g.clearRect(0, 0, g.canvas.width, g.canvas.height);
    repainted(g.canvas);
    const from = inSquares(view, window);
    const seen = { x: from.x + 0.5, y: from.y + 0.5, w: window.w / view.cell, h: window.h / view.cell };
    const [x, y] = [Math.max(0, seen.x), Math.max(0, seen.y)];
    const [right, below] = [Math.min(extent.w, seen.x + seen.w), Math.min(extent.h, seen.y + seen.h)];
    paintMap(g, this.scale, picture, { x, y, w: right - x, h: below - y }, Math.max(extent.w, extent.h));
    // In the corner farthest from the finger.
    const isLeft = finger !== undefined && finger.x > window.x + window.w / 2;
    const isUp = finger !== undefined && finger.y > window.y + window.h / 2;
    const place = {
      x: isLeft ? window.x + margin : window.x + window.w - mapSide - margin,
      y: isUp ? window.y + margin : window.y + window.h - mapSide - margin,
    };
    this.map.setPosition(place.x * this.scale, place.y * this.scale);
  }
}

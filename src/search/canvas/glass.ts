import type Phaser from 'phaser';
import { canvasOf } from '../../shared/canvas/bake-shapes';
import type { Box, Point } from '../../shared/canvas/box';
import { type GridView, inSquares } from '../../shared/canvas/grid/grid-view';
import { paintLetters } from '../../shared/canvas/grid/paint-letters';
import { repainted } from '../../shared/canvas/repainted';
import type { TextureShelf } from '../../shared/canvas/texture-shelf';
import type * as wordSearch from '../rules';
import { sheetColours } from './colours';
import { loupe, loupePlace, loupeView, mapSide, paintLoupe, paintMap } from './paint-loupe';
import { paintMarks } from './paint-marks';
import { paintRing } from './paint-stroke';
import type { MarkStyle, SheetPicture } from './sheet-picture';

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

/** What helps on a small screen: the loupe over a finger, and the map of a page that is larger than its window. */
export class Glass {
  private readonly brush: CanvasRenderingContext2D;
  private readonly lens: Phaser.GameObjects.Image;
  private readonly mapBrush: CanvasRenderingContext2D;
  private readonly map: Phaser.GameObjects.Image;
  private under: { finger: Point; room: Box } | undefined;

  constructor(
    scene: Phaser.Scene,
    shelf: TextureShelf,
    private readonly scale: number,
  ) {
    const side = (loupe.across + 2 * loupe.rim) * scale;
    const glass = canvasOf(side, side);
    this.brush = glass.brush;
    this.lens = scene.add.image(0, 0, shelf.keep('loupe', glass.canvas)).setDepth(20).setVisible(false);
    const map = canvasOf(mapSide * scale, mapSide * scale);
    this.mapBrush = map.brush;
    this.map = scene.add
      .image(0, 0, shelf.keep('map', map.canvas))
      .setOrigin(0)
      .setDepth(10)
      .setVisible(false);
  }

  loupe(under: { finger: Point; room: Box } | undefined) {
    this.under = under;
  }

  get hasLoupe() {
    return this.under !== undefined;
  }

  paint(shown: Under) {
    this.drawLoupe(shown);
    this.drawMap(shown);
  }

  destroy() {
    this.lens.destroy();
    this.map.destroy();
  }

  private drawLoupe({ picture, view, style, extent, underWay }: Under) {
    const { under, scale } = this;
    this.lens.setVisible(under !== undefined && !picture.covered);
    if (!under) return;
    const g = this.brush;
    g.clearRect(0, 0, g.canvas.width, g.canvas.height);
    repainted(g.canvas);
    // A stroke is looked at where it ends, which may not be where the finger is.
    const at = inSquares(view, under.finger);
    const near = {
      x: Math.min(extent.w - 1, Math.max(0, Math.round(at.x))),
      y: Math.min(extent.h - 1, Math.max(0, Math.round(at.y))),
    };
    const square = picture.stroke?.to ?? near;
    paintLoupe(g, scale, (brush) => {
      const own = loupeView(square, scale);
      paintMarks(brush, own, picture, style, new Map());
      underWay(brush, own);
      const side = loupe.across * scale;
      paintLetters(brush, own, picture.grid, { w: side, h: side }, sheetColours.ink);
      paintRing(brush, own, square);
    });
    const { x, y } = loupePlace(under.finger, under.room);
    this.lens.setPosition(x * scale, y * scale);
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

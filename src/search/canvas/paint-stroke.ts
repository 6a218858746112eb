import { type Brush, rounded, tableFont } from '../../shared/canvas/bake-shapes';
import { capsulePath } from '../../shared/canvas/grid/capsule';
import { type GridView, middleOfSquare } from '../../shared/canvas/grid/grid-view';
import type * as wordSearch from '../rules';
import { sheetColours } from './colours';

type Square = wordSearch.Square;

/** A stroke that was no word, and how it goes. */
export interface RefusedStroke extends wordSearch.Stroke {
  alpha: number;
  /** To the side, in pixels. */
  x: number;
}

const gold = '#f2c14e';

/** The stroke under way: gold, with an edge and a soft light around. */
export function paintStroke(g: Brush, view: GridView, stroke: wordSearch.Stroke) {
  capsulePath(g, view, stroke, 0.57);
  g.globalAlpha = 0.3;
  g.fillStyle = gold;
  g.fill();
  g.globalAlpha = 1;
  capsulePath(g, view, stroke, 0.45);
  g.fillStyle = sheetColours.stroke;
  g.fill();
  g.strokeStyle = sheetColours.strokeEdge;
  g.lineWidth = Math.max(2, view.cell * 0.07);
  g.stroke();
}

export function paintRefused(g: Brush, view: GridView, { alpha, x, ...stroke }: RefusedStroke) {
  g.save();
  g.globalAlpha = alpha;
  g.translate(x, 0);
  capsulePath(g, view, stroke, 0.45);
  g.fillStyle = sheetColours.nope;
  g.fill();
  g.strokeStyle = sheetColours.nopeEdge;
  g.lineWidth = Math.max(2, view.cell * 0.07);
  g.stroke();
  paintCross(g, middleOfSquare(view, stroke.to), view.cell);
  g.restore();
}

function paintCross(g: Brush, { x, y }: Square, cell: number) {
  const [cx, cy, r] = [x + cell * 0.42, y - cell * 0.42, cell * 0.24];
  g.beginPath();
  g.arc(cx, cy, r, 0, Math.PI * 2);
  g.fillStyle = sheetColours.nopeEdge;
  g.fill();
  g.strokeStyle = '#ffffff';
  g.lineWidth = cell * 0.06;
  g.lineCap = 'round';
  const reach = r * 0.42;
  g.beginPath();
  g.moveTo(cx - reach, cy - reach);
  g.lineTo(cx + reach, cy + reach);
  g.moveTo(cx + reach, cy - reach);
  g.lineTo(cx - reach, cy + reach);
  g.stroke();
}

/** One end that waits for the other, and what says so. */
export function paintStart(
  g: Brush,
  view: GridView,
  square: Square,
  words: string,
  px: number,
  right: number,
) {
  const { x, y } = middleOfSquare(view, square);
  paintDisc(g, view, square);
  const size = 12.5 * px;
  g.font = `800 ${size}px ${tableFont}`;
  const w = g.measureText(words).width + 16 * px;
  const h = 24 * px;
  const left = Math.max(0, Math.min(right - w, x + view.cell * 0.62));
  const above = y - view.cell * 0.4 - h;
  const top = above < 0 ? y + view.cell * 0.7 : above;
  g.fillStyle = sheetColours.ink;
  rounded(g, left, top, w, h, h / 2);
  g.fill();
  g.fillStyle = sheetColours.paper[0];
  g.textAlign = 'center';
  g.textBaseline = 'alphabetic';
  g.fillText(words, left + w / 2, top + h / 2 + size * 0.35);
}

/** A first letter that glows. */
export function paintHint(g: Brush, view: GridView, square: Square) {
  const { x, y } = middleOfSquare(view, square);
  const light = g.createRadialGradient(x, y, view.cell * 0.3, x, y, view.cell * 0.95);
  light.addColorStop(0, 'rgba(242,193,78,.75)');
  light.addColorStop(1, 'rgba(242,193,78,0)');
  g.fillStyle = light;
  g.fillRect(x - view.cell, y - view.cell, 2 * view.cell, 2 * view.cell);
  paintDisc(g, view, square);
}

function paintDisc(g: Brush, view: GridView, square: Square) {
  const { x, y } = middleOfSquare(view, square);
  g.beginPath();
  g.arc(x, y, view.cell * 0.5, 0, Math.PI * 2);
  g.fillStyle = sheetColours.stroke;
  g.fill();
  g.strokeStyle = sheetColours.strokeEdge;
  g.lineWidth = Math.max(2, view.cell * 0.09);
  g.stroke();
}

/** Where the keys act. */
export function paintCursor(g: Brush, view: GridView, square: Square) {
  const gap = view.cell * 0.02;
  const { x: left, y: top, cell } = view;
  rounded(
    g,
    left + square.x * cell + gap,
    top + square.y * cell + gap,
    cell - 2 * gap,
    cell - 2 * gap,
    cell * 0.2,
  );
  g.strokeStyle = sheetColours.ink;
  g.lineWidth = Math.max(2, cell * 0.08);
  g.stroke();
}

/** The square under a finger, in the loupe. */
export function paintRing(g: Brush, view: GridView, square: Square) {
  const { x, y } = middleOfSquare(view, square);
  g.beginPath();
  g.arc(x, y, view.cell * 0.52, 0, Math.PI * 2);
  g.strokeStyle = sheetColours.ink;
  g.lineWidth = Math.max(2, view.cell * 0.06);
  g.stroke();
}

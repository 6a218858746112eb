import { type Brush, rounded } from '../../shared/canvas/bake-shapes';
import type { Box, Point } from '../../shared/canvas/box';
import { clamp } from '../../shared/canvas/easing';
import type { GridView } from '../../shared/canvas/grid/grid-view';
import * as wordSearch from '../rules';
import { sheetColours } from './colours';
import { edgeOf } from './paint-marks';
import type { SheetPicture } from './sheet-picture';

/** In CSS pixels. */
export const loupe = { across: 140, cell: 42, above: 34, rim: 7 } as const;

/** Where the loupe stands: above the finger, beside it near the upper edge; always on the page's place. */
export function loupePlace(finger: Point, room: Box): Point {
  const r = loupe.across / 2 + loupe.rim;
  const x = clamp(finger.x, room.x + r, room.x + room.w - r);
  const above = finger.y - loupe.above - r;
  if (above - r >= room.y) return { x, y: above };
  const isLeft = finger.x - loupe.above - 2 * r > room.x;
  return {
    x: finger.x + (isLeft ? -1 : 1) * (loupe.above + r),
    y: clamp(finger.y - r * 0.6, room.y + r, room.y + room.h - r),
  };
}

/** The round glass; `paint` draws what is under it. */
export function paintLoupe(g: Brush, px: number, paint: (g: Brush) => void) {
  const r = (loupe.across / 2) * px;
  const rim = loupe.rim * px;
  g.save();
  g.translate(rim, rim);
  g.beginPath();
  g.arc(r, r, r + 6 * px, 0, Math.PI * 2);
  g.fillStyle = '#f2c14e';
  g.fill();
  g.beginPath();
  g.arc(r, r, r + 4 * px, 0, Math.PI * 2);
  g.fillStyle = '#5a3620';
  g.fill();
  g.beginPath();
  g.arc(r, r, r, 0, Math.PI * 2);
  g.fillStyle = sheetColours.paper[0];
  g.fill();
  g.clip();
  paint(g);
  g.restore();
}

/** So that a square is in the middle of the glass. */
export const loupeView = ({ x, y }: wordSearch.Square, px: number): GridView => {
  const cell = loupe.cell * px;
  const middle = (loupe.across / 2) * px;
  return { cell, x: middle - (x + 0.5) * cell, y: middle - (y + 0.5) * cell };
};

export const mapSide = 104;

/** The whole sheet in small, with the window that is seen of it. */
export function paintMap(
  g: Brush,
  px: number,
  { found, missed, stroke }: SheetPicture,
  seen: Box,
  squares: number,
) {
  const side = mapSide * px;
  const pad = 8 * px;
  const unit = (side - 2 * pad) / squares;
  rounded(g, px, px, side - 2 * px, side - 2 * px, 12 * px);
  g.fillStyle = sheetColours.paper[0];
  g.fill();
  g.strokeStyle = '#5a3620';
  g.lineWidth = 2.5 * px;
  g.stroke();
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
  if (stroke) line(stroke.from, stroke.to, sheetColours.strokeEdge, 1.2);
  rounded(g, pad + seen.x * unit, pad + seen.y * unit, seen.w * unit, seen.h * unit, 2 * px);
  g.fillStyle = 'rgba(242,193,78,.27)';
  g.fill();
  g.strokeStyle = sheetColours.ink;
  g.lineWidth = 2 * px;
  g.stroke();
}

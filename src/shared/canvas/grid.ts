import { spelled } from '../../engine/alphabet/digraphs';
import { must } from '../../engine/must';
import type { Box, Point } from './box';
import { type Brush, tableFont } from './brush';

/** How a grid is looked at: where the corner of its first square is, and how large its squares are. */
export interface GridView extends Point {
  cell: number;
}

/** A point measured in squares: a whole number is a square's middle. */
export const inSquares = ({ x, y, cell }: GridView, at: Point): Point => ({
  x: (at.x - x) / cell - 0.5,
  y: (at.y - y) / cell - 0.5,
});

export const middleOfSquare = ({ x, y, cell }: GridView, square: Point): Point => ({
  x: x + (square.x + 0.5) * cell,
  y: y + (square.y + 0.5) * cell,
});

const keptAlong = (at: number, length: number, from: number, room: number) =>
  length <= room ? from + (room - length) / 2 : Math.min(from, Math.max(from + room - length, at));

/** The grid fills its window, or stands in the middle of it. */
export function keptIn({ x, y, cell }: GridView, window: Box, { w, h }: Pick<Box, 'w' | 'h'>): GridView {
  return {
    cell,
    x: keptAlong(x, w * cell, window.x, window.w),
    y: keptAlong(y, h * cell, window.y, window.h),
  };
}

/** Other squares, with what is at a point staying there. */
export function grownAbout({ x, y, cell }: GridView, at: Point, to: number): GridView {
  const by = to / cell;
  return { cell: to, x: at.x - (at.x - x) * by, y: at.y - (at.y - y) * by };
}

/** What was between two fingers stays between them. */
export function pinchedBy(
  view: GridView,
  [a, b]: readonly [Point, Point],
  [c, d]: readonly [Point, Point],
  [least, most]: readonly [number, number],
): GridView {
  const from = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const to = { x: (c.x + d.x) / 2, y: (c.y + d.y) / 2 };
  const by = Math.hypot(c.x - d.x, c.y - d.y) / Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
  const grown = grownAbout(view, from, Math.min(most, Math.max(least, view.cell * by)));
  return { ...grown, x: grown.x + to.x - from.x, y: grown.y + to.y - from.y };
}

const pull = (at: number, from: number, room: number, edge: number) => {
  if (at < from + edge) return Math.min(1, (from + edge - at) / edge);
  if (at > from + room - edge) return -Math.min(1, (at - from - room + edge) / edge);
  return 0;
};

/** How fast the grid gives way to a hand near an edge of its window: from -1 to 1 along each side. */
export const pullAt = (at: Point, window: Box, edge: number): Point => ({
  x: pull(at.x, window.x, window.w, edge),
  y: pull(at.y, window.y, window.h, edge),
});

/** Moved no farther than needed for a square to be seen whole, with half a square around it. */
export function showing(view: GridView, square: Point, { x, y, w, h }: Box): GridView {
  const { cell } = view;
  const room = cell;
  const at = middleOfSquare(view, square);
  const by = (along: number, from: number, length: number) =>
    Math.max(0, from + room - along) - Math.max(0, along - (from + length - room));
  return { cell, x: view.x + by(at.x, x, w), y: view.y + by(at.y, y, h) };
}

export const isSameView = (a: GridView, b: GridView) => a.x === b.x && a.y === b.y && a.cell === b.cell;

export interface Ends {
  from: Point;
  to: Point;
}

/** The outline of a rounded stroke round a share of the way between two squares; `reach` is its radius in squares. */
export function capsulePath(g: Brush, view: GridView, { from, to }: Ends, reach: number, share = 1) {
  const start = middleOfSquare(view, from);
  const end = middleOfSquare(view, to);
  const turn = Math.atan2(end.y - start.y, end.x - start.x);
  const r = reach * view.cell;
  g.beginPath();
  g.arc(start.x, start.y, r, turn + Math.PI / 2, turn - Math.PI / 2);
  g.arc(
    start.x + (end.x - start.x) * share,
    start.y + (end.y - start.y) * share,
    r,
    turn - Math.PI / 2,
    turn + Math.PI / 2,
  );
  g.closePath();
}

/** The letters of a grid, a text for each row; those outside the window are left out. */
export function paintLetters(
  g: Brush,
  view: GridView,
  rows: readonly string[],
  { w, h }: Pick<Box, 'w' | 'h'>,
  ink: string,
) {
  const { x: left, y: top, cell } = view;
  // On small squares letters are larger, for they must still be read.
  const size = cell * (cell < 26 ? 0.68 : 0.6);
  // One of several characters is smaller, so that it has room.
  const fontOf = (letter: string) => `700 ${letter.length > 1 ? size * 0.8 : size}px ${tableFont}`;
  g.fillStyle = ink;
  g.font = fontOf('');
  g.textAlign = 'center';
  g.textBaseline = 'alphabetic';
  rows.forEach((row, y) => {
    const at = top + (y + 0.5) * cell;
    if (at < -cell || at > h + cell) return;
    for (let x = 0; x < row.length; x++) {
      const along = left + (x + 0.5) * cell;
      if (along < -cell || along > w + cell) continue;
      const letter = spelled(must(row[x]));
      if (letter.length > 1) g.font = fontOf(letter);
      g.fillText(letter, along, at + size * 0.355);
      if (letter.length > 1) g.font = fontOf('');
    }
  });
}

import type { Brush } from '../bake-shapes';
import type { Point } from '../box';
import type { GridView } from './grid-view';
import { middleOfSquare } from './grid-view';

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

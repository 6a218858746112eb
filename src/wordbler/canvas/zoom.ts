import type { Point } from '../../shared/canvas/box';
import { between, clamp } from '../../shared/canvas/easing';
import type { BoardBox } from './layout-shapes';
import { boxOfBoard, type Places } from './places';

/**
 * How the board is looked at: how much it has grown, and where its corner is then, in sizes of the board. What has
 * grown is seen through the place the board has at rest, and always fills it.
 */
export interface Zoom extends Point {
  scale: number;
}

/** Where two fingers are, in shares of the board's place. */
export type Fingers = readonly [Point, Point];

export const noZoom: Zoom = { scale: 1, x: 0, y: 0 };
export const mostZoom = 2.5;

const kept = ({ scale, x, y }: Zoom): Zoom => ({
  scale,
  x: clamp(x, 1 - scale, 0),
  y: clamp(y, 1 - scale, 0),
});

/** Grown to a scale, with what is at a point staying there. */
export function grownAbout({ scale, x, y }: Zoom, at: Point, to: number): Zoom {
  const by = to / scale;
  return kept({ scale: to, x: at.x - (at.x - x) * by, y: at.y - (at.y - y) * by });
}

/** What was between the fingers stays between them. */
export function pinched(zoom: Zoom, before: Fingers, after: Fingers, most = mostZoom): Zoom {
  const [from, to] = [middle(before), middle(after)];
  const wanted = (zoom.scale * apart(after)) / Math.max(apart(before), 1e-6);
  const grown = grownAbout(zoom, from, clamp(wanted, 1, most));
  return moved(grown, { x: to.x - from.x, y: to.y - from.y });
}

/** What has grown is moved, as far as there is more of it. */
export const moved = ({ scale, x, y }: Zoom, by: Point): Zoom => kept({ scale, x: x + by.x, y: y + by.y });

export const mixed = (a: Zoom, b: Zoom, k: number): Zoom => ({
  scale: between(a.scale, b.scale, k),
  x: between(a.x, b.x, k),
  y: between(a.y, b.y, k),
});

/** A point as a share of the board's place. */
export const shareOf = ({ x, y, size }: BoardBox, point: Point): Point => ({
  x: (point.x - x) / size,
  y: (point.y - y) / size,
});

export function zoomed<P extends Places>(places: P, zoom: Zoom): P {
  if (zoom.scale === 1) return places;
  const { board } = places;
  return {
    ...places,
    board: {
      x: board.x + zoom.x * board.size,
      y: board.y + zoom.y * board.size,
      size: board.size * zoom.scale,
      frame: board.frame * zoom.scale,
      cell: board.cell * zoom.scale,
      side: board.side,
      window: boxOfBoard(board),
    },
  };
}

const middle = ([a, b]: Fingers): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const apart = ([a, b]: Fingers) => Math.hypot(a.x - b.x, a.y - b.y);

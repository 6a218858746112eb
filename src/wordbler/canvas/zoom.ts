import type { Point } from '../../shared/canvas/box';
import { between, clamp, towards } from '../../shared/canvas/motion';
import { type BoardBox, boxOfBoard, type Places } from './places';
import { zooming } from './timings';

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

const saved = ({ scale, x, y }: Zoom): Zoom => ({
  scale,
  x: clamp(x, 1 - scale, 0),
  y: clamp(y, 1 - scale, 0),
});

/** Grown to a scale, with what is at a point staying there. */
export function grownAbout({ scale, x, y }: Zoom, at: Point, to: number): Zoom {
  const by = to / scale;
  return saved({ scale: to, x: at.x - (at.x - x) * by, y: at.y - (at.y - y) * by });
}

/** What was between the fingers stays between them. */
export function pinched(zoom: Zoom, before: Fingers, after: Fingers, most = mostZoom): Zoom {
  const [from, to] = [middle(before), middle(after)];
  const wanted = (zoom.scale * apart(after)) / Math.max(apart(before), 1e-6);
  const grown = grownAbout(zoom, from, clamp(wanted, 1, most));
  return moved(grown, { x: to.x - from.x, y: to.y - from.y });
}

/** What has grown is moved, as far as there is more of it. */
export const moved = ({ scale, x, y }: Zoom, by: Point): Zoom => saved({ scale, x: x + by.x, y: y + by.y });

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

/**
 * Moves the zoom: it is as two fingers have left it, until a finger with a tile rests on the board. Then the board
 * grows about the tile, whose square stays the same, and keeps still under it, but for a tile that is held at its edge.
 */
export class BoardZoom {
  zoom: Zoom = noZoom;
  private resting: Zoom = noZoom;
  private tile: Point | null = null;
  private steadyAt: Point | null = null;
  private steadyFor = 0;
  private atEdgeFor = 0;

  /** `finer`: how many squares lie on a board where one lies on the usual one, along a side. */
  constructor(private readonly finer = 1) {}

  get still() {
    return !this.tile && isSame(this.zoom, this.resting);
  }

  /** Where the middle of the tile is that a finger carries, in shares of the board's place; null without one. */
  follow(tile: Point | null) {
    this.tile = tile;
    if (tile) return;
    this.steadyAt = null;
    this.steadyFor = this.atEdgeFor = 0;
  }

  pinch(before: Fingers, after: Fingers) {
    this.resting = this.zoom = pinched(this.zoom, before, after, mostZoom * this.finer);
  }

  /** The whole board again: at once, or as fast as it goes back after a drop. */
  reset(now: boolean) {
    this.resting = noZoom;
    if (!now) return;
    this.zoom = noZoom;
    this.follow(null);
  }

  /** True if the board has moved. `calm`: what grows or shrinks does so at once. */
  tick(ms: number, calm = false): boolean {
    const before = this.zoom;
    const near = calm ? 1 : towards(ms, zooming.lag);
    if (this.tile) this.carry(this.tile, ms, near);
    else this.zoom = isNear(before, this.resting) ? this.resting : mixed(before, this.resting, near);
    return !isSame(before, this.zoom);
  }

  private carry(tile: Point, ms: number, near: number) {
    const isSteady = this.steadyAt !== null && distance(this.steadyAt, tile) < zooming.steady;
    if (!isSteady) this.steadyAt = tile;
    this.steadyFor = isSteady ? this.steadyFor + ms : 0;
    // Never while the finger is on its way: what it aims at would move.
    if (isOver(tile) && this.steadyFor >= zooming.rest) this.grow(tile, near);
    this.moveAtEdge(tile, ms);
  }

  private grow(tile: Point, near: number) {
    const { scale } = this.zoom;
    const to = Math.max(zooming.lifted * this.finer, this.resting.scale);
    if (scale === to) return;
    const next = Math.abs(to - scale) < 0.004 ? to : scale + (to - scale) * near;
    this.zoom = grownAbout(this.zoom, tile, next);
  }

  private moveAtEdge(tile: Point, ms: number) {
    const by = isNearby(tile) ? { x: pushAt(tile.x), y: pushAt(tile.y) } : { x: 0, y: 0 };
    this.atEdgeFor = by.x || by.y ? this.atEdgeFor + ms : 0;
    if (this.atEdgeFor < zooming.holdAtEdge) return;
    const step = (zooming.pace * ms) / 1000;
    this.zoom = moved(this.zoom, { x: by.x * step, y: by.y * step });
  }
}

/** How much the board gives way to what is held near one of its edges: all of it from the edge on outwards. */
const pushAt = (at: number) =>
  clamp((zooming.edge - at) / zooming.edge, 0, 1) - clamp((at - (1 - zooming.edge)) / zooming.edge, 0, 1);

const isWithin = ({ x, y }: Point, beyond: number) => Math.min(x, y) >= -beyond && Math.max(x, y) <= 1 + beyond;
const isOver = (point: Point) => isWithin(point, 0);
const isNearby = (point: Point) => isWithin(point, zooming.edge);

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

const isSame = (a: Zoom, b: Zoom) => a.scale === b.scale && a.x === b.x && a.y === b.y;

const isNear = (a: Zoom, b: Zoom) =>
  Math.max(Math.abs(a.scale - b.scale), Math.abs(a.x - b.x), Math.abs(a.y - b.y)) < 0.002;

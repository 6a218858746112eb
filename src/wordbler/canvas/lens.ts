import type { Point } from '../../shared/canvas/box';
import { clamp, towards } from '../../shared/canvas/easing';
import { lens } from './timings';
import { type Fingers, grownAbout, mixed, mostZoom, moved, noZoom, pinched, type Zoom } from './zoom';

/**
 * Moves the zoom: it is as two fingers have left it, until a finger with a tile rests on the board. Then the board
 * grows about the tile, whose square stays the same, and keeps still under it, but for a tile that is held at its edge.
 */
export class Lens {
  zoom: Zoom = noZoom;
  private resting: Zoom = noZoom;
  private tile: Point | null = null;
  private steadyAt: Point | null = null;
  private steadyFor = 0;
  private atEdgeFor = 0;
  private isGrowing = false;

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
    this.isGrowing = false;
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
    const near = calm ? 1 : towards(ms, lens.lag);
    if (this.tile) this.carry(this.tile, ms, near);
    else this.zoom = isNear(before, this.resting) ? this.resting : mixed(before, this.resting, near);
    return !isSame(before, this.zoom);
  }

  private carry(tile: Point, ms: number, near: number) {
    const isSteady = this.steadyAt !== null && apart(this.steadyAt, tile) < lens.steady;
    if (!isSteady) this.steadyAt = tile;
    this.steadyFor = isSteady ? this.steadyFor + ms : 0;
    if (!isOver(tile)) this.isGrowing = false;
    else if (this.steadyFor >= lens.rest) this.isGrowing = true;
    if (this.isGrowing) this.grow(tile, near);
    this.moveAtEdge(tile, ms);
  }

  private grow(tile: Point, near: number) {
    const { scale } = this.zoom;
    const to = Math.max(lens.lifted * this.finer, this.resting.scale);
    if (scale === to) return;
    const next = Math.abs(to - scale) < 0.004 ? to : scale + (to - scale) * near;
    this.zoom = grownAbout(this.zoom, tile, next);
  }

  private moveAtEdge(tile: Point, ms: number) {
    const by = isNearby(tile) ? { x: pushAt(tile.x), y: pushAt(tile.y) } : { x: 0, y: 0 };
    this.atEdgeFor = by.x || by.y ? this.atEdgeFor + ms : 0;
    if (this.atEdgeFor < lens.holdAtEdge) return;
    const step = (lens.pace * ms) / 1000;
    this.zoom = moved(this.zoom, { x: by.x * step, y: by.y * step });
  }
}

/** How much the board gives way to what is held near one of its edges: all of it from the edge on outwards. */
const pushAt = (at: number) =>
  clamp((lens.edge - at) / lens.edge, 0, 1) - clamp((at - (1 - lens.edge)) / lens.edge, 0, 1);

const isWithin = ({ x, y }: Point, beyond: number) =>
  Math.min(x, y) >= -beyond && Math.max(x, y) <= 1 + beyond;
const isOver = (point: Point) => isWithin(point, 0);
const isNearby = (point: Point) => isWithin(point, lens.edge);

const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

const isSame = (a: Zoom, b: Zoom) => a.scale === b.scale && a.x === b.x && a.y === b.y;

const isNear = (a: Zoom, b: Zoom) =>
  Math.max(Math.abs(a.scale - b.scale), Math.abs(a.x - b.x), Math.abs(a.y - b.y)) < 0.002;

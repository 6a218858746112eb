import { around, type Box, shared } from './box';
import type { Brush } from './brush';

/** Told to the game when something on the canvas moves or has changed. */
export const stirred = 'canvas-stirred';

interface Apart {
  /** Painted on, and shown by whoever holds it: a browser may forget which it is while nobody does. */
  canvas: HTMLCanvasElement;
  brush: Brush;
  element: HTMLCanvasElement;
}

const shownAs = new WeakMap<CanvasImageSource, HTMLCanvasElement>();

// Chromium's browsers alone, which tell of themselves in this way; some others lose the page with so many canvases
// apart.
const isCopiedWhole = () => 'userAgentData' in navigator;

/**
 * A canvas that the browser shows as it is and copies only when it has changed: one that it does not know to be apart
 * is copied for every frame in which anything moves. It is painted on like any other.
 */
export function canvasApart(w: number, h: number): Apart {
  const element = document.createElement('canvas');
  element.width = Math.max(1, Math.ceil(w));
  element.height = Math.max(1, Math.ceil(h));
  const painted = isCopiedWhole() ? element.transferControlToOffscreen() : element;
  const brush = painted.getContext('2d') as Brush | null;
  if (!brush) throw new Error('there is no 2D canvas');
  shownAs.set(painted, element);
  if (painted !== element)
    painted.addEventListener('contextrestored', () => element.dispatchEvent(new Event('contextrestored')));
  return { canvas: brush.canvas, brush, element };
}

/** What was painted, as a canvas apart; earlier, each step of the painting would be copied. The old one is emptied. */
export function setApart(painted: HTMLCanvasElement): Apart {
  const apart = canvasApart(painted.width, painted.height);
  apart.brush.drawImage(painted, 0, 0);
  Object.assign(painted, { width: 1, height: 1 });
  return apart;
}

/** What the browser shows of it, if it is one that can be shown apart. */
export const elementOf = (picture: CanvasImageSource): HTMLCanvasElement | undefined => shownAs.get(picture);

const fresh = new WeakMap<CanvasImageSource, Box>();

/** A picture that is shown has been painted on, here: where it is shown is drawn anew. In its own pixels. */
export function repainted(canvas: HTMLCanvasElement, box: Box = wholeOf(canvas)) {
  fresh.set(canvas, around(fresh.get(canvas) ?? box, box));
}

/** Nothing is left there of what was painted. */
export function wipe(g: CanvasRenderingContext2D, box: Box) {
  g.clearRect(box.x, box.y, box.w, box.h);
  repainted(g.canvas, box);
}

/** Nothing is painted but there. */
export function paintWithin(g: CanvasRenderingContext2D, { x, y, w, h }: Box, paint: () => void) {
  g.save();
  g.beginPath();
  g.rect(x, y, w, h);
  g.clip();
  paint();
  g.restore();
}

/** Where it has been painted on since this was last asked. */
export function freshOn(canvas: CanvasImageSource): Box | undefined {
  const box = fresh.get(canvas);
  fresh.delete(canvas);
  return box;
}

const wholeOf = ({ width, height }: HTMLCanvasElement): Box => ({ x: 0, y: 0, w: width, h: height });

const holes = new WeakMap<object, Box>();

/** It lies over everything below it but there, in whole pixels: only there can be seen what changes. */
export const leavesOpen = (cover: object, hole: Box) => void holes.set(cover, hole);

/** Where what is below may be seen through it, if it covers all else. */
export const holeIn = (cover: object): Box | undefined => holes.get(cover);

// Each is copied for a frame in which anything on it has changed: what costs is how large those are, and a little how
// many.
const most = 24;
const leastSide = 192;

/** Boxes of whole pixels that cover a canvas without a gap. */
export function patchesOf(width: number, height: number): Box[] {
  const side = Math.max(leastSide, Math.sqrt((width * height) / most));
  const [columns, rows] = [cutsOf(width, side), cutsOf(height, side)];
  return rows.flatMap(([y, h]) => columns.map(([x, w]) => ({ x, y, w, h })));
}

function cutsOf(length: number, side: number): [number, number][] {
  const count = Math.max(1, Math.round(length / side));
  const at = (nth: number) => Math.round((nth * length) / count);
  return Array.from({ length: count }, (_, nth) => [at(nth), at(nth + 1) - at(nth)]);
}

/** Something that is shown: where, and all that its look depends on. */
export interface Shown {
  box: Box;
  look: readonly unknown[];
}

/** What has changed from one frame to the next, as the places to be drawn anew. */
export class Changes<Thing extends object> {
  private last = new Map<Thing, Shown>();

  /** Everything that is shown now; `fresh` is where a thing has another look of its own. */
  next(now: ReadonlyMap<Thing, Shown & { fresh?: Box | undefined }>): Box[] {
    const changed: Box[] = [];
    for (const [thing, shown] of now) {
      const before = this.last.get(thing);
      if (!before) changed.push(shown.box);
      else if (!isSame(before.look, shown.look)) changed.push(before.box, shown.box);
      else if (shown.fresh) changed.push(shown.fresh);
    }
    for (const [thing, { box }] of this.last) if (!now.has(thing)) changed.push(box);
    this.last = new Map(now);
    return changed;
  }
}

const isSame = (a: readonly unknown[], b: readonly unknown[]) => a.every((part, at) => part === b[at]);

// More boxes cost more than the pixels between them.
const mostBoxes = 6;

/** What of a patch is to be drawn anew, in whole pixels: boxes that have nothing in common. */
export function staleOf(patch: Box, changed: readonly Box[]): Box[] {
  let stale: Box[] = [];
  for (const box of changed) {
    const part = shared(patch, box);
    if (part) stale = joined(stale, part);
  }
  return stale.length > mostBoxes ? [stale.reduce(around)] : stale;
}

/** Those that touch become one, which may touch others. */
function joined(boxes: readonly Box[], more: Box): Box[] {
  const touched = boxes.filter((box) => shared(box, more));
  if (touched.length === 0) return [...boxes, more];
  const rest = boxes.filter((box) => !touched.includes(box));
  return joined(rest, touched.reduce(around, more));
}

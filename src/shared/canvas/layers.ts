import { around, type Box } from './box';
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
 * is
 * copied for every frame in which anything moves. It is painted on like any other.
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

/**
 * What was painted, as such a canvas. Before, each step of the painting would be copied. Nothing is left where it was.
 */
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

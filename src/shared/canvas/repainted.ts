import { around, type Box } from './box';

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

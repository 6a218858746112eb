import { around, type Box } from './box';

const fresh = new WeakMap<CanvasImageSource, Box>();

/** A picture that is shown has been painted on, here: where it is shown is drawn anew. In its own pixels. */
export function repainted(canvas: HTMLCanvasElement, box: Box = wholeOf(canvas)) {
  fresh.set(canvas, around(fresh.get(canvas) ?? box, box));
}

/** Where it has been painted on since this was last asked. */
export function freshOn(canvas: CanvasImageSource): Box | undefined {
  const box = fresh.get(canvas);
  fresh.delete(canvas);
  return box;
}

const wholeOf = ({ width, height }: HTMLCanvasElement): Box => ({ x: 0, y: 0, w: width, h: height });

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  w: number;
  h: number;
}

/** The smallest box that holds both. */
export function around(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return { x, y, w: Math.max(a.x + a.w, b.x + b.w) - x, h: Math.max(a.y + a.h, b.y + b.h) - y };
}

/** So much smaller on every side, in whole pixels that lie in it. */
export function within({ x, y, w, h }: Box, margin: number): Box {
  const [left, top] = [Math.ceil(x + margin), Math.ceil(y + margin)];
  return { x: left, y: top, w: Math.floor(x + w - margin) - left, h: Math.floor(y + h - margin) - top };
}

/** What is left of a box around a hole in it, in up to four boxes. */
export function besides(box: Box, hole: Box): Box[] {
  const cut = shared(box, hole);
  if (!cut) return [box];
  const [right, bottom] = [cut.x + cut.w, cut.y + cut.h];
  return [
    { ...box, h: cut.y - box.y },
    { ...box, y: bottom, h: box.y + box.h - bottom },
    { ...cut, x: box.x, w: cut.x - box.x },
    { ...cut, x: right, w: box.x + box.w - right },
  ].filter(({ w, h }) => w > 0 && h > 0);
}

/** What both have in common, if they have. */
export function shared(a: Box, b: Box): Box | undefined {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  const [w, h] = [Math.min(a.x + a.w, b.x + b.w) - x, Math.min(a.y + a.h, b.y + b.h) - y];
  return w > 0 && h > 0 ? { x, y, w, h } : undefined;
}

export const scaled = ({ x, y, w, h }: Box, by: number): Box => ({ x: x * by, y: y * by, w: w * by, h: h * by });

/** Of a layout, in whole pixels of its canvas. */
export const inPixels = ({ x, y, w, h }: Box, scale: number): Box => ({
  x: Math.round(x * scale),
  y: Math.round(y * scale),
  w: Math.round(w * scale),
  h: Math.round(h * scale),
});

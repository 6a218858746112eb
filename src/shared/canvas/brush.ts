/** A number, or what is written of it, in the figures of the language that is spoken now. */
export type InFigures = (written: number | string) => string;

export type Brush = CanvasRenderingContext2D;

export const tableFont = '"M PLUS Rounded 1c", system-ui, sans-serif';

export function canvasOf(w: number, h: number): { canvas: HTMLCanvasElement; brush: Brush } {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.ceil(w));
  canvas.height = Math.max(1, Math.ceil(h));
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('there is no 2D canvas');
  return { canvas, brush };
}

export const pngOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((png) => (png ? resolve(png) : reject(new Error('no picture could be made'))));
  });

export function rounded(g: Brush, x: number, y: number, w: number, h: number, r: number) {
  g.beginPath();
  g.roundRect(x, y, w, h, Math.max(0, r));
}

/** A whole circle, as the path to be filled or drawn along. */
export function circle(g: Brush, x: number, y: number, r: number) {
  g.beginPath();
  g.arc(x, y, r, 0, Math.PI * 2);
}

/** Fills the path. */
export function fillWith(g: Brush, style: Brush['fillStyle']) {
  g.fillStyle = style;
  g.fill();
}

/** Draws along the path. */
export function strokeWith(g: Brush, style: Brush['strokeStyle'], width: number) {
  g.strokeStyle = style;
  g.lineWidth = width;
  g.stroke();
}

export function shade(g: Brush, x: number, y: number, h: number, stops: readonly (readonly [number, string])[]) {
  const light = g.createLinearGradient(x, y, x, y + h);
  for (const [at, colour] of stops) light.addColorStop(at, colour);
  return light;
}

export function star(g: Brush, x: number, y: number, r: number, colour: string) {
  g.beginPath();
  for (let i = 0; i < 10; i++) {
    const angle = (i / 5 - 0.5) * Math.PI;
    const reach = i % 2 ? r * 0.46 : r;
    g.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach);
  }
  g.closePath();
  g.lineJoin = 'round';
  g.lineWidth = r * 0.18;
  g.strokeStyle = colour;
  g.fillStyle = colour;
  g.stroke();
  g.fill();
}

/** A dot of light: of the trail behind a tile that somebody else plays, or of a rocket. */
export function paintSpark(g: Brush, r: number, colour: string) {
  const light = g.createRadialGradient(r, r, 0, r, r, r);
  light.addColorStop(0, '#ffffff');
  light.addColorStop(0.3, colour);
  light.addColorStop(1, `${colour}00`);
  g.fillStyle = light;
  g.fillRect(0, 0, 2 * r, 2 * r);
}

/** The same grain at every visit: a small generator of its own, for looks only. */
export function grain(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

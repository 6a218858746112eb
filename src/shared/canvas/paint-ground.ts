import { must } from '../../engine/must';
import { type Box, besides } from './box';
import { type Brush, canvasOf, fillWith, grain, rounded, shade, strokeWith } from './brush';
import type { TableColours } from './colours';

const feltTile = 256;
const fibresInStep = 920;
const nowhere: Box = { x: 0, y: 0, w: 0, h: 0 };

/** All over, but where it is hidden: one step after another, and with each the canvas it was painted on. */
export function* paintFelt(
  g: Brush,
  { width: w, height: h }: { width: number; height: number },
  px: number,
  colours: TableColours,
  hidden = nowhere,
): Generator<HTMLCanvasElement> {
  const seen = besides({ x: 0, y: 0, w, h }, hidden);
  const fill = (style: string | CanvasGradient | CanvasPattern) => {
    g.fillStyle = style;
    for (const box of seen) g.fillRect(box.x, box.y, box.w, box.h);
  };
  fill(colours.felt);
  if (colours.flat) return;
  if (fibres?.px !== px) yield* paintFibres(px);
  const pattern = g.createPattern(must(fibres).canvas, 'repeat');
  if (pattern) fill(pattern);
  yield g.canvas;
  const vignette = g.createRadialGradient(
    w / 2,
    h * 0.42,
    Math.min(w, h) * 0.25,
    w / 2,
    h / 2,
    Math.hypot(w, h) * 0.56,
  );
  vignette.addColorStop(0, 'rgba(255,236,190,.13)');
  vignette.addColorStop(0.5, `${colours.feltCorner}00`);
  vignette.addColorStop(1, colours.feltCorner);
  fill(vignette);
  yield g.canvas;
}

/** Painted once for all tables of a pixel density. */
let fibres: { px: number; canvas: HTMLCanvasElement } | undefined;

function* paintFibres(px: number): Generator<HTMLCanvasElement> {
  const side = Math.round(feltTile * px);
  const { canvas, brush } = canvasOf(side, side);
  const random = grain(7);
  brush.lineWidth = 0.8 * px;
  for (let i = 0; i < 4600; i++) {
    if (i % fibresInStep === 0) yield canvas;
    const x = random() * side;
    const y = random() * side;
    const angle = random() * 6.28;
    const length = (2 + random() * 5) * px;
    brush.strokeStyle = random() > 0.5 ? 'rgba(255,255,255,.045)' : 'rgba(0,0,0,.05)';
    const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length];
    const reach = length + 2 * px;
    // One that may cross the far edge is drawn before the near one too, so that the tile repeats without a seam.
    for (let left = x; left > -reach; left -= side)
      for (let top = y; top > -reach; top -= side) {
        brush.beginPath();
        brush.moveTo(left, top);
        brush.lineTo(left + dx, top + dy);
        brush.stroke();
      }
  }
  fibres = { px, canvas };
}

interface Plank extends Box {
  corner: number;
  wood: readonly [string, string, string];
  seed: number;
}

/** But where it is hidden: a board's frame is wide, and little of it is seen. */
export function paintWood(g: Brush, plank: Plank, px: number, flat: boolean, hidden = nowhere) {
  const { x, y, w, h, corner, wood, seed } = plank;
  const glow = 22 * px;
  const reach = 4 * glow;
  const all = { x: x - reach, y: y - reach, w: w + 2 * reach, h: h + 2 * reach };
  const shaded = shade(g, 0, y, h, [
    [0, wood[0]],
    [0.5, wood[1]],
    [1, wood[2]],
  ]);
  const lines = flat ? [] : grainLines(plank, px, grain(seed));
  for (const seen of besides(all, hidden)) {
    g.save();
    g.beginPath();
    g.rect(seen.x, seen.y, seen.w, seen.h);
    g.clip();
    g.save();
    if (!flat) {
      g.shadowColor = 'rgba(0,0,0,.45)';
      g.shadowBlur = glow;
      g.shadowOffsetY = 8 * px;
    }
    rounded(g, x, y, w, h, corner);
    fillWith(g, wood[1]);
    g.restore();
    rounded(g, x, y, w, h, corner);
    g.clip();
    g.fillStyle = shaded;
    g.fillRect(x, y, w, h);
    for (const line of lines) if (line.top < seen.y + seen.h && line.bottom > seen.y) strokeGrain(g, plank, line);
    g.restore();
  }
  const edge = 1.5 * px;
  rounded(g, x + edge / 2, y + edge / 2, w - edge, h - edge, corner - edge / 2);
  strokeWith(g, flat ? '#ffffff' : 'rgba(255,232,190,.28)', edge);
}

interface GrainLine {
  at: number;
  bend: number;
  colour: string;
  width: number;
  top: number;
  bottom: number;
}

function grainLines({ y, h }: Box, px: number, random: () => number): GrainLine[] {
  const lines: GrainLine[] = [];
  for (let i = 0; i < h / px / 2.4; i++) {
    const at = y + random() * h;
    const bend = (random() - 0.5) * 9 * px;
    const colour = random() > 0.5 ? 'rgba(255,220,170,.07)' : 'rgba(20,8,0,.11)';
    const width = (0.5 + random() * 1.3) * px;
    const reach = Math.abs(bend) + width;
    lines.push({ at, bend, colour, width, top: at - reach, bottom: at + reach });
  }
  return lines;
}

function strokeGrain(g: Brush, { x, w }: Box, { at, bend, colour, width }: GrainLine) {
  g.strokeStyle = colour;
  g.lineWidth = width;
  g.beginPath();
  g.moveTo(x, at);
  g.bezierCurveTo(x + w * 0.3, at + bend, x + w * 0.6, at - bend, x + w, at + bend * 0.5);
  g.stroke();
}

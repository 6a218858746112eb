import { type Brush, canvasOf, grain, rounded, shade } from './bake-shapes';
import { type Box, besides } from './box';
import type { TableColours } from './colours';

const feltTile = 256;

/** All over, but where it is hidden. */
export function paintFelt(
  g: Brush,
  { width: w, height: h }: { width: number; height: number },
  px: number,
  colours: TableColours,
  hidden: Box = { x: 0, y: 0, w: 0, h: 0 },
) {
  const seen = besides({ x: 0, y: 0, w, h }, hidden);
  const fill = (style: string | CanvasGradient | CanvasPattern) => {
    g.fillStyle = style;
    for (const box of seen) g.fillRect(box.x, box.y, box.w, box.h);
  };
  fill(colours.felt);
  if (colours.flat) return;
  const fibres = g.createPattern(feltFibres(px), 'repeat');
  if (fibres) fill(fibres);
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
}

let fibres: { px: number; canvas: HTMLCanvasElement } | undefined;

/** Painted once for all tables of a pixel density. */
function feltFibres(px: number): HTMLCanvasElement {
  if (fibres?.px !== px) fibres = { px, canvas: paintedFibres(px) };
  return fibres.canvas;
}

// A fibre that crosses an edge is drawn at the opposite one too, so that the tile repeats without a seam.
function paintedFibres(px: number): HTMLCanvasElement {
  const side = Math.round(feltTile * px);
  const { canvas, brush } = canvasOf(side, side);
  const random = grain(7);
  brush.lineWidth = 0.8 * px;
  for (let i = 0; i < 4600; i++) {
    const [x, y, angle, length] = [
      random() * side,
      random() * side,
      random() * 6.28,
      (2 + random() * 5) * px,
    ];
    brush.strokeStyle = random() > 0.5 ? 'rgba(255,255,255,.045)' : 'rgba(0,0,0,.05)';
    const reach = length + 2 * px;
    const isSeen = (at: number) => at > -reach && at < side + reach;
    for (const left of [x, x - side].filter(isSeen))
      for (const top of [y, y - side].filter(isSeen)) {
        brush.beginPath();
        brush.moveTo(left, top);
        brush.lineTo(left + Math.cos(angle) * length, top + Math.sin(angle) * length);
        brush.stroke();
      }
  }
  return canvas;
}

interface Plank extends Box {
  corner: number;
  wood: readonly [string, string, string];
  seed: number;
}

export function paintWood(g: Brush, plank: Plank, px: number, flat: boolean) {
  const { x, y, w, h, corner, wood, seed } = plank;
  g.save();
  if (!flat) {
    g.shadowColor = 'rgba(0,0,0,.45)';
    g.shadowBlur = 22 * px;
    g.shadowOffsetY = 8 * px;
  }
  rounded(g, x, y, w, h, corner);
  g.fillStyle = wood[1];
  g.fill();
  g.restore();
  g.save();
  rounded(g, x, y, w, h, corner);
  g.clip();
  g.fillStyle = shade(g, 0, y, h, [
    [0, wood[0]],
    [0.5, wood[1]],
    [1, wood[2]],
  ]);
  g.fillRect(x, y, w, h);
  if (!flat) paintGrain(g, plank, px, grain(seed));
  g.restore();
  const edge = 1.5 * px;
  rounded(g, x + edge / 2, y + edge / 2, w - edge, h - edge, corner - edge / 2);
  g.strokeStyle = flat ? '#ffffff' : 'rgba(255,232,190,.28)';
  g.lineWidth = edge;
  g.stroke();
}

function paintGrain(g: Brush, { x, y, w, h }: Box, px: number, random: () => number) {
  for (let i = 0; i < h / px / 2.4; i++) {
    const at = y + random() * h;
    const bend = (random() - 0.5) * 9 * px;
    g.strokeStyle = random() > 0.5 ? 'rgba(255,220,170,.07)' : 'rgba(20,8,0,.11)';
    g.lineWidth = (0.5 + random() * 1.3) * px;
    g.beginPath();
    g.moveTo(x, at);
    g.bezierCurveTo(x + w * 0.3, at + bend, x + w * 0.6, at - bend, x + w, at + bend * 0.5);
    g.stroke();
  }
}

import { type Brush, canvasOf, grain, rounded, shade, tableFont } from './bake-shapes';
import type { TableColours } from './colours';
import type { Box } from './wordbler/layout';
import { type Places, rackCell, rackCells, squareCentre } from './wordbler/places';

const feltTile = 256;

export function paintFelt(
  g: Brush,
  { width: w, height: h }: Pick<Places, 'width' | 'height'>,
  px: number,
  colours: TableColours,
) {
  g.fillStyle = colours.felt;
  g.fillRect(0, 0, w, h);
  if (colours.flat) return;
  const fibres = g.createPattern(feltFibres(px), 'repeat');
  if (fibres) {
    g.fillStyle = fibres;
    g.fillRect(0, 0, w, h);
  }
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
  g.fillStyle = vignette;
  g.fillRect(0, 0, w, h);
}

// Every fibre is drawn at the opposite edge too, so that the tile repeats without a seam.
function feltFibres(px: number): HTMLCanvasElement {
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
    for (const left of [x, x - side])
      for (const top of [y, y - side]) {
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

export function paintFrame(g: Brush, { board }: Places, px: number, colours: TableColours) {
  const { x, y, size, frame, cell } = board;
  const corner = Math.max(8 * px, frame * 0.75);
  paintWood(g, { x, y, w: size, h: size, corner, wood: colours.frame, seed: 3 }, px, colours.flat);
  const line = Math.min(3 * px, frame * 0.4);
  rounded(g, x + frame - line, y + frame - line, cell * 15 + 2 * line, cell * 15 + 2 * line, line * 2);
  g.fillStyle = colours.grid;
  g.fill();
  if (frame < 15 * px) return;
  g.fillStyle = colours.coordinates;
  g.font = `700 ${Math.round(frame * 0.56)}px ${tableFont}`;
  g.textAlign = 'center';
  g.textBaseline = 'middle';
  for (let i = 0; i < 15; i++) {
    const at = squareCentre(board, { x: i, y: i });
    g.fillText('ABCDEFGHIJKLMNO'[i], at.x, y + frame * 0.5);
    g.fillText(`${i + 1}`, x + frame * 0.48, at.y + px);
  }
}

export function paintRack(g: Brush, { rack }: Pick<Places, 'rack'>, px: number, colours: TableColours) {
  const { x, y, w, h, tile, pad, vertical } = rack;
  const corner = Math.min(20 * px, tile * 0.26);
  paintWood(g, { x, y, w, h, corner, wood: colours.rack, seed: 11 }, px, colours.flat);
  g.fillStyle = 'rgba(0,0,0,.28)';
  if (vertical) rounded(g, x + w * 0.07, y + pad * 0.5, tile * 1.06, h - pad, tile * 0.18);
  else rounded(g, x + pad * 0.55, y + h * 0.07, w - pad * 1.1, tile * 1.06, tile * 0.18);
  g.fill();
  g.fillStyle = 'rgba(255,235,200,.2)';
  if (!vertical) g.fillRect(x + 10 * px, y + h - h * 0.085, w - 20 * px, 2 * px);
  g.strokeStyle = colours.flat ? '#ffffff' : 'rgba(255,240,210,.22)';
  g.lineWidth = 1.5 * px;
  g.setLineDash([4 * px, 4 * px]);
  for (let cell = 0; cell < rackCells; cell++) {
    const at = rackCell(rack, cell);
    rounded(g, at.x - tile * 0.44, at.y - tile * 0.45, tile * 0.88, tile * 0.88, tile * 0.14);
    g.stroke();
  }
  g.setLineDash([]);
}

import type { Brush } from '../bake-shapes';
import type { Point } from '../layout';
import type { PathTone } from './tray-picture';

interface RibbonColours {
  edge: string;
  fill: string;
  last: string;
  chevron: string;
}

const colours: Readonly<Record<PathTone, RibbonColours>> = {
  open: { edge: '#8a5a0c', fill: '#f9d577', last: '#fff3c8', chevron: '#6d4507' },
  shown: { edge: '#8a5a0c', fill: '#f9d577', last: '#fff3c8', chevron: '#6d4507' },
  good: { edge: '#1f6540', fill: '#9fe0a8', last: '#e0f8df', chevron: '#12472b' },
  bad: { edge: '#9c0f35', fill: '#f6a3ad', last: '#ffe1e4', chevron: '#7a0a28' },
};

// As shares of a tile.
const wide = 0.3;
const disc = 0.325;
const edge = 0.028;

/** A ribbon along the middles of the squares: discs, links with a chevron each, and the last disc paler. `pop` is how much larger the last disc is just now. */
export function paintRibbon(g: Brush, points: readonly Point[], tile: number, tone: PathTone, pop = 1) {
  const last = points.at(-1);
  if (!last) return;
  const dress = colours[tone];
  g.lineCap = 'round';
  g.lineJoin = 'round';
  paintShape(g, points, tile, dress.edge, edge * tile);
  paintShape(g, points, tile, dress.fill, 0);
  g.strokeStyle = dress.chevron;
  g.lineWidth = Math.max(1, tile * 0.035);
  for (const [step, to] of points.entries()) if (step > 0) paintChevron(g, points[step - 1], to, tile);
  g.beginPath();
  g.arc(last.x, last.y, disc * tile * pop, 0, 7);
  g.fillStyle = dress.last;
  g.fill();
  g.strokeStyle = dress.edge;
  g.lineWidth = Math.max(1, edge * tile);
  g.stroke();
}

function paintShape(g: Brush, points: readonly Point[], tile: number, ink: string, more: number) {
  g.fillStyle = ink;
  g.strokeStyle = ink;
  g.lineWidth = wide * tile + 2 * more;
  g.beginPath();
  for (const { x, y } of points) g.lineTo(x, y);
  g.stroke();
  for (const { x, y } of points) {
    g.beginPath();
    g.arc(x, y, disc * tile + more, 0, 7);
    g.fill();
  }
}

function paintChevron(g: Brush, from: Point, to: Point, tile: number) {
  const reach = tile * 0.075;
  g.save();
  g.translate((from.x + to.x) / 2, (from.y + to.y) / 2);
  g.rotate(Math.atan2(to.y - from.y, to.x - from.x));
  g.beginPath();
  g.moveTo(-reach * 0.7, -reach);
  g.lineTo(reach * 0.7, 0);
  g.lineTo(-reach * 0.7, reach);
  g.stroke();
  g.restore();
}

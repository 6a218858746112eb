import { must } from '../../engine/must';
import type { Point } from '../../shared/canvas/box';
import { type Brush, circle, fillWith, strokeWith } from '../../shared/canvas/brush';
import { type RibbonColours, ribbonColours } from './colours';
import type { PathTone } from './tray-picture';

// As shares of a tile.
const wide = 0.3;
const disc = 0.325;
const edge = 0.028;

// Where on a link the chevron is when another link goes over its middle.
const besideBridge = 0.72;
// How far to either side of its middle a link goes over another.
const bridge = 0.24;

interface Link {
  from: Point;
  to: Point;
}

/**
 * A ribbon along the middles of the squares: discs, links with a chevron each, and the last disc paler. `pop` is how
 * much larger the last disc is just now.
 */
export function paintRibbon(g: Brush, points: readonly Point[], tile: number, tone: PathTone, pop = 1) {
  const last = points.at(-1);
  if (!last) return;
  const colours = ribbonColours[tone];
  g.lineCap = 'round';
  g.lineJoin = 'round';
  paintShape(g, points, tile, colours.edge, edge * tile);
  paintShape(g, points, tile, colours.fill, 0);
  const links = points.slice(1).map((to, step) => ({ from: must(points[step]), to }));
  for (const [step, link] of links.entries())
    if (crosses(link, links.slice(0, step))) paintBridge(g, link, tile, colours);
  g.strokeStyle = colours.chevron;
  g.lineWidth = Math.max(1, tile * 0.035);
  for (const [step, link] of links.entries())
    paintChevron(g, along(link, crosses(link, links.slice(step + 1)) ? besideBridge : 0.5), link, tile);
  circle(g, last.x, last.y, disc * tile * pop);
  fillWith(g, colours.last);
  strokeWith(g, colours.edge, Math.max(1, edge * tile));
}

function paintShape(g: Brush, points: readonly Point[], tile: number, ink: string, more: number) {
  g.fillStyle = ink;
  g.strokeStyle = ink;
  g.lineWidth = wide * tile + 2 * more;
  g.beginPath();
  for (const { x, y } of points) g.lineTo(x, y);
  g.stroke();
  for (const { x, y } of points) {
    circle(g, x, y, disc * tile + more);
    g.fill();
  }
}

const along = ({ from, to }: Link, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

/** Two links of a path can cross in the middle only, between four squares. */
function crosses(link: Link, others: readonly Link[]): boolean {
  const { x, y } = along(link, 0.5);
  return others.some((other) => {
    const middle = along(other, 0.5);
    return Math.abs(middle.x - x) < 1 && Math.abs(middle.y - y) < 1;
  });
}

/** The later of two links that cross goes over the other, so that both can be followed. */
function paintBridge(g: Brush, link: Link, tile: number, colours: RibbonColours) {
  g.lineCap = 'butt';
  // The fill is the longer one: no seam is left where the edges end.
  for (const [ink, more, reach] of [
    [colours.edge, edge * tile, bridge],
    [colours.fill, 0, bridge + edge],
  ] as const) {
    const [start, end] = [along(link, 0.5 - reach), along(link, 0.5 + reach)];
    g.strokeStyle = ink;
    g.lineWidth = wide * tile + 2 * more;
    g.beginPath();
    g.moveTo(start.x, start.y);
    g.lineTo(end.x, end.y);
    g.stroke();
  }
  g.lineCap = 'round';
}

function paintChevron(g: Brush, at: Point, { from, to }: Link, tile: number) {
  const reach = tile * 0.075;
  g.save();
  g.translate(at.x, at.y);
  g.rotate(Math.atan2(to.y - from.y, to.x - from.x));
  g.beginPath();
  g.moveTo(-reach * 0.7, -reach);
  g.lineTo(reach * 0.7, 0);
  g.lineTo(-reach * 0.7, reach);
  g.stroke();
  g.restore();
}

import type Phaser from 'phaser';
import { must } from '../../engine/must';
import type { Point } from '../../shared/canvas/box';
import { type Brush, circle, fillWith, strokeWith } from '../../shared/canvas/brush';
import { between, clamp, easeOut, hump, popOut, share } from '../../shared/canvas/motion';
import { type RibbonColours, ribbonColours } from './colours';
import { cover, flash, pop, roll, shake, vanish } from './timings';
import { middleOf, type PathTone } from './tray-picture';
import type { TileFace, TrayPictures } from './tray-pictures';

/** What lies over what in a tray: the ribbon over the tiles, the letters over the ribbon. */
export const trayDepth = { tray: 1, face: 2, litFace: 3, ribbon: 4, letter: 5, figure: 6, focus: 7 };

/** How a tile of the tray stands at a moment: lengths in tiles. */
interface TilePose {
  x: number;
  y: number;
  turn: number;
  scale: number;
  /** As it turns over: 1 is its face, 0 its edge. */
  wide: number;
  alpha: number;
}

export const atRest: TilePose = { x: 0, y: 0, turn: 0, scale: 1, wide: 1, alpha: 1 };

/** A die that tumbles into its place. */
export function rolling(ms: number, square: number): TilePose {
  const k = share(ms, roll.ms);
  const down = easeOut(k);
  const settle = popOut(1.4)(k);
  return {
    x: 0,
    y: -roll.from * (1 - down),
    turn: (1 - down) * roll.turn * (square % 2 ? 1 : -1),
    scale: 0.7 + 0.3 * settle,
    wide: 1,
    alpha: clamp(k * 4, 0, 1),
  };
}

/** A tile of a good word hops. */
export function hopping(ms: number): TilePose {
  const k = hump(share(ms, flash.ms));
  return { ...atRest, y: -flash.hop * k, scale: 1 + flash.grow * k };
}

/** A path that is no word shakes its head. */
export const shaking = (ms: number): number => {
  const k = share(ms, shake.ms);
  return Math.sin(k * Math.PI * shake.swings) * (1 - k) * shake.reach;
};

/** The last disc of the path pops over its size and back. */
export const popping = (ms: number): number => 1 + (pop.most - 1) * hump(share(ms, pop.ms));

/** A tile that turns over; its other side is seen from the middle on. */
export function turning(ms: number): { pose: TilePose; isOver: boolean } {
  const k = easeOut(share(ms, cover.ms));
  return {
    pose: { ...atRest, wide: Math.max(0.04, Math.abs(Math.cos(Math.PI * k))), scale: 1 + 0.06 * hump(k) },
    isOver: k >= 0.5,
  };
}

/** When its turn comes in the wave. */
export const waveAt = (square: number, side: number) => (Math.floor(square / side) + (square % side)) * cover.stagger;

/** What is left of a path that goes, and how many of its squares are bare again. */
export function vanishing(points: readonly Point[], ms: number): { left: Point[]; bare: number } {
  const gone = share(ms, vanish.ms) * points.length;
  const bare = Math.floor(gone);
  const [at, next] = [points[bare], points[bare + 1]];
  if (!at) return { left: [], bare: points.length };
  if (!next) return { left: [at], bare };
  const k = gone - bare;
  const start = { x: between(at.x, next.x, k), y: between(at.y, next.y, k) };
  return { left: [start, ...points.slice(bare + 1)], bare };
}

export interface SquareLook {
  letter: string;
  face: TileFace;
  covered: boolean;
  /** Its place in the path, or 0. */
  order: number;
  /** How many words it still has part in. */
  count: number | undefined;
}

/** One square of the tray: its tile below the ribbon, its letter and figures above. */
export class SquareView {
  private readonly middle: Point;
  private readonly face: Phaser.GameObjects.Image;
  private readonly letter: Phaser.GameObjects.Image;
  private readonly figure: Phaser.GameObjects.Image;

  constructor(
    scene: Phaser.Scene,
    private readonly pictures: TrayPictures,
    square: number,
  ) {
    this.middle = middleOf(must(pictures.places.squares[square]));
    const image = (depth: number) => scene.add.image(0, 0, pictures.face('rest')).setDepth(depth);
    this.face = image(trayDepth.face);
    this.letter = image(trayDepth.letter);
    this.figure = image(trayDepth.figure).setVisible(false);
  }

  wear({ letter, face, covered, order, count }: SquareLook) {
    const { pictures } = this;
    this.face.setTexture(pictures.face(face)).setDepth(face === 'rest' ? trayDepth.face : trayDepth.litFace);
    this.letter.setTexture(pictures.letter(letter)).setVisible(!covered);
    const key = covered ? undefined : pictures.figure(order, count);
    this.figure.setVisible(key !== undefined);
    if (key) this.figure.setTexture(key);
    this.pose(atRest);
  }

  /** Its letter is seen, or not, while it turns over. */
  cover(covered: boolean) {
    this.letter.setVisible(!covered);
  }

  pose({ x, y, turn, scale, wide, alpha }: TilePose) {
    const { tile } = this.pictures.places;
    const [left, top] = [this.middle.x + x * tile, this.middle.y + y * tile];
    for (const part of [this.face, this.letter])
      part
        .setPosition(left, top)
        .setRotation(turn)
        .setScale(scale * wide, scale)
        .setAlpha(alpha);
    this.figure.setPosition(left - tile * 0.36, top - tile * 0.36).setAlpha(turn === 0 && wide === 1 ? alpha : 0);
  }

  destroy() {
    for (const part of [this.face, this.letter, this.figure]) part.destroy();
  }
}

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

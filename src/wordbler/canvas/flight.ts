import type { Point } from '../../shared/canvas/box';
import { between, clamp, hump, radians, ringOut, share } from '../../shared/canvas/easing';
import type { FlightStyle } from './timings';

/** Where a tile lies. */
export interface Spot extends Point {
  side: number;
  faceUp: boolean;
}

/** How a tile is shown at a moment. `face` goes from 0, its back, to 1. */
export interface Pose extends Point {
  side: number;
  turn: number;
  height: number;
  wide: number;
  tall: number;
  face: number;
  alpha: number;
}

export interface Flight {
  ms: number;
  landsAt: number;
  poseAt: (ms: number) => Pose;
}

export const restAt = ({ x, y, side, faceUp }: Spot): Pose => ({
  x,
  y,
  side,
  turn: 0,
  height: 0,
  wide: 1,
  tall: 1,
  face: faceUp ? 1 : 0,
  alpha: 1,
});

/** `unit` is the side of a rack tile, `lean` the turn at the start, -1 to 1. */
export function planFlight(from: Spot, to: Spot, style: FlightStyle, unit: number, lean: number): Flight {
  const tiles = Math.hypot(to.x - from.x, to.y - from.y) / unit;
  const air = clamp(style.least + tiles * style.perTile, style.least, style.most);
  const top = topOfArc(from, to, (style.arc + tiles * style.arcPerTile) * unit, style.peak);
  const [backed, faced] = [from.faceUp ? 1 : 0, to.faceUp ? 1 : 0];
  const poseAt = (ms: number): Pose => {
    if (ms >= air) return landed(to, ms - air, style);
    const k = share(ms, air);
    const along = style.ease(k);
    const up = hump(k);
    return {
      ...onArc(from, top, to, along),
      side: between(from.side, to.side, along) * (1 + style.grow * up),
      turn: radians(style.turn) * lean * (1 - along) ** 0.8 * (0.35 + up),
      height: style.height * unit * up,
      wide: 1,
      tall: 1,
      alpha: 1,
      face: between(backed, faced, share(k - style.flipFrom, style.flipTo - style.flipFrom)),
    };
  };
  return { ms: air + style.settle, landsAt: air, poseAt };
}

/** Arrived: flat for a moment, then it rings out. It stands on its lower edge while it does. */
export function landed(spot: Spot, ms: number, style: { settle: number; squash: number }): Pose {
  const ring = style.squash * ringOut(share(ms, style.settle));
  const tall = 1 - ring;
  return { ...restAt(spot), wide: 1 + ring * 0.8, tall, y: spot.y + ((1 - tall) * spot.side) / 2 };
}

// Above the higher end; what goes straight up or down bows to the side instead.
function topOfArc(from: Point, to: Point, lift: number, peak: number): Point {
  const rise = Math.abs(to.y - from.y);
  const steep = rise / (Math.abs(to.x - from.x) + rise + 1);
  return {
    x: between(from.x, to.x, peak) + lift * steep * steep * 0.9,
    y: between(between(from.y, to.y, peak), Math.min(from.y, to.y), 0.6) - lift * (1 - steep * 0.55),
  };
}

function onArc(a: Point, b: Point, c: Point, k: number): Point {
  const [p, q, r] = [(1 - k) ** 2, 2 * k * (1 - k), k * k];
  return { x: p * a.x + q * b.x + r * c.x, y: p * a.y + q * b.y + r * c.y };
}

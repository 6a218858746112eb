import type { Point } from '../../shared/canvas/box';
import { between, clamp, easeIn, easeOut, hump, radians, ringOut, share, towards } from '../../shared/canvas/motion';
import { isSame } from '../rules';
import { type BoardBox, type Places, rackCell, rackCells, type Square, squareAt } from './places';
import { cheer, type FlightStyle, handOver, held, turnOver } from './timings';

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

const flat = { turn: 0, height: 0, wide: 1, tall: 1, face: 1, alpha: 1 };

export const restAt = ({ x, y, side, faceUp }: Spot): Pose => ({ ...flat, x, y, side, face: faceUp ? 1 : 0 });

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

/** Twice up, the second time less, and down to where it lay. */
export function hopping(spot: Spot, ms: number, unit: number): Pose {
  const rest = restAt(spot);
  const nth = Math.min(1, Math.floor(ms / cheer.hop));
  const k = share(ms - nth * cheer.hop, cheer.hop);
  if (k === 1) return rest;
  const up = hump(Math.min(1, k / 0.7)) * (nth ? 0.7 : 1);
  const squash = k > 0.7 ? 0.12 * ringOut((k - 0.7) / 0.3) : 0;
  const tall = 1 - squash + 0.06 * up;
  return {
    ...rest,
    y: rest.y - up * cheer.high * unit + ((1 - tall) * rest.side) / 2,
    height: up * cheer.high * unit * 0.8,
    side: rest.side * (1 + 0.12 * up),
    wide: 1 + squash * 0.8,
    tall,
  };
}

export function slidOut(spot: Spot, ms: number, unit: number, vertical: boolean): Pose {
  const k = share(ms, handOver.out);
  const away = easeIn(k) * handOver.reach * unit;
  const rest = restAt(spot);
  return {
    ...rest,
    x: rest.x - (vertical ? 0 : away),
    y: rest.y - (vertical ? away : 0),
    alpha: 1 - share(k - handOver.fadeFrom, 1 - handOver.fadeFrom),
  };
}

/** There at once, face down; then it turns over and is set down. */
export function turnedUp(spot: Spot, ms: number, unit: number): Pose {
  const rest = restAt(spot);
  const turning = ms - handOver.appear;
  if (turning >= turnOver.ms) return landed(spot, turning - turnOver.ms, turnOver);
  const k = easeOut(share(turning, turnOver.ms));
  return {
    ...rest,
    side: rest.side * (1 + turnOver.grow * hump(k)),
    face: spot.faceUp ? k : 0,
    height: hump(k) * unit * 0.2,
    alpha: share(ms, handOver.appear),
  };
}

type Reachable = Pick<Places, 'rack' | 'height'>;

/**
 * How far above a finger its tile is carried: `most`, but no farther than the finger is from the rack's tiles and from
 * the lower edge of the window, so that a tile can be moved within the rack and brought to every square and cell.
 */
export function riseAbove({ rack, height }: Reachable, finger: Point, most: number): number {
  const [first, last] = [rackCell(rack, 0), rackCell(rack, rackCells - 1)];
  const aside = finger.x - clamp(finger.x, first.x, last.x);
  const beyond = finger.y - clamp(finger.y, first.y, last.y);
  return clamp(Math.min(Math.hypot(aside, beyond), height - finger.y), 0, most);
}

/**
 * The point that is aimed at: the middle of the tile as it is drawn. A beginner may aim with the finger below it: that
 * hits the `sought` square too, which is shown to beginners alone.
 */
export function aimOf(board: BoardBox, tile: Point, finger: Point, sought: Square | undefined): Point {
  if (!sought) return tile;
  const under = squareAt(board, finger);
  return under && isSame(under, sought) ? finger : tile;
}

/** A tile in the hand: it comes to it at once, is held by its middle from then on, and leans into the movement. */
export class HeldTile {
  private turn = 0;
  private liftedFor = 0;
  /** How much of the way to the hand is behind it. */
  private gathered = 0;
  private side: number;
  private readonly grip: Point;
  private readonly from: Point;
  private hand: Point;
  private drawn: Point;

  /** Taken up from a spot by a hand that is there or near. */
  constructor(
    spot: Spot,
    private readonly unit: number,
    hand: Point,
  ) {
    this.side = spot.side;
    this.grip = { x: spot.x - hand.x, y: spot.y - hand.y };
    this.from = this.hand = hand;
    this.drawn = { x: spot.x, y: spot.y };
  }

  follow(hand: Point) {
    this.hand = hand;
    const way = Math.hypot(hand.x - this.from.x, hand.y - this.from.y);
    this.gathered = Math.max(this.gathered, share(way, held.gather * this.unit));
  }

  /** Its own middle, as it is drawn: what lies under that is where it falls. */
  get middle(): Point {
    const left = 1 - easeOut(this.gathered);
    return { x: this.hand.x + this.grip.x * left, y: this.hand.y + this.grip.y * left };
  }

  step(ms: number, sideThere: number) {
    if (ms <= 0) return;
    this.liftedFor += ms;
    this.gathered = Math.max(this.gathered, share(this.liftedFor, held.lift));
    const { middle } = this;
    const speed = ((middle.x - this.drawn.x) * 100) / (ms * this.unit);
    this.drawn = middle;
    this.side += (sideThere - this.side) * towards(ms, held.sideLag);
    const lean = clamp(speed * held.turnPerSpeed, -held.turnMost, held.turnMost);
    this.turn += (radians(lean) - this.turn) * towards(ms, held.turnLag);
  }

  /** Nothing moves any more while the hand holds still. */
  get isStill() {
    return Math.abs(this.turn) < 0.001 && this.liftedFor > held.lift * 4;
  }

  pose(): Pose {
    const up = easeOut(share(this.liftedFor, held.lift));
    const side = this.side * (1 + held.grow * up);
    return { ...flat, ...this.middle, side, turn: this.turn, height: held.raise * this.unit * up };
  }
}

/** From the hand into its place: quick, then the landing. */
export function dropPose(from: Pose, spot: Spot, ms: number): Pose {
  const k = easeOut(share(ms, held.drop));
  return {
    ...flat,
    x: between(from.x, spot.x, k),
    y: between(from.y, spot.y, k),
    side: between(from.side, spot.side, k),
    turn: from.turn * (1 - k),
    height: from.height * (1 - k),
  };
}

import type { Point } from '../../shared/canvas/box';
import { between, clamp, easeOut, radians, share, towards } from '../../shared/canvas/easing';
import type { Pose, Spot } from './flight';
import { held } from './timings';

/** A tile in the hand: it comes to it at once, is held by its middle from then on, and leans into the movement. */
export class HeldTile {
  private turn = 0;
  private liftedFor = 0;
  /** How much of the way to the hand is behind it. */
  private gathered = 0;
  private side: number;
  private readonly unit: number;
  private readonly grip: Point;
  private readonly from: Point;
  private hand: Point;
  private drawn: Point;

  /** Taken up from a spot by a hand that is there or near. */
  constructor(spot: Spot, unit: number, hand: Point) {
    this.side = spot.side;
    this.unit = unit;
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
    return {
      ...this.middle,
      side: this.side * (1 + held.grow * up),
      turn: this.turn,
      height: held.raise * this.unit * up,
      wide: 1,
      tall: 1,
      face: 1,
      alpha: 1,
    };
  }
}

/** From the hand into its place: quick, then the landing. */
export function dropPose(from: Pose, spot: Spot, ms: number): Pose {
  const k = easeOut(share(ms, held.drop));
  return {
    x: between(from.x, spot.x, k),
    y: between(from.y, spot.y, k),
    side: between(from.side, spot.side, k),
    turn: from.turn * (1 - k),
    height: from.height * (1 - k),
    wide: 1,
    tall: 1,
    face: 1,
    alpha: 1,
  };
}

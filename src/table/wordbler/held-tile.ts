import type { Point } from '../box';
import { between, clamp, easeOut, radians, share, towards } from '../easing';
import type { Pose, Spot } from './flight';
import { held } from './timings';

/** A tile in the hand: it trails the finger a little and leans into the movement. */
export class HeldTile {
  /** In rack tiles per 100 ms. */
  speed = 0;
  private turn = 0;
  private liftedFor = 0;
  private readonly unit: number;
  private readonly above: number;
  private at: Point;
  private side: number;

  /** `above`: how far over its place it rides, in rack tiles. */
  constructor(spot: Spot, unit: number, above: number = held.above) {
    this.above = above;
    this.at = { x: spot.x, y: spot.y };
    this.side = spot.side;
    this.unit = unit;
  }

  step(ms: number, hand: Point, sideThere: number) {
    if (ms <= 0) return;
    const near = towards(ms, held.follow);
    const dx = (hand.x - this.at.x) * near;
    const dy = (hand.y - this.at.y) * near;
    this.at = { x: this.at.x + dx, y: this.at.y + dy };
    this.side += (sideThere - this.side) * towards(ms, held.sideLag);
    this.liftedFor += ms;
    const perTile = 100 / (ms * this.unit);
    this.speed = Math.hypot(dx, dy) * perTile;
    const lean = clamp(dx * perTile * held.turnPerSpeed, -held.turnMost, held.turnMost);
    this.turn += (radians(lean) - this.turn) * towards(ms, held.turnLag);
  }

  /** Where the tile would fall: under its middle. */
  get aim(): Point {
    return this.at;
  }

  /** Nothing moves any more while the hand holds still. */
  isStillAt(hand: Point) {
    return (
      Math.hypot(hand.x - this.at.x, hand.y - this.at.y) < 0.1 &&
      Math.abs(this.turn) < 0.001 &&
      this.liftedFor > held.lift * 4
    );
  }

  pose(): Pose {
    const up = easeOut(share(this.liftedFor, held.lift));
    return {
      x: this.at.x,
      y: this.at.y - this.above * this.unit * up,
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

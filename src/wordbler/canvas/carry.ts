import type { Point } from '../../shared/canvas/box';
import { between, clamp, easeOut, radians, share, towards } from '../../shared/canvas/easing';
import { squareIndex } from '../rules';
import type { Pose, Spot } from './flight';
import type { TablePicture, TileLook } from './picture';
import { depth, type Places, rackCell, rackCells, type Square, squareAt, squareCentre } from './places';
import type { Stage } from './stage';
import { held } from './timings';

type HostEnv = Pick<Places, 'rack' | 'height'>;

/**
 * How far above a finger its tile is carried: `most`, but no farther than the finger is from the rack's tiles and from
 * the lower edge of the window, so that a tile can be moved within the rack and brought to every square and cell.
 */
export function riseAbove({ rack, height }: HostEnv, finger: Point, most: number): number {
  const [first, last] = [rackCell(rack, 0), rackCell(rack, rackCells - 1)];
  const aside = finger.x - clamp(finger.x, first.x, last.x);
  const beyond = finger.y - clamp(finger.y, first.y, last.y);
  return clamp(Math.min(Math.hypot(aside, beyond), height - finger.y), 0, most);
}

/** Where a finger goes to bring its tile to a point. */
export function fingerFor(around: HostEnv, { x, y }: Point, most: number): Point {
  let [low, high] = [0, most];
  for (let step = 0; step < 24; step++) {
    const rise = (low + high) / 2;
    if (riseAbove(around, { x, y: y + rise }, most) > rise) low = rise;
    else high = rise;
  }
  return { x, y: y + high };
}

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

/** A tile in a player's hand: it follows, and the square under its middle is lit, where it would fall. */
export class Carry {
  readonly look: TileLook;
  private readonly stage: Stage;
  private readonly isFree: (square: Square) => boolean;
  private readonly tile: HeldTile;
  private readonly above: number;
  private resting = false;

  /** `pointer` in device pixels; `above` is how far over it the tile rides. */
  constructor(stage: Stage, picture: TablePicture, look: TileLook, pointer: Point, above: number) {
    this.stage = stage;
    this.look = look;
    this.above = above;
    const { side } = stage.places.board;
    // One that lies on the board already may change places with another of this turn.
    const changes = look.place.at === 'board';
    const taken = new Set(
      picture.tiles.flatMap(({ id, place }) =>
        place.at === 'board' && !(place.laid && changes) && id !== look.id ? [squareIndex(place, side)] : [],
      ),
    );
    this.isFree = (square) => !taken.has(squareIndex(square, side));
    this.tile = new HeldTile(stage.spot(look, look.place, true, picture), stage.unit, this.handAt(pointer));
    stage.inHand = look.id;
    const view = stage.tile(look);
    view.setRim('');
    view.raise(0, depth.held);
    stage.cue('lift');
  }

  /** What lies under it is where the tile falls. */
  get middle(): Point {
    return this.tile.middle;
  }

  /** Where a finger carries it; null for a mouse or a pen. */
  get underFinger(): Point | null {
    return this.above > 0 ? this.middle : null;
  }

  get isStill() {
    return this.resting;
  }

  follow(pointer: Point) {
    this.tile.follow(this.handAt(pointer));
    this.resting = false;
  }

  step(ms: number) {
    const { stage, tile } = this;
    const isOnBoard = squareAt(stage.places.board, tile.middle) !== null;
    tile.step(ms, isOnBoard ? stage.cell : stage.unit);
    stage.tile(this.look).stand(tile.pose());
    const settled = this.light(ms);
    this.resting = settled && tile.isStill;
  }

  /** How it is held at this moment. */
  pose(): Pose {
    return this.tile.pose();
  }

  private handAt({ x, y }: Point): Point {
    return { x, y: y - riseAbove(this.stage.places, { x, y }, this.above) };
  }

  /** A taken square has no light: the tile cannot fall there. */
  private light(ms: number): boolean {
    const { glow, places, zoom } = this.stage;
    const square = squareAt(places.board, this.middle);
    const isLit = square !== null && this.isFree(square);
    glow.setAlpha(isLit ? clamp(glow.alpha + share(ms, held.glowIn), 0, 1) : 0);
    if (!isLit) return true;
    const { x, y } = squareCentre(places.board, square);
    glow.setPosition(x, y).setScale(zoom.scale);
    return glow.alpha === 1;
  }
}

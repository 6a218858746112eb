import { squareIndex } from '../../core/wordbler';
import type { Point } from '../box';
import { clamp, share, towards } from '../easing';
import { depth } from './depths';
import type { Pose } from './flight';
import { HeldTile } from './held-tile';
import type { TablePicture, TileLook } from './picture';
import { isIn, type Square, squareAt, squareCentre } from './places';
import type { Stage } from './stage';
import { held } from './timings';

/** A tile in a player's hand: it follows, and the square it would fall on is lit. */
export class Carry {
  readonly look: TileLook;
  private readonly stage: Stage;
  private readonly isFree: (square: Square) => boolean;
  private readonly tile: HeldTile;
  private readonly above: number;
  private hand: Point;
  private resting = false;

  /** `hand` in device pixels; `above` is how far over it the tile rides. */
  constructor(stage: Stage, picture: TablePicture, look: TileLook, hand: Point, above: number) {
    this.stage = stage;
    this.look = look;
    this.hand = hand;
    this.above = above;
    const { side } = stage.places.board;
    const taken = new Set(
      picture.tiles.flatMap(({ id, place }) =>
        place.at === 'board' && !place.laid && id !== look.id ? [squareIndex(place, side)] : [],
      ),
    );
    this.isFree = (square) => !taken.has(squareIndex(square, side));
    this.tile = new HeldTile(
      stage.spot(look, look.place, true, picture),
      stage.unit,
      above > 0 ? held.aboveForFinger : held.above,
    );
    stage.inHand = look.id;
    const view = stage.tile(look);
    view.setRim('');
    view.raise(0, depth.held);
    stage.cue('lift');
  }

  /** Where the tile would fall. Inside the rack it is the finger that points, not the tile above it. */
  get aim(): Point {
    const inRack = isIn(this.stage.places.rack, this.hand);
    return { x: this.hand.x, y: this.hand.y - (inRack ? 0 : this.above) };
  }

  /** Where a finger carries it; null for a mouse or a pen. */
  get finger(): Point | null {
    return this.above > 0 ? this.aim : null;
  }

  get isStill() {
    return this.resting;
  }

  follow(hand: Point) {
    this.hand = hand;
    this.resting = false;
  }

  step(ms: number) {
    const { board } = this.stage.places;
    const aim = { x: this.hand.x, y: this.hand.y - this.above };
    const square = squareAt(board, this.aim);
    this.tile.step(ms, aim, square ? this.stage.cell : this.stage.unit);
    this.stage.tile(this.look).stand(this.tile.pose());
    const settled = this.light(ms, square);
    this.resting = settled && this.tile.isStillAt(aim);
  }

  /** How it is held at this moment. */
  pose(): Pose {
    return this.tile.pose();
  }

  // The light glides from square to square, waits for a hand that slows down and shuns taken squares.
  private light(ms: number, square: Square | null): boolean {
    const { glow, places } = this.stage;
    const lit = square !== null && this.isFree(square) && this.tile.speed < held.aimBelow;
    const wasDark = glow.alpha <= 0.05;
    glow.setScale(this.stage.zoom.scale);
    glow.setAlpha(clamp(glow.alpha + (lit ? share(ms, held.glowIn) : -share(ms, held.glowOut)), 0, 1));
    if (!lit || !square) return glow.alpha === 0;
    const at = squareCentre(places.board, square);
    const near = wasDark ? 1 : towards(ms, held.glowFollow);
    glow.setPosition(glow.x + (at.x - glow.x) * near, glow.y + (at.y - glow.y) * near);
    return glow.alpha === 1 && Math.hypot(at.x - glow.x, at.y - glow.y) < 0.2;
  }
}

import type { Point } from '../../shared/canvas/box';
import { clamp, share } from '../../shared/canvas/easing';
import { squareIndex } from '../rules';
import { riseAbove } from './above-finger';
import { depth } from './depths';
import type { Pose } from './flight';
import { HeldTile } from './held-tile';
import type { TablePicture, TileLook } from './picture';
import { type Square, squareAt, squareCentre } from './places';
import type { Stage } from './stage';
import { held } from './timings';

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

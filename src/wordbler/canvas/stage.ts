import type Phaser from 'phaser';
import type { Point } from '../../shared/canvas/box';
import type { Choreographer } from '../../shared/canvas/choreographer';
import type { WordblerSession } from '../play/session';
import { squareIndex } from '../rules';
import { BagView, bagAtRest } from './bag-view';
import { BoardView, BubbleView, GroundView, RackView } from './board-view';
import { type BagPlace, DrawView, drawnBag } from './draw-view';
import { withHint } from './game-picture';
import type { TableTheme } from './paint-board';
import { lookAt, type TablePicture, type TileLook, type TilePlace } from './picture';
import {
  depth,
  drawnPlace,
  type Places,
  type Run,
  rackCell,
  type Square,
  snapped,
  squareBox,
  squareCentre,
} from './places';
import { bubblePlace } from './score-plan';
import { type Textures, texturesOf } from './textures';
import type { Spot } from './tile-poses';
import { TileView } from './tile-view';
import { noZoom, type Zoom, zoomed } from './zoom';

export type Cue =
  | 'shake'
  | 'thud'
  | 'slide'
  | 'click'
  | 'lift'
  | 'turn'
  | 'error'
  | 'count'
  | 'bonus'
  | 'multiplier'
  | 'hit'
  | 'bigPlay'
  | 'whoosh'
  | 'score';

interface StageProps {
  scene: Phaser.Scene;
  places: Places;
  theme: TableTheme;
  choreographer: Choreographer;
  /** Where another player's rack is, in device pixels. */
  seatPoint: (seat: number) => Point;
  /** `step` rises while letters are counted. */
  cue: (cue: Cue, step: number) => void;
  /** Told when points reach their player, and when a tile has left the bag or come into it. */
  session: Pick<WordblerSession, 'landPoints' | 'countPoints' | 'redraw'>;
}

/** What is on the screen and where, for one size of the table. It shows pictures and poses; it decides nothing. */
export class Stage {
  /** As they are at the moment: a board that has grown is larger. */
  places: Places;
  zoom: Zoom = noZoom;
  readonly textures: Textures;
  readonly choreographer: Choreographer;
  readonly bag: BagView;
  readonly glow: Phaser.GameObjects.Image;
  readonly bubble: BubbleView;
  readonly draw: DrawView;
  /** Reduced motion. */
  calm = false;
  /** How many tiles the bag holds, as far as it is seen. */
  inBag = 0;
  /** The tile in the hand: settling leaves it there. */
  inHand: number | null = null;
  readonly session: StageProps['session'];
  private readonly ground: GroundView;
  private readonly board: BoardView;
  private readonly rack: RackView;
  private readonly tiles = new Map<number, TileView>();
  private readonly passing: Phaser.GameObjects.GameObject[] = [];
  private isGone = false;

  constructor(private readonly props: StageProps) {
    const { scene, places, theme } = props;
    this.session = props.session;
    this.places = places;
    this.choreographer = props.choreographer;
    this.textures = texturesOf(scene.game, places, theme);
    this.textures.take();
    this.ground = new GroundView(scene, this.textures, places);
    this.board = new BoardView(scene, this.textures, places, this.ground.painted, () => this.zoom);
    this.rack = new RackView(scene, this.textures, places);
    this.bag = new BagView(scene, this.textures, places.bag);
    this.bubble = new BubbleView(scene, this.textures);
    this.draw = new DrawView(scene, this.textures, places.board);
    this.glow = scene.add.image(0, 0, this.textures.glow).setDepth(depth.glow).setAlpha(0);
  }

  /** The side of a rack tile: the measure of all motion. */
  get unit() {
    return this.textures.sides.rack;
  }

  /** The side of a tile on the board. */
  get cell() {
    return this.textures.sides.cell * this.zoom.scale;
  }

  /** The board grows or shrinks, and everything on it with it. */
  look(zoom: Zoom, picture: TablePicture) {
    this.grow(zoom);
    this.settle(picture);
  }

  /** The same while everything is settled: what lies elsewhere stays as it is. */
  follow(zoom: Zoom, picture: TablePicture) {
    this.grow(zoom);
    this.board.follow(picture);
    this.showBubble(picture);
    for (const look of picture.tiles) {
      const { id, place, faceUp } = look;
      if (place.at === 'board' && id !== this.inHand) this.tile(look).rest(this.spot(look, place, faceUp, picture));
    }
  }

  /** It is no part of what is played, and goes before anything moves. */
  forgetHint(picture: TablePicture) {
    this.board.follow(withHint(picture, undefined));
    if (!picture.bubble) this.bubble.hide();
  }

  private grow(zoom: Zoom) {
    this.zoom = zoom;
    this.places = zoomed(this.props.places, zoom);
    this.ground.look(zoom);
  }

  tile(look: TileLook): TileView {
    this.mustStand();
    let view = this.tiles.get(look.id);
    if (!view) {
      view = new TileView(this.props.scene, this.textures, look);
      this.tiles.set(look.id, view);
    }
    return view;
  }

  get shown(): [number, TileView][] {
    return [...this.tiles].filter(([, view]) => view.pose);
  }

  cue(cue: Cue, step = 0) {
    if (!this.choreographer.hurried) this.props.cue(cue, step);
  }

  /** All of the table is aside by so much, until it settles. */
  jolt(by: number) {
    this.props.scene.cameras.main.setScroll(by, by * 0.6);
  }

  countBag(more: number) {
    if (more === 0) return;
    this.inBag += more;
    this.bag.hold(this.inBag);
    this.session.redraw();
  }

  seatPoint(seat: number): Point {
    return this.props.seatPoint(seat);
  }

  /** Where the score of a word stands; its bubble points to the word from there. */
  bubblePoint(run: Run, picture: TablePicture): Point {
    const { side } = this.places.board;
    const taken = new Set(
      picture.tiles.flatMap(({ place }) => (place.at === 'board' ? [squareIndex(place, side)] : [])),
    );
    const kindOf = (square: Square) => {
      if (taken.has(squareIndex(square, side))) return 'tile';
      return lookAt(picture, square)?.bonus ? 'bonus' : 'free';
    };
    const place = bubblePlace(run, kindOf, side);
    this.bubble.point(place.pointer);
    return squareCentre(this.places.board, place);
  }

  /** On the star while it is drawn who starts. */
  bagPlace({ draw }: TablePicture): BagPlace {
    const { bagUnit, theme } = this.textures;
    return draw ? drawnBag(this.props.places.board, draw.names.length, bagUnit, theme.px) : this.bag.home;
  }

  /** Everything exactly where the picture says, at once. */
  settle(picture: TablePicture) {
    for (const thing of this.passing.splice(0)) thing.destroy();
    this.jolt(0);
    this.board.present(picture);
    this.rack.showCursor(picture.rackCursor);
    this.showBubble(picture);
    this.draw.present(picture.draw);
    this.countBag(picture.bagCount - this.inBag);
    this.bag.move(this.bagPlace(picture));
    this.bag.stand(bagAtRest);
    const there = new Set<number>();
    for (const look of picture.tiles) {
      there.add(look.id);
      if (look.id === this.inHand) continue;
      const away = look.place.at === 'bag' || look.place.at === 'seat';
      if (away && !this.tiles.has(look.id)) continue;
      const view = this.tile(look);
      view.wear(look);
      view.rest(away ? null : this.spot(look, look.place, look.faceUp, picture));
    }
    for (const [id, view] of this.tiles) if (!there.has(id)) view.hide();
    if (this.inHand === null) this.glow.setAlpha(0);
  }

  spot(look: TileLook, place: TilePlace, faceUp: boolean, picture: TablePicture): Spot {
    const { sides } = this.textures;
    switch (place.at) {
      case 'bag':
        return { ...this.bag.mouth, side: sides.rack * 0.34, faceUp: false };
      case 'seat':
        return { ...this.props.seatPoint(place.seat), side: sides.rack * 0.34, faceUp: false };
      case 'drawn':
        return at(drawnPlace(this.props.places, place.seat, place.seats, place.aside), sides.drawn, faceUp);
      case 'rack': {
        const cell = rackCell(this.places.rack, place.cell);
        const up = look.chosen || look.raised || look.hinted ? sides.rack * 0.1 : 0;
        return at({ x: cell.x, y: cell.y - up }, sides.rack, faceUp);
      }
      case 'board': {
        const { x, y, w, h } = squareBox(this.places.board, place);
        const bonus = lookAt(picture, place)?.bonus;
        const side = (bonus ? sides.rimmed : sides.cell) * this.zoom.scale;
        // On a bonus square the tile sits a little high: its wall shows below. One that is picked up is off the board.
        const up = look.raised ? side * 0.22 : bonus ? side * 0.012 : 0;
        return at({ x: x + w / 2, y: y + h / 2 - up }, side, faceUp);
      }
    }
  }

  /** A picture that is no part of the table: settling takes it away. */
  image(key: string, at: number, x = 0, y = 0): Phaser.GameObjects.Image {
    this.mustStand();
    const image = this.props.scene.add.image(x, y, key).setDepth(at);
    this.passing.push(image);
    return image;
  }

  destroy() {
    this.isGone = true;
    for (const thing of this.passing.splice(0)) thing.destroy();
    const { ground, glow, bubble, draw, board, rack, bag, tiles } = this;
    for (const part of [ground, glow, bubble, draw, board, rack, bag, ...tiles.values()]) part.destroy();
    this.tiles.clear();
    this.textures.leave();
  }

  /** A motion that is still under way ends here: what it brought now would be there when the next table is. */
  private mustStand() {
    if (this.isGone) throw new Error('the table is gone');
  }

  private showBubble(picture: TablePicture) {
    this.bubble.raise(false);
    const told = picture.bubble ?? picture.ghost;
    if (!told) return this.bubble.hide();
    const place = this.bubblePoint(told, picture);
    this.bubble.say(told.points, picture.bubble?.isNone);
    this.bubble.place(place, this.zoom.scale);
  }
}

const at = ({ x, y }: Point, side: number, faceUp: boolean): Spot => ({
  x: snapped(x, side),
  y: snapped(y, side),
  side,
  faceUp,
});

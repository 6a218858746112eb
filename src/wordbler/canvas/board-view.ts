import type Phaser from 'phaser';
import { type Point, within } from '../../shared/canvas/box';
import { leavesOpen, repainted } from '../../shared/canvas/layers';
import { squareAt, squareIndex } from '../rules';
import { paintSquare, type SquareDress } from './paint-board';
import { lookAt, type TablePicture } from './picture';
import { boxOfBoard, depth, type Places, type Run, rackCell, squareBox } from './places';
import type { Side } from './score-plan';
import type { Ground, Textures } from './textures';
import { type Zoom, zoomed } from './zoom';

/** Paints the squares on the ground that have changed, row by row: after each, the key of the ground. */
export function* paintSquares(
  { key, brush, squares: painted }: Ground,
  board: Places['board'],
  { squares, tiles }: Pick<TablePicture, 'squares' | 'tiles'>,
  dress: SquareDress,
): Generator<string> {
  const { side } = board;
  const covered = new Set<number>();
  for (const { place } of tiles) if (place.at === 'board') covered.add(squareIndex(place, side));
  for (const [i, look] of squares.entries()) {
    const square = squareAt(i, side);
    const state = `${look.bonus} ${look.star} ${look.spent} ${covered.has(i)}`;
    if (painted[i] !== state) {
      painted[i] = state;
      const box = squareBox(board, square);
      paintSquare(brush, box, look, covered.has(i), dress);
      repainted(brush.canvas, box);
    }
    if (square.x === side - 1) yield key;
  }
}

/** What everything is painted on that does not move: felt, board and rack. It grows with the board. */
export class GroundView {
  readonly painted: Ground;
  private readonly ground: Phaser.GameObjects.Image;
  /** Lies over what of a grown board is out of its place. */
  private surround: Phaser.GameObjects.Image | undefined;

  constructor(
    private readonly scene: Phaser.Scene,
    private readonly textures: Textures,
    private readonly places: Places,
  ) {
    this.painted = textures.lyingGround;
    this.ground = scene.add.image(0, 0, this.painted.key).setOrigin(0).setDepth(depth.ground);
  }

  look(zoom: Zoom) {
    const { board } = this.places;
    const grown = zoomed(this.places, zoom).board;
    const isGrown = zoom.scale > 1;
    this.ground.setScale(zoom.scale).setPosition(grown.x - board.x * zoom.scale, grown.y - board.y * zoom.scale);
    if (isGrown) this.surround ??= this.addSurround();
    this.surround?.setVisible(isGrown);
  }

  destroy() {
    this.ground.destroy();
    this.surround?.destroy();
  }

  private addSurround() {
    const hole = within(boxOfBoard(this.places.board), 0);
    const key = this.textures.surround(this.painted.brush, hole);
    const surround = this.scene.add.image(0, 0, key).setOrigin(0).setDepth(depth.surround);
    leavesOpen(surround, hole);
    return surround;
  }
}

/** The board: frame and squares are painted on the ground, marks and the cursor lie above. */
export class BoardView {
  private readonly cursor: Phaser.GameObjects.Image;
  private readonly marks: Phaser.GameObjects.Image[] = [];
  private readonly ghosts: Phaser.GameObjects.Image[] = [];
  private readonly outlines: Phaser.GameObjects.Image[] = [];

  constructor(
    private readonly scene: Phaser.Scene,
    private readonly textures: Textures,
    private readonly places: Places,
    private readonly ground: Ground,
    private readonly zoom: () => Zoom,
  ) {
    this.cursor = scene.add.image(0, 0, textures.cursor('across')).setDepth(depth.cursor).setVisible(false);
  }

  present(picture: TablePicture) {
    for (const _ of paintSquares(this.ground, this.places.board, picture, this.textures.dress));
    this.follow(picture);
  }

  /** What lies above the squares, where they are now. */
  follow(picture: TablePicture) {
    this.showMarks(picture.marked);
    this.showGhost(picture);
    this.showOutlines(picture.outlined ?? []);
    const { cursor } = picture;
    this.cursor.setVisible(!!cursor);
    if (cursor) this.place(this.cursor.setTexture(this.textures.cursor(cursor.direction)), cursor);
  }

  destroy() {
    this.cursor.destroy();
    for (const image of [...this.marks, ...this.ghosts, ...this.outlines]) image.destroy();
  }

  private showMarks(marked: TablePicture['marked']) {
    const { textures } = this;
    this.showEach(this.marks, marked, depth.mark, (image, mark) =>
      this.place(image.setTexture(textures.mark(mark.tone)), mark),
    );
  }

  // A play that is only told shows its squares through.
  private showGhost(picture: TablePicture) {
    const { textures } = this;
    const { sides } = textures;
    this.showEach(this.ghosts, picture.ghost?.letters ?? [], depth.ghost, (image, tile) => {
      const { letter, face: value, blank } = tile;
      const side = lookAt(picture, tile)?.bonus ? sides.rimmed : sides.cell;
      const key = textures.tile({ letter, value, dress: blank ? 'pink' : 'plain' }, side);
      this.place(image.setTexture(key).setAlpha(0.8), tile);
    });
  }

  private showOutlines(runs: readonly Run[]) {
    const { textures } = this;
    this.showEach(this.outlines, runs, depth.outline, (image, { from, to }) => {
      image.setTexture(textures.outline(to.x - from.x + 1, to.y - from.y + 1));
      this.place(image, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
    });
  }

  /** An image for each thing; those left over from before wait unseen. */
  private showEach<Thing>(
    images: Phaser.GameObjects.Image[],
    things: readonly Thing[],
    at: number,
    show: (image: Phaser.GameObjects.Image, thing: Thing) => void,
  ) {
    const key = this.textures.cursor('across');
    while (images.length < things.length) images.push(this.scene.add.image(0, 0, key).setDepth(at));
    for (const [i, image] of images.entries()) {
      const thing = things[i];
      image.setVisible(thing !== undefined);
      if (thing !== undefined) show(image, thing);
    }
  }

  private place(image: Phaser.GameObjects.Image, square: { x: number; y: number }) {
    const zoom = this.zoom();
    const { x, y, w, h } = squareBox(zoomed(this.places, zoom).board, square);
    image.setPosition(x + w / 2, y + h / 2).setScale(zoom.scale);
  }
}

/** The rack: its wood is painted on the ground, the cursor of the keys lies above. */
export class RackView {
  private readonly cursor: Phaser.GameObjects.Image;

  constructor(
    scene: Phaser.Scene,
    textures: Textures,
    private readonly places: Places,
  ) {
    this.cursor = scene.add.image(0, 0, textures.cursor('rack')).setDepth(depth.rackCursor).setVisible(false);
  }

  showCursor(cell: number | null | undefined) {
    const shown = typeof cell === 'number';
    this.cursor.setVisible(shown);
    if (!shown) return;
    const at = rackCell(this.places.rack, cell);
    this.cursor.setPosition(at.x, at.y);
  }

  destroy() {
    this.cursor.destroy();
  }
}

/** The bubble with points in it, beside a play that is being laid, and while it is counted: gold, or grey for no word. */
export class BubbleView {
  private readonly image: Phaser.GameObjects.Image;
  private side: Side | undefined;
  private points = 0;

  constructor(
    scene: Phaser.Scene,
    private readonly textures: Textures,
  ) {
    this.image = scene.add.image(0, 0, textures.bubble(0)).setDepth(depth.bubble).setVisible(false);
  }

  get at(): Point {
    return { x: this.image.x, y: this.image.y };
  }

  /** From the next points on. */
  point(side: Side | undefined) {
    this.side = side;
  }

  say(points: number, isNone = false) {
    this.points = points;
    this.image.setTexture(this.textures.bubble(points, this.side, isNone));
  }

  place({ x, y }: Point, scale = 1) {
    this.image
      .setVisible(scale > 0)
      .setPosition(x, y)
      .setScale(scale);
  }

  raise(flies: boolean) {
    this.image.setDepth(flies ? depth.score : depth.bubble);
  }

  /** It leaves its word, and points to it no more. */
  letGo() {
    this.point(undefined);
    this.say(this.points);
  }

  hide() {
    this.image.setVisible(false);
  }

  destroy() {
    this.image.destroy();
  }
}

import type Phaser from 'phaser';
import { the } from '../../core/the';
import type { Point } from '../box';
import type { TableColours } from '../colours';
import type { TextureShelf } from '../texture-shelf';
import { facePad, paintCount, paintFace, paintLetter, paintOrder, type TileFace } from './bake-tray';
import { trayDepth } from './tray-depths';
import { atRest, type TilePose } from './tray-motions';
import { middleOf, type TrayPlaces } from './tray-places';

export interface SquareLook {
  letter: string;
  face: TileFace;
  covered: boolean;
  /** Its place in the path, or 0. */
  order: number;
  /** How many words it still has part in. */
  count: number | undefined;
}

/** How everything in a tray is drawn. */
export interface TrayDress {
  px: number;
  colours: TableColours;
}

// The figures on a tile that is smaller than this, in CSS pixels, could not be read.
const leastForFigures = 60;

/** One square of the tray: its tile below the ribbon, its letter and figures above. */
export class SquareView {
  private readonly middle: Point;
  private readonly face: Phaser.GameObjects.Image;
  private readonly letter: Phaser.GameObjects.Image;
  private readonly figure: Phaser.GameObjects.Image;

  constructor(
    scene: Phaser.Scene,
    private readonly shelf: TextureShelf,
    private readonly places: TrayPlaces,
    private readonly dress: TrayDress,
    square: number,
  ) {
    this.middle = middleOf(the(places.squares[square]));
    const image = (depth: number) => scene.add.image(0, 0, this.faceKey('rest')).setDepth(depth);
    this.face = image(trayDepth.face);
    this.letter = image(trayDepth.letter);
    this.figure = image(trayDepth.figure).setVisible(false);
  }

  wear({ letter, face, covered, order, count }: SquareLook) {
    this.face.setTexture(this.faceKey(face)).setDepth(face === 'rest' ? trayDepth.face : trayDepth.litFace);
    this.letter.setTexture(this.letterKey(letter)).setVisible(!covered);
    const readable = this.places.tile / this.dress.px >= leastForFigures;
    const key = readable && !covered ? this.figureKey(order, count) : undefined;
    this.figure.setVisible(key !== undefined);
    if (key) this.figure.setTexture(key);
    this.pose(atRest);
  }

  /** Its letter is seen, or not, while it turns over. */
  cover(covered: boolean) {
    this.letter.setVisible(!covered);
  }

  pose({ x, y, turn, scale, wide, alpha }: TilePose) {
    const { tile } = this.places;
    const [left, top] = [this.middle.x + x * tile, this.middle.y + y * tile];
    for (const part of [this.face, this.letter])
      part
        .setPosition(left, top)
        .setRotation(turn)
        .setScale(scale * wide, scale)
        .setAlpha(alpha);
    this.figure
      .setPosition(left - tile * 0.36, top - tile * 0.36)
      .setAlpha(turn === 0 && wide === 1 ? alpha : 0);
  }

  destroy() {
    for (const part of [this.face, this.letter, this.figure]) part.destroy();
  }

  private faceKey(face: TileFace): string {
    const { tile } = this.places;
    const { px, colours } = this.dress;
    const size = tile + 2 * facePad(tile);
    return this.shelf.once(`face-${face}`, size, size, (g) => paintFace(g, tile, px, colours, face));
  }

  private letterKey(letter: string): string {
    const { tile } = this.places;
    const [, , , ink] = this.dress.colours.tile;
    return this.shelf.once(`letter-${letter}`, tile, tile, (g) => paintLetter(g, tile, letter, ink));
  }

  private figureKey(order: number, count: number | undefined): string | undefined {
    const { tile } = this.places;
    const size = Math.max(17 * this.dress.px, Math.round(tile * 0.19));
    if (order > 0) return this.shelf.once(`order-${order}`, size, size, (g) => paintOrder(g, size, order));
    if (count === undefined) return undefined;
    return this.shelf.once(`count-${count}`, size * 1.5, size, (g) => paintCount(g, size, count));
  }
}

import type Phaser from 'phaser';
import { must } from '../../engine/must';
import type { Point } from '../../shared/canvas/box';
import type { TileFace } from './bake-tray';
import { trayDepth } from './tray-depths';
import { atRest, type TilePose } from './tray-motions';
import type { TrayPictures } from './tray-pictures';
import { middleOf } from './tray-places';

export interface SquareLook {
  letter: string;
  face: TileFace;
  covered: boolean;
  /** Its place in the path, or 0. */
  order: number;
  /** How many words it still has part in. */
  count: number | undefined;
}

/** One square of the tray: its tile below the ribbon, its letter and figures above. */
export class SquareView {
  private readonly middle: Point;
  private readonly face: Phaser.GameObjects.Image;
  private readonly letter: Phaser.GameObjects.Image;
  private readonly figure: Phaser.GameObjects.Image;

  constructor(
    scene: Phaser.Scene,
    private readonly pictures: TrayPictures,
    square: number,
  ) {
    this.middle = middleOf(must(pictures.places.squares[square]));
    const image = (depth: number) => scene.add.image(0, 0, pictures.face('rest')).setDepth(depth);
    this.face = image(trayDepth.face);
    this.letter = image(trayDepth.letter);
    this.figure = image(trayDepth.figure).setVisible(false);
  }

  wear({ letter, face, covered, order, count }: SquareLook) {
    const { pictures } = this;
    this.face.setTexture(pictures.face(face)).setDepth(face === 'rest' ? trayDepth.face : trayDepth.litFace);
    this.letter.setTexture(pictures.letter(letter)).setVisible(!covered);
    const key = covered ? undefined : pictures.figure(order, count);
    this.figure.setVisible(key !== undefined);
    if (key) this.figure.setTexture(key);
    this.pose(atRest);
  }

  /** Its letter is seen, or not, while it turns over. */
  cover(covered: boolean) {
    this.letter.setVisible(!covered);
  }

  pose({ x, y, turn, scale, wide, alpha }: TilePose) {
    const { tile } = this.pictures.places;
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
}

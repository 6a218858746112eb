import type Phaser from 'phaser';
import type { Point } from '../../shared/canvas/box';
import { depth } from './depths';
import type { Side } from './score-place';
import type { Textures } from './textures';

/** The gold bubble with points in it: beside a play that is being laid, and while it is counted. */
export class BubbleView {
  private readonly image: Phaser.GameObjects.Image;
  private readonly textures: Textures;
  private side: Side | undefined;
  private points = 0;

  constructor(scene: Phaser.Scene, textures: Textures) {
    this.textures = textures;
    this.image = scene.add.image(0, 0, textures.bubble(0)).setDepth(depth.bubble).setVisible(false);
  }

  get at(): Point {
    return { x: this.image.x, y: this.image.y };
  }

  /** From the next points on. */
  point(side: Side | undefined) {
    this.side = side;
  }

  say(points: number) {
    this.points = points;
    this.image.setTexture(this.textures.bubble(points, this.side));
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

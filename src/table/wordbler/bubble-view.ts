import type Phaser from 'phaser';
import type { Point } from '../box';
import { depth } from './depths';
import type { Textures } from './textures';

/** The gold bubble with points in it: beside a play that is being laid, and while it is counted. */
export class BubbleView {
  private readonly image: Phaser.GameObjects.Image;
  private readonly textures: Textures;

  constructor(scene: Phaser.Scene, textures: Textures) {
    this.textures = textures;
    this.image = scene.add.image(0, 0, textures.bubble('0')).setDepth(depth.bubble).setVisible(false);
  }

  get at(): Point {
    return { x: this.image.x, y: this.image.y };
  }

  say(words: string) {
    this.image.setTexture(this.textures.bubble(words));
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

  hide() {
    this.image.setVisible(false);
  }

  destroy() {
    this.image.destroy();
  }
}

import type Phaser from 'phaser';
import type { Box } from '../../shared/canvas/box';
import { leavesOpen } from '../../shared/canvas/seen-through';
import { depth } from './depths';
import { boxOfBoard, type Places } from './places';
import type { Ground, Textures } from './textures';
import { type Zoom, zoomed } from './zoom';

/** What everything is painted on that does not move: felt, board and rack. It grows with the board. */
export class GroundView {
  readonly painted: Ground;
  private readonly scene: Phaser.Scene;
  private readonly textures: Textures;
  private readonly places: Places;
  private readonly ground: Phaser.GameObjects.Image;
  /** Lies over what of a grown board is out of its place. */
  private surround: Phaser.GameObjects.Image | undefined;

  constructor(scene: Phaser.Scene, textures: Textures, places: Places) {
    this.scene = scene;
    this.textures = textures;
    this.places = places;
    this.painted = textures.lyingGround;
    this.ground = scene.add.image(0, 0, this.painted.key).setOrigin(0).setDepth(depth.ground);
  }

  look(zoom: Zoom) {
    const { board } = this.places;
    const grown = zoomed(this.places, zoom).board;
    const isGrown = zoom.scale > 1;
    this.ground
      .setScale(zoom.scale)
      .setPosition(grown.x - board.x * zoom.scale, grown.y - board.y * zoom.scale);
    if (isGrown) this.surround ??= this.addSurround();
    this.surround?.setVisible(isGrown);
  }

  destroy() {
    this.ground.destroy();
    this.surround?.destroy();
  }

  private addSurround() {
    const hole = wholeIn(boxOfBoard(this.places.board));
    const key = this.textures.surround(this.painted.brush, hole);
    const surround = this.scene.add.image(0, 0, key).setOrigin(0).setDepth(depth.surround);
    leavesOpen(surround, hole);
    return surround;
  }
}

/** The pixels that are all of them within. */
function wholeIn({ x, y, w, h }: Box): Box {
  const [left, top] = [Math.ceil(x), Math.ceil(y)];
  return { x: left, y: top, w: Math.floor(x + w) - left, h: Math.floor(y + h) - top };
}

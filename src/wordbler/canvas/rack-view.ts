import type Phaser from 'phaser';
import { depth } from './depths';
import { type Places, rackCell } from './places';
import type { Textures } from './textures';

/** The rack: its wood is painted on the ground, the cursor of the keys lies above. */
export class RackView {
  private readonly places: Places;
  private readonly cursor: Phaser.GameObjects.Image;

  constructor(scene: Phaser.Scene, textures: Textures, places: Places) {
    this.places = places;
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

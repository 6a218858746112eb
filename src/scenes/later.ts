import Phaser from 'phaser';
import type { House } from './house';
import { stirred } from './loop';

/** Stands in for a scene whose code is fetched when it is first wanted. */
export class Later extends Phaser.Scene {
  constructor(
    private readonly house: House,
    private readonly key: string,
    private readonly fetched: () => Promise<Phaser.Scene>,
  ) {
    super(key);
  }

  async create(data: object) {
    const { key, house } = this;
    const { manager } = this.scene;
    let scene: Phaser.Scene;
    try {
      scene = await this.fetched();
    } catch {
      // Away from the net, or the game has been put in a new version meanwhile.
      house.notice = house.texts.boot.sceneMissing;
      this.scene.start('Menu');
      return;
    }
    // Whoever has gone elsewhere meanwhile finds it the next time.
    const isWanted = this.scene.isActive();
    manager.remove(key);
    manager.add(key, scene, isWanted, data);
    this.game.events.emit(stirred);
  }
}

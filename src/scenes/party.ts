import type Phaser from 'phaser';
import { isCalm } from '../platform/taste';
import type { House } from './house';
import { stirred } from './loop';
import { PartyStage } from './party-stage';
import { resized, sizeOf } from './screen';

/** Fireworks over a scene, which a tap ends. */
export class Party {
  private readonly stage: PartyStage;

  constructor(
    private readonly scene: Phaser.Scene,
    private readonly house: Pick<House, 'root' | 'preferences' | 'sound'>,
  ) {
    const { root, preferences, sound } = house;
    this.stage = new PartyStage(scene, {
      size: sizeOf(root),
      calm: isCalm(preferences.now),
      bang: () => sound.play('bang'),
    });
    addEventListener('pointerdown', this.end);
    scene.events.on(resized, this.resize);
    this.stir();
  }

  get still() {
    return this.stage.still;
  }

  tick(ms: number) {
    this.stage.tick(ms);
  }

  stop() {
    removeEventListener('pointerdown', this.end);
    this.scene.events.off(resized, this.resize);
    this.stage.destroy();
  }

  private readonly end = () => {
    this.stage.end();
    this.stir();
  };

  private readonly resize = () => {
    this.stage.resize(sizeOf(this.house.root));
    this.stir();
  };

  private stir() {
    this.scene.game.events.emit(stirred);
  }
}

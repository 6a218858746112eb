import type Phaser from 'phaser';
import type { Sky } from '../canvas/party';
import { pageHold } from '../platform/page-time';
import { isCalm } from '../platform/theme';
import { stirred } from './loop';
import { PartyStage } from './party-stage';
import { resized, sizeOf } from './screen';
import type { Services } from './services';

const againEvery = 6000;

/** Fireworks over a scene, which a tap ends; over a stage they stay within it, and one rocket follows now and then. */
export class Party {
  private readonly stage: PartyStage;
  private readonly timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly scene: Phaser.Scene,
    private readonly services: Pick<Services, 'root' | 'preferences' | 'sound'>,
    { stage }: { stage?: () => Sky } = {},
  ) {
    const { root, preferences, sound } = services;
    this.stage = new PartyStage(scene.game, {
      size: sizeOf(root),
      calm: isCalm(preferences.now),
      bang: () => sound.play('bang'),
      stage,
    });
    if (stage && !isCalm(preferences.now)) this.timer = setInterval(this.again, againEvery);
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
    clearInterval(this.timer);
    removeEventListener('pointerdown', this.end);
    this.scene.events.off(resized, this.resize);
    this.stage.destroy();
  }

  // For somebody who is there to see it.
  private readonly again = () => {
    const { documentElement, hidden } = document;
    if (hidden || pageHold.isHeld || documentElement.hasAttribute('data-resting') || !this.still) return;
    this.stage.again();
    this.stir();
  };

  private readonly end = () => {
    clearInterval(this.timer);
    this.stage.end();
    this.stir();
  };

  private readonly resize = () => {
    this.stage.resize(sizeOf(this.services.root));
    this.stir();
  };

  private stir() {
    this.scene.game.events.emit(stirred);
  }
}

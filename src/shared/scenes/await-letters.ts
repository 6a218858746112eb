import type Phaser from 'phaser';
import { goTo, isOnStage } from './go-to';
import type { Services } from './services';

/**
 * No tile is painted in other letters than its own: whether they are still to come. The scene begins again with them.
 */
export function awaitsLetters(scene: Phaser.Scene, { letters }: Services, tiles: string, sent: object): boolean {
  const coming = letters.of(tiles);
  void coming?.then(() => isOnStage(scene) && goTo(scene, scene.scene.key, sent));
  return coming !== undefined;
}

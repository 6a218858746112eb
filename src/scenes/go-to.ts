import Phaser from 'phaser';

/** Told to the game: a scene was gone to, and what it was told. */
export const wentTo = 'went-to';

const leaving = new WeakSet<Phaser.Scene>();

/** It is what is seen, and stays so. */
export const isOnStage = (scene: Phaser.Scene) => scene.sys.settings.active && !leaving.has(scene);

/**
 * The one way from a scene to another, or to itself anew. The change comes with the next frame; until then whoever asks
 * again is not heard, nor is whatever comes too late from a scene that was left.
 */
export function goTo(scene: Phaser.Scene, key: string, data: object = {}) {
  if (!isOnStage(scene)) return;
  leaving.add(scene);
  scene.events.once(Phaser.Scenes.Events.SHUTDOWN, () => leaving.delete(scene));
  // Phaser would give it what it was told the last time, if it were told nothing.
  scene.scene.start(key, data);
  scene.game.events.emit(wentTo, key, data);
}

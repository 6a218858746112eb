import Phaser from 'phaser';

/** Told to the game: a scene was gone to, and what it was told. */
export const wentTo = 'went-to';

/** Told to the game: a scene stays, but what it is to be told when it is come to again has changed. */
export const staysWith = 'stays-with';

/** Asked of the game: to where the player came from. */
export const goesBack = 'goes-back';

const leaving = new WeakSet<Phaser.Scene>();

/** It is what is seen, and stays so. */
export const isOnStage = (scene: Phaser.Scene) => scene.sys.settings.active && !leaving.has(scene);

/**
 * Whether it is on stage still, since this was asked for: whoever waited in between may have left it, or begun it anew,
 * and what belongs to the visit after is not to be taken by the one before.
 */
export function visit(scene: Phaser.Scene): () => boolean {
  let isOver = false;
  scene.events.once(Phaser.Scenes.Events.SHUTDOWN, () => {
    isOver = true;
  });
  return () => !isOver && isOnStage(scene);
}

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

/** To where the player came from. */
export function goBack(scene: Phaser.Scene) {
  if (isOnStage(scene)) scene.game.events.emit(goesBack, scene);
}

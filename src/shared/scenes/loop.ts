import Phaser from 'phaser';
import { stirred } from '../canvas/layers';
import { nextTask, pageHold } from '../platform/page-time';

/** Told to the game when no frames come any more. */
export const rested = 'canvas-rested';

/** A scene that draws on the canvas says whether it has anything left to draw; all others are HTML and rest at once. */
export interface Restful {
  readonly still: boolean;
}

const wakening = new WeakSet<Phaser.Game>();

/** A scene is left for another, before the browser's next frame comes: what it draws is work for that frame. */
export const isWakening = (game: Phaser.Game) => wakening.has(game);

// A scene needs a frame to begin, one to draw, and one more for what its beginning has asked for.
const framesToStand = 3;

/** Frames come only while something moves: an untouched page takes no time at all. While it is held, nothing does. */
export function restWhenStill(game: Phaser.Game) {
  let frames = 0;
  let waking = false;
  const wake = (isSceneAsked = false) => {
    frames = 0;
    if (game.loop.running || waking) return;
    waking = true;
    const go = () => {
      waking = false;
      game.loop.resetDelta();
      if (isSceneAsked) wakening.add(game);
      game.loop.wake();
      wakening.delete(game);
    };
    // Phaser steps and draws as it wakes; whoever wakes it may be in the middle of something, and a touch has its own
    // work to do before the frame that shows it.
    if (isSceneAsked) queueMicrotask(go);
    else requestAnimationFrame(go);
  };
  game.events.on(Phaser.Core.Events.POST_RENDER, () => {
    const isAtRest = () => pageHold.isHeld || game.scene.getScenes(true).every(isStill);
    if (++frames <= framesToStand || !isAtRest()) return;
    game.loop.sleep();
    game.events.emit(rested);
  });
  game.events.on(stirred, () => wake());
  pageHold.listen(() => wake());
  wakeForScenes(game.scene, () => wake(true));
  standWhileHeld(game.scene);
  game.canvas.addEventListener('contextrestored', () => wake());
}

const isStill = (scene: Phaser.Scene) => (scene as Partial<Restful>).still ?? true;

/**
 * What scenes ask of the scene manager waits for its next frame, which a sleeping loop would never give. It is no part
 * of what was done to ask for it.
 */
function wakeForScenes(scenes: Phaser.Scenes.SceneManager, wake: () => void) {
  const queue = scenes as unknown as { queueOp: (...asked: unknown[]) => unknown };
  const ask = queue.queueOp.bind(scenes);
  queue.queueOp = (...asked) => {
    void nextTask().then(wake);
    return ask(...asked);
  };
}

/** A frame may come all the same, for another scene or another size of the window; for what moves no time goes by. */
function standWhileHeld(scenes: Phaser.Scenes.SceneManager) {
  const update = scenes.update.bind(scenes);
  scenes.update = (time, delta) => update(time, pageHold.isHeld ? 0 : delta);
}

import { html } from 'lit-html';
import type Phaser from 'phaser';
import { Dialog } from '../panels/dialog';
import { pageHold } from '../platform/page-time';
import { isScrollKey } from '../platform/scroll-keys';
import { isOnStage } from './go-to';
import type { Leavable } from './journey';
import type { Services } from './services';

let stopResting: (() => void) | undefined;

/**
 * Holds the page: the game at hand rests as if it were asked whether to leave it, nothing moves or sounds, and nobody
 * can
 * press anything. Returns what lets go; when the last one does, all goes on as it was.
 */
export function holdPage(game: Phaser.Game, services: Services): () => void {
  const letGo = pageHold.hold();
  stopResting ??= rest(game, services);
  return () => {
    letGo();
    if (pageHold.isHeld) return;
    stopResting?.();
    stopResting = undefined;
  };
}

function rest(game: Phaser.Game, { root, texts }: Services): () => void {
  const scene = game.scene.getScenes(true).find(isOnStage);
  const stay = (scene as Partial<Leavable> | undefined)?.restToLeave?.();
  const moving = document.getAnimations().filter(({ playState }) => playState === 'running');
  for (const animation of moving) animation.pause();
  const dialog = new Dialog(root);
  dialog.open(
    'confirm',
    () => texts.common.paused,
    () => html`<h2>${texts.common.paused}</h2>`,
  );
  const stopKeys = silenceKeys();
  const goOn = () => {
    dialog.remove();
    stopKeys();
    for (const animation of moving) if (animation.playState === 'paused') animation.play();
    if (scene && isOnStage(scene)) stay?.();
  };
  return () => (document.hidden ? document.addEventListener('visibilitychange', goOn, { once: true }) : goOn());
}

const presses = ['keydown', 'keypress', 'keyup'];

/** No scene hears a key, nor does the page around scroll by it. */
function silenceKeys(): () => void {
  const silence = (event: Event) => {
    event.stopImmediatePropagation();
    if (event instanceof KeyboardEvent && isScrollKey(event.key)) event.preventDefault();
  };
  for (const press of presses) addEventListener(press, silence, true);
  return () => {
    for (const press of presses) removeEventListener(press, silence, true);
  };
}

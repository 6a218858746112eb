import { html } from 'lit-html';
import type Phaser from 'phaser';
import { Dialog } from '../panels/dialog';
import { pageHold } from '../platform/page-time';
import { isOnStage } from './go-to';
import type { Leavable } from './journey';
import type { Services } from './services';

let stopResting: (() => void) | undefined;

/**
 * Holds the page: the game at hand rests as if it were asked whether to leave it, nothing moves or sounds, and nobody
 * can press anything. Returns what lets go; when the last one does, all goes on as it was.
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

const scrolls: Readonly<Record<string, readonly ['x' | 'y', 1 | -1]>> = {
  ArrowUp: ['y', -1],
  ArrowDown: ['y', 1],
  ArrowLeft: ['x', -1],
  ArrowRight: ['x', 1],
  PageUp: ['y', -1],
  PageDown: ['y', 1],
  Home: ['y', -1],
  End: ['y', 1],
  ' ': ['y', 1],
};

/** Whether a browser scrolls by the key. */
const isScrollKey = (key: string) => Object.hasOwn(scrolls, key);

/** They do something else with such keys. */
const typing = 'input, textarea, select, [contenteditable]';
const pressed = 'button, summary, a[href]';

/** What nobody here has taken would scroll the page around the frame: it is kept from that, and from nothing else. */
export function keepScrollingHere() {
  addEventListener('keydown', (event) => {
    const { key, target, defaultPrevented } = event;
    const way = isScrollKey(key) ? scrolls[key] : undefined;
    if (!way || defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const element = target instanceof Element ? target : document.body;
    if (element.closest(typing) || (key === ' ' && element.closest(pressed))) return;
    const [axis, by] = event.shiftKey && key === ' ' ? (['y', -1] as const) : way;
    if (!scrollsHere(element, axis, by)) event.preventDefault();
  });
}

/** Something around it has still a way to go. */
function scrollsHere(element: Element, axis: 'x' | 'y', by: 1 | -1): boolean {
  for (let box: Element | null = element; box; box = box.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(box);
    if (!/auto|scroll/.test(axis === 'x' ? overflowX : overflowY)) continue;
    const [at, room] =
      axis === 'x'
        ? [Math.abs(box.scrollLeft), box.scrollWidth - box.clientWidth]
        : [box.scrollTop, box.scrollHeight - box.clientHeight];
    if (by > 0 ? at < room - 1 : at > 1) return true;
  }
  return false;
}

import type Phaser from 'phaser';
import { isReadied, paintInSlices } from '../canvas/in-slices';
import { measureAnew, type ScreenSize, sizeOf } from '../platform/screen-size';
import { wentTo } from './go-to';
import type { Services } from './services';

/** Told to the scenes when the window has another size or another pixel density. */
export const resized = 'screen-resized';

/** In less, as on a page that is being printed, there is nothing to see. */
const leastSeen = 100;

const isSameSize = (a: ScreenSize, b: ScreenSize) => a.width === b.width && a.height === b.height && a.dpr === b.dpr;

/** Keeps the canvas as large as its place and as sharp as its screen. */
export function followSize(game: Phaser.Game, place: HTMLElement) {
  let waiting = 0;
  const follow = async () => {
    waiting = 0;
    const size = sizeOf(place);
    const { width, height, dpr } = size;
    // In slices, while all that is seen still stands in its old size.
    if (Math.min(width, height) > leastSeen)
      for (const scene of game.scene.getScenes(true))
        if (isReadied(scene)) await paintInSlices(game.textures, scene.makeReady(game), () => true);
    if (waiting || !isSameSize(size, sizeOf(place))) return;
    game.scale.resize(Math.round(width * dpr), Math.round(height * dpr));
    game.scale.setZoom(1 / dpr);
    for (const scene of game.scene.getScenes(true)) scene.events.emit(resized);
  };
  const soon = () => {
    if (!waiting) waiting = requestAnimationFrame(follow);
  };
  new ResizeObserver(() => {
    measureAnew(place);
    soon();
  }).observe(place);
  // Another density without another size: the window moved to another screen.
  const watchDensity = () =>
    matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`).addEventListener(
      'change',
      () => {
        soon();
        watchDensity();
      },
      { once: true },
    );
  watchDensity();
}

// Sooner nobody has seen what a key would press here.
const seenMs = 400;
const held = ['Control', 'Meta', 'Alt', 'Shift'];

/**
 * The focus enters every screen at its first control, or at the one that is marked for it; a ring around it is for who
 * plays by keys. Where a game is played the keys act on the table, and its second view sees to that.
 */
export function enterAtFirstControl(game: Phaser.Game, { root, lastInput }: Services) {
  let left: Element | null = null;
  let entered: HTMLElement | undefined;
  let since = 0;
  let isAwaited = false;
  const enter = () => {
    if (!isAwaited) return;
    const screen = root.querySelector('.screen:not(.boot, .sc-round)');
    const first = screen && screen !== left && firstIn(screen);
    if (!first) return;
    isAwaited = false;
    watch.disconnect();
    // What a screen has chosen for itself stays, and a frame that does not have the page's focus takes none.
    const isFree = document.activeElement === document.body && document.hasFocus();
    if (!isFree || root.querySelector('dialog[open]')) return;
    const ring: FocusOptions & { focusVisible?: boolean } = lastInput.byKeys ? {} : { focusVisible: false };
    first.focus({ preventScroll: true, ...ring });
    entered = first;
    // Before a fresh page there was nothing a key could have been meant for.
    since = !left || left.matches('.boot') ? -seenMs : performance.now();
  };
  // What can be seen is known when all is laid out: that is a task of its own, after the one that draws the screen.
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = enter;
  const watch = new MutationObserver(() => port2.postMessage(undefined));
  game.events.on(wentTo, () => {
    left = root.querySelector('.screen');
    isAwaited = true;
    watch.observe(root, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  });
  // The key that led here may still be down, or was meant for what was here before.
  const keep = (event: KeyboardEvent) => {
    // Nothing is pressed by it, and what is pressed with it is not what was still down.
    if (held.includes(event.key)) {
      since = -seenMs;
      return;
    }
    const presses = event.key === 'Enter' || event.key === ' ';
    const isEarly = event.repeat || performance.now() - since < seenMs;
    // Firefox takes any of these for a press: it was meant for the table that is gone.
    const isChord = event.ctrlKey || event.metaKey || event.altKey;
    if (presses && (isEarly || isChord) && event.target === entered) event.preventDefault();
    else entered = undefined;
  };
  root.addEventListener('keydown', keep, { capture: true });
}

function firstIn(screen: Element): HTMLElement | undefined {
  const marked = screen.querySelectorAll<HTMLElement>('[data-first]');
  const all = marked.length > 0 ? marked : screen.querySelectorAll<HTMLElement>('button, a[href], input, select');
  return [...all].find((one) => !one.matches(':disabled') && one.getClientRects().length > 0);
}

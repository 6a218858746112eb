import type Phaser from 'phaser';
import { isReadied, paintInSlices } from '../canvas/in-slices';
import { measureAnew, type ScreenSize, sizeOf } from '../platform/screen-size';

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

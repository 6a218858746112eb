import type Phaser from 'phaser';
import { isReadied, paintInSlices } from './in-slices';

/** Told to the scenes when the window has another size or another pixel density. */
export const resized = 'screen-resized';

export interface ScreenSize {
  width: number;
  height: number;
  dpr: number;
}

const mostPixels = 4096 * 2304;
/** Of a phone, whose pixels are finer than anybody sees. */
const mostOfPhone = 2_500_000;
const phoneSide = 600;
/** In less, as on a page that is being printed, there is nothing to see. */
const leastSeen = 100;

/** The size of the place the game fills, in CSS pixels. Huge and very fine screens get fewer device pixels than they have. */
export function sizeOf(place: HTMLElement): ScreenSize {
  const { width, height } = measured.get(place) ?? measure(place);
  const most = Math.min(width, height) < phoneSide ? mostOfPhone : mostPixels;
  const finest = Math.sqrt(most / (width * height));
  return { width, height, dpr: Math.min(window.devicePixelRatio || 1, finest) };
}

const isSameSize = (a: ScreenSize, b: ScreenSize) =>
  a.width === b.width && a.height === b.height && a.dpr === b.dpr;

// To ask the browser in the middle of a change would have it lay out the page there and then.
const measured = new WeakMap<HTMLElement, Pick<ScreenSize, 'width' | 'height'>>();

const measure = ({ clientWidth, clientHeight }: HTMLElement) => ({
  width: Math.max(1, clientWidth),
  height: Math.max(1, clientHeight),
});

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
    measured.set(place, measure(place));
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

import type Phaser from 'phaser';

/** Told to the scenes when the window has another size or another pixel density. */
export const resized = 'screen-resized';

export interface ScreenSize {
  width: number;
  height: number;
  dpr: number;
}

const mostPixels = 4096 * 2304;

/** The size of the place the game fills, in CSS pixels. Huge screens get fewer device pixels than they have. */
export function sizeOf(place: HTMLElement): ScreenSize {
  const width = Math.max(1, place.clientWidth);
  const height = Math.max(1, place.clientHeight);
  const most = Math.sqrt(mostPixels / (width * height));
  return { width, height, dpr: Math.min(window.devicePixelRatio || 1, most) };
}

/** Keeps the canvas as large as its place and as sharp as its screen. */
export function followSize(game: Phaser.Game, place: HTMLElement) {
  let waiting = 0;
  const follow = () => {
    waiting = 0;
    const { width, height, dpr } = sizeOf(place);
    game.scale.resize(Math.round(width * dpr), Math.round(height * dpr));
    game.scale.setZoom(1 / dpr);
    for (const scene of game.scene.getScenes(true)) scene.events.emit(resized);
  };
  const soon = () => {
    if (!waiting) waiting = requestAnimationFrame(follow);
  };
  new ResizeObserver(soon).observe(place);
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

import type Phaser from 'phaser';
import { nextTask } from '../platform/page-time';
import { type Brush, canvasOf } from './brush';

/** A canvas, or the key of a texture. */
export type Picture = string | HTMLCanvasElement;

/** A scene whose pictures can be painted before it is gone to, one after another. */
export interface Readied {
  makeReady(game: Phaser.Game): Iterable<Picture>;
  /** What it wants later, painted while it idles. */
  makeMore?(): Iterable<Picture>;
}

export const isReadied = (scene: object): scene is Readied => 'makeReady' in scene;

/**
 * So much is done at a stretch, while something else is played or while it is waited for: then the page answers, and
 * draws.
 */
const sliceMs = { ahead: 8, awaited: 30 };

/** Paints them in slices, so that they are there when they are first drawn. */
export async function paintInSlices(
  textures: Phaser.Textures.TextureManager,
  pictures: Iterable<Picture>,
  isAwaited: () => boolean,
  pause = nextTask,
) {
  let begun = performance.now();
  for (const picture of pictures) {
    dry(typeof picture === 'string' ? (textures.get(picture).getSourceImage() as HTMLCanvasElement) : picture);
    if (performance.now() - begun < sliceMs[isAwaited() ? 'awaited' : 'ahead']) continue;
    await pause();
    begun = performance.now();
  }
}

/** Browsers only note what is painted on a canvas, and paint it when somebody looks. */
export function dry(canvas: HTMLCanvasElement) {
  eye ??= canvasOf(1, 1).brush;
  eye.drawImage(canvas, 0, 0, 1, 1, 0, 0, 1, 1);
}

let eye: Brush | undefined;

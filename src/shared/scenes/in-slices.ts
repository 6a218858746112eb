import type Phaser from 'phaser';
import type { Picture } from '../canvas/in-slices';

/** A scene whose pictures can be painted before it is gone to, one after another. */
export interface Readied {
  makeReady(game: Phaser.Game): Iterable<Picture>;
  /** What it wants later, painted while it idles. */
  makeMore?(): Iterable<Picture>;
}

export const isReadied = (scene: object): scene is Readied => 'makeReady' in scene;

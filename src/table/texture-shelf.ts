import type Phaser from 'phaser';
import { type Brush, canvasOf } from './bake-shapes';

let shelves = 0;

/** Phaser's own way for canvases reads all their pixels back, which nobody here asks for. */
export function addPicture(textures: Phaser.Textures.TextureManager, key: string, canvas: HTMLCanvasElement) {
  textures
    .create(key, canvas, canvas.width, canvas.height)
    ?.add('__BASE', 0, 0, 0, canvas.width, canvas.height);
}

type Shown = Pick<Phaser.Scene, 'textures'>;

/** Pictures that are painted once, when they are first asked for, and thrown away together. */
export class TextureShelf {
  private readonly prefix = `shelf-${shelves++}`;
  private readonly keys = new Set<string>();

  constructor(private readonly scene: Shown) {}

  /** The key of a texture, painted only if there is no such one yet. */
  once(name: string, w: number, h: number, paint: (g: Brush) => void): string {
    const key = `${this.prefix}-${name}`;
    if (this.keys.has(key)) return key;
    const { canvas, brush } = canvasOf(w, h);
    paint(brush);
    return this.keep(name, canvas);
  }

  /** What is seen but for a while. */
  forget(key: string) {
    if (this.keys.delete(key)) this.scene.textures.remove(key);
  }

  destroy() {
    for (const key of this.keys) this.scene.textures.remove(key);
    this.keys.clear();
  }

  /** A canvas that somebody paints on as long as it is shown. */
  keep(name: string, canvas: HTMLCanvasElement): string {
    const key = `${this.prefix}-${name}`;
    addPicture(this.scene.textures, key, canvas);
    this.keys.add(key);
    return key;
  }
}

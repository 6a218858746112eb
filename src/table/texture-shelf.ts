import type Phaser from 'phaser';
import { type Brush, canvasOf } from './bake-shapes';

let shelves = 0;

/** Pictures that are painted once, when they are first asked for, and thrown away together. */
export class TextureShelf {
  private readonly prefix = `shelf-${shelves++}`;
  private readonly keys = new Set<string>();

  constructor(private readonly scene: Phaser.Scene) {}

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
    showCanvas(this.scene, key, canvas);
    this.keys.add(key);
    return key;
  }
}

/** As a texture. Phaser's own textures of canvases read all pixels back as they are made; nobody here asks for pixels. */
export function showCanvas({ textures }: Phaser.Scene, key: string, canvas: HTMLCanvasElement) {
  const { width, height } = canvas;
  textures.create(key, canvas, width, height)?.add('__BASE', 0, 0, 0, width, height);
}

import type Phaser from 'phaser';
import { type Brush, canvasOf } from './brush';
import { setApart } from './layers';

let shelves = 0;

/** Phaser's own way for canvases reads all their pixels back, which nobody here asks for. */
function addPicture(textures: Phaser.Textures.TextureManager, key: string, canvas: HTMLCanvasElement) {
  textures.create(key, canvas, canvas.width, canvas.height)?.add('__BASE', 0, 0, 0, canvas.width, canvas.height);
}

type Shown = Pick<Phaser.Scene, 'textures'>;

/** Pictures that are painted once, when they are first asked for, and thrown away together. */
export class TextureShelf {
  private readonly prefix = `shelf-${shelves++}`;
  private readonly keys = new Set<string>();

  constructor(private readonly scene: Shown) {}

  /** The key of a texture, painted only if there is no such one yet. */
  once(name: string, w: number, h: number, paint: (g: Brush) => void): string {
    return this.kept(name) ?? this.keep(name, painted(w, h, paint));
  }

  /** For what may lie below all that is drawn: the browser shows it as it is. */
  onceApart(name: string, w: number, h: number, paint: (g: Brush) => void): string {
    return this.kept(name) ?? this.keep(name, setApart(painted(w, h, paint)).canvas);
  }

  /** What is seen but for a while. */
  forget(key: string) {
    if (!this.keys.delete(key)) return;
    const { textures } = this.scene;
    const canvas = textures.get(key).getSourceImage();
    textures.remove(key);
    // At once: it takes 4 bytes a pixel until it is cleared away.
    Object.assign(canvas, { width: 1, height: 1 });
  }

  destroy() {
    for (const key of this.keys) this.scene.textures.remove(key);
    this.keys.clear();
  }

  /** A canvas that somebody paints on as long as it is shown. */
  keep(name: string, canvas: HTMLCanvasElement): string {
    const key = this.keyOf(name);
    addPicture(this.scene.textures, key, canvas);
    this.keys.add(key);
    return key;
  }

  private kept(name: string): string | undefined {
    const key = this.keyOf(name);
    return this.keys.has(key) ? key : undefined;
  }

  private keyOf(name: string) {
    return `${this.prefix}-${name}`;
  }
}

function painted(w: number, h: number, paint: (g: Brush) => void): HTMLCanvasElement {
  const { canvas, brush } = canvasOf(w, h);
  paint(brush);
  return canvas;
}

const letGos = new Set<() => void>();
const inTheWayOf = new Set<object>();

/** A game keeps large pictures for when it is played again; while another one is on stage, they are in the way. */
export const sparePictures = {
  whenInTheWay: (letGo: () => void) => void letGos.add(letGo),

  /** None are painted ahead for now. */
  get areInTheWay() {
    return inTheWayOf.size > 0;
  },

  clearAwayFor(stage: object) {
    inTheWayOf.add(stage);
    for (const letGo of letGos) letGo();
  },

  mayComeBackFrom: (stage: object) => void inTheWayOf.delete(stage),
};

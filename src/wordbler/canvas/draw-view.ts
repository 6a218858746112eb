import type Phaser from 'phaser';
import { canvasOf } from '../../shared/canvas/bake-shapes';
import { bannerOf, paintBanner, paintDraw, paintRackLight } from './bake-draw';
import { depth } from './depths';
import { drawnBag } from './draw-places';
import type { BoardBox } from './layout-shapes';
import type { DrawLook } from './picture';
import { drawnRack, fifteenth } from './places';
import type { Textures } from './textures';

/** The first draw: the racks of all seats on the board, and what is announced. Nothing of it is kept afterwards. */
export class DrawView {
  private shown: DrawLook | null = null;
  private readonly images: Phaser.GameObjects.Image[] = [];
  private readonly keys = new Set<string>();
  private isGone = false;

  constructor(
    private readonly scene: Phaser.Scene,
    private readonly textures: Textures,
    private readonly board: BoardBox,
  ) {}

  present(look: DrawLook | null | undefined, alpha = 1) {
    if (this.isGone) return;
    if (this.shown !== (look ?? null)) this.change(look ?? null);
    for (const image of this.images) image.setAlpha(alpha);
  }

  destroy() {
    this.isGone = true;
    this.clear();
  }

  private clear() {
    for (const image of this.images.splice(0)) image.destroy();
  }

  private change(look: DrawLook | null) {
    this.clear();
    this.shown = look;
    const needed = new Set(look ? this.add(look) : []);
    for (const key of this.keys) if (!needed.has(key)) this.textures.forget(key);
    this.keys.clear();
    for (const key of needed) this.keys.add(key);
  }

  private add(look: DrawLook): string[] {
    const { textures, board } = this;
    const { names } = look;
    const racks = textures.onceApart(`draw-${names.length}`, board.size, board.size, (g) =>
      paintDraw(g, board, names, textures.dress),
    );
    this.image(racks, depth.draw, board.x, board.y).setOrigin(0);
    return [racks, ...look.lit.map((seat) => this.addLight(seat, names.length)), this.addBanner(look)];
  }

  private addLight(seat: number, seats: number): string {
    const { textures, board } = this;
    const rack = drawnRack(board, seat, seats);
    const around = fifteenth(board);
    const key = textures.once('draw-light', rack.w + 2 * around, rack.h + 2 * around, (g) =>
      paintRackLight(g, rack, around),
    );
    this.image(key, depth.drawRim, rack.x - around, rack.y - around).setOrigin(0);
    return key;
  }

  private addBanner(look: DrawLook): string {
    const { textures, board } = this;
    const banner = bannerOf(canvasOf(1, 1).brush, look, fifteenth(board), textures.dress.px);
    const key = textures.once(`draw-${look.title}`, banner.w, banner.h, (g) =>
      paintBanner(g, banner, look.isDecided),
    );
    const { x, y, foot } = drawnBag(board, look.names.length, textures.bagUnit, textures.dress.px);
    // Its shadow reaches beyond it.
    this.image(
      key,
      depth.banner,
      x,
      Math.min(y + banner.h / 2 - banner.pad * 0.7, foot - banner.h / 2 + banner.pad),
    );
    return key;
  }

  private image(key: string, at: number, x: number, y: number) {
    const image = this.scene.add.image(Math.round(x), Math.round(y), key).setDepth(at);
    this.images.push(image);
    return image;
  }
}

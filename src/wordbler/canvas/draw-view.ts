import type Phaser from 'phaser';
import { must } from '../../engine/must';
import type { Point } from '../../shared/canvas/box';
import { type Brush, canvasOf, fillWith, rounded, strokeWith, tableFont } from '../../shared/canvas/brush';
import { gold } from '../../shared/canvas/colours';
import { cream, goldEdge, goldInk } from './colours';
import type { SquareTheme } from './paint-board';
import { bagBox, paintRack } from './paint-furniture';
import type { DrawLook } from './picture';
import { type BoardBox, depth, drawnRack, fifteenth, type RackBox } from './places';
import type { Textures } from './textures';

/** Where the bag stands, on its ground, and how large: what one of its box measures. */
export interface BagPlace extends Point {
  unit: number;
}

const grown = 2.2;

/** The letters of what is announced during the draw. */
export const captionSizes = (cell: number, px: number) => ({
  title: Math.max(cell * 0.72, 17 * px),
  line: Math.max(cell * 0.4, 13 * px),
  pad: cell * 0.5,
});

/** For the first draw the bag stands on the star, larger, and the caption below it, between the racks. */
export function drawnBag(board: BoardBox, seats: number, unit: number, px: number): BagPlace & { foot: number } {
  const cell = fifteenth(board);
  const racks = Array.from({ length: seats }, (_, seat) => drawnRack(board, seat, seats));
  const high = racks.filter(({ isLow }) => !isLow);
  const low = racks.filter(({ isLow }) => isLow);
  const top = Math.max(...high.map(({ y, h }) => y + h)) + cell * 0.2;
  const bottom = Math.min(board.y + board.size - board.frame, ...low.map(({ y }) => y)) - cell * 0.2;
  const { title, line, pad } = captionSizes(cell, px);
  const caption = 1.2 * pad + 1.25 * (title + 2 * line);
  const large = Math.min(unit * grown, (bottom - top - caption) / bagBox.cloth.high);
  const half = board.size / 2;
  const y = Math.min(board.y + half + (bagBox.cloth.high * large) / 2, bottom - caption);
  return { x: board.x + half, y, unit: large, foot: bottom };
}

/** The racks of all seats on a dimmed board, on a canvas of the board. */
function paintDraw(g: Brush, board: BoardBox, names: readonly string[], { px, colours }: SquareTheme) {
  const { frame } = board;
  const cell = fifteenth(board);
  const side = cell * 15;
  rounded(g, frame, frame, side, side, cell * 0.1);
  fillWith(g, colours.flat ? 'rgba(0,0,0,.82)' : 'rgba(5,20,14,.62)');
  names.forEach((name, seat) => {
    const rack = drawnRack({ ...board, x: 0, y: 0 }, seat, names.length);
    paintRack(g, { rack }, px * Math.min(1, cell / (40 * px)), colours);
    writeName(g, name, rack, cell);
  });
}

// Above the rack, or below one that stands low.
function writeName(g: Brush, name: string, { x, y, w, h, isLow }: ReturnType<typeof drawnRack>, cell: number) {
  const high = cell * 0.82;
  const top = isLow ? y + h + cell * 0.1 : y - cell * 0.1 - high;
  rounded(g, x, top, w, high, cell * 0.2);
  fillWith(g, 'rgba(4,16,11,.78)');
  g.font = `800 ${cell * 0.56}px ${tableFont}`;
  g.textAlign = 'center';
  g.textBaseline = 'middle';
  g.fillStyle = cream;
  g.fillText(name, x + w / 2, top + high * 0.53, w - cell * 0.4);
}

/** The light around a rack, on a canvas of the rack and a square more on all sides. */
function paintRackLight(g: Brush, { w, h, tile }: RackBox, cell: number) {
  g.shadowColor = gold;
  g.shadowBlur = cell * 0.5;
  g.lineWidth = cell * 0.11;
  g.strokeStyle = gold;
  rounded(g, cell, cell, w, h, tile * 0.26);
  g.stroke();
  g.stroke();
}

interface Line {
  text: string;
  font: string;
  /** The middle of it. */
  y: number;
}

interface Banner {
  w: number;
  h: number;
  pad: number;
  lines: Line[];
}

// In CSS pixels.
const leastWide = 264;

/** What is announced, broken into lines no wider than the board allows. */
export function bannerOf(g: Brush, { title, line }: DrawLook, cell: number, px: number): Banner {
  // On a board that is narrower than any sentence it reaches over the sides.
  const most = Math.max(cell * 12.6, leastWide * px);
  const { title: large, line: small, pad } = captionSizes(cell, px);
  const sizes = [large, small];
  let y = pad * 1.6;
  let widest = 0;
  const lines = [title, line].flatMap((text, i) => {
    const font = `${i === 0 ? 800 : 700} ${sizes[i]}px ${tableFont}`;
    g.font = font;
    return balanced(g, text, most).map((part): Line => {
      widest = Math.max(widest, g.measureText(part).width);
      y += must(sizes[i]) * 1.25;
      return { text: part, font, y: y - must(sizes[i]) * 0.625 };
    });
  });
  return { w: Math.min(widest, most) + pad * 4, h: y + pad * 1.6, pad, lines };
}

// In as few lines as it takes, all about as long.
function balanced(g: Brush, text: string, most: number): string[] {
  const lines = broken(g, text, most);
  if (lines.length === 1) return lines;
  const even = broken(g, text, (g.measureText(text).width / lines.length) * 1.12);
  return even.length === lines.length ? even : lines;
}

function broken(g: Brush, text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines[lines.length - 1]} ${word}` : word;
    if (lines.length > 0 && g.measureText(longer).width <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function paintBanner(g: Brush, { w, h, pad, lines }: Banner, isDecided: boolean) {
  g.save();
  g.shadowColor = 'rgba(0,0,0,.5)';
  g.shadowBlur = pad * 0.9;
  g.shadowOffsetY = pad * 0.25;
  rounded(g, pad, pad, w - 2 * pad, h - 2 * pad, pad * 0.9);
  fillWith(g, isDecided ? gold : cream);
  g.restore();
  strokeWith(g, goldEdge, pad * 0.12);
  g.textAlign = 'center';
  g.textBaseline = 'middle';
  g.fillStyle = goldInk;
  for (const { text, font, y } of lines) {
    g.font = font;
    g.fillText(text, w / 2, y, w - 3 * pad);
  }
}

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
      paintDraw(g, board, names, textures.theme),
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
    const banner = bannerOf(canvasOf(1, 1).brush, look, fifteenth(board), textures.theme.px);
    const key = textures.once(`draw-${look.title}`, banner.w, banner.h, (g) => paintBanner(g, banner, look.isDecided));
    const { x, y, foot } = drawnBag(board, look.names.length, textures.bagUnit, textures.theme.px);
    // Its shadow reaches beyond it.
    this.image(key, depth.banner, x, Math.min(y + banner.h / 2 - banner.pad * 0.7, foot - banner.h / 2 + banner.pad));
    return key;
  }

  private image(key: string, at: number, x: number, y: number) {
    const image = this.scene.add.image(Math.round(x), Math.round(y), key).setDepth(at);
    this.images.push(image);
    return image;
  }
}

import { must } from '../../engine/must';
import { type Brush, rounded, tableFont } from '../../shared/canvas/bake-shapes';
import { gold } from '../../shared/canvas/colours';
import type { SquareDress } from './bake-square';
import { paintRack } from './bake-wood';
import { cream, goldEdge, goldInk } from './colours';
import { captionSizes } from './draw-places';
import type { BoardBox, RackBox } from './layout-shapes';
import type { DrawLook } from './picture';
import { drawnRack, fifteenth } from './places';

/** The racks of all seats on a dimmed board, on a canvas of the board. */
export function paintDraw(g: Brush, board: BoardBox, names: readonly string[], { px, colours }: SquareDress) {
  const { frame } = board;
  const cell = fifteenth(board);
  const side = cell * 15;
  rounded(g, frame, frame, side, side, cell * 0.1);
  g.fillStyle = colours.flat ? 'rgba(0,0,0,.82)' : 'rgba(5,20,14,.62)';
  g.fill();
  names.forEach((name, seat) => {
    const rack = drawnRack({ ...board, x: 0, y: 0 }, seat, names.length);
    paintRack(g, { rack }, px * Math.min(1, cell / (40 * px)), colours);
    writeName(g, name, rack, cell);
  });
}

// Above the rack, or below one that stands low.
function writeName(
  g: Brush,
  name: string,
  { x, y, w, h, isLow }: ReturnType<typeof drawnRack>,
  cell: number,
) {
  const high = cell * 0.82;
  const top = isLow ? y + h + cell * 0.1 : y - cell * 0.1 - high;
  rounded(g, x, top, w, high, cell * 0.2);
  g.fillStyle = 'rgba(4,16,11,.78)';
  g.fill();
  g.font = `800 ${cell * 0.56}px ${tableFont}`;
  g.textAlign = 'center';
  g.textBaseline = 'middle';
  g.fillStyle = cream;
  g.fillText(name, x + w / 2, top + high * 0.53, w - cell * 0.4);
}

/** The light around a rack, on a canvas of the rack and a square more on all sides. */
export function paintRackLight(g: Brush, { w, h, tile }: RackBox, cell: number) {
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

export interface Banner {
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

export function paintBanner(g: Brush, { w, h, pad, lines }: Banner, isDecided: boolean) {
  g.save();
  g.shadowColor = 'rgba(0,0,0,.5)';
  g.shadowBlur = pad * 0.9;
  g.shadowOffsetY = pad * 0.25;
  rounded(g, pad, pad, w - 2 * pad, h - 2 * pad, pad * 0.9);
  g.fillStyle = isDecided ? gold : cream;
  g.fill();
  g.restore();
  g.lineWidth = pad * 0.12;
  g.strokeStyle = goldEdge;
  g.stroke();
  g.textAlign = 'center';
  g.textBaseline = 'middle';
  g.fillStyle = goldInk;
  for (const { text, font, y } of lines) {
    g.font = font;
    g.fillText(text, w / 2, y, w - 3 * pad);
  }
}

import { type Brush, rounded, shade, star, tableFont } from '../../shared/canvas/bake-shapes';
import type { Box } from '../../shared/canvas/box';
import type { InFigures } from '../../shared/canvas/in-figures';
import { type BoardColours, tripleRim } from './colours';
import type { Premium, SquareLook } from './picture';

export interface SquareDress {
  colours: BoardColours;
  /** Device pixels to a CSS pixel. */
  px: number;
  /** The signs of the premiums stand on the squares. */
  labels: boolean;
  signs: Readonly<Record<Exclude<Premium, ''>, string>>;
}

/** How a table is drawn. */
export interface TableDress extends SquareDress {
  /** Numbers as the language writes them. */
  inFigures: InFigures;
}

/** A covered premium square fills its whole cell: what shows around the tile is its rim. */
export function paintSquare(g: Brush, box: Box, look: SquareLook, covered: boolean, dress: SquareDress) {
  const { colours, px } = dress;
  const { premium, spent } = look;
  const side = Math.min(box.w, box.h);
  const sign = premium && (spent ? colours.spent : colours.premium[premium]);
  const filled = premium && (spent || covered);
  const inset = filled ? Math.max(0.25 * px, side * 0.008) : Math.max(0.5 * px, side * 0.025);

  g.fillStyle = colours.grid;
  g.fillRect(box.x, box.y, box.w, box.h);
  g.save();
  rounded(g, box.x + inset, box.y + inset, box.w - 2 * inset, box.h - 2 * inset, side * 0.11);
  g.fillStyle = sign ? sign[0] : colours.square;
  g.fill();
  g.clip();
  if (!colours.flat) {
    g.fillStyle = shade(g, 0, box.y, box.h, [
      [0, 'rgba(0,0,0,.26)'],
      [0.12, 'rgba(0,0,0,0)'],
      [0.9, 'rgba(255,255,255,0)'],
      [1, 'rgba(255,255,255,.16)'],
    ]);
    g.fillRect(box.x, box.y, box.w, box.h);
  }
  if (sign) paintFrames(g, box, inset, look, sign[1], px);
  g.restore();
  if (sign) paintSign(g, box, look, sign[1], dress);
}

// Word squares have an inner frame, triples a light rim: signs that need no colour.
function paintFrames(g: Brush, box: Box, inset: number, look: SquareLook, ink: string, px: number) {
  const { premium, spent } = look;
  const side = Math.min(box.w, box.h);
  if (premium.endsWith('W') && !look.star) {
    rounded(g, box.x + side * 0.1, box.y + side * 0.1, box.w - side * 0.2, box.h - side * 0.2, side * 0.08);
    g.globalAlpha = 0.38;
    g.strokeStyle = ink;
    g.lineWidth = Math.max(px, side * 0.03);
    g.stroke();
    g.globalAlpha = 1;
  }
  if (premium === '3L' || premium === '3W') {
    const line = Math.max(1.2 * px, side * 0.045);
    const at = inset + line / 2;
    rounded(g, box.x + at, box.y + at, box.w - 2 * at, box.h - 2 * at, side * 0.1);
    g.strokeStyle = spent ? 'rgba(255,255,255,.5)' : tripleRim[premium];
    g.lineWidth = line;
    g.stroke();
  }
}

function paintSign(g: Brush, box: Box, look: SquareLook, ink: string, { labels, signs }: SquareDress) {
  const side = Math.min(box.w, box.h);
  const middle = { x: box.x + box.w / 2, y: box.y + box.h / 2 };
  if (look.star) return star(g, middle.x, middle.y, side * 0.36, ink);
  if (!labels || !look.premium) return;
  const high = side * 0.4;
  g.fillStyle = ink;
  g.font = `800 ${high}px ${tableFont}`;
  g.textAlign = 'center';
  g.textBaseline = 'alphabetic';
  g.fillText(signs[look.premium], middle.x, middle.y + high * 0.365);
}

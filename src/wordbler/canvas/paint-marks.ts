import { type Brush, circle, fillWith, rounded, strokeWith, tableFont } from '../../shared/canvas/brush';
import { gold } from '../../shared/canvas/colours';
import { cream, crimson, glow, goldEdge, goldInk, leaf, refusal, teal } from './colours';
import type { Mark } from './picture';
import { bubbleSize, type Side } from './score-plan';

/** The shadow of a tile in the air, on a canvas of 1.8 sides. */
export function paintSoftShadow(g: Brush, side: number) {
  const away = side * 4; // only the shadow falls onto the canvas
  g.shadowColor = 'rgba(6,14,10,.62)';
  g.shadowBlur = side * 0.2;
  g.shadowOffsetX = away;
  rounded(g, side * 0.45 - away, side * 0.45, side * 0.9, side * 0.9, side * 0.16);
  g.fill();
}

/** The light on the square a tile would fall on, on a canvas of 2 cells: it is seen around a tile that is over it. */
export function paintGlow(g: Brush, cell: number) {
  const at = cell * 0.35;
  rounded(g, at, at, cell * 1.3, cell * 1.3, cell * 0.24);
  fillWith(g, glow);
  strokeWith(g, 'rgba(6,20,14,.7)', cell * 0.2);
  g.shadowColor = gold;
  g.shadowBlur = cell * 0.3;
  strokeWith(g, gold, cell * 0.13);
}

type Badge = 'word' | 'noWord';

const tones: Readonly<Record<Exclude<Mark['tone'], Badge>, { colour: string; dashed: boolean; filled?: string }>> = {
  refused: { colour: refusal, dashed: true },
  hint: { colour: gold, dashed: true, filled: 'rgba(255,214,110,.2)' },
  lit: { colour: gold, dashed: false },
};

/** An outline for a square, or a badge on its corner, on a canvas of 1.2 cells. */
export function paintMark(g: Brush, cell: number, px: number, tone: Mark['tone']) {
  if (tone === 'word' || tone === 'noWord') {
    paintVerdict(g, cell, px, tone);
    return;
  }
  const { colour, dashed, filled } = tones[tone];
  const at = cell * 0.15;
  rounded(g, at, at, cell * 0.9, cell * 0.9, cell * 0.13);
  if (filled) {
    fillWith(g, filled);
  }
  strokeWith(g, 'rgba(6,20,14,.85)', Math.max(4.5 * px, cell * 0.11));
  if (dashed) g.setLineDash([cell * 0.13, cell * 0.09]);
  strokeWith(g, colour, Math.max(2.5 * px, cell * 0.06));
}

// A tick or a cross: the colour is not needed to tell them apart.
function paintVerdict(g: Brush, cell: number, px: number, tone: Badge) {
  const r = Math.max(5.5 * px, cell * 0.19);
  g.translate(cell * 1.1 - r, cell * 0.1 + r);
  circle(g, 0, 0, r * 0.9);
  fillWith(g, tone === 'word' ? leaf : crimson);
  strokeWith(g, cream, r * 0.2);
  g.beginPath();
  if (tone === 'word') {
    g.moveTo(r * -0.42, r * 0.04);
    g.lineTo(r * -0.1, r * 0.36);
    g.lineTo(r * 0.42, r * -0.3);
  } else {
    g.moveTo(r * -0.32, r * -0.32);
    g.lineTo(r * 0.32, r * 0.32);
    g.moveTo(r * 0.32, r * -0.32);
    g.lineTo(r * -0.32, r * 0.32);
  }
  g.lineCap = 'round';
  g.lineJoin = 'round';
  g.lineWidth = r * 0.3;
  g.stroke();
}

/** A line around a word, half a cell inside its canvas: cream between two dark ones, with a glow. */
export function paintOutline(g: Brush, cell: number, { w, h }: { w: number; h: number }, px: number) {
  const at = cell * 0.46;
  const wide = Math.max(2.5 * px, cell * 0.085);
  rounded(g, at, at, w - 2 * at, h - 2 * at, cell * 0.24);
  g.shadowColor = 'rgba(255,244,214,.8)';
  g.shadowBlur = cell * 0.42;
  strokeWith(g, 'rgba(6,20,14,.9)', wide + 2.5 * px);
  g.shadowColor = 'transparent';
  strokeWith(g, cream, wide);
}

/** Where typing goes on, on a canvas of 1.2 sides; with an arrow if `turn` is given. */
export function paintCursor(g: Brush, side: number, px: number, turn: number | null) {
  const at = side * 0.12;
  rounded(g, at, at, side * 0.96, side * 0.96, side * 0.14);
  strokeWith(g, teal, Math.max(5 * px, side * 0.13));
  strokeWith(g, cream, Math.max(2 * px, side * 0.055));
  if (turn === null) return;
  g.translate(side * 0.6, side * 0.6);
  g.rotate(turn);
  g.beginPath();
  g.moveTo(side * 0.22, 0);
  g.lineTo(side * -0.13, side * -0.22);
  g.lineTo(side * -0.13, side * 0.22);
  g.closePath();
  g.lineJoin = 'round';
  strokeWith(g, '#0c3226', side * 0.06);
  fillWith(g, cream);
}

/** Room for the shadow of a bubble, in squares. */
export const bubblePad = 0.2;

const pointers: Record<Side, readonly [x: number, y: number]> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
};

/** What a letter is worth, on a canvas of 2 r. */
export function paintCoin(g: Brush, r: number, points: string) {
  circle(g, r, r, r * 0.9);
  fillWith(g, gold);
  strokeWith(g, goldEdge, r * 0.14);
  write(g, points, r, r, r * (points.length > 1 ? 1.02 : 1.2), goldInk);
}

const prize = { ground: gold, edge: goldEdge, ink: goldInk };
const noPrize = { ground: '#8d9590', edge: '#5a625d', ink: '#e6e8e4' };

/** The sum, on a canvas of its size and the pad around it. */
export function paintBubble(g: Brush, cell: number, words: string, pointer: Side | undefined, isNone: boolean) {
  const { ground, edge, ink } = isNone ? noPrize : prize;
  const at = cell * bubblePad;
  const [w, h] = [cell * bubbleSize.w, cell * bubbleSize.h];
  g.save();
  g.shadowColor = 'rgba(0,0,0,.45)';
  g.shadowBlur = cell * 0.14;
  g.shadowOffsetY = cell * 0.05;
  rounded(g, at, at, w, h, h / 2);
  fillWith(g, ground);
  g.restore();
  strokeWith(g, edge, cell * 0.06);
  if (pointer) paintPointer(g, cell, { x: at + w / 2, y: at + h / 2, ground }, pointers[pointer]);
  write(g, words, at + w / 2, at + h / 2, cell * (words.length > 3 ? 0.5 : 0.58), ink);
}

/** It grows out of the bubble without a seam. */
function paintPointer(
  g: Brush,
  cell: number,
  { x, y, ground }: { x: number; y: number; ground: string },
  [dx, dy]: readonly [number, number],
) {
  const rim = cell * (dx ? bubbleSize.w / 2 : bubbleSize.h / 2);
  const at = (out: number, aside: number) =>
    [x + dx * (rim + out * cell) + dy * aside * cell, y + dy * (rim + out * cell) + dx * aside * cell] as const;
  g.beginPath();
  g.moveTo(...at(-0.04, -0.17));
  g.lineTo(...at(0.15, 0));
  g.lineTo(...at(-0.04, 0.17));
  g.stroke();
  g.lineTo(...at(-0.12, 0.15));
  g.lineTo(...at(-0.12, -0.15));
  fillWith(g, ground);
}

/** Which word is counted, on a canvas of its width and .62 squares. */
export function paintName(g: Brush, cell: number, word: string, w: number) {
  rounded(g, cell * 0.03, cell * 0.03, w - cell * 0.06, cell * 0.56, cell * 0.18);
  fillWith(g, 'rgba(4,16,11,.88)');
  strokeWith(g, gold, cell * 0.03);
  write(g, word, w / 2, cell * 0.31, cell * 0.4, cream);
}

/** How wide a word's name is. */
export function nameWidth(g: Brush, cell: number, word: string): number {
  g.font = `800 ${cell * 0.4}px ${tableFont}`;
  return g.measureText(word).width + cell * 0.44;
}

/** The sign of a bonus square that has left it, on a canvas of .9 by .62 squares. */
export function paintBadge(g: Brush, cell: number, label: string, [ground, ink]: readonly [string, string]) {
  rounded(g, cell * 0.06, cell * 0.06, cell * 0.78, cell * 0.5, cell * 0.16);
  fillWith(g, ground);
  strokeWith(g, cream, cell * 0.05);
  write(g, label, cell * 0.45, cell * 0.31, cell * 0.36, ink);
}

// The middle of the figures, not of the font's box, lies on the point.
function write(g: Brush, words: string, x: number, y: number, high: number, ink: string) {
  g.font = `800 ${high}px ${tableFont}`;
  g.textAlign = 'center';
  g.textBaseline = 'alphabetic';
  g.fillStyle = ink;
  g.fillText(words, x, y + high * 0.36);
}

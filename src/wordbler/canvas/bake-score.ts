import { type Brush, rounded, tableFont } from '../../shared/canvas/bake-shapes';
import { gold } from '../../shared/canvas/colours';
import { cream, goldEdge, goldInk } from './colours';
import { bubbleSize, type Side } from './score-place';

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
  g.beginPath();
  g.arc(r, r, r * 0.9, 0, 7);
  g.fillStyle = gold;
  g.fill();
  g.lineWidth = r * 0.14;
  g.strokeStyle = goldEdge;
  g.stroke();
  write(g, points, r, r, r * (points.length > 1 ? 1.02 : 1.2), goldInk);
}

/** The sum, on a canvas of its size and the pad around it. */
export function paintBubble(g: Brush, cell: number, words: string, pointer: Side | undefined) {
  const at = cell * bubblePad;
  const [w, h] = [cell * bubbleSize.w, cell * bubbleSize.h];
  g.save();
  g.shadowColor = 'rgba(0,0,0,.45)';
  g.shadowBlur = cell * 0.14;
  g.shadowOffsetY = cell * 0.05;
  rounded(g, at, at, w, h, h / 2);
  g.fillStyle = gold;
  g.fill();
  g.restore();
  g.lineWidth = cell * 0.06;
  g.strokeStyle = goldEdge;
  g.stroke();
  if (pointer) paintPointer(g, cell, at + w / 2, at + h / 2, pointers[pointer]);
  write(g, words, at + w / 2, at + h / 2, cell * (words.length > 3 ? 0.5 : 0.58), goldInk);
}

/** It grows out of the bubble without a seam. */
function paintPointer(g: Brush, cell: number, x: number, y: number, [dx, dy]: readonly [number, number]) {
  const rim = cell * (dx ? bubbleSize.w / 2 : bubbleSize.h / 2);
  const at = (out: number, aside: number) =>
    [
      x + dx * (rim + out * cell) + dy * aside * cell,
      y + dy * (rim + out * cell) + dx * aside * cell,
    ] as const;
  g.beginPath();
  g.moveTo(...at(-0.04, -0.17));
  g.lineTo(...at(0.15, 0));
  g.lineTo(...at(-0.04, 0.17));
  g.stroke();
  g.lineTo(...at(-0.12, 0.15));
  g.lineTo(...at(-0.12, -0.15));
  g.fillStyle = gold;
  g.fill();
}

/** Which word is counted, on a canvas of its width and .62 squares. */
export function paintName(g: Brush, cell: number, word: string, w: number) {
  rounded(g, cell * 0.03, cell * 0.03, w - cell * 0.06, cell * 0.56, cell * 0.18);
  g.fillStyle = 'rgba(4,16,11,.88)';
  g.fill();
  g.lineWidth = cell * 0.03;
  g.strokeStyle = gold;
  g.stroke();
  write(g, word, w / 2, cell * 0.31, cell * 0.4, cream);
}

/** How wide a word's name is. */
export function nameWidth(g: Brush, cell: number, word: string): number {
  g.font = `800 ${cell * 0.4}px ${tableFont}`;
  return g.measureText(word).width + cell * 0.44;
}

/** A premium that has left its square, on a canvas of .9 by .62 squares. */
export function paintBadge(g: Brush, cell: number, label: string, [ground, ink]: readonly [string, string]) {
  rounded(g, cell * 0.06, cell * 0.06, cell * 0.78, cell * 0.5, cell * 0.16);
  g.fillStyle = ground;
  g.fill();
  g.lineWidth = cell * 0.05;
  g.strokeStyle = cream;
  g.stroke();
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

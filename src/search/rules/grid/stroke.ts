import { must } from '../../../engine/must';
import { isSame } from '../../../engine/squares/square';
import { type Direction, directions, steps } from './directions';
import { type Extent, type Grid, type LaidWord, lastOf, letterAt, type Square } from './grid';

export interface Stroke {
  from: Square;
  to: Square;
}

/** The direction in which a stroke runs, if it is a straight line of at least two squares. */
export function directionOf({ from, to }: Stroke): Direction | undefined {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if ((dx === 0 && dy === 0) || (dx !== 0 && dy !== 0 && Math.abs(dx) !== Math.abs(dy))) return undefined;
  return directions.find((way) => steps[way].x === Math.sign(dx) && steps[way].y === Math.sign(dy));
}

/** The squares of a straight stroke, or the one on which it stands still. */
export function strokeSquares(stroke: Stroke): Square[] {
  const direction = directionOf(stroke);
  const { from, to } = stroke;
  if (!direction) return [from];
  const { x, y } = steps[direction];
  const length = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y)) + 1;
  return Array.from({ length }, (_, at) => ({ x: from.x + x * at, y: from.y + y * at }));
}

export const strokeLetters = (grid: Grid, stroke: Stroke): string =>
  strokeSquares(stroke)
    .map((square) => letterAt(grid, square))
    .join('');

/**
 * Where a stroke ends whose pointer stands at `toward`, measured in squares (a whole number is a square's
 * middle): it snaps to the nearest of the eight directions and stays inside, wherever the pointer goes.
 */
export function snap(from: Square, toward: Square, { w, h }: Extent): Square {
  const [dx, dy] = [toward.x - from.x, toward.y - from.y];
  if (!Number.isFinite(dx) || !Number.isFinite(dy) || Math.max(Math.abs(dx), Math.abs(dy)) < 0.5) return from;
  const eighth = (Math.round(Math.atan2(dy, dx) / (Math.PI / 4)) + 8) % 8;
  const { x, y } = steps[must(clockwise[eighth])];
  const along = Math.round((dx * x + dy * y) / (Math.abs(x) + Math.abs(y)));
  const length = Math.min(along, roomAhead(from.x, x, w), roomAhead(from.y, y, h));
  return { x: from.x + x * length, y: from.y + y * length };
}

const clockwise: readonly Direction[] = [
  'right',
  'downRight',
  'down',
  'downLeft',
  'left',
  'upLeft',
  'up',
  'upRight',
];

const roomAhead = (at: number, step: number, size: number) =>
  step === 0 ? Number.POSITIVE_INFINITY : step > 0 ? size - 1 - at : at;

/** Whether the stroke runs along the whole word, from either end. */
export function covers({ from, to }: Stroke, laid: LaidWord): boolean {
  const [first, last] = [laid, lastOf(laid)];
  return (isSame(from, first) && isSame(to, last)) || (isSame(from, last) && isSame(to, first));
}

import type { Point } from '../../shared/canvas/box';
import { bagBox } from './bake-bag';
import type { BoardBox } from './layout-shapes';
import { drawnRack, fifteenth } from './places';

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
export function drawnBag(
  board: BoardBox,
  seats: number,
  unit: number,
  px: number,
): BagPlace & { foot: number } {
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

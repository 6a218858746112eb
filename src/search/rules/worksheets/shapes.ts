import { type Extent, isInGrid, type Square } from '../grid/grid';

/** What the letters of a worksheet fill: a square, a page that lies on its side, a heart. */
export const shapes = ['square', 'wide', 'heart'] as const;

export type Shape = (typeof shapes)[number];

export const smallestSide = 8;
export const largestSide = 24;

/** A page on its side is two thirds as high as it is wide, and no lower than the smallest. */
export const extentOfShape = (shape: Shape, side: number): Extent => ({
  w: side,
  h: shape === 'wide' ? Math.max(smallestSide, Math.round((side * 2) / 3)) : side,
});

/** Whether a square of a grid of that side is one of the shape's. */
export function isOfShape(shape: Shape, side: number, square: Square): boolean {
  if (!isInGrid(side, square) || square.y >= extentOfShape(shape, side).h) return false;
  return shape !== 'heart' || isInHeart(square.x, square.y, side);
}

/** Of the points in x² + (y − 0.72 √|x|)² ≤ 1, whose two rounds and tip fill the square. */
function isInHeart(column: number, row: number, side: number): boolean {
  const x = (2 * (column + 0.5)) / side - 1;
  const y = 1.36 - (2.2 * (row + 0.5)) / side;
  return x ** 2 + (y - 0.72 * Math.sqrt(Math.abs(x))) ** 2 <= 1;
}

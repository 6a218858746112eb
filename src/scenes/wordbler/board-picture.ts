import type { Layout } from '../../table/wordbler/layout-shapes';

/** The board as it is on the canvas now, cut out of the table. */
export function boardPicture(canvas: HTMLCanvasElement, { board, width }: Layout): HTMLCanvasElement {
  const dpr = canvas.width / width;
  const side = Math.round(board.size * dpr);
  const picture = document.createElement('canvas');
  picture.width = side;
  picture.height = side;
  picture.getContext('2d')?.drawImage(canvas, board.x * dpr, board.y * dpr, side, side, 0, 0, side, side);
  return picture;
}

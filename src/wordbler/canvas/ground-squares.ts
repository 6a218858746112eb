import { repainted } from '../../shared/canvas/repainted';
import { squareAt, squareIndex } from '../rules';
import { paintSquare, type SquareDress } from './bake-square';
import type { TablePicture } from './picture';
import { type Places, squareBox } from './places';
import type { Ground } from './textures';

/** Paints the squares on the ground that have changed, row by row: after each, the key of the ground. */
export function* paintSquares(
  { key, brush, squares: painted }: Ground,
  board: Places['board'],
  { squares, tiles }: Pick<TablePicture, 'squares' | 'tiles'>,
  dress: SquareDress,
): Generator<string> {
  const { side } = board;
  const covered = new Set<number>();
  for (const { place } of tiles) if (place.at === 'board') covered.add(squareIndex(place, side));
  for (const [i, look] of squares.entries()) {
    const square = squareAt(i, side);
    const state = `${look.premium} ${look.star} ${look.spent} ${covered.has(i)}`;
    if (painted[i] !== state) {
      painted[i] = state;
      const box = squareBox(board, square);
      paintSquare(brush, box, look, covered.has(i), dress);
      repainted(brush.canvas, box);
    }
    if (square.x === side - 1) yield key;
  }
}

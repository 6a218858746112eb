import { repainted } from '../repainted';
import { paintSquare, type SquareDress } from './bake-square';
import type { TablePicture } from './picture';
import { boardSquares, type Places, squareBox } from './places';
import type { Ground } from './textures';

/** Paints the squares on the ground that have changed, row by row: after each, the key of the ground. */
export function* paintSquares(
  { key, brush, squares: painted }: Ground,
  board: Places['board'],
  { squares, tiles }: Pick<TablePicture, 'squares' | 'tiles'>,
  dress: SquareDress,
): Generator<string> {
  const covered = new Set<number>();
  for (const { place } of tiles) if (place.at === 'board') covered.add(place.y * boardSquares + place.x);
  for (const [i, look] of squares.entries()) {
    const square = { x: i % boardSquares, y: Math.floor(i / boardSquares) };
    const state = `${look.premium} ${look.star} ${look.spent} ${covered.has(i)}`;
    if (painted[i] !== state) {
      painted[i] = state;
      const box = squareBox(board, square);
      paintSquare(brush, box, look, covered.has(i), dress);
      repainted(brush.canvas, box);
    }
    if (square.x === boardSquares - 1) yield key;
  }
}

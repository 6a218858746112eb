import type { Point } from '../../shared/canvas/box';
import type { TablePicture, TileLook } from './picture';
import { isIn, type Places, rackCellAt, squareAt } from './places';

/** What a hand touched. `tile` is the one that lies there. */
export type Target =
  | { kind: 'square'; x: number; y: number; tile: number | null }
  | { kind: 'rack'; cell: number; tile: number | null }
  | { kind: 'bag' }
  | { kind: 'elsewhere' };

export function targetAt({ board, rack, bag }: Places, { tiles }: TablePicture, point: Point): Target {
  const lying = (fits: (tile: TileLook) => boolean) => tiles.find(fits)?.id ?? null;
  const square = squareAt(board, point);
  if (square) {
    const { x, y } = square;
    const tile = lying(({ place }) => place.at === 'board' && place.x === x && place.y === y);
    return { kind: 'square', x, y, tile };
  }
  const cell = rackCellAt(rack, point);
  if (cell !== null) {
    return { kind: 'rack', cell, tile: lying(({ place }) => place.at === 'rack' && place.cell === cell) };
  }
  return isIn(bag, point) ? { kind: 'bag' } : { kind: 'elsewhere' };
}

export const tileOf = (target: Target): number | null => ('tile' in target ? target.tile : null);

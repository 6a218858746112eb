import { fieldsOf } from '../../../engine/keeping/untrusted';
import type { Command, LaidTile, TileId } from '../../rules';

/** What a seat has done by itself in a turn: how its rack lies, and what it has laid. The server knows nothing of it. */
export interface Hand {
  turn: number;
  cells: readonly (TileId | null)[];
  laid: readonly LaidTile[];
}

interface At {
  turn: number;
  rack: readonly (TileId | null)[];
  /** It is this seat's turn. */
  isOpen: boolean;
  dispatch(command: Command): void;
  /** Whether a tile is a blank. */
  isBlank(tile: TileId): boolean;
}

/** As it was kept, or anything else. What does not fit any more is left. */
export function takeUpHand(kept: unknown, seat: number, at: At) {
  const { turn, cells, laid } = fieldsOf<Hand>(kept) ?? {};
  if (!Array.isArray(cells)) return;
  cells.forEach((tile, to) => {
    const from = tile === null ? -1 : at.rack.indexOf(tile);
    if (from > to) at.dispatch({ type: 'arrange', seat, from, to });
  });
  if (!at.isOpen || turn !== at.turn || !Array.isArray(laid)) return;
  for (const { tile, x, y, letter } of laid as LaidTile[])
    at.dispatch({ type: 'lay', seat, tile, x, y, ...(at.isBlank(tile) && { letter }) });
}

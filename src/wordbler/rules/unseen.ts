import { must } from '../../engine/must';
import type { GameState } from './state';
import type { TileFace, TileId } from './tiles';

export interface LetterCount {
  /** Empty for the blanks. */
  letter: string;
  count: number;
}

/**
 * The letters that lie neither on the board nor on a seat's own rack: in the bag, or on the other racks. Whatever is in
 * sight is taken from all there are, so nothing need be known of the rest.
 */
export function unseenLetters(
  { racks, board, laid }: Pick<Readonly<GameState>, 'racks' | 'board' | 'laid'>,
  faces: readonly TileFace[],
  letters: readonly string[],
  seat: number | undefined,
): LetterCount[] {
  const counts = new Map<string, number>([...letters, ''].map((letter) => [letter, 0]));
  const seen = new Set<TileId>(laid.map(({ tile }) => tile));
  for (const placed of board) if (placed) seen.add(placed.tile);
  for (const tile of (seat === undefined ? undefined : racks[seat]) ?? []) if (tile !== null) seen.add(tile);
  for (const [tile, { letter }] of faces.entries())
    if (!seen.has(tile)) counts.set(letter, must(counts.get(letter)) + 1);
  return Array.from(counts, ([letter, count]) => ({ letter, count }));
}

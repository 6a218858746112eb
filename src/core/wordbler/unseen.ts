import { the } from '../the';
import type { GameState } from './state';
import type { TileFace, TileId } from './tiles';

export interface LetterCount {
  /** Empty for the blanks. */
  letter: string;
  count: number;
}

/** The letters that lie neither on the board nor on a seat's own rack: in the bag, or on the other racks. */
export function unseenLetters(
  { bag, racks, laid }: Readonly<GameState>,
  faces: readonly TileFace[],
  letters: readonly string[],
  seat: number | undefined,
): LetterCount[] {
  const counts = new Map<string, number>([...letters, ''].map((letter) => [letter, 0]));
  const count = (tile: TileId) => {
    const { letter } = the(faces[tile]);
    counts.set(letter, the(counts.get(letter)) + 1);
  };
  for (const tile of bag) count(tile);
  for (const [owner, rack] of racks.entries())
    if (owner !== seat)
      // What is laid this turn lies open, though it still owns its cell.
      for (const tile of rack) if (tile !== null && !laid.some((open) => open.tile === tile)) count(tile);
  return Array.from(counts, ([letter, count]) => ({ letter, count }));
}

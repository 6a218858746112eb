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
  // What is laid this turn lies open, though it still owns its cell.
  const onBoard = new Set<TileId>(laid.map(({ tile }) => tile));
  const hidden = racks
    .flatMap((rack, owner) => (owner === seat ? [] : rack))
    .filter((tile) => tile !== null && !onBoard.has(tile));
  const counts = new Map<string, number>();
  for (const tile of [...bag, ...hidden] as TileId[]) {
    const { letter } = the(faces[tile]);
    counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  return [...letters, ''].map((letter) => ({ letter, count: counts.get(letter) ?? 0 }));
}

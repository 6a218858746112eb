import type { TileSet } from '../../engine/alphabet/alphabet';
import { must } from '../../engine/must';

/** Every tile of a game has a number of its own, so that none can be lost or doubled unseen. */
export type TileId = number;

/** What is printed on a tile. A blank's letter is the empty string. */
export interface TileFace {
  readonly letter: string;
  readonly points: number;
}

export const rackSize = 7;

/** The faces of all the tiles, by number: letters in alphabetical order, then the blanks. */
export function tileFaces(set: TileSet): TileFace[] {
  const letters = set.letters.flatMap(({ letter, count, points }) =>
    Array.from({ length: count }, () => ({ letter, points })),
  );
  const blanks = Array.from({ length: set.blanks }, () => ({ letter: '', points: 0 }));
  return [...letters, ...blanks];
}

export const isBlank = (face: TileFace) => face.letter === '';

export const pointsOf = (faces: readonly TileFace[], tiles: readonly TileId[]) =>
  tiles.reduce((sum, tile) => sum + must(faces[tile]).points, 0);

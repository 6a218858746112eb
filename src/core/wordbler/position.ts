import type { TileSet } from '../alphabet/alphabet';
import { fieldsOf } from '../keeping/fields';
import { the } from '../the';
import type { PlacedTile } from './board';
import { usualShape } from './shape';
import { rackSize, type TileId, tileFaces } from './tiles';

/** Where a game begins that is one turn of one seat, on the usual board: what lies there, and what the rack holds. */
export interface Position {
  /** The squares row by row: a letter, a small one for a blank's, or a full stop. */
  board: string;
  rack: string;
}

const empty = '.';

interface Laid {
  board: (PlacedTile | null)[];
  rack: TileId[];
}

/** Its tiles; undefined where the set has not got them. */
function laidOut({ board, rack }: Position, set: TileSet): Laid | undefined {
  const faces = tileFaces(set);
  const taken = new Set<TileId>();
  const take = (letter: string): TileId => {
    const tile = faces.findIndex((face, own) => face.letter === letter && !taken.has(own));
    taken.add(tile);
    return tile;
  };
  const squares = [...board].map((sign): PlacedTile | null => {
    if (sign === empty) return null;
    const letter = sign.toUpperCase();
    return { tile: take(letter === sign ? letter : ''), letter };
  });
  const tiles = [...rack].map(take);
  return taken.has(-1) ? undefined : { board: squares, rack: tiles };
}

/** Whether a game can begin there. Takes anything. */
export function isPosition(value: unknown, set: TileSet): value is Position {
  const { board, rack } = fieldsOf<Position>(value) ?? {};
  if (typeof board !== 'string' || typeof rack !== 'string') return false;
  const isWritten =
    board.length === usualShape.premiums.length && /^[A-Za-z.]*[A-Za-z][A-Za-z.]*$/.test(board);
  return (
    isWritten &&
    /^[A-Z]+$/.test(rack) &&
    rack.length === rackSize &&
    laidOut({ board, rack }, set) !== undefined
  );
}

/** That of a sound setup. */
export const positionOf = (from: Position, set: TileSet): Laid => the(laidOut(from, set));

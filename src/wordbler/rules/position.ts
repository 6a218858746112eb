import type { TileSet } from '../../engine/alphabet/alphabet';
import { fieldsOf } from '../../engine/keeping/fields';
import { must } from '../../engine/must';
import type { PlacedTile } from './board';
import { tileOfSign } from './signs';
import { rackSize, type TileId, tileFaces } from './tiles';

/** Where a game begins that is one turn of one seat: what lies there, and what the rack holds. */
export interface Position {
  /** The squares row by row: a tile's sign (signs.ts), or a full stop. */
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
  const take = (printed: string): TileId => {
    const tile = faces.findIndex((face, own) => face.letter === printed && !taken.has(own));
    taken.add(tile);
    return tile;
  };
  let isSound = true;
  const read = (sign: string, isOnBoard: boolean) => {
    const tile = tileOfSign(sign, set.alphabet);
    // On a board a blank stands for a letter, on a rack for none.
    if (!tile || (tile.blank && isOnBoard === (tile.letter === ''))) isSound = false;
    return { letter: tile?.letter ?? '', tile: take(tile?.blank ? '' : (tile?.letter ?? sign)) };
  };
  const squares = [...board].map((sign) => (sign === empty ? null : read(sign, true)));
  const tiles = [...rack].map((sign) => read(sign, false).tile);
  return isSound && !taken.has(-1) ? { board: squares, rack: tiles } : undefined;
}

/** Whether a game can begin there, with such a bag on a board of so many squares in a row. Takes anything. */
export function isPosition(value: unknown, set: TileSet, side: number): value is Position {
  const { board, rack } = fieldsOf<Position>(value) ?? {};
  if (typeof board !== 'string' || typeof rack !== 'string') return false;
  return (
    board.length === side * side &&
    /[^.]/.test(board) &&
    rack.length === rackSize &&
    laidOut({ board, rack }, set) !== undefined
  );
}

/** That of a sound setup. */
export const positionOf = (from: Position, set: TileSet): Laid => must(laidOut(from, set));

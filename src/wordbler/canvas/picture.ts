import { sideOf, squareAt, squareIndex } from '../rules';
import type { Run, Square } from './places';
import type { Pose } from './tile-poses';

export type Bonus = '' | '2L' | '3L' | '2W' | '3W';

export interface SquareLook {
  bonus: Bonus;
  star: boolean;
  /** Its bonus has been counted. */
  spent: boolean;
}

/**
 * `seat` is another player's rack, which is not drawn. `drawn` lies shown during the first draw: in the first cell of
 * its seat's rack or, once that seat has drawn again, `aside` before it.
 */
export type TilePlace =
  | { at: 'bag' }
  | { at: 'rack'; cell: number }
  | { at: 'board'; x: number; y: number; laid: boolean }
  | { at: 'seat'; seat: number }
  | { at: 'drawn'; seat: number; seats: number; aside: number };

export interface TileLook {
  id: number;
  /** A blank's is empty, or the one it stands for. */
  letter: string;
  value: number;
  blank: boolean;
  place: TilePlace;
  faceUp: boolean;
  /** For exchange. */
  chosen: boolean;
  /** Picked up by a tap or a key, waiting for its square. */
  raised?: boolean;
  /** The hint means it. */
  hinted?: boolean | undefined;
}

export interface Mark extends Square {
  tone: 'refused' | 'hint' | 'lit' | 'word' | 'noWord';
}

/** A play that is only told, and what it would score. */
export interface GhostLook extends Run {
  letters: readonly (Square & { letter: string; face: number; blank: boolean })[];
  points: number;
}

/** The first draw: every seat has a rack on the board. */
export interface DrawLook {
  /** Of the seats. */
  names: readonly string[];
  title: string;
  line: string;
  /** Who is meant: those who draw again, or the one who starts. */
  lit: readonly number[];
  isDecided: boolean;
}

/** What lies where. The table shows it and knows no rule. */
export interface TablePicture {
  /** Row by row. */
  squares: readonly SquareLook[];
  tiles: readonly TileLook[];
  bagCount: number;
  /** Whose the tiles are that were laid this turn. */
  mover?: number;
  marked: readonly Mark[];
  /** The last words of the other players. */
  outlined?: readonly Run[];
  /** Where typing goes on, while it is done with keys. */
  cursor?: (Square & { direction: 'across' | 'down' }) | null | undefined;
  rackCursor?: number | null | undefined;
  /** What the tiles laid would score, beside their word; `isNone`: by the rules' own word it is no word. */
  bubble?: (Run & { points: number; isNone?: boolean }) | null | undefined;
  /** Under the tiles laid; its points give way to theirs. */
  ghost?: GhostLook | null;
  draw?: DrawLook | null;
}

export interface Move {
  tile: TileLook;
  from: TilePlace;
  to: TilePlace;
  wasFaceUp: boolean;
}

export const emptyPicture: TablePicture = {
  squares: [],
  tiles: [],
  bagCount: 0,
  marked: [],
};

/** What has to fly is the difference of two pictures. A tile that was not there before comes from the bag. */
export function movesBetween(before: TablePicture, after: TablePicture): Move[] {
  const old = new Map(before.tiles.map((tile) => [tile.id, tile]));
  return after.tiles.flatMap((tile) => {
    const was = old.get(tile.id);
    const from = was?.place ?? { at: 'bag' as const };
    if (isSamePlace(from, tile.place)) return [];
    return [{ tile, from, to: tile.place, wasFaceUp: was?.faceUp ?? false }];
  });
}

/** A tile laid for good lies where it was laid, but looks different. */
export function isSamePlace(a: TilePlace, b: TilePlace): boolean {
  switch (a.at) {
    case 'bag':
      return b.at === 'bag';
    case 'rack':
      return b.at === 'rack' && a.cell === b.cell;
    case 'board':
      return b.at === 'board' && a.x === b.x && a.y === b.y;
    case 'seat':
      return b.at === 'seat' && a.seat === b.seat;
    case 'drawn':
      return b.at === 'drawn' && a.seat === b.seat && a.aside === b.aside;
  }
}

export function isSameBubble({ bubble: a }: TablePicture, { bubble: b }: TablePicture): boolean {
  if (!a || !b) return a === b;
  return a.points === b.points && a.isNone === b.isNone && isSameSquare(a.from, b.from) && isSameSquare(a.to, b.to);
}

const isSameSquare = (a: Square, b: Square) => a.x === b.x && a.y === b.y;

/** How many tiles every seat holds: what its rack holds, seen or not, and what it has laid this turn. */
export function tilesHeld({ tiles, mover }: TablePicture, seats: number, inFront: number | undefined): number[] {
  const holder = ({ place }: TileLook) => {
    if (place.at === 'seat') return place.seat;
    if (place.at === 'board') return place.laid ? mover : undefined;
    return place.at === 'rack' ? inFront : undefined;
  };
  return Array.from({ length: seats }, (_, seat) => tiles.filter((tile) => holder(tile) === seat).length);
}

/** How the square looks on which something lies. */
export const lookAt = ({ squares }: Pick<TablePicture, 'squares'>, square: Square): SquareLook | undefined =>
  squares[squareIndex(square, sideOf(squares))];

/** Bonus squares that turn grey. */
export const newlySpent = (before: TablePicture, after: TablePicture): Square[] =>
  after.squares.flatMap((square, i) =>
    square.spent && !before.squares[i]?.spent ? [squareAt(i, sideOf(after.squares))] : [],
  );

/** A tile that has just left the hand, and how it was held. */
export interface Dropped {
  id: number;
  pose: Pose;
}

export interface Change {
  before: TablePicture;
  after: TablePicture;
  dropped: Dropped | null;
}

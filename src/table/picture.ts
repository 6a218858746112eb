import type { Square } from './places';
import type { Run } from './score-place';

export type Premium = '' | '2L' | '3L' | '2W' | '3W';

export interface SquareLook {
  premium: Premium;
  star: boolean;
  /** Its premium has been counted. */
  spent: boolean;
}

/** `seat` is another player's rack, which is not drawn; `drawn` lies shown during the first draw. */
export type TilePlace =
  | { at: 'bag' }
  | { at: 'rack'; cell: number }
  | { at: 'board'; x: number; y: number; laid: boolean }
  | { at: 'seat'; seat: number }
  | { at: 'drawn'; seat: number; seats: number; round: number };

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
}

export interface Mark extends Square {
  tone: 'refused' | 'hint' | 'lit';
}

/** What lies where. The table shows it and knows no rule. */
export interface TablePicture {
  /** Row by row. */
  squares: readonly SquareLook[];
  tiles: readonly TileLook[];
  bagCount: number;
  marked: readonly Mark[];
  /** Where typing goes on, while it is done with keys. */
  cursor?: (Square & { direction: 'across' | 'down' }) | null;
  rackCursor?: number | null;
  /** What the tiles laid would score, beside their word. */
  bubble?: (Run & { points: number }) | null;
}

export interface Move {
  tile: TileLook;
  from: TilePlace;
  to: TilePlace;
  wasFaceUp: boolean;
}

export const emptyPicture: TablePicture = {
  squares: Array.from({ length: 225 }, () => ({ premium: '', star: false, spent: false })),
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
      return b.at === 'drawn' && a.seat === b.seat && a.round === b.round;
  }
}

export function isSameBubble({ bubble: a }: TablePicture, { bubble: b }: TablePicture): boolean {
  if (!a || !b) return a === b;
  return a.points === b.points && isSameSquare(a.from, b.from) && isSameSquare(a.to, b.to);
}

const isSameSquare = (a: Square, b: Square) => a.x === b.x && a.y === b.y;

/** Squares whose premium turns grey. */
export const newlySpent = (before: TablePicture, after: TablePicture): Square[] =>
  after.squares.flatMap((square, i) =>
    square.spent && !before.squares[i]?.spent ? [{ x: i % 15, y: Math.floor(i / 15) }] : [],
  );

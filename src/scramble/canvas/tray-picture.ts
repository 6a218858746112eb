import type { Box, Point } from '../../shared/canvas/box';

/** What a path looks like: being made, taken by the game, refused, or one that is shown. */
export type PathTone = 'open' | 'good' | 'bad' | 'shown';

interface ShownPath {
  squares: readonly number[];
  tone: PathTone;
}

/** Everything to be seen in a tray. */
export interface TrayPicture {
  side: number;
  /** A capital for each square; Q is shown as Qu. */
  letters: string;
  /** Covered: nobody sees the letters while the clock stands or before a turn. */
  covered: boolean;
  /** The path drawn as a ribbon. */
  path: ShownPath | null;
  /** Squares that are lit without a ribbon: all the paths of a typed word. */
  lit: readonly number[];
  /** Where the keys are. */
  cursor: number | null;
  /** How many words each square still has part in; empty when nobody asked. */
  counts: readonly number[];
}

export const emptyTray = (side: number, letters: string): TrayPicture => ({
  side,
  letters,
  covered: false,
  path: null,
  lit: [],
  cursor: null,
  counts: [],
});

/** Where the parts of a tray are, in device pixels. */
export interface TrayPlaces {
  x: number;
  y: number;
  /** Of the whole tray, frame and all. */
  size: number;
  /** The wooden frame around it, and the dark ground between frame and tiles. */
  rim: number;
  pad: number;
  /** The side of a tile, and what lies between two. */
  tile: number;
  gap: number;
  squares: readonly Box[];
}

// As shares of a tile.
const gapShare = 0.105;
const padShare = 0.17;
const rimShare = 0.2;

/** The largest tray of side × side tiles in the middle of a box, in whole pixels so that everything is sharp. */
export function placeTray({ x, y, w, h }: Box, side: number): TrayPlaces {
  const room = Math.max(1, Math.min(w, h));
  const tile = Math.max(1, Math.floor(room / (side + gapShare * (side - 1) + 2 * (padShare + rimShare))));
  const gap = Math.round(tile * gapShare);
  const pad = Math.round(tile * padShare);
  const rim = Math.round(tile * rimShare);
  const size = side * tile + (side - 1) * gap + 2 * (pad + rim);
  const left = Math.round(x + (w - size) / 2);
  const top = Math.round(y + (h - size) / 2);
  const squares = Array.from({ length: side * side }, (_, square) => ({
    x: left + rim + pad + (square % side) * (tile + gap),
    y: top + rim + pad + Math.floor(square / side) * (tile + gap),
    w: tile,
    h: tile,
  }));
  return { x: left, y: top, size, rim, pad, tile, gap, squares };
}

export const middleOf = ({ x, y, w, h }: Box): Point => ({ x: x + w / 2, y: y + h / 2 });

/** The square that a press meets; the gaps belong to the tiles beside them. */
export function squareUnder({ squares, gap }: TrayPlaces, { x, y }: Point): number | undefined {
  const found = squares.findIndex(
    (box) =>
      Math.abs(x - box.x - box.w / 2) <= (box.w + gap) / 2 && Math.abs(y - box.y - box.h / 2) <= (box.h + gap) / 2,
  );
  return found < 0 ? undefined : found;
}

// A drag between two diagonal neighbours passes close to the corners of two others: they are not meant.
const meantShare = 0.43;

/** The square that a drag means: only near its middle. */
export function squareMeant({ squares, tile }: TrayPlaces, point: Point): number | undefined {
  const found = squares.findIndex((box) => {
    const middle = middleOf(box);
    return Math.hypot(point.x - middle.x, point.y - middle.y) <= tile * meantShare;
  });
  return found < 0 ? undefined : found;
}

/** The squares that a drag means on its way from one point to another, in order: a fast finger jumps far. */
export function squaresPassed(places: TrayPlaces, from: Point, to: Point): number[] {
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / (places.tile / 6)));
  const passed: number[] = [];
  for (let step = 1; step <= steps; step++) {
    const k = step / steps;
    const square = squareMeant(places, { x: from.x + (to.x - from.x) * k, y: from.y + (to.y - from.y) * k });
    if (square !== undefined && square !== passed.at(-1)) passed.push(square);
  }
  return passed;
}

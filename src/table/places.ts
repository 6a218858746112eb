import type { BoardBox, Box, Layout, Point, RackBox } from './layout';

export interface Square {
  x: number;
  y: number;
}

/** What of the layout the canvas draws. */
export type Places = Pick<Layout, 'width' | 'height' | 'board' | 'rack' | 'bag'>;

export const rackCells = 7;
export const boardSquares = 15;

export function squareCentre(board: BoardBox, { x, y }: Square): Point {
  const first = board.frame + board.cell / 2;
  return { x: board.x + first + x * board.cell, y: board.y + first + y * board.cell };
}

export function squareAt(board: BoardBox, point: Point): Square | null {
  if (board.window && !isIn(board.window, point)) return null;
  const square = {
    x: Math.floor((point.x - board.x - board.frame) / board.cell),
    y: Math.floor((point.y - board.y - board.frame) / board.cell),
  };
  const onBoard = (at: number) => at >= 0 && at < boardSquares;
  return onBoard(square.x) && onBoard(square.y) ? square : null;
}

/** The middle of a rack cell. */
export function rackCell(rack: RackBox, cell: number): Point {
  const along = rack.pad + cell * (rack.tile + rack.gap) + rack.tile / 2;
  const half = rack.tile / 2;
  if (rack.vertical) return { x: rack.x + (rack.w - rack.tile) * 0.4 + half, y: rack.y + along };
  return { x: rack.x + along, y: rack.y + (rack.h - rack.tile) * 0.4 + half };
}

/** The nearest cell of the rack under a point: the gaps belong to their neighbours. */
export function rackCellAt(rack: RackBox, point: Point): number | null {
  if (!isIn(rack, point)) return null;
  const along = (rack.vertical ? point.y - rack.y : point.x - rack.x) - rack.pad + rack.gap / 2;
  const cell = Math.floor(along / (rack.tile + rack.gap));
  return Math.min(rackCells - 1, Math.max(0, cell));
}

/** During the first draw the tiles lie in rows on the middle of the board: a column a seat, a row a round. */
export function drawnPlace({ board, rack }: Places, seat: number, seats: number, round: number): Point {
  const middle = squareCentre(board, { x: 7, y: 7 });
  const across = Math.min(rack.tile * 1.7, (board.cell * 13) / Math.max(1, seats));
  return { x: middle.x + (seat - (seats - 1) / 2) * across, y: middle.y + (round - 1) * rack.tile * 1.25 };
}

export const isIn = (box: Box, { x, y }: Point) =>
  x >= box.x && y >= box.y && x < box.x + box.w && y < box.y + box.h;

export const boxOfBoard = ({ x, y, size }: BoardBox): Box => ({ x, y, w: size, h: size });

export function inDevicePixels({ width, height, board, rack, bag }: Places, dpr: number): Places {
  return {
    width: Math.round(width * dpr),
    height: Math.round(height * dpr),
    board: {
      x: board.x * dpr,
      y: board.y * dpr,
      size: board.size * dpr,
      frame: board.frame * dpr,
      cell: board.cell * dpr,
    },
    rack: {
      ...scaled(rack, dpr),
      tile: rack.tile * dpr,
      gap: rack.gap * dpr,
      pad: rack.pad * dpr,
      vertical: rack.vertical,
    },
    bag: scaled(bag, dpr),
  };
}

const scaled = ({ x, y, w, h }: Box, by: number): Box => ({ x: x * by, y: y * by, w: w * by, h: h * by });

/** A square's edges on whole pixels, so that what is drawn on it is sharp at any ratio. */
export function squareBox(board: BoardBox, { x, y }: Square): Box {
  const edge = (start: number, at: number) => Math.round(start + board.frame + at * board.cell);
  const [left, top] = [edge(board.x, x), edge(board.y, y)];
  return { x: left, y: top, w: edge(board.x, x + 1) - left, h: edge(board.y, y + 1) - top };
}

/** Moves a middle so that a picture of `side` around it begins on a whole pixel. */
export const snapped = (middle: number, side: number) => Math.round(middle - side / 2) + side / 2;

import { must } from '../../engine/must';
import { type Box, type Point, scaled } from '../../shared/canvas/box';
import { isOnBoard } from '../rules';

/** The board with its frame; its squares begin `frame` inside. */
export interface BoardBox extends Point {
  size: number;
  frame: number;
  cell: number;
  /** So many squares. */
  side: number;
  /** What of a board that has grown can be seen. */
  window?: Box;
}

export interface RackBox extends Box {
  tile: number;
  gap: number;
  pad: number;
  vertical: boolean;
}

/**
 * low: a phone on its side, the rack upright. wide, narrow: columns left and right. tablet, phone: everything
 * above and below the board. even: a nearly square window, the rack upright and a strip above and below.
 */
export type Kind = 'low' | 'wide' | 'narrow' | 'tablet' | 'phone' | 'even';

/** `left` holds tools and seats, `right` seats, messages and buttons; tablet, phone and even have rows instead. */
type PanelName = 'left' | 'right' | 'tools' | 'help' | 'seats' | 'count' | 'fails' | 'legend' | 'actions' | 'finish';

export interface Layout {
  kind: Kind;
  width: number;
  height: number;
  margin: number;
  /** At this scale the side columns are drawn. */
  ui: number;
  /** A phone with one row of buttons only. */
  short: boolean;
  board: BoardBox;
  rack: RackBox;
  bag: Box;
  /** The middle of the green light that stands beside the rack of the seat to move, where there is room. */
  marker: Point | null;
  panels: Partial<Record<PanelName, Box>>;
}

export type Arrangement = Omit<Layout, 'kind' | 'width' | 'height'>;

export interface Square {
  x: number;
  y: number;
}

/** A run of letters: its first and its last square. */
export interface Run {
  from: Square;
  to: Square;
}

/** What of the layout the canvas draws. */
export type Places = Pick<Layout, 'width' | 'height' | 'board' | 'rack' | 'bag'>;

export const rackCells = 7;

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
  return isOnBoard(square, board.side) ? square : null;
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

type Corner = readonly [right: 0 | 1, bottom: 0 | 1];

// Clockwise, as the players sit around the board.
const corners: Readonly<Record<number, readonly Corner[]>> = {
  2: [
    [0, 0],
    [1, 0],
  ],
  3: [
    [0, 0],
    [1, 0],
    [0, 1],
  ],
  4: [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ],
};

/** The side of a drawn tile, in fifteenths of the board: on the usual one as large as on a bonus square. */
export const drawnSide = 0.92;

/** The measure of what stands on the whole board, however many squares it has. */
export const fifteenth = ({ cell, side }: BoardBox) => (cell * side) / 15;

/** A seat's rack during the first draw, when all of them stand on the board; its name stands outside of it. */
export function drawnRack(board: BoardBox, seat: number, seats: number): RackBox & { isLow: boolean } {
  const [right, bottom] = must(must(corners[seats])[seat]);
  const unit = fifteenth(board);
  const tile = unit * drawnSide;
  const [gap, pad, h] = [tile * 0.07, tile * 0.2, tile * 1.24];
  const w = 7 * tile + 6 * gap + 2 * pad;
  const edge = board.frame + unit * 1.15;
  return {
    tile,
    gap,
    pad,
    w,
    h,
    vertical: false,
    isLow: bottom === 1,
    x: board.x + board.frame + unit * (3.75 + 7.5 * right) - w / 2,
    y: board.y + (bottom ? board.size - edge - h : edge),
  };
}

/** A drawn tile lies in the first cell; those drawn before it lie in front of the rack. */
export function drawnPlace({ board }: Pick<Places, 'board'>, seat: number, seats: number, aside: number): Point {
  const rack = drawnRack(board, seat, seats);
  if (aside === 0) return rackCell(rack, 0);
  const { x, y } = rackCell(rack, Math.min(aside, rackCells) - 1);
  return { x, y: y + rack.h * (rack.isLow ? -1.02 : 1.02) };
}

export const isIn = (box: Box, { x, y }: Point) => x >= box.x && y >= box.y && x < box.x + box.w && y < box.y + box.h;

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
      side: board.side,
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

/** A square's edges on whole pixels, so that what is drawn on it is sharp at any ratio. */
export function squareBox(board: BoardBox, { x, y }: Square): Box {
  const edge = (start: number, at: number) => Math.round(start + board.frame + at * board.cell);
  const [left, top] = [edge(board.x, x), edge(board.y, y)];
  return { x: left, y: top, w: edge(board.x, x + 1) - left, h: edge(board.y, y + 1) - top };
}

/** Moves a middle so that a picture of `side` around it begins on a whole pixel. */
export const snapped = (middle: number, side: number) => Math.round(middle - side / 2) + side / 2;

/** What lies over what, from the felt up. */
export const depth = {
  ground: 0,
  fading: 2,
  glow: 6,
  cursor: 8,
  ghost: 9,
  tile: 10,
  rim: 11,
  outline: 13,
  mark: 14,
  bubble: 16,
  draw: 17,
  drawRim: 17.2,
  drawnTile: 17.4,
  drawnRim: 17.6,
  banner: 18,
  surround: 20,
  rackTile: 24,
  rackRim: 25,
  rackCursor: 26,
  bagShadow: 29,
  bag: 30,
  inBag: 32,
  neck: 35,
  shadow: 40,
  trail: 45,
  flying: 50,
  score: 60,
  held: 90,
};

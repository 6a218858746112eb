import type { Box, Point } from '../../shared/canvas/box';
import { clamp } from '../../shared/canvas/easing';
import type { Arrangement, RackBox } from './places';

/**
 * The largest board of so many squares a side in a square of `most`, with whole pixels to a cell; `rim` is the frame's
 * share of a cell of the usual board.
 */
export function boardWithin(most: number, rim: number, side: number) {
  const frames = (2 * rim * side) / 15;
  const cell = Math.floor(most / (side + frames));
  const frame = Math.round((cell * frames) / 2);
  return { cell, side, frame, size: cell * side + 2 * frame };
}

export function flatRack(tile: number, centre: number, y: number): RackBox {
  const gap = Math.max(4, Math.round(tile * 0.07));
  const pad = Math.round(tile * 0.2);
  const w = 7 * tile + 6 * gap + 2 * pad;
  return { tile, gap, pad, vertical: false, x: Math.round(centre - w / 2), y, w, h: Math.round(tile * 1.24) };
}

interface Columns {
  least: number;
  widest: number;
  ui: number;
  outer: number;
  legend: number;
  bag: { w: number; h: number };
}

export function layWide(w: number, h: number, side: number): Arrangement {
  const ui = clamp(h / 900, 1, 1.6);
  const bag = h < 700 ? { w: 76, h: 84 } : { w: 118, h: 132 };
  return inColumns(w, h, side, { least: 220, widest: 440, ui, outer: 0.5, legend: 56, bag });
}

export function layNarrow(w: number, h: number, side: number): Arrangement {
  const small = h < 700;
  const bag = small ? { w: 50, h: 56 } : { w: 72, h: 80 };
  return inColumns(w, h, side, { least: 132, widest: 320, ui: 1, outer: 0, legend: small ? 88 : 106, bag });
}

function inColumns(w: number, h: number, side: number, columns: Columns): Arrangement {
  const margin = clamp(Math.round(h * 0.011), 6, 12);
  const tile = clamp(Math.round(h * 0.082), 48, 88);
  const rackHeight = Math.round(tile * 1.24);
  const room = h - 3 * margin - rackHeight;
  const board = boardWithin(Math.min(room, w - 2 * columns.least - 4 * margin), 0.42, side);
  const x = Math.round((w - board.size) / 2);
  const y = margin + Math.round((room - board.size) / 2);
  const rack = flatRack(tile, w / 2, h - margin - rackHeight);

  const outer = margin * (1 + columns.outer);
  const free = x - outer - margin;
  const ui = Math.min(columns.ui, Math.max(1, free / columns.least));
  const across = Math.min(free, columns.widest * ui);
  const column = (left: number): Box => ({ x: left, y: margin, w: across, h: h - 2 * margin });
  const left = column(x - margin - across);
  const gap = 8 * ui;
  const legend = slice(left, left.h - columns.legend * ui, columns.legend * ui);
  const fails = slice(left, legend.y - left.y - gap - 24 * ui, 24 * ui);
  const bagRow = slice(left, fails.y - left.y - gap - columns.bag.h * ui, columns.bag.h * ui);
  const bag = { ...bagRow, w: columns.bag.w * ui };
  const count = { ...bagRow, x: bag.x + bag.w + gap, w: across - bag.w - gap };
  return {
    margin,
    ui,
    short: false,
    board: { x, y, ...board },
    rack,
    bag,
    marker: besideRack(rack),
    panels: {
      left: { ...left, h: bagRow.y - left.y - gap },
      right: column(x + board.size + margin),
      count,
      fails,
      legend,
    },
  };
}

const slice = (column: Box, from: number, h: number): Box => ({ ...column, y: column.y + from, h });

export const besideRack = (rack: Box): Point => ({ x: rack.x - 14, y: rack.y + rack.h / 2 });

/** A rack that stands on its end, as long as the height allows. */
export function uprightRack(room: number, most = 56) {
  const [gap, pad] = [4, 7];
  const tile = Math.min(most, Math.floor((room - 12 - 6 * gap - 2 * pad) / 7));
  return { tile, gap, pad, vertical: true, w: Math.round(tile * 1.24), h: 7 * tile + 6 * gap + 2 * pad };
}

/**
 * What the seats and buttons beside an upright board need, and the board with the rack and three gaps more than that.
 */
const leastBeside = 180;
const tight = { margin: 4, most: 48, rim: 0.14 };
const roomy = { margin: 6, most: 56, rim: 0.2 };

/** Whether seats and buttons have room beside a board that fills nearly the whole height. */
export const hasRoomBeside = (w: number, h: number) =>
  w >= h * 0.88 + uprightRack(h, tight.most).w + 5 * tight.margin + leastBeside;

export function layUpright(w: number, h: number, side: number): Arrangement {
  const isTight = w < h * 0.94 + 350;
  const { margin, most, rim } = isTight ? tight : roomy;
  const size = uprightRack(h, most);
  const free = w - size.w - 5 * margin;
  const board = boardWithin(Math.min(h - 2 * margin, free - leastBeside), rim, side);
  const rest = Math.min(free - board.size, 880);
  const across = Math.max(Math.floor(rest * 0.45), 84);
  const start = Math.round((w - (rest + board.size + size.w + 5 * margin)) / 2);
  const x = start + 2 * margin + across;
  const rack = { ...size, x: x + board.size + margin, y: Math.round((h - size.h) / 2) };
  const rightAt = rack.x + rack.w + margin;

  const row = { x: start + margin, y: h - margin - 54, w: across, h: 54 };
  const { bag, ...figures } = belowSeats(row);
  return {
    margin,
    ui: 1,
    short: false,
    board: { x, y: Math.round((h - board.size) / 2), ...board },
    rack,
    bag,
    marker: null,
    panels: {
      left: { x: row.x, y: margin, w: across, h: row.y - 2 * margin },
      right: { x: rightAt, y: margin, w: rest - across, h: h - 2 * margin },
      ...figures,
    },
  };
}

/** The bag with its figures, side by side; in a narrow column the fails stand below. */
function belowSeats(row: Box) {
  const isNarrow = row.w < 150;
  const bag = isNarrow ? { ...row, w: 30, h: 34 } : { ...row, w: 48 };
  const beside = { ...bag, x: bag.x + bag.w + 4, w: row.w - bag.w - 4 };
  if (isNarrow) return { bag, count: beside, fails: slice(row, 36, 18) };
  const count = { ...beside, w: Math.floor(beside.w / 2) - 2 };
  return { bag, count, fails: { ...beside, x: count.x + count.w + 4, w: beside.w - count.w - 4 } };
}

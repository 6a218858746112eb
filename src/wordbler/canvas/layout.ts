import type { Box, Point } from '../../shared/canvas/box';
import { clamp } from '../../shared/canvas/motion';
import type { Arrangement, Kind, Layout, RackBox } from './places';

/**
 * Where everything is around a board of so many squares a side, in CSS pixels; for the left hand in a mirror, but for
 * what lies on the board itself.
 */
export function layout(width: number, height: number, side: number, hand: 'right' | 'left' = 'right'): Layout {
  const kind = kindOf(width, height);
  const place = { kind, width, height, ...arrange[kind](width, height, side) };
  return hand === 'left' ? mirrored(place) : place;
}

function mirrored(place: Layout): Layout {
  const { width, board, rack, bag, marker, panels } = place;
  const flip = <B extends Box>(box: B): B => ({ ...box, x: width - box.x - box.w });
  const flipped = Object.entries(panels).map(([name, box]) => [name, flip(box)]);
  return {
    ...place,
    board: {
      ...board,
      x: width - board.x - board.size,
      ...(board.window && { window: flip(board.window) }),
    },
    rack: flip(rack),
    bag: flip(bag),
    marker: marker && { ...marker, x: width - marker.x },
    panels: Object.fromEntries(flipped),
  };
}

const arrange: Readonly<Record<Kind, (w: number, h: number, side: number) => Arrangement>> = {
  low: layUpright,
  wide: layWide,
  narrow: layNarrow,
  tablet: layTablet,
  phone: layPhone,
  even: layEven,
};

// What is left beside, or below, a board that fills 84 % of the shorter side decides; 88 % where the rack stands.
export function kindOf(w: number, h: number): Kind {
  if (h < 520 && hasRoomBeside(w, h)) return 'low';
  if (h >= 520 && w >= h * 0.84 + 488) return 'wide';
  if (h >= 480 && w >= h * 0.84 + 294) return 'narrow';
  if (w >= 600 && h >= w * 0.84 + 230 + Math.max(60, w * 0.098)) return 'tablet';
  if (w < 600 && h >= w * 1.18 + 166) return 'phone';
  return 'even';
}

function layTablet(w: number, h: number, side: number): Arrangement {
  const margin = 10;
  const [seats, legend, buttons] = [92, 24, 54];
  const tile = clamp(Math.round(w * 0.079), 48, 80);
  const rackHeight = Math.round(tile * 1.24);
  const board = boardWithin(
    Math.min(w - 2 * margin, h - seats - legend - rackHeight - buttons - 6 * margin),
    0.34,
    side,
  );
  const used = seats + board.size + legend + rackHeight + buttons + 6 * margin;
  const slack = Math.floor(Math.max(0, h - used) / 4);
  const across = { x: margin, w: w - 2 * margin };

  const y = 2 * margin + seats + slack;
  const legendAt = y + board.size + margin;
  const rack = flatRack(tile, w / 2, legendAt + legend + margin + slack);
  const beside: Box = { x: margin, y: rack.y - 4, w: rack.x - 3 * margin - 6, h: rackHeight + 8 };
  const bag = { ...beside, w: Math.min(beside.h * 0.88, beside.w * 0.56) };
  return {
    margin,
    ui: 1,
    short: false,
    board: { x: Math.round((w - board.size) / 2), y, ...board },
    rack,
    bag,
    marker: besideRack(rack),
    panels: {
      seats: { ...across, y: margin, h: seats + slack },
      legend: { ...across, y: legendAt, h: legend },
      count: { ...beside, x: bag.x + bag.w + 4, w: beside.w - bag.w - 4 },
      fails: { x: rack.x + rack.w + margin, y: rack.y, w: w - rack.x - rack.w - 2 * margin, h: rackHeight },
      actions: { ...across, y: h - buttons - margin, h: buttons },
    },
  };
}

function layPhone(w: number, h: number, side: number): Arrangement {
  const margin = 6;
  const board = boardWithin(w - 3, 0.24, side);
  const [top, finish] = [44, 54];
  const [gap, pad] = [4, 8];
  const tile = Math.floor((w - 2 * margin - 6 * gap - 2 * pad) / 7);
  const rackHeight = Math.round(tile * 1.24);
  const oneRow = top + board.size + rackHeight + finish + 6 * margin;
  const [leastSeats, goodSeats] = [54, 80];
  const [secondRow, wanted] = [56 + margin, 22 + margin];
  const short = h < oneRow + secondRow + wanted + goodSeats;
  const bare = oneRow + (short ? 0 : secondRow);
  // On the lowest phones the legend gives way: the squares say the same.
  const legend = h >= bare + leastSeats + wanted ? wanted : 0;
  const fixed = bare + legend;
  const seats = clamp(h - fixed - (short ? 0 : 24), 40, 112);
  const slack = Math.max(0, Math.floor((h - fixed - seats) / 5));
  const across = { x: margin, w: w - 2 * margin };

  const seatsAt = 2 * margin + top + slack;
  const y = seatsAt + seats + margin + slack;
  const legendAt = y + board.size + margin;
  const rackAt = legendAt + legend + (legend ? slack : 0);
  const rack = { tile, gap, pad, vertical: false, ...across, y: rackAt, h: rackHeight };

  const bar = { y: margin, h: top };
  const bag = { ...bar, x: margin + 50, w: 40 };
  const count = { ...bar, x: bag.x + 44, w: 72 };
  const help = { ...bar, x: w - margin - 44, w: 44 };
  const fails = { ...bar, x: count.x + count.w + 4, w: help.x - count.x - count.w - 8 };
  return {
    margin,
    ui: 1,
    short,
    board: { x: Math.round((w - board.size) / 2), y, ...board },
    rack,
    bag,
    marker: null,
    panels: {
      tools: { ...bar, x: margin, w: 44 },
      count,
      fails,
      help,
      seats: { ...across, y: seatsAt, h: seats },
      ...(legend && { legend: { ...across, y: legendAt, h: 22 } }),
      ...(!short && { actions: { ...across, y: rackAt + rackHeight + margin + slack, h: 56 } }),
      finish: { ...across, y: h - margin - finish, h: finish },
    },
  };
}

const barHeight = 44;

function layEven(w: number, h: number, side: number): Arrangement {
  const margin = Math.min(w, h) < 640 ? 4 : 8;
  const buttons = clamp(Math.round(h * 0.075), 44, 58);
  const leastSeats = clamp(Math.round(h * 0.07), 48, 76);
  const wanted = clamp(Math.floor(Math.min(w, h) * 0.082), 36, 72);
  const room = Math.min(h - leastSeats - buttons - 4 * margin, w - Math.round(wanted * 1.24) - 3 * margin);
  const board = boardWithin(room, room < 520 ? 0.16 : 0.34, side);
  const size = uprightRack(board.size + 12, wanted);
  const slack = h - leastSeats - board.size - buttons - 4 * margin;
  const bar = slack >= barHeight + margin ? barHeight + margin : 0;
  const more = slack - bar;
  const seats = leastSeats + Math.min(more, 40);
  const y = 2 * margin + bar + seats + Math.floor((more - (seats - leastSeats)) / 2);
  const x = Math.round((w - board.size - margin - size.w) / 2);
  const rack = { ...size, x: x + board.size + margin, y: y + Math.round((board.size - size.h) / 2) };

  const { bag, ...panels } = (bar ? barAndSeats : bagAndSeats)(w, margin, seats);
  return {
    margin,
    ui: 1,
    short: true,
    board: { x, y, ...board },
    rack,
    bag,
    marker: null,
    panels: { ...panels, actions: { x: margin, y: h - margin - buttons, w: w - 2 * margin, h: buttons } },
  };
}

/** Bag and figures in a strip of their own, with the menu. */
function barAndSeats(w: number, margin: number, h: number) {
  const bar = { y: margin, h: barHeight };
  const bag = { ...bar, x: margin + 50, w: 40 };
  const count = { ...bar, x: bag.x + bag.w + margin, w: 72 };
  const failsAt = count.x + count.w + margin;
  return {
    tools: { ...bar, x: margin, w: 44 },
    bag,
    count,
    fails: { ...bar, x: failsAt, w: w - failsAt - margin },
    seats: { x: margin, y: 2 * margin + barHeight, w: w - 2 * margin, h },
  };
}

function bagAndSeats(w: number, margin: number, h: number) {
  const strip = { y: margin, h };
  const bag = { ...strip, x: margin, w: Math.min(h * 0.9, 64) };
  const beside = { x: bag.x + bag.w + margin, w: 64 };
  const seatsAt = beside.x + beside.w + margin;
  return {
    bag,
    count: { ...beside, y: margin, h: h * 0.56 },
    fails: { ...beside, y: margin + h * 0.56, h: h * 0.44 },
    seats: { ...strip, x: seatsAt, w: w - seatsAt - margin },
  };
}

/**
 * The largest board of so many squares a side in a square of `most`, with whole pixels to a cell; `rim` is the frame's
 * share of a cell of the usual board.
 */
function boardWithin(most: number, rim: number, side: number) {
  const frames = (2 * rim * side) / 15;
  const cell = Math.floor(most / (side + frames));
  const frame = Math.round((cell * frames) / 2);
  return { cell, side, frame, size: cell * side + 2 * frame };
}

function flatRack(tile: number, centre: number, y: number): RackBox {
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

function layWide(w: number, h: number, side: number): Arrangement {
  const ui = clamp(h / 900, 1, 1.6);
  const bag = h < 700 ? { w: 76, h: 84 } : { w: 118, h: 132 };
  return inColumns(w, h, side, { least: 220, widest: 440, ui, outer: 0.5, legend: 56, bag });
}

function layNarrow(w: number, h: number, side: number): Arrangement {
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

const besideRack = (rack: Box): Point => ({ x: rack.x - 14, y: rack.y + rack.h / 2 });

/** A rack that stands on its end, as long as the height allows. */
function uprightRack(room: number, most = 56) {
  const [gap, pad] = [4, 7];
  const tile = Math.min(most, Math.floor((room - 12 - 6 * gap - 2 * pad) / 7));
  return { tile, gap, pad, vertical: true, w: Math.round(tile * 1.24), h: 7 * tile + 6 * gap + 2 * pad };
}

/** What seats and buttons beside an upright board need, and how much more board, rack and three gaps. */
const leastBeside = 180;
const tight = { margin: 4, most: 48, rim: 0.14 };
const roomy = { margin: 6, most: 56, rim: 0.2 };

/** Whether seats and buttons have room beside a board that fills nearly the whole height. */
const hasRoomBeside = (w: number, h: number) =>
  w >= h * 0.88 + uprightRack(h, tight.most).w + 5 * tight.margin + leastBeside;

function layUpright(w: number, h: number, side: number): Arrangement {
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

  const isNarrow = across < 150;
  const below = isNarrow ? 58 : 54;
  const row = { x: start + margin, y: h - margin - below, w: across, h: below };
  const { bag, ...figures } = belowSeats(row, isNarrow);
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
function belowSeats(row: Box, isNarrow: boolean) {
  const bag = isNarrow ? { ...row, w: 30, h: 39 } : { ...row, w: 48 };
  const beside = { ...bag, x: bag.x + bag.w + 4, w: row.w - bag.w - 4 };
  if (isNarrow) return { bag, count: beside, fails: slice(row, 40, 18) };
  const count = { ...beside, w: Math.floor(beside.w / 2) - 2 };
  return { bag, count, fails: { ...beside, x: count.x + count.w + 4, w: beside.w - count.w - 4 } };
}

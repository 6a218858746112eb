import type { Box } from '../../shared/canvas/box';
import { clamp } from '../../shared/canvas/easing';
import {
  besideRack,
  boardWithin,
  flatRack,
  hasRoomBeside,
  layNarrow,
  layUpright,
  layWide,
  uprightRack,
} from './layout-columns';
import type { Arrangement, Kind, Layout } from './places';

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

import type { RackBox } from './layout-shapes';

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

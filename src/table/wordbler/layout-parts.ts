import type { RackBox } from './layout-shapes';

/** The largest board in a square of `most`, with whole pixels to a cell; `rim` is the frame's share of a cell. */
export function boardWithin(most: number, rim: number) {
  const cell = Math.floor(most / (15 + 2 * rim));
  const frame = Math.round(cell * rim);
  return { cell, frame, size: cell * 15 + 2 * frame };
}

export function flatRack(tile: number, centre: number, y: number): RackBox {
  const gap = Math.max(4, Math.round(tile * 0.07));
  const pad = Math.round(tile * 0.2);
  const w = 7 * tile + 6 * gap + 2 * pad;
  return { tile, gap, pad, vertical: false, x: Math.round(centre - w / 2), y, w, h: Math.round(tile * 1.24) };
}

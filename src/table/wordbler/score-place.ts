import { the } from '../../core/the';
import { boardSquares, type Square } from './places';

/** A run of letters: its first and its last square. */
export interface Run {
  from: Square;
  to: Square;
}

/** The bubble with the score, in squares. */
export const bubbleSize = { w: 1.6, h: 0.95 };

const tileHalf = 0.46;
const reach = { x: bubbleSize.w / 2 + tileHalf, y: bubbleSize.h / 2 + tileHalf };
const beside = 1.3; // from the middle of a tile, so that it just clears it
const aside = [0, 0.3, -0.3];

/**
 * Where the score of a word stands, in squares and parts of them: above its end, below, before its start; for a
 * word that goes down right of its end, left, above its start. Never on a tile: then as near as there is room.
 */
export function bubblePlace({ from, to }: Run, isTaken: (square: Square) => boolean): Square {
  const fits = (place: Square) => isInside(place) && covered(place).every((square) => !isTaken(square));
  const away = ({ x, y }: Square) => Math.hypot(x - to.x, y - to.y);
  const preferred = from.x === to.x ? besideColumn(from, to) : besideRow(from, to);
  return (
    preferred.find(fits) ??
    everywhere
      .filter(fits)
      .sort((a, b) => away(a) - away(b))
      .at(0) ??
    the(preferred[0])
  );
}

const shifted = (y: number, x: number): Square[] => aside.map((by) => ({ x: x + by, y }));

const besideRow = (from: Square, to: Square): Square[] => [
  ...shifted(to.y - 1, to.x),
  ...shifted(to.y + 1, to.x),
  { x: from.x - beside, y: from.y },
];

const besideColumn = (from: Square, to: Square): Square[] => [
  { x: to.x + beside, y: to.y },
  { x: to.x - beside, y: to.y },
  ...shifted(from.y - 1, from.x),
];

const everywhere: readonly Square[] = Array.from({ length: boardSquares ** 2 }, (_, i) =>
  shifted(Math.floor(i / boardSquares), i % boardSquares),
).flat();

function isInside({ x, y }: Square): boolean {
  const overX = bubbleSize.w / 2 - 0.5;
  const last = boardSquares - 1;
  return x >= overX && x <= last - overX && y >= 0 && y <= last;
}

function covered({ x, y }: Square): Square[] {
  const found: Square[] = [];
  for (let row = Math.ceil(y - reach.y); row <= y + reach.y; row++)
    for (let column = Math.ceil(x - reach.x); column <= x + reach.x; column++)
      found.push({ x: column, y: row });
  return found;
}

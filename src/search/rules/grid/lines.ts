import type { Direction } from './directions';
import { isInGrid, type Square } from './grid';

/** Every straight line is read in one of four ways; the other four directions are the same lines read back. */
export const families = ['right', 'down', 'downRight', 'downLeft'] as const satisfies Direction[];

export type Family = (typeof families)[number];

const familySteps: Readonly<Record<Family, Square>> = {
  right: { x: 1, y: 0 },
  down: { x: 0, y: 1 },
  downRight: { x: 1, y: 1 },
  downLeft: { x: -1, y: 1 },
};

/** The numbers of the squares on each line of a family, line after line. */
export function linesOf(family: Family, size: number): number[][] {
  const { x: dx, y: dy } = familySteps[family];
  const lines: number[][] = [];
  for (let square = 0; square < size * size; square++) {
    const start = { x: square % size, y: Math.floor(square / size) };
    if (isInGrid(size, { x: start.x - dx, y: start.y - dy })) continue;
    const line: number[] = [];
    for (let at = start; isInGrid(size, at); at = { x: at.x + dx, y: at.y + dy })
      line.push(at.y * size + at.x);
    lines.push(line);
  }
  return lines;
}

const orders = new Map<number, Int16Array>();

/** All lines of all families in a row, with an edge (the number after the last square) behind each. */
export function readingOrder(size: number): Int16Array {
  const known = orders.get(size);
  if (known) return known;
  const edge = size * size;
  const order = Int16Array.from(
    families.flatMap((family) => linesOf(family, size).flatMap((line) => [...line, edge])),
  );
  orders.set(size, order);
  return order;
}

/** The family in which one square follows another, by the difference of their numbers. */
export function familyOfStep(step: number, size: number): Family {
  if (step === 1) return 'right';
  if (step === size) return 'down';
  return step === size + 1 ? 'downRight' : 'downLeft';
}

import { describe, expect, it } from 'vitest';
import {
  middleOf,
  placeTray,
  squareMeant,
  squaresPassed,
  squareUnder,
} from '../../../src/scramble/canvas/tray-picture';

const boxes = [
  { x: 10, y: 20, w: 660, h: 662 },
  { x: 0, y: 130, w: 378, h: 377 },
  { x: 0.5, y: 7.25, w: 901, h: 303 },
];

describe('the places of a tray', () => {
  it.each(boxes)('fill %j from side to side in whole pixels, without leaving it', (box) => {
    for (let side = 2; side <= 10; side++) {
      const { x, y, size, tile, gap, rim, pad, squares } = placeTray(box, side);
      expect(squares).toHaveLength(side * side);
      expect([x, y, size, tile, gap].every(Number.isInteger)).toBe(true);
      const room = Math.min(box.w, box.h);
      // Each of its parts is rounded.
      expect(size).toBeLessThanOrEqual(room + side);
      expect(size).toBeGreaterThan(room - 2 * side - 4);
      const last = squares[side * side - 1]!;
      expect([last.x + last.w + pad + rim, last.y + last.h + pad + rim]).toEqual([x + size, y + size]);
      expect(squares[1]!.x - squares[0]!.x).toBe(tile + gap);
    }
  });

  it('never vanish in a box without room', () => {
    const { tile, squares } = placeTray({ x: 0, y: 0, w: 0, h: 0 }, 4);
    expect([tile, squares.length]).toEqual([1, 16]);
  });
});

describe('a press', () => {
  const places = placeTray(boxes[0]!, 4);

  it('meets the square it is on, gaps and all', () => {
    for (const [square, box] of places.squares.entries()) {
      expect(squareUnder(places, middleOf(box))).toBe(square);
      expect(squareUnder(places, { x: box.x - places.gap / 3, y: box.y })).toBe(square);
    }
    expect(squareUnder(places, { x: places.x + 1, y: places.y + 1 })).toBeUndefined();
  });
});

describe('a drag', () => {
  const places = placeTray(boxes[0]!, 4);
  const at = (square: number) => middleOf(places.squares[square]!);

  it('means a square near its middle only', () => {
    const { x, y, w } = places.squares[5]!;
    expect(squareMeant(places, { x: x + w / 2, y: y + w * 0.1 })).toBe(5);
    expect(squareMeant(places, { x: x + 2, y: y + 2 })).toBeUndefined();
  });

  it('passes diagonally between two squares without meaning them', () => {
    expect(squaresPassed(places, at(0), at(15))).toEqual([0, 5, 10, 15]);
    expect(squaresPassed(places, at(3), at(12))).toEqual([3, 6, 9, 12]);
  });

  it('passes every square on its way, however far it jumps', () => {
    expect(squaresPassed(places, at(4), at(7))).toEqual([4, 5, 6, 7]);
    expect(squaresPassed(places, at(13), at(1))).toEqual([13, 9, 5, 1]);
  });

  it('that does not move means the square it is on', () => {
    expect(squaresPassed(places, at(6), at(6))).toEqual([6]);
  });
});

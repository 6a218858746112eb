import { describe, expect, it } from 'vitest';
import { wordSearch } from '../../../src/rules';

const { directionOf, directions, snap, steps, selectedLetters, selectedSquares } = wordSearch;

const middle = { x: 9, y: 9 };
const extent = { w: 18, h: 18 };

describe('A stroke', () => {
  it.each(directions)('keeps to %s when the pointer is near it', (direction) => {
    const { x, y } = steps[direction];
    for (let length = 1; length <= 8; length++) {
      const toward = { x: 9 + x * length, y: 9 + y * length };
      for (const [dx, dy] of [
        [0, 0],
        [0.2, -0.15],
        [-0.15, 0.2],
      ]) {
        const to = snap(middle, { x: toward.x + dx!, y: toward.y + dy! }, extent);
        expect(to).toEqual(toward);
        expect(directionOf({ from: middle, to })).toBe(direction);
      }
    }
  });

  it('snaps to the direction whose angle is nearest', () => {
    for (let degrees = 0; degrees < 360; degrees += 3) {
      const angle = (degrees / 180) * Math.PI;
      const to = snap(middle, { x: 9 + 6 * Math.cos(angle), y: 9 + 6 * Math.sin(angle) }, extent);
      const snapped = (Math.atan2(to.y - 9, to.x - 9) / Math.PI) * 180;
      const off = Math.abs(((degrees - snapped + 540) % 360) - 180);
      expect(off, `${degrees}`).toBeLessThanOrEqual(22.5);
      expect(Math.max(Math.abs(to.x - 9), Math.abs(to.y - 9))).toBeGreaterThan(3);
    }
  });

  it('stays inside when the pointer leaves the grid, and comes back with it', () => {
    for (const from of [middle, { x: 0, y: 0 }, { x: 17, y: 3 }, { x: 1, y: 16 }])
      for (let degrees = 0; degrees < 360; degrees += 5) {
        const at = (far: number) => ({
          x: from.x + far * Math.cos((degrees / 180) * Math.PI),
          y: from.y + far * Math.sin((degrees / 180) * Math.PI),
        });
        for (const far of [1, 5, 20, 1e6, 1e300]) {
          const to = snap(from, at(far), extent);
          expect(wordSearch.isInGrid(18, to), `${degrees} ${far}`).toBe(true);
          expect(directionOf({ from, to }) !== undefined || (to.x === from.x && to.y === from.y)).toBe(true);
        }
      }
    expect(snap(middle, { x: 40, y: 9.4 }, extent)).toEqual({ x: 17, y: 9 });
    expect(snap(middle, { x: 12, y: 9.4 }, extent)).toEqual({ x: 12, y: 9 });
    expect(snap({ x: 2, y: 5 }, { x: -9, y: -6 }, extent)).toEqual({ x: 0, y: 3 });
  });

  it.each([
    [9, 9],
    [9.4, 8.6],
    [Number.NaN, 3],
    [Number.POSITIVE_INFINITY, 3],
  ])('stands still with the pointer at %d, %d', (x, y) => {
    expect(snap(middle, { x, y }, extent)).toEqual(middle);
  });

  it('shows the letters under it', () => {
    const grid = ['CAT', 'ODE', 'WEB'];
    const read = (x: number, y: number, toX: number, toY: number) =>
      selectedLetters(grid, { from: { x, y }, to: { x: toX, y: toY } });
    expect(read(0, 0, 2, 0)).toBe('CAT');
    expect(read(2, 0, 0, 0)).toBe('TAC');
    expect(read(0, 0, 0, 2)).toBe('COW');
    expect(read(0, 0, 2, 2)).toBe('CDB');
    expect(read(0, 2, 2, 0)).toBe('WDT');
    expect(read(1, 1, 1, 1)).toBe('D');
  });

  it('is straight or has no direction', () => {
    expect(directionOf({ from: middle, to: { x: 11, y: 10 } })).toBeUndefined();
    expect(directionOf({ from: middle, to: middle })).toBeUndefined();
    expect(selectedSquares({ from: { x: 0, y: 2 }, to: { x: 2, y: 0 } })).toEqual([
      { x: 0, y: 2 },
      { x: 1, y: 1 },
      { x: 2, y: 0 },
    ]);
  });
});

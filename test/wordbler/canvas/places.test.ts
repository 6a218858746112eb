import { describe, expect, it } from 'vitest';
import { layout } from '../../../src/wordbler/canvas/layout';
import {
  drawnPlace,
  drawnRack,
  drawnSide,
  inDevicePixels,
  isIn,
  rackCell,
  rackCellAt,
  rackCells,
  squareAt,
  squareCentre,
} from '../../../src/wordbler/canvas/places';

const windows = [
  [2560, 1440],
  [1440, 900],
  [1024, 768],
  [768, 1024],
  [600, 600],
  [390, 844],
  [844, 390],
];
const layouts = windows.flatMap(([w, h]) =>
  [1, 1.5, 2, 2.625, 3].map((dpr) => inDevicePixels(layout(w!, h!, 15), dpr)),
);

describe('places', () => {
  it('finds every square by its middle and by its corners', () => {
    for (const { board } of layouts)
      for (let y = 0; y < board.side; y++)
        for (let x = 0; x < board.side; x++) {
          const at = squareCentre(board, { x, y });
          const near = board.cell * 0.49;
          expect(squareAt(board, at)).toEqual({ x, y });
          expect(squareAt(board, { x: at.x - near, y: at.y - near })).toEqual({ x, y });
          expect(squareAt(board, { x: at.x + near, y: at.y + near })).toEqual({ x, y });
        }
  });

  it('knows the frame and the felt from the board', () => {
    for (const { board } of layouts) {
      const middle = board.y + board.size / 2;
      expect(squareAt(board, { x: board.x + board.frame * 0.5, y: middle })).toBeNull();
      expect(squareAt(board, { x: board.x + board.size - board.frame * 0.5, y: middle })).toBeNull();
      expect(squareAt(board, { x: board.x - 1, y: middle })).toBeNull();
      expect(squareAt(board, { x: board.x + board.size / 2, y: board.y + board.size + 1 })).toBeNull();
    }
  });

  it('finds every rack cell by its middle, and has a cell for every point of the rack', () => {
    for (const { rack } of layouts) {
      for (let cell = 0; cell < rackCells; cell++) {
        expect(rackCellAt(rack, rackCell(rack, cell))).toBe(cell);
        expect(isIn(rack, rackCell(rack, cell))).toBe(true);
      }
      expect(rackCellAt(rack, { x: rack.x, y: rack.y })).toBe(0);
      expect(rackCellAt(rack, { x: rack.x + rack.w - 0.1, y: rack.y + rack.h - 0.1 })).toBe(rackCells - 1);
      expect(rackCellAt(rack, { x: rack.x - 1, y: rack.y })).toBeNull();
    }
  });

  it.each([2, 3, 4])('lays the drawn tiles of %i seats and three rounds on the board, none on another', (seats) => {
    for (const places of layouts) {
      const points = [0, 1, 2].flatMap((aside) =>
        Array.from({ length: seats }, (_, seat) => drawnPlace(places, seat, seats, aside)),
      );
      for (const [i, point] of points.entries()) {
        expect(squareAt(places.board, point)).not.toBeNull();
        for (const other of points.slice(i + 1))
          expect(Math.max(Math.abs(point.x - other.x), Math.abs(point.y - other.y))).toBeGreaterThanOrEqual(
            places.board.cell * drawnSide,
          );
      }
    }
  });

  it('gives every seat a rack of its own on the board, and the tile drawn last its first cell', () => {
    for (const { board } of layouts)
      for (const seats of [2, 3, 4]) {
        const racks = Array.from({ length: seats }, (_, seat) => drawnRack(board, seat, seats));
        for (const [seat, rack] of racks.entries()) {
          expect(squareAt(board, rack)).not.toBeNull();
          expect(squareAt(board, { x: rack.x + rack.w, y: rack.y + rack.h })).not.toBeNull();
          expect(rackCellAt(rack, drawnPlace({ board }, seat, seats, 0))).toBe(0);
          expect(isIn(rack, drawnPlace({ board }, seat, seats, 1))).toBe(false);
          for (const other of racks.slice(seat + 1))
            expect(Math.abs(rack.x - other.x) >= rack.w || Math.abs(rack.y - other.y) >= 2 * rack.h).toBe(true);
        }
      }
  });
});

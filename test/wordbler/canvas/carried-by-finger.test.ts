import { describe, expect, it } from 'vitest';
import type { Point } from '../../../src/shared/canvas/box';
import { layout } from '../../../src/wordbler/canvas/layout';
import {
  type Layout,
  rackCell,
  rackCellAt,
  rackCells,
  type Square,
  squareAt,
  squareCentre,
} from '../../../src/wordbler/canvas/places';
import { aimOf, HeldTile, riseAbove } from '../../../src/wordbler/canvas/tile-poses';
import { held, zooming } from '../../../src/wordbler/canvas/timings';
import { BoardZoom, shareOf, zoomed } from '../../../src/wordbler/canvas/zoom';
import { some } from '../../long';
import { fingerFor } from './finger-for';

const phones = [
  [360, 640],
  [390, 844],
  [412, 915],
  [844, 390],
] as const;
const others = [
  [320, 480],
  [568, 320],
  [667, 375],
  [768, 1024],
  [1024, 768],
] as const;
const sides = [15, 11, 21];

const squaresOf = (side: number): Square[] =>
  Array.from({ length: side * side }, (_, at) => ({ x: at % side, y: Math.floor(at / side) }));

const isInWindow = ({ width, height }: Layout, { x, y }: Point) => x >= 0 && y >= 0 && x < width && y < height;

/** A finger with a tile, frame by frame, and the board under it: what the table does, without a table. */
class Carried {
  private readonly board: BoardZoom;
  private readonly tile: HeldTile;
  private finger: Point;

  constructor(
    readonly place: Layout,
    from: Point,
    side = 15,
  ) {
    this.board = new BoardZoom(Math.max(1, side / 15));
    this.finger = from;
    const spot = { ...from, side: place.rack.tile, faceUp: true };
    this.tile = new HeldTile(spot, place.rack.tile, this.above(from));
  }

  get zoomed() {
    return zoomed(this.place, this.board.zoom).board;
  }

  get isGrown() {
    return this.board.zoom.scale > 1;
  }

  get middle(): Point {
    return this.tile.middle;
  }

  /** What is lit, and where it lands. */
  get square(): Square | null {
    return squareAt(this.zoomed, this.middle);
  }

  move(to: Point) {
    if (!isInWindow(this.place, to)) throw new Error(`no finger comes to ${to.x}, ${to.y}`);
    this.finger = to;
    this.tile.follow(this.above(to));
  }

  pass(ms: number) {
    for (let at = 0; at < ms; at += 16) {
      this.board.follow(shareOf(this.place.board, this.middle));
      this.board.tick(16);
      this.tile.step(16, 30);
    }
  }

  /** The way of a hand, in so many frames; `bend` is how far it leaves the straight line. */
  go(to: Point, frames: number, bend = 0) {
    const from = this.finger;
    for (let at = 1; at <= frames; at++) {
      const k = at / frames;
      const away = Math.sin(Math.PI * k) * bend;
      const { width, height } = this.place;
      this.move({
        x: Math.min(width - 1, Math.max(0, from.x + (to.x - from.x) * k + away)),
        y: Math.min(height - 1, Math.max(0, from.y + (to.y - from.y) * k + away / 3)),
      });
      this.pass(16);
    }
  }

  /** Where the finger goes to bring the tile to a square as it is seen now; held at the edge where it is not seen. */
  towards(square: Square): Point {
    const { board } = this.place;
    const { x, y } = squareCentre(this.zoomed, square);
    const within = (at: number, from: number) => Math.min(from + board.size - 3, Math.max(from + 3, at));
    return fingerFor(this.place, { x: within(x, board.x), y: within(y, board.y) }, held.aboveFinger);
  }

  /** A hand that follows what it sees. */
  bring(square: Square) {
    const isThere = () => this.square?.x === square.x && this.square.y === square.y;
    for (let frames = 0; frames < 400 && !isThere(); frames++) {
      this.move(this.towards(square));
      this.pass(16);
    }
  }

  private above({ x, y }: Point): Point {
    return { x, y: y - riseAbove(this.place, { x, y }, held.aboveFinger) };
  }
}

const start = ({ rack }: Layout) => {
  const { x, y } = rackCell(rack, 2);
  return { x: x + rack.tile * 0.4, y: y + rack.tile * 0.4 };
};

// Upright and lying down, each hand in both.
describe.each(some(phones, [phones[1], phones[3]]))('a tile under a finger, on a phone of %i×%i', (width, height) => {
  const hands = ['right', 'left'] as const;
  const all = squaresOf(15);
  const squares = some(
    all,
    all.filter((_, at) => at % 2 === 0),
  );

  it.each(hands)('lands on each of the squares, slow and fast, straight and along a curve, by the %s', (hand) => {
    const place = layout(width, height, 15, hand);
    for (const square of squares)
      for (const frames of [2, 9, 60])
        for (const bend of [0, 70, -70]) {
          const carried = new Carried(place, start(place));
          carried.go(carried.towards(square), frames, bend);
          // Who goes so slowly that the board has grown meanwhile sees where the square is now.
          const hadGrown = carried.isGrown;
          if (hadGrown) carried.bring(square);
          expect(carried.square, `${frames} frames, bend ${bend}`).toEqual(square);
          if (hadGrown) continue;
          // Whoever waits to see what comes of it finds the same square, while the board grows and after it.
          for (let ms = 0; ms < zooming.holdAtEdge - 64; ms += 64) {
            carried.pass(64);
            expect(carried.square, `${frames} frames, bend ${bend}, after ${ms} ms`).toEqual(square);
          }
          expect(carried.isGrown).toBe(true);
        }
  });

  it.each(hands)('is brought from any square of the grown board to any other, by the %s', (hand) => {
    const place = layout(width, height, 15, hand);
    for (const square of squares)
      for (const rests of [
        { x: 7, y: 7 },
        { x: 0, y: 14 },
        { x: 14, y: 0 },
      ]) {
        const carried = new Carried(place, start(place));
        carried.go(carried.towards(rests), 10);
        carried.pass(300);
        expect(carried.isGrown).toBe(true);
        carried.bring(square);
        expect(carried.square).toEqual(square);
      }
  });
});

describe('In the first steps, on a phone', () => {
  const place = layout(390, 844, 15, 'right');
  const { board } = place;
  const star = { x: 7, y: 7 };
  const aimedAt = (finger: Point, sought: Square | undefined) => {
    const tile = { x: finger.x, y: finger.y - riseAbove(place, finger, held.aboveFinger) };
    return squareAt(board, aimOf(board, tile, finger, sought));
  };

  it('the square that is shown is hit by the tile and by the finger below it; any other by the tile alone', () => {
    const on = squareCentre(board, star);
    expect(aimedAt(fingerFor(place, on, held.aboveFinger), star)).toEqual(star);
    expect(aimedAt(on, star)).toEqual(star);
    expect(aimedAt(on, undefined)).toEqual({ x: 7, y: 5 });
    expect(aimedAt({ x: on.x + board.cell, y: on.y }, star)).toEqual({ x: 8, y: 5 });
  });

  it.each([0, 14])('so it is in row %i, at the edge of the board', (y) => {
    const square = { x: 3, y };
    const on = squareCentre(board, square);
    expect(aimedAt(on, square)).toEqual(square);
    expect(aimedAt(fingerFor(place, on, held.aboveFinger), square)).toEqual(square);
  });
});

describe.each(some([...phones, ...others], [phones[1], phones[3], others[0], others[4]]))(
  'a finger in a window of %i×%i',
  (width, height) => {
    it('comes with its tile to every square and every cell of the rack', () => {
      for (const side of sides)
        for (const hand of ['right', 'left'] as const) {
          const place = layout(width, height, side, hand);
          const under = (point: Point) => {
            const finger = fingerFor(place, point, held.aboveFinger);
            expect(isInWindow(place, finger)).toBe(true);
            const middle = { x: finger.x, y: finger.y - riseAbove(place, finger, held.aboveFinger) };
            expect(Math.hypot(middle.x - point.x, middle.y - point.y)).toBeLessThan(0.01);
            return middle;
          };
          for (const square of squaresOf(side))
            expect(squareAt(place.board, under(squareCentre(place.board, square)))).toEqual(square);
          for (let cell = 0; cell < rackCells; cell++) {
            expect(rackCellAt(place.rack, under(rackCell(place.rack, cell)))).toBe(cell);
            // Within the rack the tile lies under the finger, and is put in order there.
            expect(riseAbove(place, rackCell(place.rack, cell), held.aboveFinger)).toBe(0);
          }
        }
    });

    it('is well below its tile over the middle of the board, and never above it; the way has no jump', () => {
      const place = layout(width, height, 15);
      const rise = (at: Point) => riseAbove(place, at, held.aboveFinger);
      const star = squareCentre(place.board, { x: 7, y: 7 });
      expect(rise(fingerFor(place, star, held.aboveFinger))).toBe(held.aboveFinger);
      const steps: number[] = [];
      for (let y = 0; y < height; y += 9)
        for (let x = 0; x < width; x += 9) {
          const here = rise({ x, y });
          if (here < 0) throw new Error(`a tile lies below a finger at ${x}, ${y}`);
          steps.push(Math.abs(here - rise({ x: x + 9, y })), Math.abs(here - rise({ x, y: y + 9 })));
        }
      expect(steps.filter((step) => step > 9.001)).toEqual([]);
    });
  },
);

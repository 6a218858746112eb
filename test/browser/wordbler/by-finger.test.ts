import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Square } from '../../../src/rules';
import type { Point } from '../../../src/shared/canvas/box';
import { layout } from '../../../src/wordbler/canvas/layout';
import { rackCell, squareAt, squareCentre } from '../../../src/wordbler/canvas/places';
import { held, zooming } from '../../../src/wordbler/canvas/timings';
import { type Zoom, zoomed } from '../../../src/wordbler/canvas/zoom';
import { isLong, some } from '../../long';
import { fingerFor } from '../../wordbler/canvas/finger-for';
import { keepInPage } from '../support/game-of-two';
import { dealt } from '../support/left-table';
import { it } from '../support/page-test';
import { stopTime } from '../support/page-time';
import { openPage } from '../support/play';
import { atRest, expectInPlace, see } from '../support/seen-table';

const phones = [
  [360, 640],
  [390, 844],
  [412, 915],
  [844, 390],
] as const;
const frame = 16;
const side = 15;
const squares = Array.from({ length: side * side }, (_, at) => ({ x: at % side, y: Math.floor(at / side) }));
const thumb = { radiusX: 22, radiusY: 28 };

const game = dealt('by finger');
const { racks, toMove } = game.state;
const cell = racks[toMove]!.findIndex((tile) => game.faces[tile!]!.letter !== '');
const tile = racks[toMove]![cell]!;

interface Looked {
  zoom: Zoom;
  /** Where the tile is drawn, and what it shows as lit. */
  at: Point;
  light: Point | null;
  place: { at: string; x?: number; y?: number };
}

/** A finger, and a table whose time passes only as it is told. */
class Finger {
  readonly place: ReturnType<typeof layout>;
  private at: Point = { x: 0, y: 0 };

  constructor(
    readonly page: Page,
    private readonly send: (type: string, touchPoints: object[]) => Promise<unknown>,
    width: number,
    height: number,
  ) {
    this.place = layout(width, height, side);
  }

  pass(ms: number) {
    return this.page.clock.runFor(ms);
  }

  async look(): Promise<Looked> {
    const seen = await this.page.evaluate<string>(`(() => {
      const { zoom, light, places, picture } = window.wordbler;
      const is = ({ id }) => id === ${tile};
      return JSON.stringify({ zoom, light, at: places.find(is), place: picture.tiles.find(is).place });
    })()`);
    return JSON.parse(seen);
  }

  down(at: Point) {
    this.at = at;
    return this.send('touchStart', [{ ...at, ...thumb }]);
  }

  /** In so many steps; `bend` is how far the way leaves the straight line. */
  go(to: Point, steps: number, bend = 0) {
    const from = this.at;
    const { width, height } = this.place;
    this.at = to;
    return Array.from({ length: steps }, (_, at) => {
      const k = (at + 1) / steps;
      const away = Math.sin(Math.PI * k) * bend;
      const point = {
        x: Math.min(width - 1, Math.max(0, from.x + (to.x - from.x) * k + away)),
        y: Math.min(height - 1, Math.max(0, from.y + (to.y - from.y) * k + away / 3)),
      };
      return () => this.send('touchMove', [{ ...point, ...thumb }]);
    });
  }

  up() {
    return this.send('touchEnd', []);
  }

  async tapTwice(at: Point) {
    for (let taps = 0; taps < 2; taps++) {
      await this.down(at);
      await this.up();
    }
  }

  /** Two fingers go from 60 pixels apart to 120. */
  async pinch({ x, y }: Point) {
    const pair = (apart: number) => [-apart, apart].map((away) => ({ x: x + away, y, ...thumb }));
    await this.send('touchStart', pair(30));
    for (const apart of [40, 50, 60]) await this.send('touchMove', pair(apart));
    await this.up();
  }

  /** Where it brings the tile to a square as that is seen; to the edge where it is not. */
  towards(square: Square, zoom: Zoom): Point {
    const { board } = this.place;
    const { x, y } = squareCentre(zoomed(this.place, zoom).board, square);
    const within = (at: number, from: number) => Math.min(from + board.size - 3, Math.max(from + 3, at));
    return fingerFor(this.place, { x: within(x, board.x), y: within(y, board.y) }, held.aboveFinger);
  }

  under(at: Point, zoom: Zoom): Square | null {
    return squareAt(zoomed(this.place, zoom).board, at);
  }
}

async function sitDown(width: number, height: number): Promise<Finger> {
  const open = await openPage({
    touch: true,
    viewport: { width, height },
    reducedMotion: 'reduce',
    query: { probe: '1' },
    before: async (context) => {
      await context.clock.install();
      await keepInPage(context, { game: game.save(), settings: { openRacks: true, muted: true } });
    },
  });
  const { page, context } = open;
  await page.getByRole('button', { name: 'Continue Wordbler' }).tap();
  await page.getByRole('button', { name: 'Shuffle', disabled: false }).waitFor();
  await stopTime(page);
  const session = await context.newCDPSession(page);
  const send = (type: string, touchPoints: object[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints } as never);
  return new Finger(page, send, width, height);
}

const isAt = (square: Square, other: Square | null) => other?.x === square.x && other.y === square.y;

type Way = (finger: Finger, square: Square) => Promise<void>;

const flung =
  (steps: number, bend: number): Way =>
  async (finger, square) => {
    const moves = finger.go(finger.towards(square, { scale: 1, x: 0, y: 0 }), steps, bend);
    await Promise.all([...moves.map((move) => move()), finger.up()]);
  };

/** What lies under the middle of the drawn tile is lit, before it is let go. */
async function seenThere(finger: Finger, square: Square) {
  const { at, light, zoom } = await finger.look();
  expect(finger.under(at, zoom)).toEqual(square);
  // All of it is lit, and half of it may be out of sight.
  const { x, y } = squareCentre(zoomed(finger.place, zoom).board, square);
  expect(light && Math.hypot(light.x - x, light.y - y) < 1).toBe(true);
  await finger.up();
}

const shown: Way = async (finger, square) => {
  const moves = finger.go(finger.towards(square, { scale: 1, x: 0, y: 0 }), 3);
  for (const move of moves) {
    await move();
    await finger.pass(frame);
  }
  await finger.pass(2 * frame);
  await seenThere(finger, square);
};

/** The tile rests on the way, the board grows, and the hand goes on to where the square is then. */
const slow: Way = async (finger, square) => {
  const whole = { scale: 1, x: 0, y: 0 };
  const rest = { x: (square.x + 7) >> 1, y: (square.y + 7) >> 1 };
  for (const move of finger.go(finger.towards(rest, whole), 4, 40)) {
    await move();
    await finger.pass(2 * frame);
  }
  await finger.pass(zooming.rest + 4 * frame);
  let { zoom, at } = await finger.look();
  expect(zoom.scale).toBe(zooming.lifted);
  for (let looks = 0; looks < 60 && !isAt(square, finger.under(at, zoom)); looks++) {
    for (const move of finger.go(finger.towards(square, zoom), 1)) await move();
    await finger.pass(4 * frame);
    ({ zoom, at } = await finger.look());
  }
  await seenThere(finger, square);
};

const ways: Readonly<Record<string, Way>> = {
  'fast and straight': flung(2, 0),
  'fast along a curve': flung(4, 60),
  straight: shown,
  'slow along a curve, and grown': slow,
};

/** In the long run each square in each way; else nine from corner to corner and on the edges, in one of the ways. */
const waysTo = (square: number): [string, Way][] => {
  const all = Object.entries(ways);
  if (isLong) return all;
  return square % 28 === 0 ? [all[(square / 28) % all.length]!] : [];
};

/** Small squares grow with two fingers, and are small again after a double tap, and after the screen is turned. */
async function growAndTurn(finger: Finger) {
  const { page } = finger;
  await page.clock.resume();
  const still = async () => {
    await atRest(page);
    return (await see(page))!;
  };
  const middle = squareCentre(finger.place.board, { x: 7, y: 3 });
  const grow = async () => {
    await finger.pinch(middle);
    const seen = await still();
    expect(seen.zoom.scale).toBeCloseTo(2, 1);
    expectInPlace(seen, 'the pinch');
  };
  await grow();
  await finger.tapTwice(middle);
  await expect.poll(async () => (await see(page))?.zoom.scale).toBe(1);
  await grow();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect.poll(async () => (await see(page))?.size.width).toBe(844);
  const seen = await still();
  expect(seen.zoom.scale).toBe(1);
  expectInPlace(seen, 'the turn');
}

describe('a tile that a finger carries', () => {
  it.each(some(phones, [phones[1]]))(
    'lands on the square where it is seen and lit, on a phone of %i×%i, and the board grows with two fingers',
    async (width, height) => {
      const finger = await sitDown(width, height);
      let from = rackCell(finger.place.rack, cell);
      let isOnRack = true;
      for (const [index, square] of squares.entries())
        for (const [way, carry] of waysTo(index)) {
          // A thumb takes hold of it anywhere.
          const { rack, board } = finger.place;
          const grip = (isOnRack ? rack.tile : board.cell) * 0.35;
          await finger.down({ x: from.x + grip, y: from.y + grip });
          await carry(finger, square);
          await finger.pass(4 * frame);
          const { place, zoom } = await finger.look();
          expect(place, `${square.x}, ${square.y}, ${way}`).toMatchObject({ at: 'board', ...square });
          expect(zoom.scale).toBe(1);
          from = squareCentre(board, square);
          isOnRack = false;
        }
      if (height > width) await growAndTurn(finger);
    },
  );
});

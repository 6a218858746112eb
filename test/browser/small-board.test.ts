import { isDeepStrictEqual } from 'node:util';
import type { CDPSession, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Point } from '../../src/table/box';
import { layout } from '../../src/table/wordbler/layout';
import { rackCell, squareCentre } from '../../src/table/wordbler/places';
import { held, lens } from '../../src/table/wordbler/timings';
import { zoomed } from '../../src/table/wordbler/zoom';
import { keepInPage, keptGame, newGame, playOn } from './game-of-two';
import { nextFrames } from './page-time';
import { type OpenPage, openPage } from './play';
import { atRest, expectInPlace, type Seen, see } from './seen-table';

const size = { width: 390, height: 844 };
const places = layout(size.width, size.height, 15);
const game = playOn(newGame('small board'), 2);
const { racks, toMove } = game.state;
const cell = racks[toMove]!.findIndex((tile) => tile !== null && game.faces[tile]!.letter !== '');

let open: OpenPage;
let touch: Touch;

beforeAll(async () => {
  open = await openPage({
    touch: true,
    viewport: size,
    query: { probe: '1' },
    before: (context) =>
      keepInPage(context, { ...keptGame(game.save()), settings: { openRacks: true, muted: true } }),
  });
  const { page, context } = open;
  await page.getByRole('button', { name: 'Go on with the last game' }).tap();
  await page.getByRole('button', { name: 'Shuffle', disabled: false }).waitFor();
  touch = fingersOf(await context.newCDPSession(page));
});

afterEach(() => open.check());
afterAll(() => open.close());

type TouchType = 'touchStart' | 'touchMove' | 'touchEnd';
type Touch = (type: TouchType, ...points: Point[]) => Promise<void>;

const fingersOf =
  (session: CDPSession): Touch =>
  async (type, ...points) => {
    const touchPoints = points.map((point, id) => ({ ...point, id }));
    await session.send('Input.dispatchTouchEvent', { type, touchPoints });
  };

const scaleOf = async (page: Page) => (await see(page))?.zoom.scale;

async function still(page: Page): Promise<Seen> {
  await atRest(page);
  return (await see(page))!;
}

async function tapTwice(touch: Touch, point: Point) {
  for (let i = 0; i < 2; i++) {
    await touch('touchStart', point);
    await touch('touchEnd');
  }
}

describe('a board with small squares', () => {
  it('grows under a finger with a tile, which then lands on the square that is seen below it', async () => {
    const { page } = open;
    const square = { x: 3, y: 11 };
    const from = rackCell(places.rack, cell);
    await touch('touchStart', from);
    await touch('touchMove', { x: from.x, y: from.y - 30 });
    await touch('touchMove', { x: 195, y: 500 });
    await expect.poll(() => scaleOf(page)).toBe(lens.lifted);
    // The board gives way to a finger that moves, so that it is looked at again until it keeps still.
    const follow = async () => {
      const { zoom } = (await see(page))!;
      const { x, y } = squareCentre(zoomed(places, zoom).board, square);
      await touch('touchMove', { x, y: y + held.aboveFinger });
      await nextFrames(page, 3);
      return zoom;
    };
    await expect.poll(async () => isDeepStrictEqual(await follow(), (await see(page))!.zoom)).toBe(true);
    await touch('touchEnd');
    const seen = await still(page);
    expect(seen.zoom.scale).toBe(1);
    const tile = seen.picture.tiles.find(({ id }) => id === racks[toMove]![cell]);
    expect(tile?.place).toEqual({ at: 'board', ...square, laid: true });
    expectInPlace(seen, 'the drop');
  });

  it('grows with two fingers and is whole again after a double tap, and after the screen is turned', async () => {
    const { page } = open;
    const middle = squareCentre(places.board, { x: 7, y: 3 });
    const pair = (apart: number): [Point, Point] => [
      { x: middle.x - apart, y: middle.y },
      { x: middle.x + apart, y: middle.y },
    ];
    const pinch = async () => {
      await touch('touchStart', ...pair(30));
      for (const apart of [40, 50, 60]) await touch('touchMove', ...pair(apart));
      await touch('touchEnd');
      const seen = await still(page);
      expect(seen.zoom.scale).toBeCloseTo(2, 1);
      expectInPlace(seen, 'the pinch');
    };
    await pinch();
    await tapTwice(touch, middle);
    await expect.poll(() => scaleOf(page)).toBe(1);
    await pinch();
    await page.setViewportSize({ width: 844, height: 390 });
    await expect.poll(async () => (await see(page))?.size.width).toBe(844);
    const seen = await still(page);
    expect(seen.zoom.scale).toBe(1);
    expectInPlace(seen, 'the turn');
  });
});

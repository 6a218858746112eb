import type { CDPSession, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Point } from '../../../src/shared/canvas/box';
import { layout } from '../../../src/wordbler/canvas/layout';
import { squareCentre } from '../../../src/wordbler/canvas/places';
import { keepInPage, keptGame, newGame, playOn } from '../support/game-of-two';
import { it } from '../support/page-test';
import { openPage } from '../support/play';
import { atRest, expectInPlace, type Seen, see } from '../support/seen-table';

const size = { width: 390, height: 844 };
const places = layout(size.width, size.height, 15);
const game = playOn(newGame('small board'), 2);

async function sitDown() {
  const open = await openPage({
    touch: true,
    viewport: size,
    query: { probe: '1' },
    before: (context) => keepInPage(context, { ...keptGame(game.save()), settings: { openRacks: true, muted: true } }),
  });
  const { page, context } = open;
  await page.getByRole('button', { name: 'Continue Wordbler' }).tap();
  await page.getByRole('button', { name: 'Shuffle', disabled: false }).waitFor();
  return { page, touch: fingersOf(await context.newCDPSession(page)) };
}

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

it('a board with small squares grows with two fingers and is whole again after a double tap, and after the screen is turned', async () => {
  const { page, touch } = await sitDown();
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

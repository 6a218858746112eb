import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { AtTable } from '../support/at-table';
import { keepInPage, newGame, playOn, savedGame } from '../support/game-of-two';
import { it } from '../support/page-test';
import { stopTime } from '../support/page-time';
import { openPage } from '../support/play';
import { mouseOf } from '../support/pointers';
import { seenColour } from '../support/seen-colour';

const game = playOn(newGame('flights'), 4);

/** The canvases that are moved, each as what it covers of the page. */
const flying = (page: Page) =>
  page.evaluate(() =>
    [...[...document.querySelectorAll('.patches')].at(-1)!.querySelectorAll('canvas')]
      .filter(({ style }) => style.visibility !== 'hidden')
      .map((canvas) => canvas.getBoundingClientRect().toJSON() as DOMRect),
  );

const near =
  ({ x, y }: { x: number; y: number }) =>
  ({ left, right, top, bottom }: DOMRect) =>
    left < x && x < right && top - 40 < y && y < bottom + 40;

it('a tile that is carried flies on a canvas of its own, and is drawn again where it comes to rest', async () => {
  const open = await openPage({
    touch: false,
    before: (context) => keepInPage(context, { ...savedGame(game.save()), settings: { openRacks: true, muted: true } }),
  });
  const { page } = open;
  await page.getByRole('button', { name: 'Continue Wordbler' }).click();
  await page.getByRole('button', { name: 'Shuffle', disabled: false }).waitFor();
  await stopTime(page);
  await page.clock.runFor(700);
  const table = new AtTable(page, game);
  const free = { x: 8, y: 10 };
  const [from, to] = [table.cellPoint(0), table.squarePoint(free)];
  const beside = { x: to.x + 6, y: to.y - 9 };
  const empty = await seenColour(page, beside);
  expect(empty[3], 'the ground is not there').toBe(255);
  expect(await flying(page)).toEqual([]);
  const mouse = mouseOf(page);
  await mouse.down(from);
  for (let step = 1; step <= 8; step++) {
    const hand = { x: from.x + ((to.x - from.x) * step) / 8, y: from.y + ((to.y - from.y) * step) / 8 };
    await mouse.move(hand);
    await page.clock.runFor(32);
    if (step >= 4)
      expect((await flying(page)).some(near(hand)), `step ${step}: nothing flies with the hand`).toBe(true);
  }
  await mouse.up(to);
  await page.clock.runFor(1500);
  expect(await flying(page)).toEqual([]);
  await expect.poll(() => seenColour(page, beside)).not.toEqual(empty);
});

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { AtTable } from '../support/at-table';
import { keepInPage, keptGame, newGame, playOn } from '../support/game-of-two';
import { it } from '../support/page-test';
import { stopTime } from '../support/page-time';
import { openPage } from '../support/play';

const cursor = (page: Page) => page.evaluate<unknown>('window.wordbler.picture.cursor');
const curtain = (page: Page) => page.getByRole('button', { name: 'Show my tiles' });
const mayAct = (page: Page) => page.getByRole('button', { name: 'Shuffle', disabled: false });

async function passUntil(page: Page, isThere: () => Promise<boolean>) {
  for (let steps = 0; !(await isThere()); steps++) {
    if (steps > 2000) throw new Error('it never came');
    await page.clock.runFor(20);
  }
}

it('a curtain is lifted by Enter only when it has hung for a second, by Space at once, never by Escape; cursors stay with their players', async () => {
  const game = playOn(newGame('curtain'), 2);
  const open = await openPage({
    reducedMotion: 'reduce',
    query: { probe: '1' },
    before: async (context) => {
      await context.clock.install();
      await keepInPage(context, keptGame(game.save()));
    },
  });
  const { page } = open;
  const table = new AtTable(page, game);
  await table.press('Continue Wordbler');
  await table.beginTurn();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(key);
  const own = await cursor(page);
  expect(own).toMatchObject({ x: 8, y: 8 });

  await stopTime(page);
  await page.keyboard.press('Control+Enter');
  await passUntil(page, () => curtain(page).isVisible());
  for (const key of ['Enter', 'Escape', 'Escape', 'Enter']) await page.keyboard.press(key);
  await page.clock.runFor(500);
  expect(await curtain(page).isVisible()).toBe(true);
  await page.clock.runFor(500);
  await page.keyboard.press('Enter');
  await passUntil(page, () => mayAct(page).isVisible());
  expect(await cursor(page)).not.toEqual(own);

  await page.keyboard.press('Control+Enter');
  await passUntil(page, () => curtain(page).isVisible());
  await page.keyboard.press('Space');
  await passUntil(page, () => mayAct(page).isVisible());
  await page.clock.runFor(100);
  expect(await cursor(page)).toEqual(own);
});

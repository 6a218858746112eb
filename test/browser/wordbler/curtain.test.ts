import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { keepInPage, keptGame, newGame, playOn } from '../support/game-of-two';
import { it } from '../support/page-test';
import { stopTime } from '../support/page-time';
import { openPage } from '../support/play';

const curtain = (page: Page) => page.getByRole('button', { name: 'Show my tiles' });
const mayAct = (page: Page) => page.getByRole('button', { name: 'Shuffle', disabled: false });
const step = 100;

async function passUntil(page: Page, isThere: () => Promise<boolean>) {
  for (let steps = 0; !(await isThere()); steps++) {
    if (steps > 400) throw new Error('it never came');
    await page.clock.runFor(step);
  }
}

it('a curtain is lifted by Enter only when it has hung for a second, by Space at once, never by Escape', async () => {
  const open = await openPage({
    reducedMotion: 'reduce',
    before: async (context) => {
      await context.clock.install();
      await keepInPage(context, keptGame(playOn(newGame('curtain'), 2).save()));
    },
  });
  const { page } = open;
  await page.getByRole('button', { name: 'Continue Wordbler' }).waitFor();
  await stopTime(page);
  await page.getByRole('button', { name: 'Continue Wordbler' }).click();
  await passUntil(page, () => curtain(page).isVisible());
  // It fell within the last step. A browser closes it at the second Escape; it comes back by an event of its own.
  for (const key of ['Enter', 'Escape', 'Escape', 'Enter']) {
    await page.keyboard.press(key);
    await curtain(page).waitFor();
  }
  await page.clock.runFor(1000 - 2 * step);
  await page.keyboard.press('Enter');
  await page.clock.runFor(step);
  expect(await curtain(page).isVisible()).toBe(true);
  await page.clock.runFor(2 * step);
  await page.keyboard.press('Enter');
  await passUntil(page, () => mayAct(page).isVisible());

  await page.keyboard.press('Control+Enter');
  await passUntil(page, () => curtain(page).isVisible());
  await page.keyboard.press('Space');
  await passUntil(page, () => mayAct(page).isVisible());
});

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { AtTable } from '../support/at-table';
import { keepInPage, newGame, playOn, savedGame } from '../support/game-of-two';
import { it } from '../support/page-test';
import { stopTime } from '../support/page-time';
import { openPage } from '../support/play';
import { Reader } from '../support/reader';

/** How many tiles of the rack are seen from their faces. */
const isUp = (page: Page) =>
  page.evaluate<number>(`(() => {
    const { picture, places } = window.wordbler;
    const rack = new Set(picture.tiles.filter(({ place }) => place.at === 'rack').map(({ id }) => id));
    return places.filter(({ id, faceUp }) => faceUp && rack.has(id)).length;
  })()`);

it('a curtain that falls or parts hides nothing that can be pressed, shows no tile too early, and comes and goes whatever happens to it', async () => {
  const game = playOn(newGame('curtain'), 2);
  const open = await openPage({
    query: { probe: '1' },
    before: async (context) => {
      await context.clock.install();
      await keepInPage(context, savedGame(game.save()));
      // A text, because tools change functions.
      await context.addInitScript(`
        window.isHeld = true;
        addEventListener('animationstart', ({ animationName }) => {
          if (!window.isHeld || !['curtain-falls', 'card-goes'].includes(animationName)) return;
          for (const part of document.getAnimations()) part.pause();
        });
      `);
    },
  });
  const { page } = open;
  const table = new AtTable(page, game);
  const reader = new Reader(page);
  const card = page.locator('.pass-card');
  const curtain = page.locator('dialog.curtain');
  const button = page.getByRole('button', { name: 'Show my tiles' });
  const mayAct = page.getByRole('button', { name: 'Shuffle', disabled: false });
  /** Whether the velvet stands still as soon as it moves. */
  const hold = (isHeld: boolean) =>
    page.evaluate((isHeld) => {
      (window as unknown as { isHeld: boolean }).isHeld = isHeld;
      if (!isHeld) for (const part of document.getAnimations()) part.play();
    }, isHeld);
  const liftSlowly = async () => {
    await button.click({ trial: true });
    await hold(true);
    await button.click();
    await page.locator('.pass-card').and(page.locator(':not([open]) *')).waitFor();
  };
  await page.getByRole('button', { name: 'Continue Wordbler' }).waitFor();
  await stopTime(page);
  await table.press('Continue Wordbler');

  // While it falls its card cannot be pressed: the hand that passed the turn may still be there.
  for (let steps = 0; !(await card.isVisible()); steps++) {
    if (steps > 200) throw new Error('it never came');
    await page.clock.runFor(20);
  }
  const { x, y, width, height } = (await button.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  expect(await curtain.evaluate((dialog: HTMLDialogElement) => dialog.open)).toBe(true);
  await page.clock.resume();
  await hold(false);
  expect(await isUp(page)).toBe(0);

  // While it parts the table can be pressed, and the rack is turned up when it has been passed.
  await liftSlowly();
  expect(await curtain.isVisible()).toBe(true);
  expect(await page.evaluate(() => document.elementFromPoint(640, 400)?.closest('dialog') ?? null)).toBeNull();
  await mayAct.waitFor();
  expect(await isUp(page)).toBe(7);

  // The turn is passed, and it falls again, before it was away.
  await page.keyboard.press('Control+Enter');
  await hold(false);
  await expect.poll(() => curtain.evaluate((dialog: HTMLDialogElement) => dialog.open)).toBe(true);
  expect(await reader.rack()).toEqual(Array(7).fill('face down'));
  await page.setViewportSize({ width: 700, height: 900 });
  await button.click();
  await curtain.waitFor({ state: 'hidden' });
  await mayAct.waitFor();
  expect(await reader.rack()).not.toContain('face down');

  // The page is reloaded while it parts: it falls again.
  await page.keyboard.press('Control+Enter');
  await liftSlowly();
  await page.reload();
  await button.waitFor();
  expect(await reader.rack()).toEqual(Array(7).fill('face down'));
  expect(await isUp(page)).toBe(0);
});

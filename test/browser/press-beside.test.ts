import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { AtTable } from './at-table';
import { keepInPage, newGame, playOn } from './game-of-two';
import { resize } from './in-any-window';
import { type OpenPage, openPage } from './play';

let open: OpenPage;
let table: AtTable;

const clicksOn = (page: Page) => page.evaluate(() => (window as unknown as { clicks: number }).clicks);

/** A game of two with racks open, in a window that is touched. */
beforeAll(async () => {
  const game = playOn(newGame('beside'), 2);
  open = await openPage({
    viewport: { width: 768, height: 1024 },
    touch: true,
    reducedMotion: 'reduce',
    before: async (context) => {
      await keepInPage(context, { game: game.save(), settings: { openRacks: true } });
      await context.addInitScript(() => {
        const counted = Object.assign(window, { clicks: 0 });
        addEventListener('click', () => counted.clicks++, { capture: true });
      });
    },
  });
  table = new AtTable(open.page, game, true);
  await table.press('Go on with the last game');
});

afterEach(() => open.check());
afterAll(() => open.close());

const isTurn = () => open.page.getByRole('button', { name: 'Shuffle', disabled: false }).waitFor();

/** Opens a panel, and taps beside it until it is closed, where a button lies beneath. */
async function closeOver(page: Page, opener: Locator, beneath: Locator) {
  const { x, y, width, height } = (await beneath.boundingBox())!;
  const at = { x: x + width / 2, y: y + height / 2 };
  await opener.tap();
  const any = page.locator('dialog[open]');
  await any.waitFor();
  await any.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  const box = (await any.boundingBox())!;
  expect(at.x < box.x || at.x > box.x + box.width || at.y < box.y || at.y > box.y + box.height).toBe(true);
  const dialog = page.getByRole('dialog', { name: (await any.getAttribute('aria-label'))!, exact: true });
  // A press just after it opened is not meant for it, so that taps are tried until one is.
  while ((await dialog.count()) > 0) {
    const clicks = await clicksOn(page);
    await page.touchscreen.tap(at.x, at.y);
    await expect.poll(() => clicksOn(page)).toBe(clicks + 1);
  }
  expect(await any.count()).toBe(0);
}

/** One pass is one turn, the one that is meant, and it is the turn of whoever it was before. */
async function expectNothingPlayed() {
  await table.press(/^Pass/);
  table.note({ type: 'pass', seat: table.game.state.toMove });
  await table.expectSameGame();
}

describe('a tap beside a panel closes it, and does not press what lies beneath:', () => {
  it.each(['the menu', 'the history'])('%s over Pass', async (panel) => {
    const { page } = open;
    await isTurn();
    const opener =
      panel === 'the menu' ? page.getByRole('button', { name: 'Menu' }) : page.locator('.seat').first();
    await closeOver(page, opener, page.getByRole('button', { name: 'Pass', exact: true }));
    await expectNothingPlayed();
  });

  it.each(['the menu', 'the history'])("%s on a phone, over another player's card", async (panel) => {
    const { page } = open;
    await resize(page, 390, 844);
    await isTurn();
    const opener =
      panel === 'the menu' ? page.getByRole('button', { name: 'Menu' }) : page.locator('.seat').first();
    await closeOver(page, opener, page.locator('.seat').last());
    await expectNothingPlayed();
  });
});

import { expect } from 'vitest';
import { quiet, ready, turnOfAda } from '../support/hinted-turn';
import { keptAt } from '../support/kept-at';
import { gameOf, sitDown } from '../support/left-table';
import { it } from '../support/page-test';

it('what is unseen comes out of the bag when it is asked for, beside the board or over it, and stays after a reload', async () => {
  const { page, reader } = await sitDown(turnOfAda('bag'), quiet);
  await ready(reader);
  const bag = page.getByRole('button', { name: /tiles left$/ });
  const tracker = page.locator('.area .unseen');
  expect(await tracker.count()).toBe(0);
  await bag.click();
  await tracker.waitFor();
  await expect.poll(async () => ((await keptAt(page, 'settings')) as { tracker?: boolean })?.tracker).toBe(true);
  await page.reload();
  await ready(reader);
  await tracker.waitFor();
  await bag.press('Enter');
  await tracker.waitFor({ state: 'detached' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('.table.phone').waitFor({ state: 'attached' });
  await bag.click();
  const panel = page.getByRole('dialog', { name: 'Unseen tiles' });
  await panel.waitFor();
  await panel.getByRole('button', { name: 'Keep playing' }).click();
  await panel.waitFor({ state: 'hidden' });
});

it('the legend goes once the third game begins, and comes back when it is asked for', async () => {
  const { page, reader } = await sitDown(gameOf(['person', 'club'], 'legend'), { ...quiet, gamesBegun: 'two' });
  const legend = page.locator('.area.legend');
  await ready(reader);
  expect(await legend.count()).toBe(0);
  await page.reload();
  await ready(reader);
  expect(await legend.count()).toBe(0);
  await page.keyboard.press('9');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('tab', { name: 'Board' }).click();
  await page.getByRole('switch', { name: 'Legend' }).click();
  await page.keyboard.press('Escape');
  await legend.waitFor();
});

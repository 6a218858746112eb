import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { it, long } from '../support/page-test';
import { type OpenPage, openPage } from '../support/play';

let open: OpenPage;

/** The page with one of its files held back, and what lets it go. */
async function heldBack(file: RegExp) {
  const waiting: Route[] = [];
  let isOpen = false;
  open = await openPage({
    before: async (context) => {
      await context.route(file, (route) => (isOpen ? route.continue() : void waiting.push(route)));
      // A text, because tools change functions.
      await context.addInitScript(`
        window.grounds = [];
        document.addEventListener('DOMContentLoaded', () => grounds.push(getComputedStyle(document.body).backgroundColor));
      `);
    },
  });
  const letGo = async (how: 'continue' | 'abort') => {
    isOpen = true;
    for (const route of waiting.splice(0)) await route[how]();
  };
  return { page: open.page, letGo };
}

const phaser = /phaser-and-core-[^/]*\.js$/;
const shown = (page: Page) => page.locator('.first.shown');
const running = (page: Page) =>
  page.evaluate<number>("document.getAnimations().filter((one) => one.playState !== 'finished').length");

it('while it loads, tiles turn over on the rack; the rack goes over into the menu, whose cards grow into what they open, and back', async () => {
  const { page, letGo } = await heldBack(phaser);
  await shown(page).waitFor();
  await page.locator('.first .tile.over').first().waitFor();
  expect(await page.locator('.first .tile').count()).toBe(8);
  // The largest file is not there.
  expect(await page.locator('.first .tile.over').count()).toBeLessThan(8);
  expect(await page.evaluate<string[]>('window.grounds')).not.toContain('rgba(0, 0, 0, 0)');
  const bar = page.getByRole('progressbar', { name: 'Loading' });
  expect(Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(0);

  await letGo('continue');
  const menu = page.locator('.menu');
  await menu.waitFor();
  expect(await page.locator('.first').count()).toBe(0);
  // Everything can be pressed from the start, and nothing of the motion is left.
  expect(await menu.getByRole('button', { name: 'Play now: Wordbler' }).isEnabled()).toBe(true);
  await expect.poll(() => page.locator('.menu.enters').count()).toBe(0);
  await expect.poll(() => running(page)).toBe(0);
  expect(await menu.locator('.title-rack').evaluate((rack) => rack.matches('.face-down'))).toBe(false);

  // A text, because tools change functions.
  await page.evaluate(`
    window.sheets = [];
    new MutationObserver((all) => {
      for (const { addedNodes, removedNodes } of all) {
        for (const one of addedNodes) if (one.matches?.('.grown')) sheets.push('+' + one.dataset.from);
        for (const one of removedNodes) if (one.matches?.('.grown')) sheets.push('-' + one.dataset.from);
      }
    }).observe(document.querySelector('#wordbler'), { childList: true });
  `);
  const sheets = () => page.evaluate<string[]>('window.sheets');
  await menu.getByRole('button', { name: 'Players and rules' }).click();
  await expect.poll(sheets).toEqual(['+wordbler', '-wordbler']);
  await page.goBack();
  await menu.waitFor();
  await expect.poll(sheets).toEqual(['+wordbler', '-wordbler', '+wordbler', '-wordbler']);
  // Once a visit.
  expect(await menu.evaluate((element) => element.matches('.enters, .first-visit'))).toBe(false);
});

long('what does not come is told, with a button that tries again', async () => {
  const { page, letGo } = await heldBack(phaser);
  await shown(page).waitFor();
  await letGo('abort');
  await page.getByText(/^Couldn’t load Wordbler/).waitFor();
  expect(await page.locator('.first .tile.over .perched').count()).toBeGreaterThan(0);
  // The browser names what it refused.
  open.errors.length = 0;
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Play now: Wordbler' }).waitFor();
});

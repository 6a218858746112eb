import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { keepInPage } from './game-of-two';
import { openPage } from './play';
import { keptBefore } from './saved-release';

/** Opens the page, with what was kept, at an address. */
export const openAt = (address: string, ...files: string[]) =>
  openPage({
    reducedMotion: 'reduce',
    path: `index.html${address}`,
    before: (context) => keepInPage(context, keptBefore(...files)),
  });

export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
export const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

/** What is seen of each scene. */
const scenes = {
  '#/': '.screen.menu',
  '#/players': '.screen.select',
  '#/table': '.hud',
  '#/over': '.screen.over',
  '#/replay': '.hud',
  '#/review': '.screen.review',
  '#/search': '.search-choose',
  '#/search/play': '.search-play',
  '#/search/over': '.search-ended',
  '#/scramble': '.sc-choose',
  '#/scramble/play': '.sc-round',
  '#/scramble/over': '.scramble-ended',
  '#/scramble/solve': '.sc-solve',
  '#/scramble/watch': '.sc-watch',
  '#/study': '.study-hub',
  '#/study/words': '.book-page',
  '#/study/cards': '.study-narrow',
  '#/study/drill': '.study-card',
} as const;

export type Address = keyof typeof scenes;

export async function isAt(page: Page, address: Address) {
  await page.locator(scenes[address]).waitFor();
  await expect.poll(() => new URL(page.url()).hash).toBe(address);
  await expect.poll(() => page.locator('.screen, .hud, .search-play').count()).toBe(1);
}

// Later, since the page may be left by it.
export const back = (page: Page) => page.evaluate(() => void setTimeout(() => history.back()));
export const forward = (page: Page) => page.evaluate(() => void setTimeout(() => history.forward()));

export const typed = (page: Page, address: string) => page.evaluate((hash) => location.assign(hash), address);

/** Opens it by its address, and by that address reloaded. */
export async function goTo(page: Page, address: Address) {
  const asks = ['#/table', '#/search/play', '#/scramble/play'].includes(new URL(page.url()).hash);
  await typed(page, address);
  if (asks) await dialog(page, 'Leave?').getByRole('button', { name: 'Leave' }).click();
  await isAt(page, address);
  await page.reload();
  await isAt(page, address);
}

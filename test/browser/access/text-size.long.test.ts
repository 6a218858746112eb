import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { faultsIn, faultsOfFit } from '../support/in-any-window';
import { dialog, isAt, openAt, typed } from '../support/on-the-way';
import { it } from '../support/page-test';
import type { Window } from '../support/windows';

const windows: Window[] = [
  [1440, 900],
  [1024, 768],
  [844, 390],
  [390, 844],
];
const under = ['wordbler-two', 'search-under-way', 'scramble-under-way'];
const ended = ['wordbler-finished', 'search-score-not-named', 'scramble-result'];

/** A browser whose text is set to be larger, as its settings offer it. */
async function openWithText(size: number, files: readonly string[]): Promise<Page> {
  const open = await openAt('#/', ...files);
  const session = await open.context.newCDPSession(open.page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: 13 } });
  return open.page;
}

const letters = (page: Page, of: string) =>
  page
    .locator(of)
    .first()
    .evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));

it('text that the browser is set to show larger is larger, and nothing lies over anything else', async () => {
  const page = await openWithText(16, under);
  await isAt(page, '#/');
  const usual = await letters(page, '.game-text .about');
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 24, fixed: 13 } });
  await expect.poll(() => letters(page, '.game-text .about')).toBeGreaterThan(usual * 1.2);
  const screens = {
    '#/': '.screen.menu',
    '#/players': '.screen.select',
    '#/search': '.search-choose',
    '#/scramble': '.sc-choose',
    '#/scramble/solve': '.sc-solve',
    '#/table': '.hud',
    '#/search/play': '.search-play',
    '#/scramble/play': '.sc-round',
  } as const;
  const faults: Record<string, unknown> = {};
  for (const address of Object.keys(screens) as (keyof typeof screens)[]) {
    const screen = screens[address];
    await typed(page, address);
    const leave = dialog(page, 'Leave?').getByRole('button', { name: 'Leave' });
    await page.locator(screen).or(leave).first().waitFor();
    if (await leave.isVisible()) await leave.click();
    await isAt(page, address);
    const found = await faultsIn(page, windows, () => faultsOfFit(page, screen));
    if (Object.keys(found).length > 0) faults[address] = found;
  }
  expect(faults).toEqual({});
});

it('text that the browser is set to show larger is so at the ends of games, too', async () => {
  const page = await openWithText(24, ended);
  const screens = {
    '#/over': '.screen.over',
    '#/review': '.screen.review',
    '#/search/over': '.search-ended',
    '#/scramble/over': '.scramble-ended',
  } as const;
  const faults: Record<string, unknown> = {};
  for (const [address, screen] of Object.entries(screens)) {
    await typed(page, address);
    await isAt(page, address as '#/');
    const found = await faultsIn(page, windows, () => faultsOfFit(page, screen));
    if (Object.keys(found).length > 0) faults[address] = found;
  }
  expect(faults).toEqual({});
});

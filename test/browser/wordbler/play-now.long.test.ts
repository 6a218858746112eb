import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { wordSearch } from '../../../src/rules';
import { keepInPage, newGame, playOn } from '../support/game-of-two';
import { it } from '../support/page-test';
import { stopTime } from '../support/page-time';
import { comeBack, openPage, type PageOptions } from '../support/play';
import { savedAt } from '../support/saved-at';

async function visit(options: PageOptions): Promise<Page> {
  const open = await openPage(options);
  return open.page;
}

/** Lets time pass until it is there, and says how much that was. */
async function msUntil(page: Page, there: Locator): Promise<number> {
  for (let ms = 0; ms < 20_000; ms += 20) {
    if (await there.isVisible()) return ms;
    await page.clock.runFor(20);
  }
  throw new Error(`This never came: ${there}`);
}

const now = (page: Page, game: string) => page.getByRole('button', { name: `Play now: ${game}` });
const turnOpen = (page: Page) => page.getByRole('button', { name: 'Shuffle', disabled: false });

describe('Play now', () => {
  it('leads to one’s own first turn of Wordbler by one tap, within five seconds', async () => {
    const page = await visit({
      touch: true,
      viewport: { width: 390, height: 844 },
      before: (context) => context.clock.install(),
    });
    await now(page, 'Wordbler').waitFor();
    await page.getByText('Make words that cross.').waitFor();
    await stopTime(page);
    await now(page, 'Wordbler').tap();
    await msUntil(page, page.locator('.screen.table, .seat').first());
    expect(await msUntil(page, turnOpen(page))).toBeLessThanOrEqual(5000);
    const seats = await page.locator('.seat').allTextContents();
    expect(seats[0]).toContain('You');
    expect(seats[1]).toMatch(/Pip.*Just right/s);
  });

  it('keeps name and bird, which can be changed, and asks before it ends a game', async () => {
    // However long an address is.
    const page = await visit({ reducedMotion: 'reduce', query: { seed: 'long '.repeat(900) } });
    await now(page, 'Wordbler').focus();
    await page.keyboard.press('Enter');
    await turnOpen(page).waitFor();
    await comeBack(page);
    await page.getByRole('button', { name: 'Players and rules' }).click();
    const name = page.getByLabel('Name of player 1');
    expect(await name.inputValue()).toBe('You');
    const box = page.getByRole('button', { name: 'Mascot of player 1' });
    const bird = await box.getAttribute('aria-label');
    expect(bird).not.toContain('none yet');
    await name.fill('Ada');
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.getByRole('button', { name: 'Start new game' }).click();
    await page.locator('.seat', { hasText: 'Ada' }).waitFor();
    // Scramble knows who plays, too.
    await comeBack(page);
    await page.getByRole('button', { name: 'Board and players' }).click();
    expect(await page.getByLabel('Name of player 1').inputValue()).toBe('Ada');
    expect(await page.locator('.sc-choose .rows').locator('button svg').count()).toBe(1);
  });

  it('begins a fresh board and a fresh grid, and never a daily', async () => {
    const day = '2026-11-20';
    const page = await visit({
      touch: true,
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
      // Any list is drawn in the end, once in so often that of the day again: not from this seed.
      query: { seed: 'another' },
      before: (context) => context.clock.install({ time: new Date(`${day}T12:00:00`) }),
    });
    await now(page, 'Scramble').tap();
    await page.getByText('Drag, tap or type a word.').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    // Nobody has seen where a board is chosen: Back leads to the menu, and what was begun waits there.
    await page.goBack();
    await page.getByRole('button', { name: 'Leave', exact: true }).tap();
    await page.getByRole('button', { name: 'Continue Scramble' }).waitFor();
    await now(page, 'Word search').tap();
    await page.getByRole('grid', { name: 'Letters' }).waitFor({ state: 'attached' });
    await expect.poll(() => savedAt(page, 'search')).toBeDefined();
    const { setup } = (await savedAt(page, 'search')) as { setup: { seed: string } };
    expect(setup.seed).not.toBe(wordSearch.dailySeed(day));
    expect(await savedAt(page, 'dailies')).toBeUndefined();
  });
});

it('Play again deals within two seconds, to four as well', async () => {
  const names = ['Ada', 'Bruno', 'Chidi', 'Dorotea'];
  const over = playOn(newGame('over', {}, names), 100);
  const page = await visit({
    before: async (context) => {
      await context.clock.install();
      await keepInPage(context, { 'finished game': over.save() });
    },
  });
  await page.getByRole('button', { name: 'Play again' }).waitFor();
  await stopTime(page);
  await page.getByRole('button', { name: 'Play again' }).click();
  await msUntil(page, page.locator('.seat').first());
  // All is dealt: the curtain falls.
  expect(await msUntil(page, page.locator('dialog.curtain[open]'))).toBeLessThanOrEqual(2000);
});

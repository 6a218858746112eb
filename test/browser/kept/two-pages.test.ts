import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { readDeck } from '../../../src/study/rules/deck';
import { some } from '../../long';
import { keepInPage } from '../support/game-of-two';
import { keptAt } from '../support/kept-at';
import { keptCards } from '../support/kept-cards';
import { typed } from '../support/on-the-way';
import { it, long } from '../support/page-test';
import { comeAnew, type OpenPage, openPage, type PageOptions, siteUrl } from '../support/play';
import { goToChoose, ownList, writeAndSave } from '../support/search-choosing';

let open: OpenPage;

async function twoPages(options: PageOptions = {}): Promise<[Page, Page]> {
  open = await openPage({ reducedMotion: 'reduce', ...options });
  const other = await open.context.newPage();
  await other.goto(siteUrl());
  return [open.page, other];
}

describe('two pages of one browser', () => {
  it('both save an own list and change settings, and all of it is there in each', async () => {
    const pages = await twoPages();
    const chosenIn = (page: Page) => [
      page.getByRole('radio', { name: 'Light' }),
      page.getByRole('switch', { name: 'Left-handed' }),
    ];
    for (const [at, page] of pages.entries()) {
      await page.getByRole('button', { name: 'Settings' }).click();
      await chosenIn(page)[at]!.check();
      await page.keyboard.press('Escape');
    }
    for (const page of pages) await goToChoose(page);
    for (const [at, name] of ['Our travels', 'Our garden'].entries()) await writeAndSave(pages[at]!, name);
    for (const page of pages) {
      await comeAnew(page);
      await page.getByRole('button', { name: 'Settings' }).click();
      for (const chosen of chosenIn(page)) await expect.poll(() => chosen.isChecked()).toBe(true);
      await page.keyboard.press('Escape');
      await goToChoose(page);
      for (const name of ['Our travels', 'Our garden']) await ownList(page, name).waitFor();
    }
  });

  long('stand in nobody’s way: what one of them holds for ever leaves no screen of the other empty', async () => {
    const [page, other] = await twoPages();
    const places = ['played games', 'dailies', 'study cards', 'study puzzles', 'words to seek', 'celebrated'];
    await other.evaluate((places) => {
      for (const place of places) void navigator.locks.request(`wordbler ${place}`, () => new Promise(() => {}));
    }, places);
    for (const address of ['statistics', 'study', 'find']) {
      // By way of nowhere: an address that differs in its last part alone leads a page away by itself.
      await page.goto('about:blank');
      await page.goto(`${siteUrl()}#/${address}`);
      await page.getByRole('button', { disabled: false }).first().waitFor();
      await expect.poll(() => page.getByRole('button', { disabled: false }).count()).toBeGreaterThan(1);
    }
  });

  long('keep no one from throwing away all that is kept, and play on', async () => {
    const [page, other] = await twoPages();
    await page.getByRole('button', { name: 'Categories' }).waitFor();
    const answer = await other.evaluate(
      () =>
        new Promise((resolve) => {
          const wiping = indexedDB.deleteDatabase('wordbler');
          wiping.onsuccess = () => resolve('gone');
          wiping.onblocked = () => resolve('blocked');
        }),
    );
    expect(answer).toBe('gone');
    await goToChoose(page);
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await expect.poll(() => keptAt(page, 'search')).toBeDefined();
  });
});

it.each(some([0, 1, 7], [0]))('a grade is kept that was given %i ms before the page died', async (ms) => {
  const now = new Date('2026-03-01T12:00:00');
  open = await openPage({
    reducedMotion: 'reduce',
    before: async (context) => {
      await context.clock.setFixedTime(now);
      await keepInPage(context, keptCards(now).kept);
    },
  });
  const { page, context } = open;
  const answers = async (own: Page) => {
    const deck = readDeck(await keptAt(own, 'study cards'));
    return typeof deck === 'string' ? deck : deck.flatMap((card) => card.answers).length;
  };
  await typed(page, '#/study');
  await page.getByRole('button', { name: 'Practise' }).click();
  await page.getByRole('button', { name: 'Show answer' }).click();
  const well = page.getByRole('button', { name: /^Well/ });
  await well.waitFor();
  const before = await answers(page);
  // Nothing more is done by it until it is gone.
  void well
    .evaluate((button: HTMLElement, ms) => {
      const hang = () => {
        for (;;);
      };
      button.click();
      if (ms === 0) hang();
      setTimeout(hang, ms);
      return new Promise(() => {});
    }, ms)
    .catch(() => {});
  const next = await context.newPage();
  await page.close();
  await next.goto(`${siteUrl()}#/study`);
  await expect.poll(() => answers(next)).toBe(Number(before) + 1);
});

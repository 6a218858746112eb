import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { sheetDraft } from '../../shots/sheet-tours';
import { keepInPage, newGame, playOn } from '../support/game-of-two';
import { cutWords } from '../support/in-any-window';
import { it } from '../support/page-test';
import { openPage, type PageOptions } from '../support/play';
import { keptBefore } from '../support/saved-release';

const smallest = { width: 568, height: 320 };

async function visit(path: string, options: PageOptions = {}, saved: Record<string, unknown> = {}) {
  const open = await openPage({
    viewport: smallest,
    reducedMotion: 'reduce',
    path: `index.html${path}`,
    ...options,
    before: (context) => keepInPage(context, saved),
  });
  return open.page;
}

const boxesOf = (all: Locator) =>
  all.evaluateAll((own) =>
    own.map((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      return { left, top, right, bottom };
    }),
  );

/** How many pixels wide the signs and names are that a choice of the language shows. */
const wordsShown = (choice: Locator) =>
  choice
    .locator('.cut')
    .evaluateAll((all) => all.map((own) => own.getBoundingClientRect().width).filter((width) => width > 10));

it.each(['#/study', '#/scramble'])(
  'the language of the words is named in %s, where the window is low and narrow',
  async (path) => {
    const page = await visit(path);
    const choice = page.locator('.words-choice');
    await choice.waitFor();
    expect(await wordsShown(choice)).toHaveLength(1);
  },
);

it.each([
  [1024, 768],
  [844, 390],
])('the language of the words is told beside the words of a page for a class, in %i×%i', async (width, height) => {
  const page = await visit('#/search/make', { locale: 'de', viewport: { width, height } });
  const choice = page.locator('.words-choice');
  await choice.waitFor();
  expect(await wordsShown(choice)).toHaveLength(1);
});

it('the language of the words has an arrow in Scramble, whichever scene was there before', async () => {
  const page = await visit('', { viewport: { width: 390, height: 844 } });
  await page.getByRole('button', { name: 'Players and rules' }).click();
  await page.getByRole('heading', { name: 'Who plays?' }).waitFor();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('button', { name: 'Board and players' }).click();
  const choice = page.locator('.words-choice');
  await choice.waitFor();
  const arrow = () =>
    choice.evaluate((own) => {
      const { display, borderTopWidth } = getComputedStyle(own, '::after');
      return [display, borderTopWidth];
    });
  expect(await arrow()).toEqual(['block', '9px']);
});

it('lets no bird of the gallery lie over another', async () => {
  const page = await visit('', { locale: 'de' });
  await page.locator('.game-card').first().getByRole('button').last().click();
  await page.locator('.mascot-box').first().click();
  await page.locator('.gallery .bird').first().waitFor();
  const birds = await boxesOf(page.locator('.gallery .bird'));
  expect(birds).toHaveLength(12);
  const lieOver = birds.flatMap((one, at) =>
    birds
      .slice(at + 1)
      .filter(
        (other) =>
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.5 &&
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.5,
      ),
  );
  expect(lieOver).toEqual([]);
});

it.each([
  [390, 844],
  [360, 616],
  [568, 320],
])(
  'the end of a game leads to the statistics, too, and says whole words in German, in %i×%i',
  async (width, height) => {
    const page = await visit('#/over', { locale: 'de', viewport: { width, height } }, keptBefore('wordbler-finished'));
    const buttons = page.locator('.end-side button');
    await buttons.last().waitFor();
    expect(await cutWords(buttons.locator('span:visible'))).toEqual([]);
    await page.getByRole('button', { name: 'Mehr', exact: true }).click();
    await page.getByRole('button', { name: 'Statistik' }).click();
    await expect.poll(() => new URL(page.url()).hash).toMatch(/^#\/stat/);
  },
);

it('brings the whole code of a link into sight, where the window is low', async () => {
  const page = await visit('#/search/make', {}, { 'search worksheet': sheetDraft });
  await page.getByRole('button', { name: 'Link' }).click();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Show QR code' }).click();
  const code = page.locator('dialog[open] .qr-code');
  await code.waitFor();
  await expect
    .poll(async () => {
      const [head] = await boxesOf(page.locator('dialog[open] .panel-head'));
      const [shown] = await boxesOf(code);
      return shown!.top >= head!.bottom - 1 && shown!.bottom <= smallest.height + 1;
    })
    .toBe(true);
});

it('has room around what a drill is called, in German on a phone', async () => {
  const page = await visit('#/study', { locale: 'de', viewport: { width: 390, height: 844 } });
  await page.locator('.study-drill').first().waitFor();
  const rooms = await page.locator('.study-drill').evaluateAll((all) =>
    all.map((own) => {
      const range = document.createRange();
      range.selectNodeContents(own.lastElementChild!);
      const [told, box] = [range.getBoundingClientRect(), own.getBoundingClientRect()];
      return Math.min(told.top - box.top, box.bottom - told.bottom);
    }),
  );
  expect(Math.min(...rooms)).toBeGreaterThan(5);
});

const drills: [number, number, string][] = [
  [1440, 900, 'Rare letters'],
  [390, 844, 'Hooks'],
];
it.each(drills)('a drill keeps tiles and marks within what was chosen, in %i×%i', async (width, height, name) => {
  const page = await visit('#/study', { viewport: { width, height } });
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await page.locator('.study-option').first().click();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Continue' }).waitFor();
  const outside = await page.locator('.study-option').evaluateAll(
    (all) =>
      all.filter((own) => {
        const { top, bottom } = own.getBoundingClientRect();
        const parts = [...own.querySelectorAll('.tile, svg')].map((part) => part.getBoundingClientRect());
        return parts.some((part) => part.top < top + 2 || part.bottom > bottom - 2);
      }).length,
  );
  expect(outside).toBe(0);
});

it('a drill shows a word in the middle, where its letters were', async () => {
  const page = await visit('#/study', { viewport: { width: 1440, height: 900 } });
  await page.getByRole('button', { name: /^Seven letters/ }).click();
  await page.getByRole('button', { name: 'Show answer' }).click();
  await page.getByRole('button', { name: 'Continue' }).waitFor();
  const [card] = await boxesOf(page.locator('.study-card'));
  const tiles = await boxesOf(page.locator('.study-card .tile'));
  const middle = (tiles[0]!.left + tiles.at(-1)!.right) / 2;
  expect(Math.abs(middle - (card!.left + card!.right) / 2)).toBeLessThan(4);
});

it.each(['en', 'de'])('a turn has Done in sight beside all that a hint tells, in %s', async (locale) => {
  const game = playOn(newGame('buttons'), 2).save();
  const page = await visit('', { locale }, { game, settings: { openRacks: true } });
  await page.getByRole('button', { name: /^(Continue|Weiter mit) / }).click();
  const done = page.locator('.hud .finish-button');
  await done.waitFor();
  for (let step = 1; step <= 3; step++) {
    await page.keyboard.press('7');
    await expect.poll(() => page.locator('.hud .hint-steps .on').count()).toBe(step);
  }
  await expect.poll(async () => (await boxesOf(done))[0]!.bottom).toBeLessThanOrEqual(smallest.height);
});

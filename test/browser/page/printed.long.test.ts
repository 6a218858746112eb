import { writeFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { encode } from 'uqr';
import { expect } from 'vitest';
import type { wordSearch } from '../../../src/rules';
import { linkTo } from '../../../src/search/play/choice';
import { openRecord } from '../../../src/wordbler/rules/record/open';
import { some } from '../../long';
import { en } from '../../texts/spoken';
import { axeFaults } from '../support/axe-faults';
import { won } from '../support/ended-search';
import { keepInPage, newGame, playOn } from '../support/game-of-two';
import { it } from '../support/page-test';
import { openPage } from '../support/play';
import { savedBy } from '../support/saved-file';

const { common, printing } = en;

const formats = some(['A4', 'Letter'] as const, ['A4']);

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const panel = (page: Page) => page.getByRole('dialog', { name: common.print });

/** How many pages the browser makes of it. */
async function pagesOn(page: Page, format: 'A4' | 'Letter', name = 'printed') {
  const pdf = await page.pdf({ format, preferCSSPageSize: false });
  const shot = process.env['SHOT'];
  if (shot) await writeFile(`${shot}/${name}-${format}.pdf`, pdf);
  return [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b(?!s)/g)].length;
}

/** What is to be seen of the page on paper. */
async function onPaper(page: Page) {
  await panel(page).waitFor();
  const size = page.viewportSize()!;
  // As wide as A4 between its margins.
  await page.setViewportSize({ width: 703, height: 1031 });
  await page.emulateMedia({ media: 'print' });
  const seen = await page.evaluate(() => {
    const boxOf = (element: Element) => element.getBoundingClientRect();
    const sheets = [...document.querySelectorAll('.printed > *')];
    return {
      others: [...document.body.children].filter((one) => !one.classList.contains('printed') && boxOf(one).height > 0)
        .length,
      heads: sheets.map((one) => one.querySelector('h1')!.textContent),
      wide: sheets.map((one) => one.scrollWidth <= Math.ceil(boxOf(one).width)),
      colours: [
        ...new Set(sheets.flatMap((one) => [...one.querySelectorAll('*')].map((each) => getComputedStyle(each).color))),
      ],
      ground: getComputedStyle(document.body).backgroundImage,
    };
  });
  await page.emulateMedia({ media: null });
  await page.setViewportSize(size);
  return seen;
}

const bare = { others: 0, colours: ['rgb(0, 0, 0)'], ground: 'none' };

it('on paper stands a word search, its solution on a page of its own, and a code that leads to the same grid', async () => {
  const { page, engine } = await won(() => {});
  await button(page, common.more).press('Enter');
  await button(page, common.print).press('Enter');
  await page.locator('.printed').waitFor({ state: 'attached' });
  await panel(page).getByRole('button', { name: common.print }).waitFor();
  expect(await axeFaults(page)).toEqual([]);
  const title = 'Garden birds';
  expect(await onPaper(page)).toEqual({
    ...bare,
    heads: [`Word search: ${title}`, `Solution: ${title}`],
    wide: [true, true],
  });
  for (const format of formats) expect(await pagesOn(page, format, 'search')).toBe(2);
  const { grid, laid } = engine.state;
  const squares = page.locator('.printed .squares');
  const lettersOf = async (at: number) => (await squares.nth(at).locator('> text').allTextContents()).join('');
  expect(await lettersOf(0)).toBe(grid.join(''));
  expect(await squares.nth(0).locator('g').count()).toBe(0);
  expect(await lettersOf(1)).toBe(grid.join(''));
  // A ring begins on the first letter of its word.
  const begun = await squares
    .nth(1)
    .locator('g')
    .evaluateAll((rings) => rings.map((ring) => ring.getAttribute('transform')));
  expect(begun).toEqual(laid.map(({ x, y }) => `translate(${x * 10 + 5} ${y * 10 + 5})`));
  const text = (await page.locator('.printed > :first-child').textContent()) ?? '';
  for (const word of [...laid.map((own) => own.word), 'up-right', common.name]) expect(text).toContain(word);
  const { data } = encode(linkTo(engine.setup as wordSearch.Setup, page.url()), { ecc: 'L', border: 4 });
  const drawn = (await page.locator('.printed .qr-code path').getAttribute('d')) ?? '';
  const dark = [...drawn.matchAll(/h(\d+)v/g)].reduce((sum, [, wide]) => sum + Number(wide), 0);
  expect(dark).toBe(data.flat().filter(Boolean).length);
  // Without the solution, and nothing at all where the browser does not print.
  await page.getByRole('switch', { name: 'Solution' }).press('Space');
  expect(await pagesOn(page, 'A4')).toBe(1);
  await page.evaluate(() => {
    window.print = () => {};
  });
  await panel(page).getByRole('button', { name: common.print }).press('Enter');
  await page.getByRole('status').getByText(printing.refused).waitFor();
  await page.evaluate(() => {
    window.print = () => dispatchEvent(new Event('beforeprint'));
  });
  await panel(page).getByRole('button', { name: common.print }).press('Enter');
  await page.getByText(printing.refused).waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await panel(page).waitFor({ state: 'hidden' });
  await page.locator('.printed').waitFor({ state: 'detached' });
  await button(page, common.more).press('Enter');
  const next = button(page, 'Same grid');
  await next.press('Enter');
  // In the pause: as it is searched, so without its solution.
  await button(page, 'Menu').click();
  await button(page, common.more).click();
  await button(page, common.print).click();
  await page.locator('.printed').waitFor({ state: 'attached' });
  expect((await onPaper(page)).heads).toEqual([`Word search: ${title}`]);
});

it('on paper stand Wordbler’s score sheet and empty board, in black where the system paints colours of its own', async () => {
  const open = await openPage({
    reducedMotion: 'reduce',
    forcedColors: 'active',
    before: (context) =>
      keepInPage(context, { game: playOn(newGame('paper'), 2).save(), settings: { openRacks: true } }),
  });
  const { page } = open;
  await button(page, /^Continue Wordbler/).click();
  await button(page, 'Menu').click();
  await button(page, common.more).click();
  await button(page, common.print).click();
  await page.locator('.printed').waitFor({ state: 'attached' });
  expect(await onPaper(page)).toEqual({ ...bare, heads: ['Wordbler', 'Wordbler'], wide: [true, true] });
  for (const format of formats) expect(await pagesOn(page, format, 'wordbler')).toBe(2);
  const signs = await page.locator('.printed .squares text').allTextContents();
  const count = (sign: string) => signs.filter((own) => own === sign).length;
  expect(['3W', '2W', '3L', '2L', '★'].map(count)).toEqual([8, 16, 12, 24, 1]);
  await page.getByRole('switch', { name: /Score sheet/ }).click();
  expect(await pagesOn(page, 'A4')).toBe(1);
  await page.getByRole('switch', { name: /Empty board/ }).click();
  expect(await panel(page).getByRole('button', { name: common.print }).isDisabled()).toBe(true);
  await page.keyboard.press('Escape');
  await panel(page).waitFor({ state: 'hidden' });
  // The record of a game under way is handed out beside its link.
  await button(page, 'Menu').click();
  await button(page, common.more).click();
  await button(page, 'Share').click();
  await button(page, 'More').click();
  const { bytes } = await savedBy(page, () => button(page, 'Save game file').click());
  const written = bytes.toString();
  expect(written.split('\n')).toContain('#incomplete');
  const read = openRecord(written);
  expect('refused' in read ? read : read.turns.length).toBe(2);
});

it('on paper stands a board of Scramble with its list, by finger', async () => {
  const open = await openPage({
    reducedMotion: 'reduce',
    touch: true,
    viewport: { width: 390, height: 844 },
    query: {},
    path: '#/scramble/solve',
  });
  const { page } = open;
  const letters = page.getByRole('textbox').first();
  await letters.fill('QRSTEADSRINGOLEM');
  await page.locator('.solved-row').first().waitFor();
  await button(page, common.print).tap();
  const { heads, ...paper } = await onPaper(page);
  expect(paper).toEqual({ ...bare, wide: [true, true] });
  const count = Number(/All (\d+) words/.exec(heads[1]!)![1]);
  expect(await page.locator('.printed > :last-child li').count()).toBe(count);
  expect(await page.locator('.printed text').first().textContent()).toBe('Qu');
  expect(await pagesOn(page, 'A4', 'scramble')).toBeGreaterThan(1);
  await page.getByRole('switch', { name: /Word list/ }).tap();
  for (const format of formats) expect(await pagesOn(page, format)).toBe(1);
  await button(page, common.close).tap();
  await letters.fill('ABCDEFGHIJ'.repeat(10));
  await button(page, common.print).tap();
  await page.getByRole('switch', { name: /Word list/ }).tap();
  for (const format of formats) expect(await pagesOn(page, format, 'large')).toBe(1);
});

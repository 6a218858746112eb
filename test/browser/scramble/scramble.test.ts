import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import { faults } from '../support/axe-faults';
import { allWords, BoardSearch } from '../support/board-search';
import { pressMore } from '../support/ends';
import { faultsIn } from '../support/in-any-window';
import { it, long } from '../support/page-test';
import { comeAnew, type PageOptions } from '../support/play';
import { mouseOf } from '../support/pointers';

// Most tests come back to where a board is chosen, in the same page.
let shared: BoardSearch;
let search: BoardSearch;

beforeAll(async () => {
  shared = await BoardSearch.choose();
});
afterEach(() => search.open.check());
afterAll(() => shared.open.close());

const sitAgain = async () => {
  search = await shared.anew();
  return search;
};

const sit = async (options: PageOptions) => {
  search = await BoardSearch.choose(options);
  return search;
};

/** From square to square, each of them chosen. */
async function walk(page: Page, path: readonly number[], side = 4) {
  let at = 0;
  await page.keyboard.press('ArrowUp');
  for (const square of path) {
    const [right, down] = [(square % side) - (at % side), Math.floor(square / side) - Math.floor(at / side)];
    for (let step = 0; step < Math.abs(right); step++)
      await page.keyboard.press(right > 0 ? 'ArrowRight' : 'ArrowLeft');
    for (let step = 0; step < Math.abs(down); step++) await page.keyboard.press(down > 0 ? 'ArrowDown' : 'ArrowUp');
    await page.keyboard.press('Space');
    at = square;
  }
  await page.keyboard.press('Enter');
}

describe('a board of letters', () => {
  it('is searched with the mouse and by keys, with hints, and a pause or a reload loses neither words nor time', async () => {
    const { page } = await sitAgain();
    await search.roll();
    const mouse = mouseOf(page);
    const [first, second, typed, walked] = await search.words(4);
    for (const { word, path, points } of [first!, second!]) {
      await search.drag(mouse, path);
      await search.hears(word, points);
    }
    await search.drag(mouse, first!.path);
    await search.reader.expectHeard(`! ${first!.word}: already found.`);
    await search.drag(mouse, first!.path.slice(0, 2));
    await search.reader.expectHeard(/^! [A-Z]+ is too short: at least 3 letters\.$/);
    expect((await search.found()).sort()).toEqual([first!.word, second!.word].sort());
    expect(await page.locator('.sc-clock dd').allTextContents()).toEqual([`${first!.points + second!.points}`]);

    await page.keyboard.type(typed!.word.toLowerCase());
    await page.keyboard.press('Enter');
    await search.hears(typed!.word, typed!.points);
    await walk(page, walked!.path);
    await search.hears(walked!.word, walked!.points);
    await page.keyboard.type('zzz');
    await page.keyboard.press('Enter');
    await search.reader.expectHeard('! ZZZ isn’t on the board.');
    expect(await faults(page)).toEqual([]);

    await page.keyboard.press('7');
    await search.press('Count words left');
    await search.press('Show first letter');
    await page
      .getByText(/letters, starts with [A-Z]+\.$/)
      .last()
      .waitFor();
    await page.keyboard.press('Escape');
    const names = await search.names();
    expect(names.every((name) => /, \d+ words?$/.test(name))).toBe(true);

    const found = await search.found();
    await page.keyboard.press('9');
    await page.getByRole('heading', { name: 'Paused' }).waitFor();
    expect(await search.covered()).toBe(true);
    await comeAnew(page);
    await search.press(/^Continue Scramble/);
    await page.getByRole('heading', { name: 'Paused' }).waitFor();
    expect(await search.covered()).toBe(true);
    await search.press('Keep playing');
    expect(await search.covered()).toBe(false);
    // In groups only when the words of the board are known.
    await expect.poll(() => search.found()).toEqual(found);
    expect(found).toHaveLength(4);
  });

  long('gives up a drag when the window changes its size, and goes on', async () => {
    const { page } = await sitAgain();
    await search.roll();
    const [word] = await search.words(4);
    const mouse = mouseOf(page);
    await mouse.down(await search.pointOf(word!.path[0]!));
    await mouse.move(await search.pointOf(word!.path[1]!));
    await page.setViewportSize({ width: 900, height: 700 });
    await expect.poll(async () => (await search.names()).some((name) => name.includes('of your word'))).toBe(false);
    await mouse.up({ x: 0, y: 0 });
    await search.drag(mouse, word!.path);
    await search.hears(word!.word, word!.points);
  });

  long('ends by its clock', async () => {
    const { page } = await sit({ before: (context) => context.clock.install() });
    await page.getByRole('radio', { name: '1 min' }).check();
    await search.fillNumber('3009');
    await search.press(/^Roll$/);
    await search.press('Start');
    await page.clock.runFor(30_000);
    await expect.poll(() => page.getByRole('timer').getAttribute('aria-label')).toBe('Time left 0:30');
    await page.clock.runFor(31_000);
    // Who plays alone does not win; what was found is seen beside what could be.
    await page.getByRole('heading', { name: 'Your result' }).waitFor();
    await page.getByText(/^of \d+ familiar words$/).waitFor();
    await page.getByText('Nest', { exact: true }).waitFor();
    expect(await page.getByText(/wins|won/).count()).toBe(0);
  });

  // The last of these, since what is chosen stays.
  it('is searched by two, one after the other, and shared words are struck', async () => {
    const { page } = await sitAgain();
    await search.press('Add player');
    await search.more();
    await page.getByRole('switch', { name: 'Shared words score 0' }).click();
    await search.roll();
    const [shared, own] = await search.words(4);
    const type = async (word: string) => {
      await page.keyboard.type(word);
      await page.keyboard.press('Enter');
    };
    await type(shared!.word);
    await type(own!.word);
    await search.hears(own!.word, own!.points);
    await search.press('Menu');
    await search.press('End turn', page.locator('dialog'));
    await page.getByRole('dialog', { name: 'End your turn?' }).waitFor();
    await search.press('Keep playing');
    await expect.poll(() => search.covered()).toBe(false);
    await search.endTurn();
    // Nobody sees the letters while the device is handed over.
    await page.getByText('Pass the device to Player 2.').waitFor();
    expect(await search.covered()).toBe(true);
    await search.begin();
    expect(await search.found()).toEqual([]);
    await type(shared!.word);
    await search.hears(shared!.word, shared!.points);
    await search.endTurn();
    await page.getByRole('heading', { name: 'Player 1 wins' }).waitFor();
    expect(await page.locator('.result-seats strong').allTextContents()).toEqual([`${own!.points}`, '0']);
    await search.lookCloser();
    await page
      .getByRole('button', { name: `${shared!.word}, found by Player 1 and Player 2, shared`, exact: true })
      .click();
    await page.getByRole('region', { name: shared!.word }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Player 1 wins' }).waitFor();
    await pressMore(page, 'Menu');
    await page.getByRole('button', { name: 'Board and players' }).waitFor();
    expect(await page.getByRole('button', { name: /^Continue Scramble/ }).count()).toBe(0);
  });
});

describe('the solver', () => {
  const boards: [string, string][] = [
    ['4×4', 'pers latg sine ters'],
    ['5×5', 'LIGDR\nMANES\nIETIL\nDSRAC\nSEPES'],
    ['6×6', 'strean\nlpaoir\ndesint\nqrecal\nmodest\nbingly'],
  ];

  long.each(boards)('lists every word of a typed board of %s', async (_, text) => {
    const { page } = await sitAgain();
    await search.press('Solve a board');
    await page.getByLabel(/^Type or paste/).fill(text);
    const words = allWords({
      side: Math.sqrt(text.replace(/\s/g, '').length),
      letters: text.replace(/\s/g, '').toUpperCase(),
    });
    const points = words.reduce((sum, word) => sum + word.points, 0);
    await page.getByText(`${words.length} words, ${points} points`).waitFor();
    const list = page.getByRole('listbox', { name: 'Words' });
    const [best] = words.toSorted((a, b) => b.points - a.points || b.word.length - a.word.length);
    expect(await list.getByRole('option').first().textContent()).toContain(`${best!.word.length}`);
    await page.getByRole('searchbox').fill('ING');
    const withIng = words.filter(({ word }) => word.includes('ING')).length;
    if (withIng > 0) await page.getByText(new RegExp(`of ${withIng}$`)).waitFor();
    else await page.getByText('No matches.').waitFor();
  });

  it('keeps the board over a reload, and lets it play itself', async () => {
    const { page } = await sitAgain();
    await search.press('Solve a board');
    const field = page.getByLabel(/^Type or paste/);
    await field.fill('');
    await field.pressSequentially('perslatgsineters');
    // As it lies: so many rows of so many letters.
    await page.getByRole('option').first().waitFor();
    await page.getByRole('listbox', { name: 'Words' }).press('End');
    await page.getByText(/–1,044 of 1,044$/).waitFor();
    expect(await field.inputValue()).toBe('PERS\nLATG\nSINE\nTERS');
    expect(await field.getAttribute('rows')).toBe('4');
    await search.press('Watch the solution');
    await page.getByRole('button', { name: 'Pause' }).click();
    const list = page.getByRole('region', { name: 'Played' });
    const before = await list.getByRole('listitem').count();
    await search.press('Next word');
    expect(await list.getByRole('listitem').count()).toBe(before + 1);
    await page.getByRole('slider').fill('6');
    await search.press('Continue');
    await expect.poll(() => list.getByRole('listitem').count()).toBeGreaterThan(before + 3);
    await search.press('Back');
    expect(await page.getByLabel(/^Type or paste/).inputValue()).toBe('PERS\nLATG\nSINE\nTERS');
  });
});

const windows = [
  [1440, 900],
  [390, 844],
] as const;

long('the scenes of Scramble have no fault that axe can find, on a desktop and on a phone', async () => {
  const { page } = await sit({ viewport: { width: 1440, height: 900 } });
  const here = () => faults(page);
  const look = async () => expect(await faultsIn(page, windows, here)).toEqual({});
  await look();
  await search.roll();
  await look();
  await page.keyboard.press('7');
  await look();
  await page.keyboard.press('Escape');
  await page.keyboard.press('9');
  await look();
  await search.press('End turn', page.locator('dialog'));
  await look();
  await search.press('End turn', page.locator('dialog'));
  await page.getByText(/^of \d+ familiar words$/).waitFor();
  await look();
  await search.lookCloser();
  await look();
  await page.keyboard.press('Escape');
  await pressMore(page, 'Menu');
  await search.press('Board and players');
  await search.press('Solve a board');
  await page.getByLabel(/^Type or paste/).fill('perslatgsineters');
  await page.getByRole('option').first().waitFor();
  await look();
  await search.press('Watch the solution');
  await page.getByRole('button', { name: 'Pause' }).click();
  await look();
});

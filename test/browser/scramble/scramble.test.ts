import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import { spelled, unitOf } from '../../../src/engine/alphabet/digraphs';
import { scramble } from '../../../src/rules';
import { boardLink } from '../../../src/scramble/play/choice';
import { familiarity } from '../../engine/familiarity/shipped-familiarity';
import { loadWords } from '../../strength/knowledge';
import { faults } from '../support/axe-faults';
import { BoardSearch } from '../support/board-search';
import { pressMore } from '../support/ends';
import { it } from '../support/page-test';
import { comeAnew, siteUrl } from '../support/play';
import { mouseOf } from '../support/pointers';

// All of it in one page: most tests come back to where a board is chosen.
let search: BoardSearch;
let page: Page;

beforeAll(async () => {
  search = await BoardSearch.choose();
  page = search.page;
});
afterEach(() => search.open.check());
afterAll(() => search.open.close());

const type = async (word: string) => {
  await page.keyboard.type(word.toLowerCase());
  await page.keyboard.press('Enter');
};

const hashOf = (board: scramble.SharedBoard) => new URL(boardLink(board, siteUrl())).hash;
const follow = (hash: string) =>
  page.evaluate((to) => {
    location.hash = to;
  }, hash);

const figure = () => page.locator('.climb-figure:visible');

/** Words of the board that most players know, and one that few do; and how many of the first there are to find. */
async function wordsToFind() {
  const words = scramble.marked(await search.words(3), familiarity);
  const all = Number(/of (\d+)/.exec((await figure().textContent())!)![1]);
  const known = words.filter(scramble.isKnown);
  return { known, strange: words.find((word) => !scramble.isKnown(word))!, all };
}

/** From square to square, each of them chosen. */
async function walk(path: readonly number[], side = 4) {
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
  it('is searched with the mouse and by keys, with hints, and a pause or a reload loses no word', async () => {
    // Nobody is hurried.
    await page.getByRole('radio', { name: 'Off' }).check();
    await search.roll();
    await expect.poll(() => figure().textContent()).toMatch(/^0 of \d+ familiar words$/);
    const { known, strange, all } = await wordsToFind();
    const mouse = mouseOf(page);
    await search.drag(mouse, strange.path);
    await search.hears(strange.word, strange.points);
    await page.getByRole('heading', { name: 'Bonus words' }).waitFor();
    expect(await figure().textContent()).toBe(`0 of ${all} familiar words`);
    const [dragged, typed, walked] = known;
    await search.drag(mouse, dragged!.path);
    await search.hears(dragged!.word, dragged!.points);
    await search.drag(mouse, dragged!.path);
    await search.reader.expectHeard(`! ${dragged!.word}: already found.`);
    await search.drag(mouse, dragged!.path.slice(0, 2));
    await search.reader.expectHeard(/^! [A-Z]+ is too short: at least 3 letters\.$/);
    expect((await search.found()).sort()).toEqual([strange.word, dragged!.word].sort());
    expect(await page.locator('.sc-clock dd').allTextContents()).toEqual([`${strange.points + dragged!.points}`]);

    await type(typed!.word);
    await search.hears(typed!.word, typed!.points);
    await walk(walked!.path);
    await search.hears(walked!.word, walked!.points);
    await type('zzz');
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
    await search.reader.forget();
    await search.press(/^Continue Scramble/);
    await page.getByRole('heading', { name: 'Paused' }).waitFor();
    expect(await search.covered()).toBe(true);
    await search.press('Keep playing');
    expect(await search.covered()).toBe(false);
    // In groups only when the words of the board are known.
    await expect.poll(() => search.found()).toEqual(found);
    expect(found).toHaveLength(4);
    // Without a clock that is how a turn ends: nothing is asked.
    await search.press('End turn', page.locator('.sc-right'));
    await page.getByText(`of ${all} familiar words`, { exact: true }).waitFor();
    await pressMore(page, 'Menu');
  });
});

describe('the solver', () => {
  it('lists every word of a typed board, lets it play itself, and keeps it', async () => {
    await search.anew();
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

describe('the link of a board', () => {
  const shared: scramble.SharedBoard = {
    board: { kind: 'dice', side: 5, seed: 'a friend', roll: 2 },
    words: 'enable1',
    shortest: 4,
    seconds: 60,
    strikeShared: false,
  };

  it('says when it is damaged, leads to the same board with its rules, and ends no game under way without a word', async () => {
    await search.anew();
    await follow(hashOf(shared).slice(0, -1));
    await page.getByText('This board link is damaged.').waitFor();
    await follow(hashOf(shared));
    await page.getByText('You have 1 minute.').waitFor();
    expect(await page.evaluate('location.hash')).toBe('#/scramble/play');
    await search.begin();
    const before = await search.board();
    expect(before).toEqual(scramble.throwDice({ side: 5, seed: 'a friend', roll: 2 }, 'en') satisfies scramble.Board);
    const leave = async () => {
      await page.keyboard.press('9');
      await search.press('Leave');
      await search.press('Board and players');
    };
    const other = hashOf({ ...shared, board: { kind: 'dice', side: 4, seed: 'another', roll: 0 } });
    await leave();
    await follow(other);
    await page.getByRole('heading', { name: 'Play the shared board?' }).waitFor();
    await search.press('Continue game', page.locator('dialog'));
    await search.press('Keep playing', page.locator('dialog'));
    expect(await search.board()).toEqual(before);
    await leave();
    await follow(other);
    await search.press('Play shared board');
    await search.begin();
    expect((await search.board()).side).toBe(4);
  });

  it('may be of a Spanish one; its CH and LL are one square each, by mouse and by keys', async () => {
    await search.anew();
    const solver = new scramble.Solver(await loadWords('es'));
    const letters = ['LL', 'A', 'CH', 'M', 'A', 'O', 'RR', 'E', 'R'].map(unitOf).join('');
    const rules = { shortest: 3, seconds: null, strikeShared: false };
    await follow(hashOf({ board: { kind: 'typed', letters }, words: 'es1', ...rules }));
    await search.press('Play shared board');
    await search.begin();
    expect(await search.board()).toEqual({ side: 3, letters });
    await search.drag(mouseOf(page), [0, 1, 3, 4]);
    await search.hears('LLAMA', 1);
    await page.keyboard.type('macho');
    await expect.poll(() => page.locator('.plaque .tile').allTextContents()).toEqual(['M', 'A', 'CH', 'O']);
    await page.keyboard.press('Enter');
    await search.hears('MACHO', 1);
    expect((await search.found()).sort()).toEqual(['LLAMA', 'MACHO']);
    await search.press('End turn', page.locator('.sc-right'));
    // One of them no family table need see.
    const all = solver.solve({ side: 3, letters }).filter(({ word }) => word !== 'MEAR');
    const title = `All ${all.length + 1} words, 1 not shown`;
    await search.lookCloser();
    await page.getByRole('heading', { name: title, exact: true }).waitFor();
    const listed = await page.locator('.word-chip').allTextContents();
    expect(listed.map((text) => text.trim()).sort()).toEqual(all.map(({ word }) => spelled(word)).sort());
    expect(await page.locator('body').textContent()).not.toMatch(/[\ue000-\uf8ff]/);
    await search.press('Back');
    await pressMore(page, 'Menu');
  });
});

it('says what a game code is made of, and takes one that is', async () => {
  await search.anew();
  const roll = page.getByRole('button', { name: 'Roll', exact: true });
  await search.fillNumber('!?');
  await page.getByText('Use up to 40 letters or digits.').waitFor();
  expect(await roll.isDisabled()).toBe(true);
  await search.fillNumber('blue tit 7');
  await roll.click();
  await page.getByRole('button', { name: 'Start' }).waitFor();
});

// The last, since what is chosen stays.
it('a board is searched by two, one after the other, and shared words are struck', async () => {
  await search.anew();
  await page.getByRole('radio', { name: '5 min' }).check();
  await search.press('Add player');
  await search.more();
  await page.getByRole('switch', { name: 'Shared words score 0' }).click();
  await search.roll();
  const [shared, own] = await search.words(4);
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

import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import { spelled, unitOf } from '../../../src/engine/alphabet/digraphs';
import { scramble } from '../../../src/rules';
import { familiarity } from '../../engine/familiarity/shipped-familiarity';
import { loadWords } from '../../strength/knowledge';
import { faults } from '../support/axe-faults';
import { BoardSearch, boardHash, sharedBoard } from '../support/board-search';
import { pressMore } from '../support/ends';
import { resize } from '../support/in-any-window';
import { it } from '../support/page-test';
import { comeBack } from '../support/play';
import { mouseOf } from '../support/pointers';
import { seenColour } from '../support/seen-colour';

// All of it in one page: most tests come back to where a board is chosen.
let search: BoardSearch;
let page: Page;

beforeAll(async () => {
  search = await BoardSearch.choose({ before: (context) => context.clock.install() });
  page = search.page;
});
afterEach(() => search.open.check());
afterAll(() => search.open.close());

const type = async (word: string) => {
  await page.keyboard.type(word.toLowerCase());
  await page.keyboard.press('Enter');
};

const follow = (hash: string) =>
  page.evaluate((to) => {
    location.hash = to;
  }, hash);

const figure = () => page.locator('.climb-figure:visible').textContent();

/** Words of the board that most players know, and one that few do; and how many of the first there are to find. */
async function wordsToFind() {
  await expect.poll(figure).toMatch(/^0 of \d+ familiar words$/);
  const words = scramble.marked(await search.words(3), familiarity);
  const all = Number(/of (\d+)/.exec((await figure())!)![1]);
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
  it('is searched by mouse and by keys; words make ranks, known after a pause, a reload, and the end', async () => {
    // Nobody is hurried; without a clock it would be practice, of which no rank is noted.
    await page.getByRole('radio', { name: '5 min' }).check();
    await search.fillNumber('!?');
    await page.getByText('Use up to 40 letters or digits.').waitFor();
    expect(await page.getByRole('button', { name: 'Roll', exact: true }).isDisabled()).toBe(true);
    await search.roll();
    const { known, strange, all } = await wordsToFind();
    const need = scramble.needsOf(all)[1]!;
    const mouse = mouseOf(page);
    await search.drag(mouse, strange.path);
    await search.hears(strange.word, strange.points);
    await page.getByRole('heading', { name: 'Bonus words' }).waitFor();
    expect(await figure()).toBe(`0 of ${all} familiar words`);
    const ways = [search.drag.bind(search, mouse), walk];
    for (const [at, { word, path, points }] of known.slice(0, need).entries()) {
      await page
        .getByText(`${need - at} more to Fledgling`)
        .first()
        .waitFor();
      await (ways[at]?.(path) ?? type(word));
      const rank = at === need - 1 ? ' Fledgling!' : '';
      await search.reader.expectHeard(new RegExp(`^${word}, ${points} points?\\. Score \\d+\\.${rank}$`));
    }
    const [dragged] = known;
    await search.drag(mouse, dragged!.path);
    await search.reader.expectHeard(`! ${dragged!.word}: already found.`);
    await search.drag(mouse, dragged!.path.slice(0, 2));
    await search.reader.expectHeard(/^! [A-Z]+ is too short: at least 3 letters\.$/);
    await type('zzz');
    await search.reader.expectHeard('! ZZZ isn’t on the board.');
    const found = [strange, ...known.slice(0, need)];
    const score = found.reduce((sum, { points }) => sum + points, 0);
    expect(await page.locator('.sc-clock dd').allTextContents()).toEqual([`${score}`]);
    expect((await search.found()).sort()).toEqual(found.map(({ word }) => word).sort());
    expect(await faults(page)).toEqual([]);

    const listed = await search.found();
    await page.keyboard.press('9');
    await page.getByRole('heading', { name: 'Paused' }).waitFor();
    expect(await search.covered()).toBe(true);
    await comeBack(page);
    await search.press(/^Continue Scramble/);
    await page.getByRole('heading', { name: 'Paused' }).waitFor();
    expect(await search.covered()).toBe(true);
    await search.press('Keep playing');
    expect(await search.covered()).toBe(false);
    // In groups only when the words of the board are known.
    await expect.poll(() => search.found()).toEqual(listed);
    expect(await figure()).toBe(`${need} of ${all} familiar words`);
    // A phone shows the same without the tree.
    await resize(page, 390, 844);
    await expect.poll(figure).toBe(`${need} of ${all} familiar words`);
    await page.locator('.sc-twig').getByText('more to Songbird').waitFor();

    await search.endTurn();
    await page.getByText(`of ${all} familiar words`, { exact: true }).waitFor();
    expect(await page.locator('.end-figure > b').textContent()).toBe(`${need}`);
    expect(await page.locator('.end-card').textContent()).toContain('Best missed');
    await page.locator('.end-badge').getByText('Fledgling').waitFor();
    // All words lie behind it, and the browser's Back leads out of them.
    await search.lookCloser();
    await page.goBack();
    await page.locator('.end-badge').waitFor();
    await page.reload();
    await expect.poll(() => page.locator('.end-figure > b').textContent()).toBe(`${need}`);
    await page.goBack();
    await page.getByRole('button', { name: 'Stats' }).click();
    await page.getByText('Best rank').waitFor();
    await page.getByText('Fledgling', { exact: true }).waitFor();
  });
});

it('the solver says what is wrong with a board, lists its words, lets it play itself, and keeps it', async () => {
  await search.anew();
  await search.press('Solve a board');
  const field = page.getByLabel(/^Type or paste/);
  for (const [text, verdict] of [
    ['abc', 'Add 1 letter to make a square.'],
    ['ab1d', 'Use only A to Z, not “1”.'],
    ['a', 'Type at least 4 letters.'],
  ] as const) {
    await field.fill(text);
    await page.getByText(verdict).waitFor();
  }
  await field.fill('');
  await field.pressSequentially('perslatgsineters');
  // As it lies: so many rows of so many letters.
  await page.getByRole('option').first().waitFor();
  await page.getByRole('listbox', { name: 'Words' }).press('End');
  await page.getByText(/–1,044 of 1,044$/).waitFor();
  expect(await field.inputValue()).toBe('PERS\nLATG\nSINE\nTERS');
  expect(await field.getAttribute('rows')).toBe('4');

  await resize(page, 390, 844);
  await page.locator('.sc-solve').evaluate((screen) => screen.scrollTo(0, 500));
  // The wood of the tray is where its place is.
  const isWood = async () => {
    const box = (await page.locator('.sc-tray').boundingBox())!;
    const [red, green] = await seenColour(page, { x: box.x + box.width / 2, y: box.y + box.height - 6 });
    return red! > green!;
  };
  await expect.poll(isWood).toBe(true);

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

it('the link of a board leads to it, a Spanish one too, says its damage, and ends no game unasked', async () => {
  await search.anew();
  await follow(boardHash(sharedBoard).slice(0, -1));
  await page.getByText('This board link is damaged.').waitFor();
  await follow(boardHash(sharedBoard));
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
  const letters = ['LL', 'A', 'CH', 'M', 'A', 'O', 'RR', 'E', 'R'].map(unitOf).join('');
  const rules = { shortest: 3, seconds: null, strikeShared: false };
  const other = boardHash({ board: { kind: 'typed', letters }, words: 'es1', ...rules });
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
  expect(await search.board()).toEqual({ side: 3, letters });

  // CH and LL are one square each.
  await search.drag(mouseOf(page), [0, 1, 3, 4]);
  await search.hears('LLAMA', 1);
  await page.keyboard.type('macho');
  await expect.poll(() => page.locator('.plaque .tile').allTextContents()).toEqual(['M', 'A', 'CH', 'O']);
  await page.keyboard.press('Enter');
  await search.hears('MACHO', 1);
  expect((await search.found()).sort()).toEqual(['LLAMA', 'MACHO']);
  // Without a clock that is how a turn ends: nothing is asked.
  await search.press('End turn', page.locator('.sc-right'));
  // One of them no family table need see.
  const solver = new scramble.Solver(await loadWords('es'));
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

// From here on what is chosen stays.
it('the computer searches the same board, is counted, and shows its words when the time is up', async () => {
  await search.anew();
  await page.getByRole('radio', { name: '3 min' }).check();
  // A field as any: the keys of the keyboard choose in it.
  const rival = page.getByRole('combobox', { name: 'Computer' });
  await rival.focus();
  await page.keyboard.press('e');
  expect(await rival.inputValue()).toBe('expert');
  await search.roll();
  const { letters } = await search.board();
  const beside = page.getByRole('list', { name: 'Computer' });
  const counted = async () => Number(await beside.locator('b').textContent());
  expect(await counted()).toBe(0);
  const [word] = await search.words();
  await type(word!.word);
  await search.hears(word!.word, word!.points);
  await page.clock.fastForward(30_000);
  await expect.poll(counted).toBeGreaterThan(2);
  const soon = await counted();
  await page.clock.fastForward(60_000);
  await expect.poll(counted).toBeGreaterThan(soon);
  const later = await counted();
  await page.clock.fastForward(120_000);
  const seats = page.locator('.result-seats > li');
  await expect.poll(() => seats.count()).toBe(2);
  await search.lookCloser();
  await page.getByRole('button', { name: new RegExp(`^${word!.word}, found by you`) }).waitFor();
  expect(await page.getByRole('button', { name: /found by Pip/ }).count()).toBeGreaterThanOrEqual(later);
  // The next board is another, with the same computer.
  await search.press('Back');
  await search.press('Play again');
  await search.begin();
  expect(await counted()).toBe(0);
  expect((await search.board()).letters).not.toBe(letters);
});

it('two search a board one after the other, told apart by numbers, with hints; shared words are struck', async () => {
  await search.anew();
  const names = () =>
    page.locator('.roll-players input').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  // Nobody gets a name that was made up.
  expect(await names()).toEqual(['You']);
  await search.press('Add player');
  expect(await names()).toEqual(['Player 1', 'Player 2']);
  await search.more();
  await page.getByRole('switch', { name: 'Shared words score 0' }).click();
  await search.roll();
  const [shared, own] = await search.words(4);
  await type(shared!.word);
  await type(own!.word);
  await search.hears(own!.word, own!.points);
  await page.keyboard.press('7');
  await search.press('Count words left');
  await search.press('Show first letter');
  await page
    .getByText(/letters, starts with [A-Z]+\.$/)
    .last()
    .waitFor();
  await page.keyboard.press('Escape');
  expect((await search.names()).every((name) => /, \d+ words?$/.test(name))).toBe(true);
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
  await search.press('Back');
  await pressMore(page, 'Menu');
  await page.getByRole('button', { name: 'Board and players' }).waitFor();
  expect(await page.getByRole('button', { name: /^Continue Scramble/ }).count()).toBe(0);
});

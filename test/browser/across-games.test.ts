import { afterEach, expect, it } from 'vitest';
import { wordSearch } from '../../src/core';
import { wordsLaid } from '../../src/core/wordbler/words-laid';
import { allWords, BoardSearch } from './board-search';
import { keepInPage, newGame, playOn } from './game-of-two';
import { type OpenPage, openPage } from './play';

const finished = playOn(newGame('over'), 60);

let open: OpenPage | undefined;
afterEach(async () => {
  await open?.close();
  open = undefined;
});

/** The words that are searched for, as they are listed. */
const listed = async ({ page }: OpenPage) => {
  await page.getByRole('grid', { name: 'Letters' }).waitFor();
  return page.locator('.ws-words .ws-t').allTextContents();
};

it('what was missed on a board is searched for with one press', async () => {
  const search = await BoardSearch.choose();
  open = search.open;
  const { page } = search;
  await search.roll();
  const all = allWords(await search.board()).map(({ word }) => word);
  await search.endTurn();
  await search.press('Seek the missed');
  const words = await listed(open);
  expect(words).toHaveLength(14);
  expect(words.every((word) => all.includes(word.trim()))).toBe(true);
  // It is a search as any other, kept over a reload.
  await page.reload();
  await page.getByRole('button', { name: 'Go on' }).first().click();
  expect(await listed(open)).toEqual(words);
});

it('what was laid at a table is searched for with one press', async () => {
  open = await openPage({
    reducedMotion: 'reduce',
    path: 'index.html#/over',
    before: (context) => keepInPage(context, { 'finished game': finished.save() }),
  });
  const { page } = open;
  await page.getByRole('button', { name: 'A word search of the words of this game' }).click();
  const words = await listed(open);
  const laid = wordSearch.wordsAmong(wordsLaid(finished.state.history), 'en');
  expect(words.map((word) => word.trim()).sort()).toEqual([...laid!].sort());
});

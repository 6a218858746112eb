import { afterEach, expect, it } from 'vitest';
import { allWords, BoardSearch } from './board-search';
import type { OpenPage } from './play';

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
  await expect.poll(() => page.locator('.ws-words .ws-t').allTextContents()).toEqual(words);
});

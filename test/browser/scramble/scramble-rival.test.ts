import { expect } from 'vitest';
import { BoardSearch } from '../support/board-search';
import { it, long } from '../support/page-test';

let search: BoardSearch;
it('the computer searches the same board, is counted while it does, and shows its words when the time is up', async () => {
  search = await BoardSearch.choose({ before: (context) => context.clock.install() });
  const { page } = search;
  // A field as any: the keys of the keyboard choose in it.
  const rival = page.getByRole('combobox', { name: 'Computer' });
  await rival.focus();
  await page.keyboard.press('e');
  expect(await rival.inputValue()).toBe('expert');
  await search.roll();
  const beside = page.getByRole('list', { name: 'Computer' });
  const counted = async () => Number(await beside.locator('b').textContent());
  expect(await counted()).toBe(0);
  const [word] = await search.words();
  await page.keyboard.type(word!.word.toLowerCase());
  await page.keyboard.press('Enter');
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
  // The next board has the same rival.
  await search.press('Back');
  await search.press('Play again');
  await search.begin();
  expect(await counted()).toBe(0);
});

long('nobody sits across from two, nor at the board of a day', async () => {
  search = await BoardSearch.choose({ touch: true });
  const { page } = search;
  const rival = page.getByRole('combobox', { name: 'Computer' });
  await rival.selectOption('Club');
  await search.press('Add player');
  expect(await rival.count()).toBe(0);
  await search.press(/^Remove Player 2/);
  expect(await rival.inputValue()).toBe('club');
  await search.press('Daily board');
  await search.begin();
  expect(await page.getByRole('list', { name: 'Computer' }).count()).toBe(0);
});

import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { scramble } from '../../../src/rules';
import { familiarity } from '../../engine/familiarity/shipped-familiarity';
import { BoardSearch } from '../support/board-search';
import { resize } from '../support/in-any-window';
import { it } from '../support/page-test';
import { comeAnew } from '../support/play';
import { mouseOf } from '../support/pointers';

let search: BoardSearch;

beforeAll(async () => {
  search = await BoardSearch.choose();
});
afterEach(() => search.open.check());
afterAll(() => search.open.close());

it('familiar words make ranks, told once, and the end and the statistics know the rank', async () => {
  const { page, reader } = search;
  await search.roll();
  const words = scramble.marked(await search.words(3), familiarity);
  const familiar = words.filter(scramble.isKnown);
  const strange = words.find((word) => !scramble.isKnown(word))!;
  const figure = page.locator('.climb-figure:visible');
  await expect.poll(() => figure.textContent()).toMatch(/^0 of \d+ familiar words$/);
  const all = Number((await figure.textContent())!.match(/of (\d+)/)![1]);
  const need = scramble.needsOf(all)[1]!;

  await search.drag(mouseOf(page), strange.path);
  await search.hears(strange.word, strange.points);
  await page.getByRole('heading', { name: 'Bonus words' }).waitFor();
  expect(await figure.textContent()).toBe(`0 of ${all} familiar words`);
  for (const [at, { word }] of familiar.slice(0, need).entries()) {
    await page
      .getByText(`${need - at} more to Fledgling`)
      .first()
      .waitFor();
    await page.keyboard.type(word);
    await page.keyboard.press('Enter');
    await reader.expectHeard(new RegExp(`^${word}, .*\\.${at === need - 1 ? ' Fledgling!' : ''}$`));
  }
  // A phone shows the same without the tree.
  await resize(page, 390, 844);
  await expect.poll(() => figure.textContent()).toBe(`${need} of ${all} familiar words`);
  await page.locator('.sc-twig').getByText('more to Songbird').waitFor();

  await comeAnew(page);
  await search.press(/^Continue Scramble/);
  await search.press('Keep playing');
  await expect.poll(() => figure.textContent()).toBe(`${need} of ${all} familiar words`);
  await search.endTurn();
  await page.getByText(`of ${all} familiar words`, { exact: true }).waitFor();
  expect(await page.locator('.end-figure > b').textContent()).toBe(`${need}`);
  expect(await page.locator('.end-card').textContent()).toContain('Best missed');
  await page.locator('.end-badge').getByText('Fledgling').waitFor();
  // All words lie behind it, and the browser's Back leads out of them.
  await search.lookCloser();
  await page.goBack();
  await page.locator('.end-badge').waitFor();
  await page.goBack();
  await page.getByRole('button', { name: 'Stats' }).click();
  await page.locator('label', { hasText: 'Scramble' }).click();
  await page.getByText('Best rank').waitFor();
  await page.getByText('Fledgling', { exact: true }).waitFor();
});

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { wordSearch } from '../../../src/rules';
import { englishWords } from '../../../src/search/play/words';
import { strokeAlong } from '../support/ended-search';
import { keepInPage } from '../support/game-of-two';
import { keptBefore, keptLater } from '../support/kept-release';
import { it, long } from '../support/page-test';
import { comeAnew, type OpenPage, openPage } from '../support/play';
import { drag, mouseOf } from '../support/pointers';
import { listen, Reader } from '../support/reader';
import { seal } from '../support/search-shelf';
import { Sitting } from '../support/search-sitting';

// The games of an older release, as test/kept holds them: each is found, gone on with, and kept.

let open: OpenPage;

async function visit(...files: string[]): Promise<Page> {
  const values = keptBefore(...files);
  open = await openPage({
    reducedMotion: 'reduce',
    before: async (context) => {
      await listen(context);
      await keepInPage(context, values);
    },
  });
  return open.page;
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

/** Goes on with the search of a file, from the menu, and draws the stroke of one more of its words. */
async function findOneMore(page: Page, file: string) {
  const engine = wordSearch.GameEngine.restore(keptBefore(file)['search'], englishWords());
  if (!(engine instanceof wordSearch.GameEngine)) throw new Error(engine.reason);
  const sitting = new Sitting(open, engine, false);
  await sitting.goOn();
  await sitting.expectScore(engine.state.score);
  const { from, to } = strokeAlong(engine.state.laid[9]!);
  await drag(mouseOf(page), await sitting.point(from), await sitting.point(to));
  await sitting.expectHeardFound(engine.state.laid[9]!);
}

const goOnWith = {
  wordbler: 'Continue Wordbler',
  search: /^Continue Word search/,
  scramble: /^Continue Scramble/,
};

/** What the menu says of a game stands beside its button, on its card. */
const card = (page: Page, game: keyof typeof goOnWith) =>
  page.locator('.game-card', { has: page.getByRole('button', { name: goOnWith[game] }) });

it('games under way of an older release are found in the menu, and gone on with', async () => {
  const page = await visit('wordbler-two', 'search-under-way', 'scramble-under-way', 'choices');
  await card(page, 'search').getByText('3 of 14 found').waitFor();
  await card(page, 'scramble').getByText('3 words').waitFor();
  await press(page, goOnWith.wordbler);
  await press(page, /^Done/);
  await page.getByRole('dialog', { name: /^Bruno scores / }).waitFor();
  await comeAnew(page);
  await page.getByText('Ada’s turn').waitFor();
});

long('three games under way go on from the menu, with the settings of their release', async () => {
  const page = await visit('wordbler-two', 'search-under-way', 'scramble-under-way', 'choices');
  // Every rack lies open, so that no curtain falls.
  await press(page, goOnWith.wordbler);
  await press(page, /^Done/);
  await page.getByRole('dialog', { name: /^Bruno scores / }).waitFor();
  await press(page, 'Continue');
  await page.getByRole('button', { name: 'Shuffle', disabled: false }).waitFor();
  await comeAnew(page);
  await page.getByText('Ada’s turn').waitFor();

  await findOneMore(page, 'search-under-way');
  await comeAnew(page);
  await card(page, 'search').getByText('4 of 14 found').waitFor();

  await press(page, goOnWith.scramble);
  await press(page, /^Keep playing$/);
  await page.keyboard.type('prang');
  await page.keyboard.press('Enter');
  await page.getByText('PRANG').first().waitFor();
  await comeAnew(page);
  await card(page, 'scramble').getByText('4 words').waitFor();
});

long('three games that wait for somebody go on from the menu', async () => {
  const page = await visit('wordbler-four', 'search-paused', 'scramble-two-paused');
  await press(page, goOnWith.wordbler);
  await page.getByRole('dialog', { name: / plays for / }).waitFor();
  await press(page, 'Let it stand');
  // Its sheet goes with the computer's next move, which is soon there.
  await new Reader(page).expectHeard(/^Øyvind 🌞 plays OUTDARE /);
  await comeAnew(page);

  await findOneMore(page, 'search-paused');
  await comeAnew(page);
  await card(page, 'search').getByText('2 of 14 found').waitFor();

  await press(page, goOnWith.scramble);
  await press(page, /^Keep playing$/);
  await page.keyboard.type('sober');
  await page.keyboard.press('Enter');
  await comeAnew(page);
  await card(page, 'scramble').getByText('2 words').waitFor();
});

long('a game with failed words goes on from the menu', async () => {
  const page = await visit('wordbler-attempts');
  await press(page, goOnWith.wordbler);
  await press(page, 'Show my tiles');
  await press(page, /^Pass$/);
  await page.getByText('Lark').first().waitFor();
  await comeAnew(page);
  await card(page, 'wordbler').getByText('Lark’s turn').waitFor();
});

long.each([
  ['wordbler-finished', /^Ada wins/],
  ['search-score-not-named', 'All found!'],
  ['scramble-result', /^(Nicely done!|Your result)$/],
])('%s comes back with its result', async (file, heading) => {
  const page = await visit(file);
  await page.getByRole('heading', { name: heading }).waitFor();
});

long('own lists and their scores are found under the names of today', async () => {
  open = await openPage({
    reducedMotion: 'reduce',
    before: (context) => keepInPage(context, keptLater('search-own-list')),
  });
  const { page } = open;
  await card(page, 'search').getByText('Our travels').waitFor();
  for (const [name, value] of Object.entries(keptLater('sealed'))) await seal(page, name, value);
  await page.getByRole('button', { name: 'Categories' }).click();
  // It was chosen under its former id, and has been renamed since.
  const list = page.getByRole('radio', { name: /^Travels/ });
  await list.waitFor({ state: 'attached' });
  await expect.poll(() => list.isChecked()).toBe(true);
  await page.getByText('Best 1,200 · Zoë').waitFor();
  await press(page, 'Edit Travels');
  await page.locator('#list-name').fill('Far away');
  await press(page, 'Save list');
  await page.getByText('Best 1,200 · Zoë').waitFor();
  await comeAnew(page);
  await page.getByRole('button', { name: 'Categories' }).click();
  await page.getByRole('radio', { name: /^Far away Best 1200/ }).waitFor({ state: 'attached' });
});

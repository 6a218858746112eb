import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { wordSearch } from '../../../src/rules';
import { englishWords } from '../../../src/search/play/words';
import type { AnySave } from '../../../src/shared/play/same-game';
import { selectAlong } from '../support/ended-search';
import { keepInPage } from '../support/game-of-two';
import { it, long } from '../support/page-test';
import { comeBack, type OpenPage, openPage, siteUrl } from '../support/play';
import { drag, mouseOf } from '../support/pointers';
import { listen, Reader } from '../support/reader';
import { savedAt } from '../support/saved-at';
import { savedBy } from '../support/saved-file';
import { keptBefore, keptLater } from '../support/saved-release';
import { seal } from '../support/search-shelf';
import { Sitting } from '../support/search-sitting';

// The games of an older release, as test/kept holds them: each is found, gone on with, and kept.

let open: OpenPage;

async function visit(...saved: Record<string, unknown>[]): Promise<Page> {
  const values = Object.assign({}, ...saved);
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

/** Goes on with the search of a file, from the menu, and draws the selection of one more of its words. */
async function findOneMore(page: Page, file: string) {
  const engine = wordSearch.GameEngine.restore(keptBefore(file)['search'], englishWords());
  if (!(engine instanceof wordSearch.GameEngine)) throw new Error(engine.reason);
  const sitting = new Sitting(open, engine, false);
  await sitting.goOn();
  await sitting.expectScore(engine.state.score);
  const { from, to } = selectAlong(engine.state.laid[9]!);
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

const unopened = (page: Page) => page.getByRole('alert').filter({ hasText: 'Couldn’t open a saved game.' });

it('a game under way of an older release goes on, in the tab that opens it last, and the other says so; beside it, what cannot be opened says why, is saved, and goes when thrown away, and spoiled books are laid aside', async () => {
  const { search, scramble, ...saved } = keptBefore(
    'wordbler-two',
    'search-under-way',
    'scramble-under-way',
    'choices',
  );
  const spoiled = { ...(search as AnySave), commands: [...(search as AnySave).commands, { type: 'win' }] };
  const rows = { version: 1, attempts: [{}], played: [null], cards: [[]], puzzles: [7], digest: 'x' };
  const books = ['played games', 'dailies', 'study cards', 'study puzzles'];
  const page = await visit(saved, Object.fromEntries(books.map((book) => [book, rows])), {
    search: spoiled,
    scramble: { ...(scramble as AnySave), version: 1000 },
  });
  const damaged = unopened(page).filter({ hasText: 'The saved game is damaged.' });
  await damaged.waitFor();
  await unopened(page).getByText('This game needs a newer version.').waitFor();
  expect(await unopened(page).count()).toBe(2);
  expect(await page.getByRole('button', { name: goOnWith.search }).count()).toBe(0);

  const choice = damaged.locator('xpath=following-sibling::*[1]');
  const { name, bytes } = await savedBy(page, () => choice.getByRole('button', { name: 'Save to file' }).click());
  expect(name).toBe('saved-game.json');
  expect(JSON.parse(bytes.toString())).toEqual(spoiled);
  await choice.getByRole('button', { name: 'Delete' }).click();
  await damaged.waitFor({ state: 'detached' });
  expect(await unopened(page).count()).toBe(1);

  await page.getByRole('region', { name: 'Dailies' }).waitFor();
  await press(page, 'Stats');
  await page.getByText('Finish a game to see your stats.').waitFor();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await press(page, 'Study');
  await page.getByRole('heading', { name: 'Today’s words' }).waitFor();
  await page.getByRole('button', { name: 'Back', exact: true }).click();

  // Every rack lies open, so that no curtain falls.
  await press(page, goOnWith.wordbler);
  await press(page, /^Done/);
  await page.getByRole('dialog', { name: /^Bruno scores / }).waitFor();
  const other = await open.context.newPage();
  await other.goto(siteUrl());
  await card(other, 'wordbler').getByText('Ada’s turn').waitFor({ state: 'attached' });
  const aside = (await savedAt(other, 'set aside')) as { place: string; value: unknown }[];
  expect(aside.map(({ place }) => place).sort()).toEqual([...books, 'scramble'].sort());
  for (const place of books) expect(aside).toContainEqual({ place, value: rows });
  // All that was done in one tab is known in the other.
  const commands = async () => ((await savedAt(page, 'game')) as AnySave).commands;
  const before = await commands();
  await press(other, goOnWith.wordbler);
  await page.getByText('The game is open in another tab.').waitFor();
  await other.getByRole('button', { name: 'Shuffle', disabled: false }).waitFor();
  await other.keyboard.press('Control+Enter');
  await expect.poll(async () => (await commands()).length).toBeGreaterThan(before.length);
  expect((await commands()).slice(0, before.length)).toEqual(before);
});

long('three games under way go on from the menu, with the settings of their release', async () => {
  const page = await visit(keptBefore('wordbler-two', 'search-under-way', 'scramble-under-way', 'choices'));
  await press(page, goOnWith.wordbler);
  await press(page, /^Done/);
  await page.getByRole('dialog', { name: /^Bruno scores / }).waitFor();
  await press(page, 'Continue');
  await page.getByRole('button', { name: 'Shuffle', disabled: false }).waitFor();
  await comeBack(page);
  await page.getByText('Ada’s turn').waitFor();

  await findOneMore(page, 'search-under-way');
  await comeBack(page);
  await card(page, 'search').getByText('4 of 14 found').waitFor();

  await press(page, goOnWith.scramble);
  await press(page, /^Keep playing$/);
  await page.keyboard.type('prang');
  await page.keyboard.press('Enter');
  await page.getByText('PRANG').first().waitFor();
  await comeBack(page);
  await card(page, 'scramble').getByText('4 words').waitFor();
});

long('three games that wait for somebody go on from the menu', async () => {
  const page = await visit(keptBefore('wordbler-four', 'search-paused', 'scramble-two-paused'));
  await press(page, goOnWith.wordbler);
  await page.getByRole('dialog', { name: /’s play: / }).waitFor();
  await press(page, 'Let it stand');
  // Its sheet goes with the computer's next move, which is soon there.
  await new Reader(page).expectHeard(/^Øyvind 🌞 plays OUTDARE /);
  await comeBack(page);

  await findOneMore(page, 'search-paused');
  await comeBack(page);
  await card(page, 'search').getByText('2 of 14 found').waitFor();

  await press(page, goOnWith.scramble);
  await press(page, /^Keep playing$/);
  await page.keyboard.type('sober');
  await page.keyboard.press('Enter');
  await comeBack(page);
  await card(page, 'scramble').getByText('2 words').waitFor();
});

long('a game with failed words goes on from the menu', async () => {
  const page = await visit(keptBefore('wordbler-attempts'));
  await press(page, goOnWith.wordbler);
  await press(page, 'Show my tiles');
  const passes = async () =>
    ((await savedAt(page, 'game')) as { commands: { type: string }[] }).commands.filter(({ type }) => type === 'pass')
      .length;
  const before = await passes();
  await press(page, /^Pass$/);
  await expect.poll(passes).toBe(before + 1);
  await comeBack(page);
  // Lark, a computer, may have moved meanwhile.
  await card(page, 'wordbler')
    .getByText(/^(Lark|Chidi)’s turn$/)
    .waitFor({ state: 'attached' });
});

long.each([
  ['wordbler-finished', /^Ada wins/],
  ['search-score-not-named', 'All found!'],
  ['scramble-result', / wins$/],
])('%s comes back with its result', async (file, heading) => {
  const page = await visit(keptBefore(file));
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
  await comeBack(page);
  await page.getByRole('button', { name: 'Categories' }).click();
  await page.getByRole('radio', { name: /^Far away Best 1,200/ }).waitFor({ state: 'attached' });
});

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { wordSearch } from '../../../src/rules';
import { englishWords } from '../../../src/search/play/words';
import type { AnySave } from '../../../src/shared/play/same-game';
import { some } from '../../long';
import { strokeAlong } from '../support/ended-search';
import { keepInPage, keptGame, newGame, playOn } from '../support/game-of-two';
import { keptAt } from '../support/kept-at';
import { keptBefore } from '../support/kept-release';
import { it, long } from '../support/page-test';
import { type OpenPage, openPage, siteUrl } from '../support/play';
import { begun } from '../support/search-sitting';

let open: OpenPage;

const goOnWith = (page: Page, name: RegExp) => page.getByRole('button', { name }).click();
const goOn = (page: Page) => page.getByRole('button', { name: 'Keep playing', exact: true }).click();

const search = begun({ finds: 1 });

const games = [
  {
    name: 'Wordbler',
    place: 'game',
    kept: {
      ...keptGame(playOn(newGame('tabs', { failsToEnd: 20 }), 2).save()),
      settings: { openRacks: true },
    },
    enter: async (page: Page) => {
      await goOnWith(page, /^Continue Wordbler/);
      await page.getByRole('button', { name: 'Shuffle', disabled: false }).waitFor();
    },
    act: async (page: Page) => {
      await page.keyboard.press('Control+Enter');
    },
  },
  {
    name: 'Word search',
    place: 'search',
    kept: { search: search.save() },
    enter: async (page: Page) => {
      await goOnWith(page, /^Continue Word search/);
      await page.getByRole('grid', { name: 'Letters' }).waitFor();
    },
    act: async (page: Page) => {
      const kept = wordSearch.GameEngine.restore(await keptAt(page, 'search'), englishWords());
      if (!(kept instanceof wordSearch.GameEngine)) throw new Error('the search is lost');
      const { laid, found } = kept.state;
      const left = laid.find((_, at) => !found.some(({ word }) => word === at))!;
      const grid = (await page.getByRole('grid', { name: 'Letters' }).boundingBox())!;
      const side = grid.width / wordSearch.gridSize;
      const { from, to } = strokeAlong(left);
      await page.mouse.move(grid.x + (from.x + 0.5) * side, grid.y + (from.y + 0.5) * side);
      await page.mouse.down();
      await page.mouse.move(grid.x + (to.x + 0.5) * side, grid.y + (to.y + 0.5) * side, { steps: 3 });
      await page.mouse.up();
    },
  },
  {
    name: 'Scramble',
    place: 'scramble',
    kept: keptBefore('scramble-under-way'),
    enter: async (page: Page) => {
      await goOnWith(page, /^Continue Scramble/);
      await goOn(page);
    },
    act: async (page: Page) => {
      await page.keyboard.type('zqx');
      await page.keyboard.press('Enter');
    },
  },
];

it.each(some(games, games.slice(0, 1)))(
  '$name goes on in the tab that opens it last, with all that was done, and the other says so',
  async ({ place, kept, enter, act }) => {
    open = await openPage({ reducedMotion: 'reduce', before: (context) => keepInPage(context, kept) });
    const commands = async (page: Page) => ((await keptAt(page, place)) as { commands: readonly unknown[] }).commands;
    const first = open.page;
    await enter(first);
    const second = await open.context.newPage();
    await second.goto(siteUrl());
    // There and, with the page loaded anew, back again.
    for (const [here, there] of [
      [second, first],
      [first, second],
    ] as const) {
      await here.bringToFront();
      if (here === first) await here.reload();
      await enter(here);
      await there.getByText('The game is open in another tab.').waitFor();
      const before = await commands(here);
      await act(here);
      await expect.poll(async () => (await commands(here)).length).toBeGreaterThan(before.length);
      expect((await commands(here)).slice(0, before.length)).toEqual(before);
    }
  },
);

const choices = [
  { choosing: 'Players and rules', game: 0, place: 'game', begin: 'Start' },
  { choosing: 'Categories', game: 1, place: 'search', begin: 'Start' },
  { choosing: 'Board and players', game: 2, place: 'scramble', begin: 'Roll' },
];

long.each(choices)(
  'a game that was begun in another tab waits aside for one that is chosen where nobody knew of it: $place',
  async ({ choosing, game, place, begin }) => {
    open = await openPage({ reducedMotion: 'reduce' });
    const { page, context } = open;
    await page.getByRole('button', { name: choosing }).click();
    await page.getByRole('button', { name: begin, exact: true }).waitFor();
    const other = await context.newPage();
    await other.goto(siteUrl());
    await other.getByRole('button', { name: 'Play now' }).nth(game).click();
    await other.getByRole('button', { name: /^Hint/ }).waitFor();
    const setupAt = async () => ((await keptAt(page, place)) as AnySave | undefined)?.setup;
    await expect.poll(setupAt).toBeDefined();
    const begun = await setupAt();
    await page.getByRole('button', { name: begin, exact: true }).click();
    await other.getByRole('button', { name: 'Stats' }).waitFor();
    await expect.poll(setupAt).not.toEqual(begun);
    await expect
      .poll(() => keptAt(page, 'set aside'))
      .toEqual([{ place, value: expect.objectContaining({ setup: begun }) }]);
  },
);

long('a board under way stays when a result of the one before is left in another tab', async () => {
  open = await openPage({ reducedMotion: 'reduce' });
  const { page, context } = open;
  const playNow = async (own: Page) => {
    await own.getByRole('button', { name: 'Play now' }).nth(2).click();
    await own.getByRole('button', { name: /^Hint/ }).waitFor();
  };
  const other = await context.newPage();
  await other.goto(siteUrl());
  await other.getByRole('button', { name: 'Stats' }).waitFor();
  const setupKept = async () => ((await keptAt(page, 'scramble')) as { setup: object } | undefined)?.setup;
  await playNow(page);
  await expect.poll(setupKept).toBeDefined();
  const first = await setupKept();
  await page.getByRole('button', { name: 'Menu' }).first().click();
  await page.getByRole('dialog', { name: 'Paused' }).getByRole('button', { name: 'End turn' }).click();
  await page.getByRole('dialog', { name: 'End your turn?' }).getByRole('button', { name: 'End turn' }).click();
  const toMenu = page.getByRole('button', { name: 'Menu', exact: true }).last();
  await toMenu.waitFor();
  await playNow(other);
  await expect.poll(setupKept).not.toEqual(first);
  await other.close();
  const before = await keptAt(page, 'scramble');
  await toMenu.click();
  await page.getByRole('button', { name: 'Stats' }).waitFor();
  expect(await keptAt(page, 'scramble')).toEqual(before);
});

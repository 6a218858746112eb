import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { wordSearch } from '../../../src/rules';
import { englishWords } from '../../../src/search/play/words';
import type { AnySave } from '../../../src/shared/play/same-game';
import { selectAlong } from '../support/ended-search';
import { pressMore } from '../support/ends';
import { keepInPage, newGame, playOn, savedGame } from '../support/game-of-two';
import { it } from '../support/page-test';
import { type OpenPage, openPage, type PageOptions, siteUrl } from '../support/play';
import { savedAt } from '../support/saved-at';
import { keptBefore } from '../support/saved-release';
import { goToChoose, ownList, writeAndSave } from '../support/search-choosing';
import { begun } from '../support/search-sitting';

let open: OpenPage;

async function twoTabs(options: PageOptions = {}): Promise<[Page, Page]> {
  open = await openPage({ reducedMotion: 'reduce', ...options });
  const other = await open.context.newPage();
  await other.goto(siteUrl());
  return [open.page, other];
}

const goOnWith = (page: Page, name: RegExp) => page.getByRole('button', { name }).click();
const goOn = (page: Page) => page.getByRole('button', { name: 'Keep playing', exact: true }).click();

const search = begun({ finds: 1 });

const games = [
  {
    name: 'Wordbler',
    place: 'game',
    kept: {
      ...savedGame(playOn(newGame('tabs', { failsToEnd: 20 }), 2).save()),
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
      const saved = wordSearch.GameEngine.restore(await savedAt(page, 'search'), englishWords());
      if (!(saved instanceof wordSearch.GameEngine)) throw new Error('the search is lost');
      const { laid, found } = saved.state;
      const left = laid.find((_, at) => !found.some(({ word }) => word === at))!;
      const grid = (await page.getByRole('grid', { name: 'Letters' }).boundingBox())!;
      const side = grid.width / wordSearch.gridSize;
      const { from, to } = selectAlong(left);
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

type Game = (typeof games)[number];

/** A game that is open in another tab goes on here, where all is known that was done there. */
async function goesOnHere({ place, enter, act }: Game, here: Page, there: Page) {
  const commands = async () => ((await savedAt(here, place)) as { commands: readonly unknown[] }).commands;
  await here.bringToFront();
  await enter(here);
  await there.getByText('The game is open in another tab.').waitFor();
  const before = await commands();
  await act(here);
  await expect.poll(async () => (await commands()).length).toBeGreaterThan(before.length);
  expect((await commands()).slice(0, before.length)).toEqual(before);
}

it('settings and own lists of two tabs are all kept', async () => {
  const [first, second] = await twoTabs();
  const choices = [first.getByRole('radio', { name: 'Light' }), second.getByRole('switch', { name: 'Left-handed' })];
  for (const [at, page] of [first, second].entries()) {
    await page.getByRole('button', { name: 'Settings' }).click();
    await choices[at]!.check();
    await page.keyboard.press('Escape');
  }
  for (const page of [first, second]) await goToChoose(page);
  await writeAndSave(first, 'Our travels');
  await writeAndSave(second, 'Our garden');
  for (const name of ['Our travels', 'Our garden']) await ownList(second, name).waitFor();
  await expect.poll(() => savedAt(first, 'settings')).toMatchObject({ look: 'light', hand: 'left' });
});

it.each(games)('$name goes on in the tab that opens it last, there and back again', async (game) => {
  const [first, second] = await twoTabs({ before: (context) => keepInPage(context, game.kept) });
  await game.enter(first);
  await goesOnHere(game, second, first);
  await first.reload();
  await goesOnHere(game, first, second);
});

const choices = [
  { choosing: 'Players and rules', game: 0, place: 'game', begin: 'Start' },
  { choosing: 'Categories', game: 1, place: 'search', begin: 'Start' },
  { choosing: 'Board and players', game: 2, place: 'scramble', begin: 'Roll' },
];

it.each(choices)(
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
    const setupAt = async () => ((await savedAt(page, place)) as AnySave | undefined)?.setup;
    await expect.poll(setupAt).toBeDefined();
    const begun = await setupAt();
    await page.getByRole('button', { name: begin, exact: true }).click();
    await other.getByRole('button', { name: 'Stats' }).waitFor();
    await expect.poll(setupAt).not.toEqual(begun);
    await expect
      .poll(() => savedAt(page, 'set aside'))
      .toEqual([{ place, value: expect.objectContaining({ setup: begun }) }]);
  },
);

it('a board under way stays when a result of the one before is left in another tab', async () => {
  open = await openPage({ reducedMotion: 'reduce' });
  const { page, context } = open;
  const playNow = async (own: Page) => {
    await own.getByRole('button', { name: 'Play now' }).nth(2).click();
    await own.getByRole('button', { name: /^Hint/ }).waitFor();
  };
  const other = await context.newPage();
  await other.goto(siteUrl());
  await other.getByRole('button', { name: 'Stats' }).waitFor();
  const savedSetup = async () => ((await savedAt(page, 'scramble')) as { setup: object } | undefined)?.setup;
  await playNow(page);
  await expect.poll(savedSetup).toBeDefined();
  const first = await savedSetup();
  await page.getByRole('button', { name: 'Menu' }).first().click();
  await page.getByRole('dialog', { name: 'Paused' }).getByRole('button', { name: 'End turn' }).click();
  await page.getByRole('dialog', { name: 'End your turn?' }).getByRole('button', { name: 'End turn' }).click();
  await page.locator('.ended').getByRole('button', { name: 'More', exact: true }).waitFor();
  await playNow(other);
  await expect.poll(savedSetup).not.toEqual(first);
  await other.close();
  const before = await savedAt(page, 'scramble');
  await pressMore(page, 'Menu');
  await page.getByRole('button', { name: 'Stats' }).waitFor();
  expect(await savedAt(page, 'scramble')).toEqual(before);
});

it('what one of two tabs holds for ever leaves no screen of the other empty', async () => {
  const [page, other] = await twoTabs();
  const places = ['played games', 'dailies', 'study cards', 'study puzzles', 'words to seek', 'celebrated'];
  await other.evaluate((places) => {
    for (const place of places) void navigator.locks.request(`wordbler ${place}`, () => new Promise(() => {}));
  }, places);
  const screens = {
    statistics: [page.getByText('Finish a game to see your stats.')],
    study: [page.getByText('Words you miss in Scramble'), page.getByText('become puzzles here')],
    find: [page.getByRole('button', { name: 'Shuffle', disabled: false })],
  };
  for (const [address, contents] of Object.entries(screens)) {
    // By way of nowhere: an address that differs in its last part alone leads a page away by itself.
    await page.goto('about:blank');
    await page.goto(`${siteUrl()}#/${address}`);
    for (const content of contents) await content.waitFor();
  }
});

it('tabs keep no one from throwing away all that is kept, and play on', async () => {
  const [page, other] = await twoTabs();
  await page.getByRole('button', { name: 'Categories' }).waitFor();
  const answer = await other.evaluate(
    () =>
      new Promise((resolve) => {
        const wiping = indexedDB.deleteDatabase('wordbler');
        wiping.onsuccess = () => resolve('gone');
        wiping.onblocked = () => resolve('blocked');
      }),
  );
  expect(answer).toBe('gone');
  await goToChoose(page);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect.poll(() => savedAt(page, 'search')).toBeDefined();
});

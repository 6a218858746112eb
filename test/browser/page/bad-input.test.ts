import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import { effectFiles, failed, layOne, soon } from '../support/at-sound';
import { AtTable, chooseMascots, hurryDeal, nameSeats } from '../support/at-table';
import { timesShown, watchFor } from '../support/ears';
import { findPlay } from '../support/find-play';
import { isWord, keepInPage, newGame, players, playOn, shortWords } from '../support/game-of-two';
import { dealt } from '../support/left-table';
import { it, long } from '../support/page-test';
import { hasten } from '../support/page-time';
import { comeBack, type OpenPage, openPage, type PageOptions } from '../support/play';
import { atRest } from '../support/seen-table';

async function visit(options: PageOptions = {}) {
  const open = await openPage({ query: { seed: 'first' }, ...options });
  return open.page;
}

/** From the menu, with all the motions of the deal, soon over. */
async function sitDownIn(page: Page) {
  const table = new AtTable(page, newGame('first'));
  await table.sitDown(players);
  await page.getByRole('button', { name: 'Done' }).waitFor();
  return table;
}

// Each has another sentence than the one before.
const refused: [name: string, sentence: string][] = [
  ['W'.repeat(17), 'Use at most 16 characters.'],
  [' ADA ', 'Another player has this name.'],
];

long('buttons do nothing while tiles fly', async () => {
  const table = await sitDownIn(await visit({ before: hasten }));
  for (const name of ['Done', 'Pass', 'Exchange', 'Shuffle']) {
    await table.page.getByRole('button', { name }).dispatchEvent('click');
  }
  await table.beginTurn();
  await table.expectSameGame();
});

long('names of any script and 16 wide characters are played with', async () => {
  const page = await visit({ reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Players and rules' }).click();
  const names = ['W'.repeat(16), 'ليلى <b>👩‍👩‍👧</b>'];
  await nameSeats(page, names);
  await chooseMascots(page, names.length);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await hurryDeal(page);
  await page.getByRole('button', { name: 'Show my tiles' }).click();
  expect(await page.locator('.seat .name').allTextContents()).toEqual(names);
});

describe('a turn', () => {
  let sat: OpenPage;
  let table: AtTable;

  beforeAll(async () => {
    const game = dealt('first');
    sat = await openPage({
      reducedMotion: 'reduce',
      query: { probe: '1' },
      before: async (context) => {
        for (const files of [/\.woff2$/, effectFiles]) await context.route(files, (route) => route.abort());
        await watchFor(context, failed);
        await keepInPage(context, { game: game.save(), settings: { openRacks: false, scoreSheet: 'asked' } });
      },
    });
    table = new AtTable(sat.page, game);
  });

  // The browser names what did not come.
  afterEach(() => expect(sat.errors.splice(0).filter((error) => !/ERR_FAILED/.test(error))).toEqual([]));
  afterAll(() => sat.close());

  // Each of these gives the turn back as it was, until one ends it.
  it('goes on without its letters, which the menu names, and without its sounds, which are named once', async () => {
    const { page } = table;
    await page.getByText('Couldn’t load the game’s lettering').waitFor();
    await table.press('Continue Wordbler');
    await table.beginTurn();
    const layAndUndo = async () => {
      await layOne({ page, table });
      await table.press('Undo');
      return timesShown(page);
    };
    // It is said with whatever is done next, once it is known.
    await soon(layAndUndo).toBe(1);
    expect([await layAndUndo(), await layAndUndo()]).toEqual([1, 1]);
    await table.expectSameGame();
  });

  long('goes on after a reload in the middle of it', async () => {
    const { racks, toMove } = table.game.state;
    await table.lay({ tile: racks[toMove]![0]!, letter: '', x: 7, y: 7 });
    await comeBack(table.page);
    await table.press('Continue Wordbler');
    await table.beginTurn();
    await table.expectSameGame();
    await table.page.keyboard.press('Control+z');
    table.note({ type: 'takeBack', seat: toMove });
  });

  long(
    'is not thrown away by a new game without a question, before which names that will not do are refused beside their field',
    async () => {
      const { page } = table;
      await table.press('Menu');
      await table.press('Leave');
      await table.press('Players and rules');
      await nameSeats(page, players);
      await chooseMascots(page, players.length);
      const field = page.getByLabel('Name of player 2');
      for (const [name, sentence] of refused) {
        await field.fill(name);
        await page.getByRole('button', { name: 'Start', exact: true }).click({ force: true });
        await page.getByText(sentence).waitFor();
        expect(await field.evaluate((element) => element === document.activeElement), name).toBe(true);
      }
      await field.fill(players[1]!);
      await page.getByRole('button', { name: 'Start', exact: true }).click();
      await page.getByRole('dialog', { name: 'Start a new game?' }).waitFor();
      await table.press('Continue game');
      await table.beginTurn();
      await table.expectSameGame();
    },
  );

  long('refuses what cannot be, with a sentence, and nothing changes', async () => {
    const { page } = table;
    await table.press(/^Done/);
    await page.locator('.message', { hasText: 'Place at least one tile first.' }).waitFor();
    await table.drag(table.cellPoint(0), table.squarePoint({ x: 0, y: 0 }));
    const { racks, toMove } = table.game.state;
    table.note({ type: 'lay', seat: toMove, tile: racks[toMove]![0]!, x: 0, y: 0 });
    await table.press('Exchange');
    await page.locator('.message', { hasText: 'Recall your tiles first.' }).waitFor();
    await atRest(page);
    await table.drag(table.cellPoint(1), table.squarePoint({ x: 0, y: 0 }));
    await page.locator('.message', { hasText: 'That square is taken.' }).waitFor();
    await atRest(page);
    await table.drag(table.cellPoint(1), { x: 5, y: 400 });
    await table.press(/^Done/);
    await page.locator('.message', { hasText: 'The first word must cross the star.' }).waitFor();
    await table.expectSameGame();
    await page.keyboard.press('Control+z');
    table.note({ type: 'takeBack', seat: toMove });
    await table.expectSameGame();
  });

  long('is ended by a key that is held down, which answers no panel that opens meanwhile', async () => {
    const { page, game } = table;
    await table.layAll(findPlay(game, shortWords, isWord) ?? []);
    await page.keyboard.down('Enter');
    await page.getByRole('button', { name: 'Show my tiles' }).waitFor();
    for (let repeat = 0; repeat < 8; repeat++) await page.keyboard.down('Enter');
    expect(await page.getByRole('button', { name: 'Show my tiles' }).isVisible()).toBe(true);
    await page.keyboard.up('Enter');
    table.note({ type: 'done', seat: game.state.toMove });
    await table.beginTurn();
    await table.expectSameGame();
  });

  it('is said, once, not to be kept any more where a write fails in the middle of a game', async () => {
    const { page } = table;
    await page.evaluate(`IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    }`);
    await table.press(/^Pass$/);
    await table.beginTurn();
    await page.locator('.message', { hasText: 'The game will be lost when you close the page' }).waitFor();
    await table.press(/^Pass$/);
    await table.beginTurn();
    await page.locator('.message', { hasText: /passes\.$/ }).waitFor();
  });
});

long('what was kept goes on after a reload in the middle of the deal', async () => {
  const table = await sitDownIn(await visit({ before: hasten }));
  await expect.poll(() => table.savedGame()).toBeDefined();
  await comeBack(table.page);
  await table.press('Continue Wordbler');
  await table.beginTurn();
  await table.expectSameGame();
});

long('what was kept is told to be damaged when it is, and a new game can be started', async () => {
  const save = playOn(newGame('kept'), 1).save();
  const page = await visit({
    before: (context) => keepInPage(context, { game: { ...save, commands: save.commands.slice(1) }, settings: 7 }),
  });
  await page.getByText('Couldn’t open a saved game. The saved game is damaged.').waitFor();
  expect(await page.getByRole('button', { name: 'Continue Wordbler' }).count()).toBe(0);
});

long('where nothing can be kept a warning is given, and the game is played all the same', async () => {
  const page = await visit({
    reducedMotion: 'reduce',
    before: (context) =>
      context.addInitScript(() => {
        Object.defineProperty(window, 'indexedDB', {
          get() {
            throw new DOMException('Not here', 'SecurityError');
          },
        });
      }),
  });
  const table = await sitDownIn(page);
  await hurryDeal(page);
  await table.beginTurn();
  await table.press('Pass');
  table.note({ type: 'pass', seat: table.game.state.toMove });
  await table.beginTurn();
});

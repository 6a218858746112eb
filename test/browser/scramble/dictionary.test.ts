import type { BrowserContext, Page, Route } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { keepInPage, newGame, playOn, savedGame } from '../support/game-of-two';
import { layAny, quiet, ready, turnOfAda } from '../support/hinted-turn';
import { sitDown } from '../support/left-table';
import { it, long } from '../support/page-test';
import { openPage } from '../support/play';
import { listen, Reader } from '../support/reader';

const wordList = /\.words$/;

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const turnOpen = (page: Page) => page.getByRole('button', { name: 'Shuffle', disabled: false }).waitFor();

async function loadsAtSecondTry(page: Page, context: BrowserContext, said: string) {
  await page.getByText(said).waitFor();
  await context.unrouteAll();
  await press(page, 'Try again');
  await page.getByText(said).waitFor({ state: 'detached' });
  await press(page, 'Play now: Wordbler');
  await turnOpen(page);
}

const held: Route[] = [];
const release = async (answer: (route: Route) => Promise<unknown>) => {
  await expect.poll(() => held.length).toBe(1);
  for (const route of held.splice(0)) await answer(route);
};

/** A turn of Ada that needs no words to be gone on with. */
const saved = () => ({ ...turnOfAda('before words', 'person').save(), refused: [] });

describe('the dictionary', () => {
  it('is fetched by the worker alone; menu and table stand before it, and a play waits for it', async () => {
    const { page, context, errors } = await openPage({
      reducedMotion: 'reduce',
      before: async (context) => {
        await listen(context);
        const settings = { ...quiet, openRacks: false, scoreSheet: 'asked' };
        await keepInPage(context, { game: saved(), settings });
        await context.addInitScript(() => {
          const never = () => {
            throw new Error('not on the page');
          };
          Object.assign(window, { fetch: never, DecompressionStream: never, XMLHttpRequest: never });
        });
        await context.route(wordList, (route) => void held.push(route));
      },
    });
    await page.getByRole('button', { name: 'Players and rules' }).waitFor();
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await press(page, 'Players and rules');
    await press(page, 'Back');
    await release(async (route) => {
      const response = await route.fetch();
      const body = Buffer.from(await response.body());
      body[body.length >> 1]! ^= 1;
      await route.fulfill({ response, body });
    });
    const damaged = page.getByText('The word list arrived damaged.');
    await damaged.waitFor();
    await press(page, 'Try again');
    await damaged.waitFor({ state: 'detached' });

    await press(page, 'Continue Wordbler');
    await press(page, 'Show my tiles');
    const reader = new Reader(page);
    await ready(reader);
    await layAny(reader);
    await page.locator('.message').getByText('Loading the dictionary').waitFor();
    expect(await page.getByRole('button', { name: 'Undo', disabled: false }).count()).toBe(1);
    await release((route) => route.fulfill({ status: 404 }));
    const missing = page.getByRole('alert').getByText('The word list is missing on the server.');
    await missing.waitFor();
    await press(page, 'Try again');
    await missing.waitFor({ state: 'detached' });
    await release((route) => route.continue());
    await context.unroute(wordList);
    await reader.expectHeard(/^Ada plays [A-Z]+/);
    // The browser itself reports the file that was missing.
    errors.splice(0);

    const pageModules = inject('pageModules');
    expect(pageModules.some((module) => module.includes('engine/lexicon/lexicon'))).toBe(true);
    expect(pageModules.filter((module) => /unpack-graph|packed-graph|packed-edges/.test(module))).toEqual([]);
  });

  long('whose worker cannot start says so in the menu, and loads at the second try', async () => {
    const open = await openPage({
      reducedMotion: 'reduce',
      before: (context) => context.route(/dictionary\.worker.*\.js$/, (route) => route.abort()),
    });
    await loadsAtSecondTry(open.page, open.context, 'The dictionary stopped working.');
    // The browser itself reports the file that did not come.
    open.errors.splice(0);
  });
});

const waiting = () => playOn(newGame('menu'), 4).save();
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue Wordbler' });

long(
  'the menu stands and answers before the words are there; who goes on sees how far they are, and why they fail',
  async () => {
    const open = await openPage({
      reducedMotion: 'reduce',
      before: async (context) => {
        await context.route(wordList, (route) => void held.push(route));
        await keepInPage(context, savedGame(waiting()));
      },
    });
    const { page, context } = open;
    await goOn(page).waitFor();
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await press(page, 'Settings');
    await page.keyboard.press('Escape');
    await page.locator('.game-card').first().getByText('Bruno').waitFor();
    await press(page, 'Players and rules');
    await press(page, 'Back');

    await goOn(page).click();
    await page.getByRole('progressbar', { name: 'Loading the dictionary' }).waitFor();
    for (const route of held.splice(0)) await route.fulfill({ status: 404 });
    await page.getByRole('alert').getByText('The word list is missing on the server.').waitFor();
    await press(page, 'Back to menu');
    await page.getByRole('alert').getByText('The word list is missing on the server.').waitFor();

    // Nothing is begun before it is asked whether the game that waits may end.
    await press(page, 'Players and rules');
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Continue game' }).waitFor();
    await page.keyboard.press('Escape');
    await press(page, 'Back');
    await press(page, 'Try again');
    await expect.poll(() => held.length).toBe(1);
    for (const route of held.splice(0)) await route.continue();
    await context.unroute(wordList);
    await page.locator('.game-card').first().getByText('’s turn').waitFor();
    await goOn(page).click();
    await press(page, 'Show my tiles');
    await turnOpen(page);
    open.errors.splice(0);
  },
);

long(
  'an address of a game waits for the words, and a game in the way of one that is begun anew is not lost',
  async () => {
    const open = await openPage({
      reducedMotion: 'reduce',
      query: { seed: 'waits' },
      before: async (context) => {
        await context.route(wordList, (route) => void held.push(route));
        const { commands, ...save } = waiting();
        // It opens no more.
        await keepInPage(context, savedGame({ ...save, commands: commands.slice(1) }));
      },
    });
    const { page, context } = open;
    await press(page, 'Players and rules');
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Start new game' }).click();
    await page.getByRole('progressbar', { name: 'Loading the dictionary' }).waitFor();
    for (const route of held.splice(0)) await route.continue();
    await context.unroute(wordList);
    await turnOpen(page);
    await press(page, 'Menu');
    await press(page, 'Leave');
    await page.getByRole('alert').filter({ hasText: 'Couldn’t open a saved game.' }).waitFor();
    await goOn(page).click();
    await turnOpen(page);
  },
);

long('a table forgets a play that waits for the words when something else is done', async () => {
  const { page, context, reader } = await sitDown({ save: saved }, quiet, {
    before: (context) => context.route(wordList, (route) => void held.push(route)),
  });
  await press(page, 'Show my tiles');
  await ready(reader);
  expect(page.url()).toContain('#/table');
  await layAny(reader);
  await page.locator('.message').getByText('Loading the dictionary').waitFor();
  // Whoever does something else does not mean the play any more.
  await press(page, 'Recall');
  for (const route of held.splice(0)) await route.continue();
  await context.unroute(wordList);
  await page.locator('.message').getByText('Loading the dictionary').waitFor({ state: 'detached' });
  await ready(reader);
  expect((await reader.rack()).length).toBe(7);
});

long('the table of a new game stands before the words: its ceremony has begun, the computer waits', async () => {
  const open = await openPage({
    reducedMotion: 'reduce',
    query: { seed: 'waits' },
    before: (context) => context.route(wordList, (route) => void held.push(route)),
  });
  const { page, context } = open;
  await press(page, 'Play now: Wordbler');
  await turnOpen(page);
  await press(page, /^Exchange/);
  await press(page, 'Cancel');
  await page.keyboard.press('Control+Enter');
  await page.locator('.message').getByText('Loading the dictionary').waitFor();
  for (const route of held.splice(0)) await route.continue();
  await context.unroute(wordList);
  await turnOpen(page);
});

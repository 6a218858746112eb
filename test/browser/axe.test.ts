import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { type GameEngine, presets, type Rules } from '../../src/core';
import { AtTable, chooseMascots, nameSeats } from './at-table';
import { axeFaultsIn } from './axe-faults';
import { findPlay } from './find-play';
import { isWord, keepInPage, keptGame, newGame, players, playOn, shortWords } from './game-of-two';
import { type OpenPage, openPage, type PageOptions } from './play';

const desktop = [1280, 800] as const;
/** A desktop, a tablet, a phone, and a phone on its side. */
const windows = [desktop, [768, 1024], [390, 844], [844, 390]] as const;

let open: OpenPage | undefined;

afterEach(async () => {
  await open?.context.close();
  open = undefined;
});

async function visit(options: PageOptions = {}): Promise<Page> {
  open = await openPage({ query: { seed: 'first' }, reducedMotion: 'reduce', ...options });
  return open.page;
}

/** Names the scene in what is reported, and goes on to the next one all the same. */
async function lookAt(page: Page, scene: string, inWindows: Parameters<typeof axeFaultsIn>[1] = windows) {
  expect.soft(await axeFaultsIn(page, inWindows), scene).toEqual({});
}

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click({ force: true });

/** Opens a panel, looks, and closes it. */
async function lookInto(page: Page, panel: string, opens: Promise<void>) {
  await opens;
  await page.getByRole('dialog').waitFor();
  await lookAt(page, panel);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

/** A game some plays old; with challenges, the last of them is open to doubt. */
function someTurnsOld(rules: Rules): GameEngine {
  const game = newGame('first', rules);
  game.dispatch({ type: 'begin' });
  for (let plays = 0; plays < 3; plays++) {
    playOn(game, 1);
    const { openPlay } = game.state;
    if (openPlay && plays < 2) game.dispatch({ type: 'accept', seat: openPlay.awaiting[0] });
  }
  return game;
}

const challenged: Rules = { ...presets.wordbler, invalidWord: 'challenge' };

async function fillSeats(page: Page) {
  await nameSeats(page, players);
  await chooseMascots(page, 2);
}

async function onTable(rules = presets.wordbler) {
  const game = someTurnsOld(rules);
  const page = await visit({
    before: (context) => keepInPage(context, keptGame(game.save())),
  });
  await press(page, /^Go on with the last game/);
  return new AtTable(page, game);
}

describe('on a desktop, a tablet and a phone axe-core finds no fault in', () => {
  it('the start, and the start that failed', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const page = await visit({
      before: (context) =>
        context.route(/\.words$/, async (route) => {
          await held;
          await route.fulfill({ status: 404 });
        }),
    });
    await page.getByRole('progressbar', { name: 'Loading the dictionary' }).waitFor();
    await lookAt(page, 'boot');
    answer();
    await page.getByText('The word list is missing on the server.').waitFor();
    await lookAt(page, 'boot failed');
  });

  it('the menu and its panels', async () => {
    const page = await visit();
    await page.getByRole('button', { name: 'New game' }).waitFor();
    await lookAt(page, 'menu');
    await lookInto(page, 'settings', press(page, 'Settings'));
    await lookInto(page, 'help', press(page, 'How to play'));
    await lookInto(page, 'about', press(page, 'About'));
  });

  it('the setting of the table', async () => {
    const page = await visit();
    await press(page, 'New game');
    await page.getByRole('heading', { name: 'Who plays?' }).waitFor();
    for (const seats of ['2', '3', '4']) {
      await page.getByRole('radio', { name: seats, exact: true }).check();
      await page.getByRole('group', { name: `Player ${seats}` }).waitFor();
      await lookAt(page, `player select for ${seats}`);
    }
    await lookInto(page, 'rules', press(page, 'Own…'));
    await nameSeats(page, ['Ada', 'ADA']);
    await press(page, 'Start');
    await lookAt(page, 'player select with faults');
  });

  it('the table and its panels', async () => {
    const { page, game } = await onTable();
    await page.getByRole('button', { name: 'Show my tiles' }).waitFor();
    await lookAt(page, 'curtain');
    await press(page, 'Show my tiles');
    await page.getByRole('button', { name: 'Shuffle', disabled: false }).waitFor();
    await lookAt(page, 'board');
    for (const step of [1, 2, 3]) {
      await page.keyboard.press('7');
      await page.getByText(`Hint ${step} of 3`, { exact: true }).waitFor();
    }
    await lookAt(page, 'hint');
    await page.keyboard.press('Escape');
    await lookInto(page, 'history', page.keyboard.press('1'));
    await lookInto(page, 'keys', page.keyboard.press('?'));
    await lookInto(page, 'game menu', page.keyboard.press('9'));
    await page.keyboard.press('9');
    await lookInto(page, 'unseen letters', press(page, 'Not seen yet'));
    await page.keyboard.press('Enter');
    await page.getByText('Lay at least one tile first.').first().waitFor();
    await lookAt(page, 'refusal');
    await page.keyboard.press('6');
    const letter = game.faces[game.state.racks[game.state.toMove][0]!].letter;
    await page.keyboard.press(letter);
    await lookAt(page, 'exchange');
    await page.keyboard.press('Escape');
    await page.keyboard.press('9');
    await press(page, 'Leave');
    await press(page, 'New game');
    await fillSeats(page);
    await press(page, 'Start');
    await page.getByRole('dialog', { name: 'A game is under way' }).waitFor();
    await lookAt(page, 'confirm');
  });

  it('a doubt, a meaning and a fault', async () => {
    const { page } = await onTable(challenged);
    await page.getByRole('dialog', { name: / lays a play for / }).waitFor();
    await lookAt(page, 'challenge');
    await press(page, 'Let it stand');
    const sheet = page.getByRole('dialog', { name: / scores / });
    await sheet.waitFor();
    await sheet.locator('.word').getByRole('button').first().click();
    const meaning = page.getByRole('dialog', { name: /^What .* means$/ });
    await meaning.waitFor();
    await expect.poll(() => meaning.textContent()).not.toContain('Looking it up');
    await lookAt(page, 'meaning');
    await page.evaluate(`setTimeout(() => { throw new Error('something of a test') })`);
    await page.getByRole('heading', { name: 'Something went wrong.' }).waitFor({ state: 'attached' });
    for (const panel of [meaning, sheet]) {
      await page.keyboard.press('Escape');
      await panel.waitFor({ state: 'hidden' });
    }
    await page.getByRole('dialog', { name: /^Pass to / }).waitFor();
    await press(page, 'Show my tiles');
    await lookAt(page, 'fault');
  });

  it('the letter chooser, the score sheet and the end', async () => {
    const game = newGame('blank-40', { failsToEnd: 2 });
    game.dispatch({ type: 'begin' });
    const page = await visit({
      before: (context) => keepInPage(context, keptGame(game.save())),
    });
    await press(page, /^Go on with the last game/);
    const table = new AtTable(page, game);
    await table.beginTurn();
    const play = findPlay(game, shortWords, isWord)!;
    const blank = game.state.racks[game.state.toMove].findIndex((tile) => game.faces[tile!].letter === '');
    await table.tap(table.cellPoint(blank));
    await lookInto(page, 'letter chooser', table.tap(table.squarePoint({ x: 7, y: 7 })));
    await table.layAll(play);
    await press(page, /^Done/);
    await page.getByRole('dialog', { name: / scores / }).waitFor();
    await lookAt(page, 'score sheet');
    await press(page, 'Go on');
    for (let fails = 0; fails < 2; fails++) {
      await table.beginTurn();
      await press(page, 'Pass');
    }
    await page.getByRole('heading', { name: / wins?$/ }).waitFor();
    await lookAt(page, 'game over');
  });
});

describe.each(['light', 'contrast'])('in the %s look axe-core finds no fault in', (look) => {
  it('the menu, the table and a panel', async () => {
    const save = playOn(newGame('first'), 3).save();
    const page = await visit({
      before: (context) => keepInPage(context, { game: save, settings: { openRacks: true, look } }),
    });
    await page.getByRole('button', { name: 'New game' }).waitFor();
    await lookAt(page, 'menu', [desktop]);
    await press(page, 'New game');
    await lookAt(page, 'player select', [desktop]);
    await press(page, 'Back');
    await press(page, /^Go on with the last game/);
    await page.getByRole('button', { name: 'Shuffle', disabled: false }).waitFor();
    await lookAt(page, 'board', [desktop]);
    await page.keyboard.press('1');
    await lookAt(page, 'history', [desktop]);
  });
});

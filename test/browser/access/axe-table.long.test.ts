import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { type GameEngine, presets, type Rules } from '../../../src/rules';
import { AtTable, chooseMascots, nameSeats } from '../support/at-table';
import { lookAt, lookInto, press } from '../support/axe-scenes';
import { findPlay } from '../support/find-play';
import { isWord, keepInPage, newGame, players, playOn, savedGame, shortWords } from '../support/game-of-two';
import { type OpenPage, openPage, type PageOptions } from '../support/play';

let open: OpenPage | undefined;

afterEach(async () => {
  await open?.context.close();
  open = undefined;
});

async function visit(options: PageOptions = {}): Promise<Page> {
  open = await openPage({ query: { seed: 'first' }, reducedMotion: 'reduce', ...options });
  return open.page;
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
    before: (context) => keepInPage(context, savedGame(game.save())),
  });
  await press(page, /^Continue Wordbler/);
  return new AtTable(page, game);
}

describe('on a desktop, a tablet and a phone axe-core finds no fault in', () => {
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
    await lookInto(page, 'unseen letters', press(page, 'Unseen tiles'));
    await page.keyboard.press('Enter');
    await page.getByText('Place at least one tile first.').first().waitFor();
    await lookAt(page, 'refusal');
    await page.keyboard.press('6');
    const letter = game.faces[game.state.racks[game.state.toMove]![0]!]!.letter;
    await page.keyboard.press(letter);
    await lookAt(page, 'exchange');
    await page.keyboard.press('Escape');
    await page.keyboard.press('9');
    await press(page, 'Leave');
    await press(page, /^New game: Players/);
    await fillSeats(page);
    await press(page, 'Start');
    await page.getByRole('dialog', { name: 'Start a new game?' }).waitFor();
    await lookAt(page, 'confirm');
  });

  it('a doubt, a definition and a fault', async () => {
    const { page } = await onTable(challenged);
    await page.getByRole('button', { name: 'Challenge' }).waitFor();
    await lookAt(page, 'challenge');
    await press(page, 'Show my tiles');
    await page.getByRole('button', { name: 'Shuffle', disabled: false }).waitFor();
    await page.keyboard.press('=');
    const sheet = page.getByRole('dialog', { name: / scores / });
    await sheet.waitFor();
    await sheet.locator('.sheet-word').getByRole('button').first().click();
    const definition = page.getByRole('dialog', { name: /^Definition of / });
    await definition.waitFor();
    await expect.poll(() => definition.textContent()).not.toContain('Looking it up');
    await lookAt(page, 'definition');
    await page.evaluate(`setTimeout(() => { throw new Error('something of a test') })`);
    await page.getByRole('heading', { name: 'Something went wrong.' }).waitFor({ state: 'attached' });
    for (const panel of [definition, sheet]) {
      await page.keyboard.press('Escape');
      await panel.waitFor({ state: 'hidden' });
    }
    await lookAt(page, 'fault');
  });

  it('the letter chooser, the score sheet and the end', async () => {
    const game = newGame('blank-40', { failsToEnd: 2 });
    game.dispatch({ type: 'begin' });
    const page = await visit({
      before: (context) => keepInPage(context, savedGame(game.save())),
    });
    await press(page, /^Continue Wordbler/);
    const table = new AtTable(page, game);
    await table.beginTurn();
    const play = findPlay(game, shortWords, isWord)!;
    const blank = game.state.racks[game.state.toMove]!.findIndex((tile) => game.faces[tile!]!.letter === '');
    await table.tap(table.cellPoint(blank));
    await lookInto(page, 'letter chooser', table.tap(table.squarePoint({ x: 7, y: 7 })));
    await table.layAll(play);
    await press(page, /^Done/);
    await table.beginTurn();
    await page.keyboard.press('=');
    await page.getByRole('dialog', { name: / scores / }).waitFor();
    await lookAt(page, 'score sheet');
    await press(page, 'Continue');
    await press(page, 'Pass');
    for (let fails = 1; fails < 2; fails++) {
      await table.beginTurn();
      await press(page, 'Pass');
    }
    await page.getByRole('heading', { name: / wins?$/ }).waitFor();
    await lookAt(page, 'game over');
  });
});

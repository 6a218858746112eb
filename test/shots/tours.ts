import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { presets, wordSearch } from '../../src/rules';
import { AtTable, chooseMascots, nameSeats, openOwnRules } from '../browser/support/at-table';
import { findPlay } from '../browser/support/find-play';
import { isWord, newGame, playOn, shortWords } from '../browser/support/game-of-two';
import { boardTours } from './board-tours';
import { friendTours } from './friend-tours';
import { hold, pass, passUntil } from './held-clock';
import { lessonTours } from './lesson-tours';
import type { Start } from './pictured-page';
import { raceTours } from './race-tours';
import { recordTours } from './record-tours';
import { scrambleTours } from './scramble-tours';
import { sheetTours } from './sheet-tours';
import { studyTours } from './study-tours';

export type Snap = (name: string) => Promise<void>;

/** A way through some scenes. */
export interface Tour extends Start {
  tour: (page: Page, snap: Snap) => Promise<void>;
}

const names = ['Ada', 'Bruno', 'Chidi', 'Dorotea'];
export const midGame = playOn(newGame('shots', {}, names), 9);
const lateGame = playOn(newGame('shots', { bagEmpty: 'gameEnds' }, names), 60);
export const beforeLast = newGame('shots', {}, names);
for (const command of lateGame.commands.slice(0, -1)) beforeLast.dispatch(command);

export const tours: Record<string, Tour> = {
  ...lessonTours,
  ...boardTours,
  ...friendTours,
  ...raceTours,
  ...recordTours,
  ...sheetTours,
  ...studyTours,
  boot: {
    block: /\.words$/,
    tour: async (page, snap) => {
      await page.getByRole('button', { name: 'Try again' }).waitFor();
      await snap('boot-failed');
    },
  },
  menu: {
    kept: { game: midGame.save() },
    tour: async (page, snap) => {
      await page.getByRole('button', { name: 'Players and rules' }).waitFor();
      await page.getByRole('region', { name: 'Dailies' }).waitFor();
      await snap('menu');
      for (const name of ['Settings', 'Help', 'About']) {
        await page.getByRole('button', { name: name === 'About' ? 'Help' : name }).click();
        if (name === 'About') await page.getByRole('button', { name }).click();
        await snap(name.toLowerCase().replaceAll(' ', '-'));
        for (const leaf of (await page.getByRole('tab').allTextContents()).slice(1)) {
          await page.getByRole('tab', { name: leaf }).click();
          await snap(`settings-${leaf.toLowerCase()}`);
        }
        await page.keyboard.press('Escape');
      }
    },
  },
  'search-choose': {
    tour: async (page, snap) => {
      await page.getByRole('button', { name: 'Categories' }).click();
      await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
      await snap('search-choose');
      await page.getByRole('button', { name: /^Directions/ }).click();
      await page.getByRole('button', { name: 'up-left' }).click();
      await snap('search-compass');
      await page.getByRole('button', { name: 'Done' }).click();
      const tab = page.getByRole('radio', { name: /^My lists/ });
      if (await tab.isVisible()) await tab.check({ force: true });
      await page.getByRole('button', { name: 'New list' }).click();
      await page.getByLabel('List name').fill('Our travels');
      await page.locator('textarea').fill('LISBON, JAPANESE, KYOTO, JAPAN');
      await snap('search-own-list');
    },
  },
  'search-play': {
    kept: { search: searchUnderWay().save() },
    tour: async (page, snap) => {
      await page.getByRole('button', { name: /^Continue Word search/ }).waitFor();
      await hold(page);
      await page.getByRole('button', { name: /^Continue Word search/ }).click();
      await passUntil(page, page.getByRole('grid', { name: 'Letters' }));
      await pass(page, 1500);
      await snap('search-play');
      const zoomed = page.getByRole('radio', { name: 'Zoomed' });
      if (await zoomed.isVisible()) {
        await zoomed.check({ force: true });
        await pass(page, 500);
        await snap('search-zoomed');
      }
      await page.keyboard.press('9');
      await pass(page, 400);
      await snap('search-pause');
      await page.getByRole('button', { name: 'Give up' }).click();
      await page.getByRole('dialog', { name: 'Give up?' }).getByRole('button', { name: 'Give up' }).click();
      await pass(page, 3000);
      await snap('search-given-up');
    },
  },
  'search-summary': {
    kept: { search: searchAtItsEnd().save() },
    tour: async (page, snap) => {
      await page.getByRole('heading', { name: 'All found!' }).waitFor();
      await snap('search-summary');
      await page.getByRole('button', { name: 'Look closer' }).click();
      await pass(page, 1000);
      await snap('search-summary-closer');
    },
  },
  select: {
    tour: async (page, snap) => {
      await page.getByRole('button', { name: 'Players and rules' }).click();
      await snap('select-first');
      await nameSeats(page, ['Ada', 'ada ']);
      await snap('select-two');
      await page.getByRole('radio', { name: '4' }).check();
      await nameSeats(page, ['Ada', 'Bruno', 'Chidi']);
      await chooseMascots(page, 3);
      await page.getByRole('radiogroup', { name: 'Player 1 is' }).getByRole('radio', { name: 'Computer' }).check();
      await snap('select');
      await page.getByRole('button', { name: /^Mascot of player 4/ }).click();
      await snap('select-mascots');
      await page.keyboard.press('Escape');
      for (const seat of [2, 3, 4])
        await page
          .getByRole('radiogroup', { name: `Player ${seat} is` })
          .getByRole('radio', { name: 'Computer' })
          .check();
      await snap('select-computers');
      await page.getByRole('radio', { name: '3' }).check();
      await snap('select-three');
      await openOwnRules(page);
      await page.getByRole('radio', { name: 'Try again' }).check();
      await page.getByRole('radio', { name: 'Per turn' }).check();
      await snap('select-rules');
    },
  },
  draw: {
    tour: async (page, snap) => {
      await page.getByRole('button', { name: 'Players and rules' }).click();
      await nameSeats(page, ['Ada', 'Bruno']);
      await chooseMascots(page, 2);
      await hold(page);
      await page.getByRole('button', { name: 'Start', exact: true }).click();
      await pass(page, 1400);
      await snap('draw');
      await pass(page, 2000);
      await snap('deal');
    },
  },
  board: {
    kept: { game: midGame.save() },
    tour: async (page, snap) => {
      await page.getByRole('button', { name: 'Continue Wordbler' }).click();
      await page.getByRole('button', { name: 'Show my tiles' }).waitFor();
      await snap('curtain');
      const game = newGame('shots', {}, names);
      for (const command of midGame.commands) game.dispatch(command);
      const table = new AtTable(page, game);
      await table.beginTurn();
      await snap('board');
      const play = findPlay(game, shortWords, isWord);
      if (!play) throw new Error('The game in the pictures needs a play.');
      await table.layAll(play);
      await snap('board-laid');
      const seat = game.state.toMove;
      await page.locator(`[data-seat="${seat}"]`).click();
      await snap('history');
      await table.press('Close');
      await table.press(/^Done/);
      await table.beginTurn();
      await page.keyboard.press('=');
      await page.getByRole('button', { name: 'Continue', exact: true }).waitFor();
      await snap('sheet');
    },
  },
  'look-light': looking('light'),
  'look-contrast': looking('contrast'),
  refusal: {
    kept: { game: midGame.save(), settings: { openRacks: true } },
    tour: async (page, snap) => {
      await page.getByRole('button', { name: 'Continue Wordbler' }).click();
      await page.getByRole('button', { name: 'Shuffle', disabled: false }).click();
      await page.getByRole('button', { name: /^Done/ }).click();
      await snap('refusal');
      await page.getByRole('button', { name: 'Exchange' }).click();
      await snap('exchange');
    },
  },
  casual: {
    kept: { game: casualWords().save(), settings: { openRacks: true } },
    tour: async (page, snap) => {
      await page.getByRole('button', { name: 'Continue Wordbler' }).click();
      await page
        .getByRole('button', { name: /^(Shuffle|Recall)$/, disabled: false })
        .first()
        .waitFor();
      await snap('casual-words');
      await page.keyboard.press('9');
      await page.getByRole('button', { name: 'Game rules' }).click();
      await snap('casual-rules');
    },
  },
  challenge: {
    kept: { game: challenged().save() },
    tour: async (page, snap) => {
      await page.getByRole('button', { name: 'Continue Wordbler' }).click();
      await page.getByRole('button', { name: 'Challenge' }).waitFor();
      await snap('challenge');
    },
  },
  over: {
    kept: { game: beforeLast.save() },
    tour: async (page, snap) => {
      await page.getByRole('button', { name: 'Continue Wordbler' }).click();
      const table = new AtTable(page, beforeLast);
      await table.beginTurn();
      await table.press(/^Done/);
      await page.getByRole('button', { name: 'Continue', exact: true }).waitFor();
      await hold(page);
      await table.press('Continue');
      await passUntil(page, page.locator('.over.under-way'));
      await passUntil(page, page.locator('.over:not(.under-way)'));
      await pass(page, 2000);
      await snap('over');
      await page.clock.resume();
      await table.press(/^Look closer$/);
      await snap('look-closer');
      await table.press(/^Review$/);
      await page.locator('.point-sum').waitFor({ state: 'attached' });
      await snap('review');
    },
  },
  ...scrambleTours,
};

export function searchAtItsEnd() {
  const engine = searchUnderWay();
  for (const laid of engine.state.laid) {
    const squares = wordSearch.squaresOf(laid);
    engine.dispatch({ type: 'stroke', from: squares[0], to: squares[squares.length - 1] });
  }
  return engine;
}

export function searchUnderWay(spent = 226_000) {
  const words = readFileSync('assets/languages/en/family-filter.txt', 'utf8').split('\n');
  const filter = wordSearch.languageWords('family', words);
  const list = wordSearch.presetList('gardenBirds');
  const directions = [...wordSearch.directions];
  const setup = { list, directions, clock: 'standard', seed: 'shots', filter: filter.id } as const;
  const engine = new wordSearch.GameEngine(setup, filter);
  engine.dispatch({ type: 'begin' });
  engine.dispatch({ type: 'spendTime', ms: spent });
  for (const word of [1, 6, 9, 8, 3]) {
    const squares = wordSearch.squaresOf(engine.state.laid[word]!);
    engine.dispatch({ type: 'stroke', from: squares[0], to: squares[squares.length - 1] });
  }
  return engine;
}

function looking(look: string): Tour {
  return {
    kept: { game: midGame.save(), settings: { openRacks: true, look } },
    tour: async (page, snap) => {
      await page.getByRole('button', { name: 'Continue Wordbler' }).click();
      await page.getByRole('button', { name: 'Shuffle', disabled: false }).waitFor();
      await snap(`board-${look}`);
    },
  };
}

/** A word is laid that would be one but for its first letter. */
function casualWords() {
  const game = playOn(newGame('shots', presets.casual, names), 3);
  const play = findPlay(game, shortWords, isWord) ?? [];
  const seat = game.state.toMove;
  const other = game.state.racks[seat]!.find((tile) => play.every((laid) => laid.tile !== tile));
  for (const [at, tile] of play.entries())
    game.dispatch({ type: 'lay', seat, ...tile, ...(at === 0 && { tile: other }) });
  return game;
}

function challenged() {
  const game = playOn(newGame('shots', { ...presets.classic, invalidWord: 'tryAgain' }, names), 3);
  const open = newGame('shots', { ...presets.classic, invalidWord: 'challenge' }, names);
  for (const command of game.commands) {
    open.dispatch(command);
    while (open.state.openPlay && open.state.turn < 3) {
      open.dispatch({ type: 'accept', seat: open.state.openPlay.awaiting[0] });
    }
  }
  return open;
}

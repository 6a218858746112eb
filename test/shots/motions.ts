import type { Page } from 'playwright-core';
import type { GameEngine } from '../../src/core';
import { AtTable, chooseMascots, nameSeats } from '../browser/at-table';
import { type FoundTile, findPlay } from '../browser/find-play';
import { isWord, newGame, playOn, shortWords } from '../browser/game-of-two';
import { gridMotions } from './grid-motions';
import { passAll } from './held-animations';
import { hold, pass, passUntil } from './held-clock';
import type { Start } from './pictured-page';
import { beforeLast, midGame } from './tours';

/** Something that moves: the way to its beginning with the clock held, and how many frames it is filmed for. */
export interface Motion extends Start {
  begin: (page: Page) => Promise<void>;
  frames: number;
  /** Milliseconds between two frames, if not 60. */
  step?: number;
}

const openRacks = { openRacks: true };
const mayAct = (page: Page) => page.getByRole('button', { name: 'Shuffle', disabled: false });
const goOn = (page: Page) => page.getByRole('button', { name: 'Go on with the last game' });
const lastGame = async (page: Page) => {
  await goOn(page).click();
  await mayAct(page).waitFor();
};

/** A game just before a play of that kind, and the play. */
function beforePlay(isWanted: (points: number, tiles: number) => boolean) {
  for (let seed = 0; seed < 60; seed++) {
    const game = playOn(newGame(`big${seed}`), 0);
    for (let turn = 0; turn < 6 && game.state.phase === 'turn'; turn++) {
      const play = findPlay(game, shortWords, isWord);
      if (!play) break;
      const before = game.save();
      playOn(game, 1);
      const last = game.state.history.at(-1);
      if (last?.kind === 'played' && isWanted(last.points, play.length)) {
        const again = newGame(`big${seed}`);
        for (const command of game.commands.slice(0, before.commands.length)) again.dispatch(command);
        return { game: again, play };
      }
    }
  }
  throw new Error('No game of these has such a play.');
}

function counted(isWanted: (points: number, tiles: number) => boolean, frames: number): Motion {
  let found: { game: GameEngine; play: FoundTile[] } | undefined;
  const there = () => (found ??= beforePlay(isWanted));
  return {
    get kept() {
      return { game: there().game.save(), settings: openRacks };
    },
    begin: async (page) => {
      await lastGame(page);
      const { game, play } = there();
      const copy = newGame(game.setup.seed);
      for (const command of game.commands) copy.dispatch(command);
      await new AtTable(page, copy).layAll(play);
      await hold(page);
      await passAll(page, 1500);
      await page.keyboard.press('Enter');
    },
    frames,
  };
}

export const motions: Record<string, Motion> = {
  menu: {
    begin: async (page) => {
      await page.getByRole('button', { name: 'Players and rules' }).waitFor();
      await hold(page);
      await page.reload();
      await passUntil(page, page.getByRole('button', { name: 'Players and rules' }));
    },
    frames: 24,
  },
  'card-grows': {
    begin: async (page) => {
      await page.getByRole('button', { name: 'Players and rules' }).waitFor();
      await hold(page);
      await passAll(page, 2000);
      await page.getByRole('button', { name: 'Players and rules' }).click();
    },
    frames: 12,
  },
  'panel-leaves': {
    begin: async (page) => {
      await page.getByRole('button', { name: 'Players and rules' }).waitFor();
      await hold(page);
      await passAll(page, 2000);
      await page.getByRole('button', { name: 'Settings' }).click();
      await passAll(page, 1000);
      await page.keyboard.press('Escape');
    },
    frames: 8,
    step: 40,
  },
  draw: {
    begin: async (page) => {
      await page.getByRole('button', { name: 'Players and rules' }).click();
      await nameSeats(page, ['Ada', 'Bruno']);
      await chooseMascots(page, 2);
      await hold(page);
      await page.getByRole('button', { name: 'Start', exact: true }).click();
      await passUntil(page, page.locator('.hud'));
    },
    frames: 48,
    step: 100,
  },
  'curtain-falls': {
    kept: { game: midGame.save(), settings: { openRacks: false } },
    begin: async (page) => {
      await goOn(page).waitFor();
      await hold(page);
      await goOn(page).click();
      await passUntil(page, page.locator('dialog.curtain'));
    },
    frames: 16,
  },
  'curtain-parts': {
    kept: { game: midGame.save(), settings: { openRacks: false } },
    begin: async (page) => {
      await goOn(page).click();
      const button = page.getByRole('button', { name: 'Show my tiles' });
      await button.click({ trial: true });
      await hold(page);
      await passAll(page, 1000);
      await button.click();
    },
    frames: 16,
  },
  'racks-change': {
    kept: { game: midGame.save(), settings: openRacks },
    begin: async (page) => {
      await lastGame(page);
      await hold(page);
      await page.keyboard.press('Control+Enter');
    },
    frames: 28,
  },
  'calm-play': counted((points) => points < 14, 40),
  'big-play': counted((points, tiles) => points >= 30 && tiles < 7, 60),
  'seven-tiles': counted((_, tiles) => tiles === 7, 72),
  end: {
    kept: { game: beforeLast.save(), settings: openRacks },
    begin: async (page) => {
      await lastGame(page);
      await page.getByRole('button', { name: /^Done/ }).click();
      await page.getByRole('button', { name: 'Go on' }).waitFor();
      await hold(page);
      await page.getByRole('button', { name: 'Go on' }).click();
      await passUntil(page, page.locator('.screen.over'));
    },
    frames: 96,
    step: 100,
  },
  'end-from-play': {
    kept: { game: beforeLast.save(), settings: openRacks },
    begin: async (page) => {
      await lastGame(page);
      await hold(page);
      await page.getByRole('button', { name: /^Done/ }).click();
      await pass(page, 100);
    },
    frames: 40,
    step: 100,
  },
  ...gridMotions,
};

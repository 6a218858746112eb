import type { Page } from 'playwright-core';
import { must } from '../../src/engine/must';
import { GameEngine } from '../../src/rules';
import { AtTable, chooseMascots, nameSeats } from '../browser/support/at-table';
import { beforePlay, type IsWanted } from '../browser/support/before-play';
import { fromEnd } from '../browser/support/ends';
import type { FoundTile } from '../browser/support/find-play';
import { judge, newGame, playOn } from '../browser/support/game-of-two';
import { frontMotions } from './front-motions';
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
  /** What is done while it is filmed, before each frame. */
  meanwhile?: (page: Page, frame: number) => Promise<void>;
}

const openRacks = { openRacks: true };
const mayAct = (page: Page) => page.getByRole('button', { name: 'Shuffle', disabled: false });
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue Wordbler' });
const lastGame = async (page: Page) => {
  await goOn(page).click();
  await mayAct(page).waitFor();
};

function counted(isWanted: IsWanted, frames: number): Motion {
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

const carried = 12;

/** Half a minute a turn. */
const hurriedGame = () => playOn(newGame('hurried', { clock: { kind: 'perTurn', seconds: 30 } }), 4);

export const motions: Record<string, Motion> = {
  ...frontMotions,
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
  'tile-is-carried': {
    kept: { game: midGame.save(), settings: openRacks },
    begin: async (page) => {
      await lastGame(page);
      await hold(page);
      await passAll(page, 1000);
      const { x, y } = new AtTable(page, midGame).cellPoint(2);
      await page.mouse.move(x, y);
      await page.mouse.down();
    },
    meanwhile: async (page, frame) => {
      const table = new AtTable(page, midGame);
      const [from, to] = [table.cellPoint(2), table.squarePoint({ x: 3, y: 11 })];
      const share = Math.min(1, frame / carried);
      const along = (start: number, end: number) => start + (end - start) * share;
      if (frame <= carried) await page.mouse.move(along(from.x, to.x), along(from.y, to.y));
      if (frame === carried + 2) await page.mouse.up();
    },
    frames: 24,
  },
  'clock-runs-low': {
    kept: { game: hurriedGame().save(), settings: openRacks },
    begin: async (page) => {
      await lastGame(page);
      await hold(page);
      await passAll(page, 1000);
      await pass(page, 20_200);
    },
    frames: 24,
    step: 100,
  },
  'draw-returned-to': {
    kept: { game: playOn(newGame('returned'), 0).save(), settings: openRacks },
    begin: async (page) => {
      await goOn(page).waitFor();
      await hold(page);
      await goOn(page).click();
      await passUntil(page, page.locator('.hud'));
    },
    frames: 24,
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
  'calm-play': counted(({ points }) => points < 14, 40),
  'takes-the-lead': counted(({ points, leads }) => leads && points < 30, 48),
  'big-play': counted(({ points, tiles }) => points >= 30 && tiles < 7, 60),
  'seven-tiles': counted(({ tiles }) => tiles === 7, 72),
  end: {
    kept: { game: beforeLast.save(), settings: openRacks },
    begin: async (page) => {
      await lastGame(page);
      await page.getByRole('button', { name: /^Done/ }).click();
      await page.getByRole('button', { name: 'Continue', exact: true }).waitFor();
      await hold(page);
      await page.getByRole('button', { name: 'Continue', exact: true }).click();
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
  'end-lost': {
    kept: { 'finished game': lostGame().save() },
    begin: async (page) => {
      await page.locator('.screen.over').waitFor();
      await hold(page);
      await page.reload();
      await passUntil(page, page.locator('.screen.over'));
    },
    frames: 72,
    step: 100,
  },
  'replay-turns': {
    kept: { 'finished game': playOn(newGame('over'), 60).save() },
    begin: async (page) => {
      await page.locator('.screen.over').waitFor();
      await page.keyboard.press('Shift');
      await fromEnd(page, 'Replay');
      await page.locator('.hud').waitFor();
      await hold(page);
      await pass(page, 9000);
    },
    frames: 60,
    step: 100,
  },
  ...gridMotions,
};

/** Somebody alone against a computer that laid more. */
function lostGame() {
  for (let seed = 0; seed < 60; seed++) {
    const { seats, ...setup } = newGame(`lost${seed}`).setup;
    const against = [must(seats[0]), { ...must(seats[1]), kind: 'computer', level: 'club' }] as const;
    const game = playOn(new GameEngine({ ...setup, seats: [...against] }, judge), 60);
    if (game.state.outcome?.winners.every((seat) => seat === 1)) return game;
  }
  throw new Error('Nobody loses any of these games.');
}

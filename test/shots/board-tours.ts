import { type BoardRules, GameEngine, presets } from '../../src/rules';
import { closeRules, openOwnRules, openRules } from '../browser/support/at-table';
import { findPlay } from '../browser/support/find-play';
import { isWord, newGame, playOn, shortWords } from '../browser/support/game-of-two';
import { savedRecord } from '../browser/support/saved-record';
import { lexicon } from '../engine/familiarity/shipped-familiarity';
import { opened } from './held-clock';
import type { Tour } from './tours';

/** A game half played on such a board, as its page keeps it. */
const halfPlayed = (board: BoardRules, turns: number) =>
  playOn(newGame('boards', { ...presets.casual, ...board }), turns).save();

const lying = (name: string, board: BoardRules, turns: number): Tour => ({
  kept: { game: halfPlayed(board, turns), settings: { openRacks: true } },
  tour: async (page, snap) => {
    await page.getByRole('button', { name: 'Continue Wordbler' }).click();
    await page.getByRole('button', { name: 'Shuffle', disabled: false }).waitFor();
    await snap(name);
  },
});

/** A game some turns old, the first of which laid a word with its letters turned round. */
function turnedRound() {
  const { setup } = newGame('boards', { ...presets.casual, letterOrder: 'free' });
  const game = new GameEngine(setup, lexicon);
  game.dispatch({ type: 'begin' });
  const play = findPlay(game, shortWords, isWord)!;
  const seat = game.state.toMove;
  for (const [at, { x, y }] of play.entries()) {
    const { tile, letter } = play.at(-1 - at)!;
    game.dispatch({ type: 'lay', seat, tile, x, y, letter });
  }
  game.dispatch({ type: 'done', seat });
  return game.save();
}

/** Boards beside the usual one. */
export const boardTours: Record<string, Tour> = {
  'boards-rules': {
    tour: async (page, snap) => {
      await page.getByRole('button', { name: 'Players and rules' }).click();
      await openOwnRules(page);
      await snap('boards-rules');
      await page.getByRole('radio', { name: 'Super' }).check();
      await page.getByRole('radio', { name: 'Random' }).check();
      await snap('boards-rules-super');
      await page.getByRole('button', { name: 'Use these rules' }).click();
      await snap('boards-select');
    },
  },
  // The board is told in the row of rules.
  'boards-row': {
    tour: async (page, snap) => {
      await page.getByRole('button', { name: 'Players and rules' }).click();
      await openRules(page);
      await page.getByRole('radio', { name: 'Small' }).check();
      await snap('boards-sheet');
      await closeRules(page);
      await snap('boards-row');
    },
  },
  handicaps: {
    kept: { 'played games': savedRecord(new Date(opened)).kept['played games'] },
    tour: async (page, snap) => {
      await page.getByRole('button', { name: 'Players and rules' }).click();
      await openOwnRules(page);
      await page.getByRole('radio', { name: 'Per turn' }).check();
      await page.getByRole('button', { name: 'Choose…' }).click();
      const own = page.getByRole('region', { name: 'Your handicap' });
      for (let press = 0; press < 3; press++) await own.getByRole('button', { name: 'Starting points: more' }).click();
      for (let press = 0; press < 3; press++) await own.getByRole('button', { name: 'Turns with hints: more' }).click();
      await snap('handicaps');
      await page.getByRole('button', { name: 'Use these rules' }).click();
      await page.getByRole('button', { name: 'Use these rules' }).click();
      await snap('handicaps-seats');
    },
  },
  'board-any-order': {
    kept: { game: turnedRound(), settings: { openRacks: true } },
    tour: async (page, snap) => {
      await page.getByRole('button', { name: 'Continue Wordbler' }).click();
      await page.getByRole('button', { name: 'Shuffle', disabled: false }).waitFor();
      await snap('board-any-order');
      await page.keyboard.press('=');
      await snap('board-any-order-sheet');
    },
  },
  'board-small': lying('board-small', { board: 'small' }, 8),
  'board-super': lying('board-super', { board: 'super' }, 16),
  'board-chance': lying('board-chance', { premiums: 4 }, 6),
};

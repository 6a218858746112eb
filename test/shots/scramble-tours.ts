import { scramble } from '../../src/rules';
import { familiarity, lexicon } from '../engine/familiarity/shipped-familiarity';
import { hold, pass, passUntil } from './held-clock';
import type { Tour } from './tours';

const setup: scramble.Setup = {
  board: { kind: 'dice', side: 4, seed: '3009', roll: 0 },
  players: [
    { name: 'Mina', mascot: 'maize' },
    { name: 'Theo', mascot: 'azure' },
  ],
  shortest: 3,
  seconds: 180,
  strikeShared: true,
  words: lexicon.id,
};

const wordsOn = (board: scramble.GameEngine['board']) =>
  scramble
    .sortedWords(new scramble.Solver(lexicon).solve(board), 'length')
    .filter(({ word }) => !familiarity.isRude(word) && familiarity.levelOf(word) !== undefined);

/** A board of two players, or one; the first has found some words. */
export function roundWith(players = 2) {
  const engine = new scramble.GameEngine({ ...setup, players: setup.players.slice(0, players) }, lexicon);
  engine.dispatch({ type: 'begin' });
  for (const { path } of wordsOn(engine.board).filter((_, at) => at % 5 === 2)) engine.dispatch({ type: 'play', path });
  engine.dispatch({ type: 'spendTime', ms: 76_000 });
  return engine.save();
}

/** The first of them alone, against the computer. */
function roundWithComputer() {
  const [own] = setup.players;
  const rival = { name: 'Pip', mascot: 'azure', level: 'club' } as const;
  const engine = new scramble.GameEngine({ ...setup, strikeShared: false, players: [own!, rival] }, lexicon);
  engine.dispatch({ type: 'begin' });
  for (const [at, { path }] of wordsOn(engine.board).entries()) {
    if (at % 7 === 2) engine.dispatch({ type: 'play', path });
    if (at % 5 === 2) engine.dispatch({ type: 'rivalFinds', path });
  }
  engine.dispatch({ type: 'spendTime', ms: 76_000 });
  return engine.save();
}

/** A word that is still to be found there. */
export const wordLeft = () => wordsOn(new scramble.GameEngine(setup, lexicon).board)[0]!.word;

export const scrambleTours: Record<string, Tour> = {
  'scramble-choose': {
    tour: async (page, snap) => {
      await page.getByRole('button', { name: 'Board and players' }).click();
      await page.getByRole('button', { name: 'Add player' }).click();
      await snap('scramble-choose');
      await page.getByRole('button', { name: 'Solve a board' }).click();
      await page.locator('#sc-letters').fill('OHAID\nIFCQR\nEITRE\nGTAIT\nINHUN');
      await page.getByRole('option').first().waitFor();
      await snap('scramble-solver');
      await hold(page);
      await page.getByRole('button', { name: 'Watch the solution' }).click();
      await passUntil(page, page.getByRole('button', { name: 'Pause' }));
      await page.getByRole('button', { name: 'Pause' }).click();
      await pass(page, 1000);
      await snap('scramble-watch');
    },
  },
  'scramble-game': {
    kept: { scramble: roundWith() },
    tour: async (page, snap) => {
      await page.getByRole('button', { name: /^Continue Scramble/ }).waitFor();
      await hold(page);
      await page.getByRole('button', { name: /^Continue Scramble/ }).click();
      await passUntil(page, page.getByRole('button', { name: 'Keep playing', exact: true }));
      await pass(page, 500);
      await snap('scramble-paused');
      await page.getByRole('button', { name: 'Keep playing', exact: true }).click();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Space');
      for (const key of ['ArrowRight', 'ArrowDown', 'ArrowRight']) {
        await page.keyboard.press(key);
        await page.keyboard.press('Space');
      }
      await pass(page, 1200);
      await snap('scramble-game');
      await page.keyboard.press('Escape');
      await page.keyboard.press('9');
      await page.locator('dialog').getByRole('button', { name: 'End turn' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'End turn' }).click();
      await passUntil(page, page.getByRole('button', { name: 'End game' }));
      await pass(page, 1000);
      await snap('scramble-ready');
      await page.getByRole('button', { name: 'End game' }).click();
      await passUntil(page, page.locator('.end-card').getByText('Best missed'));
      await pass(page, 1000);
      await snap('scramble-result');
      await page.getByRole('button', { name: 'Look closer' }).click();
      await pass(page, 1000);
      await snap('scramble-result-words');
    },
  },
  'scramble-rival': {
    kept: { scramble: roundWithComputer() },
    tour: async (page, snap) => {
      await page.getByRole('button', { name: /^Continue Scramble/ }).waitFor();
      await hold(page);
      await page.getByRole('button', { name: /^Continue Scramble/ }).click();
      await passUntil(page, page.getByRole('button', { name: 'Keep playing', exact: true }));
      await page.getByRole('button', { name: 'Keep playing', exact: true }).click();
      await pass(page, 1000);
      await snap('scramble-rival');
      await page.keyboard.press('9');
      await page.locator('dialog').getByRole('button', { name: 'End turn' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'End turn' }).click();
      await passUntil(page, page.locator('.end-card').getByText('Best missed'));
      await pass(page, 1000);
      await snap('scramble-rival-result');
    },
  },
  'scramble-rival-choose': {
    tour: async (page, snap) => {
      await page.getByRole('button', { name: 'Board and players' }).click();
      await page.getByRole('combobox', { name: 'Computer' }).selectOption('Club');
      await snap('scramble-rival-choose');
    },
  },
};

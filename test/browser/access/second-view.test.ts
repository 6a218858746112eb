import { expect } from 'vitest';
import { ByKeys } from '../support/by-keys';
import { findPlay } from '../support/find-play';
import { isWord, keepInPage, newGame, players, playOn, shortWords } from '../support/game-of-two';
import { it } from '../support/page-test';
import { openPage } from '../support/play';
import { listen } from '../support/reader';

const game = playOn(newGame('second view'), 4);

it('a keyboard and a screen reader hear how the game stands, look into the history, come back to the board, and are shown where the keys would lay and what is picked up or chosen', async () => {
  const { page } = await openPage({
    reducedMotion: 'reduce',
    before: async (context) => {
      await listen(context);
      await keepInPage(context, { game: game.save(), settings: { openRacks: true } });
    },
  });
  const keys = new ByKeys(page);
  // A key that comes before the page's own code is not known to be one.
  await page.getByRole('button', { name: 'Continue Wordbler' }).waitFor();
  await keys.tabTo('Continue Wordbler');
  await keys.press('Enter');
  await keys.expectFocus(/^gridcell "H8,/);
  await keys.press('0');
  const scores = players.map((name, seat) => `${name} ${game.state.scores[seat]}`).join(', ');
  const mover = players[game.state.toMove];
  await keys.expectHeard(new RegExp(`^${mover}’s turn. ${scores}. ${game.state.bag.length} tiles left`));
  await keys.press('1');
  await page.getByRole('dialog', { name: `${mover}’s history` }).waitFor();
  await keys.press('Escape');
  await keys.expectFocus(/^gridcell "H8,/);
  await keys.press('?');
  const help = page.getByRole('dialog', { name: 'How to play' });
  await help.getByText('Keyboard shortcuts').waitFor();
  await help.getByText('Backspace').waitFor();
  await keys.press('Escape');
  await keys.expectFocus(/^gridcell "H8,/);
  await keys.tabTo(/^option /);
  await keys.press('ArrowRight', 'ArrowRight');
  await keys.expectFocus(new RegExp(`^option "${(await keys.rack())[2]}"`));
  // A button that is gone or disabled after it was pressed gives the focus to where the keys act.
  await keys.tabTo('Exchange');
  await keys.press('Enter');
  await keys.expectFocus(/^option /);
  await keys.press('Escape');
  await keys.expectFocus(/^gridcell /);

  // The square where the keys would lay, while the focus is elsewhere.
  const marked = page.locator('[aria-current="location"]');
  expect(await marked.count()).toBe(0);
  await keys.press('ArrowUp');
  await keys.expectFocus(/^gridcell "H7/);
  await keys.tabTo(/^option/);
  await expect.poll(() => marked.count()).toBe(1);
  expect(await marked.getAttribute('aria-label')).toMatch(/^H7/);
  await page.mouse.click(2, 2);
  await expect.poll(() => marked.count()).toBe(0);

  // Which tile on the board is picked up, and which of the rack are chosen for exchange.
  const [first] = findPlay(game, shortWords, isWord)!;
  const point = await keys.squarePoint(first!);
  const cell = game.state.racks[game.state.toMove]!.indexOf(first!.tile);
  const rackTile = await keys.cellPoint(cell);
  await page.mouse.click(rackTile.x, rackTile.y);
  await page.mouse.click(point.x, point.y);
  const square = page.getByRole('gridcell').nth(first!.y * 15 + first!.x);
  await expect.poll(() => square.getAttribute('aria-label')).toContain('placed this turn');
  await page.mouse.click(point.x, point.y);
  await expect.poll(() => square.getAttribute('aria-label')).toContain('placed this turn, picked up');
  await keys.press('Escape', 'Escape');
  await expect.poll(() => square.getAttribute('aria-label')).toContain('empty');
  await page.getByRole('button', { name: 'Exchange' }).click();
  await page.mouse.click(rackTile.x, rackTile.y);
  const chosen = page.getByRole('option', { selected: true });
  await expect.poll(() => chosen.count()).toBe(1);
  expect(await chosen.getAttribute('aria-label')).toContain('to exchange');
});

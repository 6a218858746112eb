import { expect } from 'vitest';
import { presets, type Rules } from '../../../src/rules';
import { AtTable } from '../support/at-table';
import { keepInPage, newGame, savedGame } from '../support/game-of-two';
import { it } from '../support/page-test';
import { openPage } from '../support/play';

/** At the second turn, after a pass. */
async function passedOnce(rules: Rules): Promise<AtTable> {
  const game = newGame('fails', rules);
  game.dispatch({ type: 'begin' });
  game.dispatch({ type: 'pass', seat: game.state.toMove });
  const open = await openPage({
    reducedMotion: 'reduce',
    before: (context) => keepInPage(context, savedGame(game.save())),
  });
  const table = new AtTable(open.page, game);
  await table.press('Continue Wordbler');
  await table.beginTurn();
  return table;
}

it('turns without a play are counted from two on', async () => {
  const table = await passedOnce(presets.classic);
  const fails = table.page.locator('.hud .fails');
  expect(await fails.count()).toBe(0);
  await table.press(/^Pass/);
  await table.beginTurn();
  await fails.getByText('2 of 6').waitFor();
});

it('by the rules of its author they are always counted', async () => {
  const { page } = await passedOnce(presets.wordbler);
  await page.locator('.hud .fails').getByText('1 of 6').waitFor();
});

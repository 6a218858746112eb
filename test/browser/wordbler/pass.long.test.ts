import { AtTable } from '../support/at-table';
import { keepInPage, newGame, playOn } from '../support/game-of-two';
import { it } from '../support/page-test';
import { stopTime } from '../support/page-time';
import { openPage } from '../support/play';

it('a pass can be taken back for three seconds, and waits while a menu lies over it', async () => {
  const game = playOn(newGame('taken back'), 2);
  const open = await openPage({
    touch: true,
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
    before: async (context) => {
      await context.clock.install();
      await keepInPage(context, { game: game.save(), settings: { openRacks: true } });
    },
  });
  const { page } = open;
  const table = new AtTable(page, game, true);
  await table.press('Continue Wordbler');
  const ready = page.getByRole('button', { name: 'Shuffle', disabled: false });
  const takeBack = page.getByRole('button', { name: 'Don’t pass' });
  await ready.waitFor();
  await stopTime(page);
  await table.pass();
  await takeBack.tap();
  await takeBack.waitFor({ state: 'detached' });
  await page.clock.runFor(4000);
  await table.expectSameGame();

  const cell = game.state.racks[game.state.toMove]!.findIndex((tile) => game.faces[tile!]!.letter !== '');
  const tile = game.state.racks[game.state.toMove]![cell]!;
  await table.tap(table.cellPoint(cell));
  await table.tap(table.squarePoint({ x: 0, y: 0 }));
  table.note({ type: 'lay', seat: game.state.toMove, tile, x: 0, y: 0 });
  await page.getByRole('button', { name: 'Recall', disabled: false }).waitFor();
  await page.keyboard.press('Control+Enter');
  await takeBack.waitFor();
  await page.keyboard.press('Escape');
  await takeBack.waitFor({ state: 'detached' });
  await page.clock.runFor(4000);
  await table.expectSameGame();

  // What is refused was tried instead of the pass.
  await table.pass();
  await takeBack.waitFor();
  await page.keyboard.press('6');
  await takeBack.waitFor({ state: 'detached' });
  await page.clock.runFor(4000);
  await table.expectSameGame();

  // Nor is it made behind a panel, where it waits.
  await table.pass();
  await takeBack.waitFor();
  await table.press('Menu');
  await page.clock.runFor(9000);
  await page.keyboard.press('Escape');
  await takeBack.waitFor();
  await table.expectSameGame();
  await page.clock.runFor(3000);
  table.note({ type: 'pass', seat: game.state.toMove });
  await table.expectSameGame();
  await page.locator('.hud .fails').getByText('1 of 6').waitFor();
});

import { describe, expect } from 'vitest';
import { AtTable } from '../support/at-table';
import { byMouse, byTouch, names, openFirstGame, sitDown } from '../support/first-table';
import { keepInPage, newGame, playOn, savedGame } from '../support/game-of-two';
import { it } from '../support/page-test';
import { openPage, type PageOptions } from '../support/play';
import { listen, Reader } from '../support/reader';
import { WholeGame } from '../support/whole-game';

const phone: PageOptions = { touch: true, reducedMotion: 'reduce', viewport: { width: 390, height: 844 } };

describe('a first game, of which only the second view is read,', () => {
  it('is played by three with a mouse from the first draw to the final scores', async () => {
    const open = await openFirstGame('second', { reducedMotion: 'reduce' });
    const table = await sitDown(open, 'second', 3);
    const whole = new WholeGame(new Reader(table.page), byMouse(table), table.game);
    expect(await whole.playToTheEnd()).toBe('bagEmpty');
    expect(await table.savedGame()).toBeUndefined();
  });

  it('is played by four with their fingers on a phone', async () => {
    const open = await openFirstGame('second', phone);
    const table = await sitDown(open, 'second', 4, true);
    const whole = new WholeGame(new Reader(table.page), await byTouch(table, false), table.game);
    await whole.playTurn();
    await whole.exchangeTurn(3);
    await whole.beginTurn();
  });

  it('goes on by fingers on a phone until the bag is empty', async () => {
    const game = playOn(newGame('second', {}, names), 10);
    const open = await openPage({
      ...phone,
      before: async (context) => {
        await listen(context);
        await keepInPage(context, savedGame(game.save()));
      },
    });
    const table = new AtTable(open.page, game, true);
    await table.press('Continue Wordbler');
    // Nobody is called to a turn that goes on.
    await table.beginTurn();
    await table.pass();
    table.note({ type: 'pass', seat: game.state.toMove });
    const whole = new WholeGame(new Reader(table.page), await byTouch(table, false), game);
    expect(await whole.playToTheEnd()).toBe('bagEmpty');
    expect(await table.savedGame()).toBeUndefined();
  });
});

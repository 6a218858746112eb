import { describe, expect } from 'vitest';
import { byTouch, openFirstGame, sitDown } from '../support/first-table';
import { it } from '../support/page-test';
import { Reader } from '../support/reader';
import { WholeGame } from '../support/whole-game';

describe('a first game, of which only the second view is read,', () => {
  it('is played by touch, with its motions, until six turns have failed', async () => {
    const open = await openFirstGame('second', { touch: true, viewport: { width: 768, height: 1024 } });
    const table = await sitDown(open, 'second', 2, true);
    const { page, game } = table;
    const whole = new WholeGame(new Reader(page), await byTouch(table, true), game);
    await whole.playTurn();
    while (game.state.phase === 'turn') await whole.passTurn();
    expect(await whole.playToTheEnd()).toBe('fails');
    await page.getByText('Too many scoreless turns.').waitFor();
    await table.press('Play again');
    await page.getByRole('button', { name: 'Show my tiles' }).waitFor();
  });
});

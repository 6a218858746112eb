import { expect } from 'vitest';
import type { Point } from '../../../src/shared/canvas/box';
import { AtTable, hurryDeal } from '../support/at-table';
import { newGame, players } from '../support/game-of-two';
import { it } from '../support/page-test';
import { openPage } from '../support/play';
import { drag, penOf, tap } from '../support/pointers';
import { listen, middle, Reader } from '../support/reader';
import { WholeGame } from '../support/whole-game';

it('a pen lays tiles by drags and by taps, exchanges, and presses the buttons', async () => {
  const open = await openPage({ query: { seed: 'first' }, reducedMotion: 'reduce', before: listen });
  const { page } = open;
  const table = new AtTable(page, newGame('first'));
  await table.sitDown(players);
  await hurryDeal(page);
  await page.evaluate(`
    window.pointers = new Set();
    addEventListener('pointerdown', ({ pointerType }) => window.pointers.add(pointerType), true);
  `);
  const pen = penOf(await open.context.newCDPSession(page));
  const press = async (name: string | RegExp) => {
    const button = page.getByRole('button', { name, disabled: false });
    await button.waitFor();
    await tap(pen, await middle(button));
  };
  let carried = 0;
  const carry = async (from: Point, to: Point) => {
    if (carried++ % 2 === 0) return drag(pen, from, to);
    await tap(pen, from);
    await tap(pen, to);
  };
  const whole = new WholeGame(new Reader(page), { press, carry, tap: (at) => tap(pen, at) }, table.game);
  await whole.playTurn();
  await whole.exchangeTurn(2);
  await whole.beginTurn();
  await table.expectSameGame();
  expect(carried).toBeGreaterThanOrEqual(2);
  expect(await page.evaluate('[...window.pointers]')).toEqual(['pen']);
});

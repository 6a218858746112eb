import { afterEach, describe, expect, it } from 'vitest';
import type { Point } from '../../src/table/box';
import { held } from '../../src/table/wordbler/timings';
import { AtTable } from './at-table';
import { keepInPage, keptGame, newGame, players, playOn } from './game-of-two';
import { type OpenPage, openPage, type PageOptions } from './play';
import { drag, fingerOf, mouseOf, tap } from './pointers';
import { listen, Reader } from './reader';
import { type Hands, WholeGame } from './whole-game';

let open: OpenPage | undefined;

afterEach(async () => {
  await open?.close();
  open = undefined;
});

const names = [...players, 'Clara', 'Dora'];
const phone: PageOptions = { touch: true, reducedMotion: 'reduce', viewport: { width: 390, height: 844 } };

async function sitDown(seed: string, seats: number, options: PageOptions): Promise<AtTable> {
  open = await openPage({
    ...options,
    query: { seed },
    before: async (context) => {
      await listen(context);
      await keepInPage(context, { settings: { pace: 'fast' } });
    },
  });
  const game = newGame(seed, {}, names.slice(0, seats));
  const table = new AtTable(open.page, game, options.touch);
  await table.sitDown(names.slice(0, seats));
  return table;
}

function byMouse(table: AtTable): Hands {
  const mouse = mouseOf(table.page);
  return {
    press: (name) => table.press(name),
    carry: (from, to) => drag(mouse, from, to),
    tap: (at) => tap(mouse, at),
  };
}

/** Fingers tap a tile and then its square, or carry it there, which lies a little above them. */
async function byTouch(table: AtTable, carries: boolean): Promise<Hands> {
  const finger = fingerOf(await table.page.context().newCDPSession(table.page));
  const touch = (at: Point) => tap(finger, at);
  const carry = async (from: Point, to: Point) => {
    if (carries) return drag(finger, from, { x: to.x, y: to.y + held.aboveFinger });
    await touch(from);
    await touch(to);
  };
  return { press: (name) => table.press(name), carry, tap: touch };
}

describe('a first game, of which only the second view is read,', () => {
  it('is played by three with a mouse from the first draw to the last reckoning', async () => {
    const table = await sitDown('second', 3, { reducedMotion: 'reduce' });
    const whole = new WholeGame(new Reader(table.page), byMouse(table), table.game);
    expect(await whole.playToTheEnd()).toBe('bagEmpty');
    expect(await table.keptGame()).toBeUndefined();
  });

  it('is played by four with their fingers on a phone', async () => {
    const table = await sitDown('second', 4, phone);
    const whole = new WholeGame(new Reader(table.page), await byTouch(table, false), table.game);
    await whole.playTurn();
    await whole.exchangeTurn(3);
    await whole.beginTurn();
  });

  it('goes on by fingers on a phone until the bag is empty', async () => {
    const game = playOn(newGame('second', {}, names), 10);
    open = await openPage({
      ...phone,
      before: async (context) => {
        await listen(context);
        await keepInPage(context, keptGame(game.save()));
      },
    });
    const table = new AtTable(open.page, game, true);
    await table.press('Go on with the last game');
    // Nobody is called to a turn that goes on.
    await table.beginTurn();
    await table.press('Pass');
    table.note({ type: 'pass', seat: game.state.toMove });
    const whole = new WholeGame(new Reader(table.page), await byTouch(table, false), game);
    expect(await whole.playToTheEnd()).toBe('bagEmpty');
    expect(await table.keptGame()).toBeUndefined();
  });

  it('is played by touch, with its motions, until six turns have failed', async () => {
    const table = await sitDown('second', 2, { touch: true, viewport: { width: 768, height: 1024 } });
    const { page, game } = table;
    const whole = new WholeGame(new Reader(page), await byTouch(table, true), game);
    await whole.playTurn();
    while (game.state.phase === 'turn') await whole.passTurn();
    expect(await whole.playToTheEnd()).toBe('fails');
    await page.getByText('Too many turns in a row without a play').waitFor();
    await table.press('Play again');
    await page.getByRole('button', { name: 'Show my tiles' }).waitFor();
  });
});

import type { Point } from '../../../src/shared/canvas/box';
import { held } from '../../../src/wordbler/canvas/timings';
import { AtTable } from './at-table';
import { keepInPage, newGame, players } from './game-of-two';
import { type OpenPage, openPage, type PageOptions } from './play';
import { drag, fingerOf, mouseOf, tap } from './pointers';
import { listen } from './reader';
import type { Hands } from './whole-game';

export const names = [...players, 'Clara', 'Dora'];

/** A page at its first game, for players who are named at the table; whoever opened it closes it. */
export async function openFirstGame(seed: string, options: PageOptions): Promise<OpenPage> {
  return openPage({
    ...options,
    query: { seed },
    before: async (context) => {
      await listen(context);
      await keepInPage(context, { settings: { pace: 'fast' } });
    },
  });
}

export async function sitDown({ page }: OpenPage, seed: string, seats: number, touch = false): Promise<AtTable> {
  const table = new AtTable(page, newGame(seed, {}, names.slice(0, seats)), touch);
  await table.sitDown(names.slice(0, seats));
  return table;
}

export function byMouse(table: AtTable): Hands {
  const mouse = mouseOf(table.page);
  return {
    press: (name) => table.press(name),
    carry: (from, to) => drag(mouse, from, to),
    tap: (at) => tap(mouse, at),
  };
}

/** Fingers tap a tile and then its square, or carry it there, which lies a little above them. */
export async function byTouch(table: AtTable, carries: boolean): Promise<Hands> {
  const finger = fingerOf(await table.page.context().newCDPSession(table.page));
  const touch = (at: Point) => tap(finger, at);
  const carry = async (from: Point, to: Point) => {
    if (carries) return drag(finger, from, { x: to.x, y: to.y + held.aboveFinger });
    await touch(from);
    await touch(to);
  };
  return { press: (name) => (name === 'Pass' ? table.pass() : table.press(name)), carry, tap: touch };
}

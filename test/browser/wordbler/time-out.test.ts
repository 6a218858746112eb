import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { type GameEngine, isBlank } from '../../../src/rules';
import { AtTable } from '../support/at-table';
import { expectSameView } from '../support/expected-view';
import { keepInPage, newGame, players, savedGame } from '../support/game-of-two';
import { it, long } from '../support/page-test';
import { stopTime } from '../support/page-time';
import { openPage, type PageOptions } from '../support/play';
import { carry, fingerOf, mouseOf, type Pointer, tap } from '../support/pointers';
import { listen, Reader } from '../support/reader';
import { atRest, expectAgreed, expectInPlace, type Seen, see } from '../support/seen-table';

const seconds = 120;

interface Sitting {
  table: AtTable;
  reader: Reader;
  game: GameEngine;
  pointer: Pointer;
}

/** A first turn with a blank on the rack, a clock that runs, and a page whose time the test can wind on. */
async function sitDown(options: PageOptions): Promise<Sitting> {
  const game = newGame('blank-40', { clock: { kind: 'perTurn', seconds } });
  game.dispatch({ type: 'begin' });
  const open = await openPage({
    ...options,
    query: { probe: '1' },
    before: async (context) => {
      await context.clock.install();
      await listen(context);
      await keepInPage(context, savedGame(game.save()));
    },
  });
  const { page } = open;
  const table = new AtTable(page, game, options.touch);
  const pointer = options.touch ? fingerOf(await open.context.newCDPSession(page)) : mouseOf(page);
  await table.press('Continue Wordbler');
  await table.beginTurn();
  return { table, reader: new Reader(page), game, pointer };
}

const cellOf = ({ state, faces }: GameEngine, blank: boolean) =>
  state.racks[state.toMove]!.findIndex((tile) => tile !== null && isBlank(faces[tile]!) === blank);

/** Nothing of the turn is left: the tiles lie where they were, the other player's turn begins with empty hands. */
async function expectTurnOver({ table, reader, game, pointer }: Sitting, letGo?: () => Promise<unknown>) {
  const { page } = table;
  const seat = game.state.toMove;
  const fails = game.state.fails + 1;
  await page.clock.fastForward(seconds * 1000 + 1500);
  game.dispatch({ type: 'spendTime', seat, ms: seconds * 1000 });
  expect(game.state).toMatchObject({ toMove: 1 - seat, fails, laid: [] });
  await page.getByRole('dialog', { name: `Pass to ${players[1 - seat]}` }).waitFor();
  await reader.expectHeard(`Time’s up for ${players[seat]}. Scoreless turns: ${fails}.`);
  await reader.expectHeard(`${players[1 - seat]}’s turn.`);
  expect(await page.getByRole('dialog').count()).toBe(1);
  await expectNothingHeld(page);
  await letGo?.();

  await table.beginTurn();
  expect((await reader.said()).filter((sentence) => sentence.startsWith('!'))).toEqual([]);
  await expectSameView(reader, game);
  await expectAtRest(page, game);
  expect(await page.getByRole('option', { selected: true }).count()).toBe(0);
  await page.getByRole('button', { name: 'Exchange', exact: true, disabled: false }).waitFor();
  // Nothing is in the hand that a tap could put down.
  await tap(pointer, await reader.squarePoint({ x: 3, y: 3 }));
  await tap(pointer, await reader.cellPoint(2));
  await tap(pointer, await reader.squarePoint({ x: 7, y: 7 }));
  const tile = game.state.racks[game.state.toMove]![2]!;
  game.dispatch({ type: 'lay', seat: game.state.toMove, tile, x: 7, y: 7 });
  await reader.expectHeard(`${game.faces[tile]!.letter} on H8.`);
  await expectAtRest(page, game);
}

async function expectNothingHeld(page: Page): Promise<Seen> {
  await atRest(page);
  const seen = (await see(page))!;
  expectInPlace(seen, 'the time-out');
  return seen;
}

async function expectAtRest(page: Page, game: GameEngine) {
  expectAgreed(await expectNothingHeld(page), game, 'the time-out');
}

/** The one tile that was laid to see that it can be is taken back: the turn is as it began. */
async function takeBack({ table, game }: Sitting) {
  await table.press('Undo');
  table.note({ type: 'takeBack', seat: game.state.toMove });
  await expectAtRest(table.page, game);
}

/** One tile lies on the board already. */
async function layOne({ table, reader, game, pointer }: Sitting) {
  const seat = game.state.toMove;
  const cell = cellOf(game, false);
  await tap(pointer, await reader.cellPoint(cell));
  await tap(pointer, await reader.squarePoint({ x: 7, y: 7 }));
  table.note({ type: 'lay', seat, tile: game.state.racks[seat]![cell]!, x: 7, y: 7 });
  await reader.expectHeard(/ on H8\.$/);
}

/** As long as it can be taken back a pass is none, and then none comes of it. */
async function takeBackPass({ table, game }: Sitting) {
  const { page } = table;
  await stopTime(page);
  await table.pass();
  await table.press('Don’t pass');
  await page.clock.runFor(4000);
  await page.getByRole('button', { name: 'Don’t pass' }).waitFor({ state: 'detached' });
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.clock.resume();
  await expectAtRest(page, game);
}

const byMouse: PageOptions = { reducedMotion: 'reduce' };
const byFinger: PageOptions = { ...byMouse, touch: true, viewport: { width: 390, height: 844 } };

/** A tile is in the hand when the time is over. */
async function runOutCarrying(sitting: Sitting) {
  const { reader, game, pointer } = sitting;
  await layOne(sitting);
  const cell = game.state.racks[game.state.toMove]!.findLastIndex((tile) => !isBlank(game.faces[tile!]!));
  const there = await reader.squarePoint({ x: 9, y: 7 });
  await carry(pointer, await reader.cellPoint(cell), there);
  await expectTurnOver(sitting, () => pointer.up(there));
}

describe('a turn that runs out of time', () => {
  it('by finger: takes a tile out of the hand that carries it, after a pass that was taken back', async () => {
    const sitting = await sitDown(byFinger);
    await takeBackPass(sitting);
    await runOutCarrying(sitting);
  });

  long(
    'by finger: closes the letter chooser, and the blank comes home; takes a tile out of the hand that carries it',
    async () => {
      const sitting = await sitDown(byFinger);
      const { table, reader, game, pointer } = sitting;
      await layOne(sitting);
      await tap(pointer, await reader.cellPoint(cellOf(game, true)));
      await tap(pointer, await reader.squarePoint({ x: 8, y: 7 }));
      const chooser = table.page.getByRole('dialog', { name: 'Choose a letter for the blank' });
      await chooser.waitFor();
      await expectTurnOver(sitting);
      expect(await chooser.count()).toBe(0);
      await takeBack(sitting);
      await runOutCarrying(sitting);
    },
  );

  long('by finger, with its motions: takes a tile out of the hand that carries it', async () => {
    await runOutCarrying(await sitDown({ ...byFinger, reducedMotion: 'no-preference' }));
  });

  long(
    'by mouse: ends the choosing for an exchange, takes a tile out of the hand, and closes what a key has opened',
    async () => {
      const sitting = await sitDown(byMouse);
      const { table, reader, pointer } = sitting;
      await table.press('Exchange');
      for (const cell of [0, 3]) await tap(pointer, await reader.cellPoint(cell));
      await table.page.getByRole('button', { name: 'Exchange 2 tiles' }).waitFor();
      await expectTurnOver(sitting);
      await takeBack(sitting);
      await runOutCarrying(sitting);
      for (const [key, name] of [
        ['9', 'Menu'],
        ['2', 'Bruno’s history'],
      ]) {
        await takeBack(sitting);
        await layOne(sitting);
        await table.page.keyboard.press(key!);
        await table.page.getByRole('dialog', { name: name! }).waitFor();
        await expectTurnOver(sitting);
      }
    },
  );
});

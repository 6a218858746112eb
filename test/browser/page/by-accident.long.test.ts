import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type GameEngine, isBlank, type Rules } from '../../../src/rules';
import { held } from '../../../src/wordbler/canvas/timings';
import { AtTable } from '../support/at-table';
import { findPlay } from '../support/find-play';
import { isWord, keepInPage, newGame, playOn, shortWords } from '../support/game-of-two';
import { it } from '../support/page-test';
import { nextFrames } from '../support/page-time';
import { type OpenPage, openPage, type PageOptions } from '../support/play';
import { carry, fingerOf, mouseOf, tap } from '../support/pointers';

let open: OpenPage;

/** In the middle of a game, whose time the test can wind on. */
async function sitDown(rules: Partial<Rules>, settings: object, options: PageOptions = {}): Promise<AtTable> {
  const game = playOn(newGame('by accident', rules), 2);
  open = await openPage({
    reducedMotion: 'reduce',
    ...options,
    before: async (context) => {
      await context.clock.install();
      await keepInPage(context, {
        game: game.save(),
        settings: { openRacks: true, muted: true, ...settings },
      });
    },
  });
  const table = new AtTable(open.page, game, options.touch);
  await table.press('Continue Wordbler');
  return table;
}

const mayAct = (page: Page) => page.getByRole('button', { name: 'Shuffle', disabled: false }).waitFor();

/** The place on the rack of its first tile with a letter. */
const lettered = ({ state, faces }: GameEngine) =>
  state.racks[state.toMove]!.findIndex((tile) => tile !== null && !isBlank(faces[tile]!));

/** Held long, then dragged, then let go where it was, and put down. */
async function hold(kind: 'finger' | 'mouse') {
  const touch = kind === 'finger';
  // The squares are large enough: the board does not grow under a finger.
  const table = await sitDown({}, {}, { touch, viewport: { width: 768, height: 1024 } });
  const { page, game } = table;
  await mayAct(page);
  const pointer = touch ? fingerOf(await open.context.newCDPSession(page)) : mouseOf(page);
  const cell = lettered(game);
  const [from, to] = [table.cellPoint(cell), table.squarePoint({ x: 0, y: 0 })];
  const isExchanging = () => page.getByRole('button', { name: 'Cancel' }).count();
  await pointer.down(from);
  await page.clock.fastForward(3000);
  expect(await isExchanging()).toBe(0);
  // By a finger the tile is seen above it, and lands there.
  const there = touch ? { x: to.x, y: to.y + held.aboveFinger } : to;
  await carry({ ...pointer, down: async () => {} }, from, there);
  await nextFrames(page, 15);
  await pointer.up(there);
  const { racks, toMove } = game.state;
  table.note({ type: 'lay', seat: toMove, tile: racks[toMove]![cell]!, x: 0, y: 0 });
  await table.expectSameGame();
  await page.getByRole('button', { name: 'Recall' }).click();
  table.note({ type: 'recall', seat: toMove });
  // Let go where it was, the tile is picked up, and no more.
  await pointer.down(from);
  await page.clock.fastForward(3000);
  await pointer.up(from);
  expect(await isExchanging()).toBe(0);
  await tap(pointer, to);
  table.note({ type: 'lay', seat: toMove, tile: game.state.racks[toMove]![cell]!, x: 0, y: 0 });
  await table.expectSameGame();
}

it('a press that is held long by finger chooses nothing for an exchange, and dragged it drags', () => hold('finger'));

it('a press that is held long by mouse chooses nothing for an exchange, and dragged it drags', () => hold('mouse'));

it('a pass with tiles on the board waits where a clock runs, too, and one Escape takes back no more than that', async () => {
  const table = await sitDown({ clock: { kind: 'perTurn', seconds: 300 } }, {});
  const { page, game } = table;
  await mayAct(page);
  await table.tap(table.cellPoint(lettered(game)));
  await table.tap(table.squarePoint({ x: 0, y: 0 }));
  const recall = page.getByRole('button', { name: 'Recall', disabled: false });
  await recall.waitFor();
  const waiting = page.getByRole('button', { name: 'Don’t pass' });
  await page.keyboard.press('Control+Enter');
  await waiting.waitFor();
  await page.keyboard.press('Escape');
  await waiting.waitFor({ state: 'hidden' });
  expect(await recall.count()).toBe(1);
  const passes = async () => JSON.stringify(await table.savedGame()).split('"pass"').length - 1;
  const before = await passes();
  await page.keyboard.press('Control+Enter');
  await waiting.waitFor();
  await page.clock.runFor(3000);
  await expect.poll(passes).toBe(before + 1);
});

it('Enter for a play never lifts the curtain that falls after it', async () => {
  const table = await sitDown({}, { openRacks: false, scoreSheet: 'rules' });
  const { page, game } = table;
  await table.beginTurn();
  await table.layAll(findPlay(game, shortWords, isWord)!);
  for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Show my tiles' }).waitFor();
  await page.keyboard.press('Enter');
  expect(await page.getByRole('button', { name: 'Show my tiles' }).isVisible()).toBe(true);
  await page.clock.fastForward(1000);
  await page.keyboard.press('Enter');
  await mayAct(page);
});

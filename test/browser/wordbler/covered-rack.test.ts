import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { GameEngine, Rules } from '../../../src/rules';
import { AtTable } from '../support/at-table';
import type { Motion } from '../support/browser';
import { namesOfRack } from '../support/expected-view';
import { findPlay } from '../support/find-play';
import { isWord, keepInPage, newGame, players, shortWords } from '../support/game-of-two';
import { it, long } from '../support/page-test';
import { stopTime } from '../support/page-time';
import { openPage, type PageOptions } from '../support/play';
import { Reader } from '../support/reader';

// A text, because tools change functions. Every frame counts: a face that is seen for a moment is seen.
const watchFaces = `
  window.faces = new Set();
  const look = () => {
    const { picture, places } = window.wordbler;
    const onRack = picture.tiles.filter(({ place }) => place.at === 'rack').map(({ id }) => id);
    for (const { id, faceUp } of [...picture.tiles, ...places])
      if (faceUp && onRack.includes(id)) window.faces.add(id);
    requestAnimationFrame(look);
  };
  look();
`;

/** The tiles on the rack whose faces could be seen since this was asked the last time. */
async function facesSeen(page: Page): Promise<number[]> {
  return page.evaluate<number[]>(`(() => {
    const seen = [...window.faces];
    window.faces.clear();
    return seen;
  })()`);
}

/** What lies on the board is seen by everybody; all else of a rack is seen by nobody. */
async function expectCovered(reader: Reader) {
  const names = (await reader.rack()).filter((name) => !/, on the board$|^empty slot$/.test(name));
  expect([...new Set(names)]).toEqual(['face down']);
}

interface Sitting {
  page: Page;
  reader: Reader;
  table: AtTable;
  game: GameEngine;
}

async function openGame(rules: Partial<Rules> = {}, options: PageOptions = {}): Promise<Sitting> {
  const game = newGame('covered', rules);
  game.dispatch({ type: 'begin' });
  const { page } = await openPage({
    reducedMotion: 'reduce',
    ...options,
    query: { probe: '1' },
    before: async (context) => {
      await options.before?.(context);
      await keepInPage(context, { game: game.save(), settings: { pace: 'fast' } });
    },
  });
  return { page, reader: new Reader(page), table: new AtTable(page, game), game };
}

async function sitDown(rules: Partial<Rules> = {}, reducedMotion: Motion = 'reduce'): Promise<Sitting> {
  const sitting = await openGame(rules, { reducedMotion });
  await sitting.table.press('Continue Wordbler');
  return sitting;
}

const curtainOf = (page: Page, seat: number) => page.getByRole('dialog', { name: `Pass to ${players[seat]}` });

/** What is no word is played, and taken back by whoever is next. */
async function challengeNonsense({ page, reader, table, game }: Sitting, meanwhile?: () => Promise<unknown>) {
  const seat = game.state.toMove;
  const letters = game.state.racks[seat]!.map((tile) => ({ tile: tile!, letter: game.faces[tile!]!.letter }));
  const none = letters.filter(({ letter }) => letter !== '').slice(0, 3);
  expect(isWord(none.map(({ letter }) => letter).join(''))).toBe(false);
  for (const [at, tile] of none.entries()) await table.lay({ ...tile, x: 7 + at, y: 7 });
  await table.press(/^Done/);
  table.note({ type: 'done', seat });
  const curtain = curtainOf(page, 1 - seat);
  await curtain.waitFor();
  await meanwhile?.();
  await curtain.getByRole('button', { name: 'Challenge' }).click();
  table.note({ type: 'challenge', seat: 1 - seat });
  await page.getByRole('button', { name: 'Shuffle', disabled: false }).waitFor();
  await expect.poll(() => reader.rack()).toEqual(namesOfRack(game));
  await table.expectSameGame();
}

/** Plays, and looks at the next rack before and after the curtain is lifted. */
async function playUnseen({ page, reader, table, game }: Sitting) {
  const seat = game.state.toMove;
  await page.evaluate(watchFaces);
  await table.layAll(findPlay(game, shortWords, isWord)!);
  // The watching sees what it should see: the mover's own tiles.
  expect((await facesSeen(page)).length).toBeGreaterThan(0);
  await table.press(/^Done/);
  table.note({ type: 'done', seat });
  // One curtain tells what was played, and where the rules have it, it may be challenged there.
  const curtain = curtainOf(page, 1 - seat);
  await curtain.getByText(/^\+\d+$/).waitFor();
  await expectCovered(reader);
  const seen = await facesSeen(page);
  expect(seen.filter((tile) => game.state.racks[1 - seat]!.includes(tile))).toEqual([]);
  await expect.poll(() => facesSeen(page)).toEqual([]);
  const mayChallenge = game.state.phase === 'challenge';
  expect(await curtain.getByRole('button', { name: 'Challenge' }).count()).toBe(mayChallenge ? 1 : 0);
  await table.press('Show my tiles');
  if (mayChallenge) table.note({ type: 'accept', seat: 1 - seat });
  const { racks } = game.state;
  await expect.poll(() => reader.rack()).toEqual(namesOfRack(game));
  await expect.poll(async () => (await facesSeen(page)).sort()).toEqual([...racks[1 - seat]!].sort());
}

const step = 100;

async function passUntil(page: Page, isThere: () => Promise<boolean>) {
  for (let steps = 0; !(await isThere()); steps++) {
    if (steps > 400) throw new Error('it never came');
    await page.clock.runFor(step);
  }
}

describe('a curtain', () => {
  it('is lifted by Enter only when it has hung for a second, by Space at once, never by Escape; a play is challenged there, and it shows nobody a rack until it is lifted', async () => {
    const sitting = await openGame({ invalidWord: 'challenge' }, { before: (context) => context.clock.install() });
    const { page, table, game } = sitting;
    const lift = page.getByRole('button', { name: 'Show my tiles' });
    const mayAct = page.getByRole('button', { name: 'Shuffle', disabled: false });
    await page.getByRole('button', { name: 'Continue Wordbler' }).waitFor();
    await stopTime(page);
    await table.press('Continue Wordbler');
    await passUntil(page, () => lift.isVisible());
    // It fell within the last step. A browser closes it at the second Escape; it comes back by an event of its own.
    for (const key of ['Enter', 'Escape', 'Escape', 'Enter']) {
      await page.keyboard.press(key);
      await lift.waitFor();
    }
    await page.clock.runFor(1000 - 2 * step);
    await page.keyboard.press('Enter');
    await page.clock.runFor(step);
    expect(await lift.isVisible()).toBe(true);
    await page.clock.runFor(2 * step);
    await page.keyboard.press('Enter');
    await passUntil(page, () => mayAct.isVisible());

    await page.keyboard.press('Control+Enter');
    table.note({ type: 'pass', seat: game.state.toMove });
    await passUntil(page, () => lift.isVisible());
    await page.keyboard.press('Space');
    await passUntil(page, () => mayAct.isVisible());

    await page.clock.resume();
    await challengeNonsense(sitting);
    await playUnseen(sitting);
  });

  long.each<[string, Motion]>([
    ['at once', 'reduce'],
    ['with its motions', 'no-preference'],
  ])('shows nobody a rack until it is lifted, %s', async (_, motion) => {
    const sitting = await sitDown({}, motion);
    await sitting.table.beginTurn();
    await playUnseen(sitting);
  });

  long('is still there after a reload, and a play may be challenged then', async () => {
    const sitting = await sitDown({ invalidWord: 'challenge' });
    await sitting.table.beginTurn();
    await challengeNonsense(sitting, () => sitting.page.reload());
  });
});

long(
  'the curtain is lifted by its button alone, which Enter and the space bar press, not by Escape or beside it',
  async () => {
    const { page, reader, table, game } = await sitDown();
    const curtain = page.getByRole('dialog', { name: /^Pass to / });
    for (const key of ['Enter', 'Space']) {
      await curtain.waitFor();
      const fallen = await page.evaluate(() => performance.now());
      await page.evaluate(watchFaces);
      // A press just after it opened is never heard, so that some are tried.
      for (let i = 0; i < 4; i++) await page.mouse.click(20, 400, { delay: 150 });
      // At the second Escape in a row a browser closes a panel without asking it.
      for (let i = 0; i < 4; i++) await page.keyboard.press('Escape');
      await curtain.locator('button:focus').waitFor();
      await expectCovered(reader);
      expect(await facesSeen(page)).toEqual([]);
      // Before that an Enter may have been meant for what it fell over.
      await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(fallen + 1000);
      await page.keyboard.press(key);
      await curtain.waitFor({ state: 'hidden' });
      await expect.poll(() => reader.rack()).toEqual(namesOfRack(game));
      await table.press(/^Pass$/);
      table.note({ type: 'pass', seat: game.state.toMove });
    }
  },
);

import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Rules } from '../../../src/rules';
import { some } from '../../long';
import { AtTable } from '../support/at-table';
import { namesOfRack } from '../support/expected-view';
import { findPlay } from '../support/find-play';
import { isWord, keepInPage, newGame, players, shortWords } from '../support/game-of-two';
import { it, long } from '../support/page-test';
import { openPage } from '../support/play';
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

const tables: [how: string, rules: Partial<Rules>, reducedMotion: 'reduce' | 'no-preference'][] = [
  ['at once', {}, 'reduce'],
  ['with its motions', {}, 'no-preference'],
  ['after nobody has challenged it', { invalidWord: 'challenge' }, 'reduce'],
];

it('a play is challenged at the curtain, which falls for nobody else then', async () => {
  const rules: Partial<Rules> = { invalidWord: 'challenge' };
  const game = newGame('covered', rules);
  game.dispatch({ type: 'begin' });
  const open = await openPage({
    reducedMotion: 'reduce',
    before: (context) => keepInPage(context, { game: game.save() }),
  });
  const { page } = open;
  const reader = new Reader(page);
  const table = new AtTable(page, game);
  await table.press('Continue Wordbler');
  await table.beginTurn();
  const seat = game.state.toMove;
  const none = game.state.racks[seat]!.filter((tile) => game.faces[tile!]!.letter !== '').slice(0, 5);
  for (const [at, tile] of none.entries()) {
    await table.lay({ tile: tile!, letter: game.faces[tile!]!.letter, x: 3 + at, y: 7 });
  }
  await table.press(/^Done/);
  table.note({ type: 'done', seat });
  const curtain = page.getByRole('dialog', { name: `Pass to ${players[1 - seat]}` });
  await curtain.waitFor();
  // It is there after a reload, too.
  await page.reload();
  await curtain.getByRole('button', { name: 'Challenge' }).click();
  table.note({ type: 'challenge', seat: 1 - seat });
  await page.getByRole('button', { name: 'Shuffle', disabled: false }).waitFor();
  await expect.poll(() => reader.rack()).toEqual(namesOfRack(game));
  await table.expectSameGame();
});

describe('a play that is scored', () => {
  it.each(some(tables, [tables[2]!]))(
    'shows nobody a rack until the curtain is lifted, %s',
    async (_, rules, reducedMotion) => {
      const game = newGame('covered', rules);
      game.dispatch({ type: 'begin' });
      const open = await openPage({
        reducedMotion,
        query: { probe: '1' },
        before: (context) => keepInPage(context, { game: game.save(), settings: { pace: 'fast' } }),
      });
      const { page } = open;
      const reader = new Reader(page);
      const table = new AtTable(page, game);
      await table.press('Continue Wordbler');
      await table.beginTurn();
      const seat = game.state.toMove;
      await page.evaluate(watchFaces);
      await table.layAll(findPlay(game, shortWords, isWord)!);
      // The watching sees what it should see: the mover's own tiles.
      expect((await facesSeen(page)).length).toBeGreaterThan(0);
      await table.press(/^Done/);
      table.note({ type: 'done', seat });
      // One curtain tells what was played, and where the rules have it, it may be challenged there.
      const curtain = page.getByRole('dialog', { name: `Pass to ${players[1 - seat]}` });
      await curtain.getByText(/^\+\d+$/).waitFor();
      await expectCovered(reader);
      const seen = await facesSeen(page);
      expect(seen.filter((tile) => game.state.racks[1 - seat]!.includes(tile))).toEqual([]);
      await expect.poll(() => facesSeen(page)).toEqual([]);
      expect(await curtain.getByRole('button', { name: 'Challenge' }).count()).toBe(rules.invalidWord ? 1 : 0);
      await table.press('Show my tiles');
      if (rules.invalidWord) table.note({ type: 'accept', seat: 1 - seat });
      const { racks } = game.state;
      await expect.poll(() => reader.rack()).toEqual(namesOfRack(game));
      await expect.poll(async () => (await facesSeen(page)).sort()).toEqual([...racks[1 - seat]!].sort());
    },
  );
});

long(
  'the curtain is lifted by its button alone, which Enter and the space bar press, not by Escape or beside it',
  async () => {
    const game = newGame('covered');
    game.dispatch({ type: 'begin' });
    const open = await openPage({
      reducedMotion: 'reduce',
      query: { probe: '1' },
      before: (context) => keepInPage(context, { game: game.save() }),
    });
    const { page } = open;
    const reader = new Reader(page);
    const table = new AtTable(page, game);
    await table.press('Continue Wordbler');
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

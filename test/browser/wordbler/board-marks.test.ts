import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import { must } from '../../../src/engine/must';
import { type GameEngine, presets, shapeOf, squareAt } from '../../../src/rules';
import { AtTable } from '../support/at-table';
import { expectSameView } from '../support/expected-view';
import { type FoundTile, findPlay } from '../support/find-play';
import { isWord, keepInPage, newGame, playOn, shortWords } from '../support/game-of-two';
import { it } from '../support/page-test';
import { type OpenPage, openPage } from '../support/play';
import { listen, Reader } from '../support/reader';
import { atRest } from '../support/seen-table';

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

const outlined = (page: Page) =>
  page.evaluate<string[]>(
    'window.wordbler.picture.outlined.map(({ from, to }) => [from.x, from.y, to.x, to.y].join())',
  );
const refused = (page: Page) =>
  page.evaluate<string[]>(
    'window.wordbler.picture.marked.filter(({ tone }) => tone === "refused").map(({ x, y }) => x + "," + y)',
  );
const message = (page: Page) => page.locator('.message').textContent();
const recalled = (page: Page) =>
  page.getByRole('button', { name: 'Recall', disabled: false }).waitFor({ state: 'detached' });

const lettersOf = ({ state, faces }: GameEngine) =>
  state.racks[state.toMove]!.flatMap((tile) =>
    tile !== null && faces[tile]!.letter !== '' ? [{ tile, letter: faces[tile]!.letter }] : [],
  );

const squaresOf = ({ setup, state }: GameEngine) => state.board.map((_, at) => squareAt(at, shapeOf(setup.rules).side));

/** A tile that makes one word with what lies there, which is none. */
function noWord(game: GameEngine): { tile: FoundTile; word: string } {
  const seat = game.state.toMove;
  for (const free of squaresOf(game).filter((square) => game.isFree(square)))
    for (const letter of lettersOf(game)) {
      game.dispatch({ type: 'lay', seat, ...letter, ...free });
      const [own, ...more] = game.preview()?.words ?? [];
      game.dispatch({ type: 'recall', seat });
      if (own && more.length === 0 && !isWord(own.word)) return { tile: { ...letter, ...free }, word: own.word };
    }
  throw new Error('Nothing wrong can be laid.');
}

/** By taps: a tile of the rack, and its square; of a blank, its letter. */
async function layByTaps(table: AtTable, tiles: readonly FoundTile[]) {
  const { state, faces } = table.game;
  const rack = state.racks[state.toMove]!;
  for (const { tile, letter, ...square } of tiles) {
    await table.tap(table.cellPoint(rack.indexOf(tile)));
    await table.tap(table.squarePoint(square));
    if (faces[tile]!.letter === '') await table.press(new RegExp(`^${letter}$`));
  }
}

// On the small board, by rules that show whether laid tiles are words.
describe('on a board that is touched', () => {
  const game = playOn(newGame('marks', { ...presets.casual, board: 'small' }), 3);
  let open: OpenPage;
  let table: AtTable;

  beforeAll(async () => {
    open = await openPage({
      touch: true,
      viewport: desk,
      reducedMotion: 'reduce',
      query: { probe: '1' },
      before: async (context) => {
        await listen(context);
        await keepInPage(context, { game: game.save(), settings: { openRacks: true, scoreSheet: 'asked' } });
      },
    });
    table = new AtTable(open.page, game, true);
    await table.press('Continue Wordbler');
    await open.page.getByRole('button', { name: 'Shuffle', disabled: false }).waitFor();
  });

  // Each leaves the tiles on the rack; the last one lays a word.
  afterEach(() => open.check());
  afterAll(() => open.close());

  it('the last play of the other player is outlined and named, with its points, and stays while tiles are laid', async () => {
    const { page } = open;
    await expectSameView(new Reader(page), game);
    const last = must(game.state.history.at(-1));
    if (last.kind !== 'played') throw new Error('nobody played');
    const { letters, word } = must(last.sheet.words[0]);
    const [from, to] = [must(letters[0]), must(letters.at(-1))];
    const before = [`${from.x},${from.y},${to.x},${to.y}`];
    expect(await outlined(page)).toEqual(before);
    const told = page
      .locator('.last-play, .last-plays button, .seat')
      .filter({ hasText: game.setup.seats[last.seat]!.name })
      .filter({ hasText: word })
      .filter({ hasText: `+${last.points}` });
    for (const size of [phone, desk]) {
      await page.setViewportSize(size);
      const seen = () => told.evaluateAll((all) => all.filter((one) => one.checkVisibility()).length);
      await expect.poll(seen, { message: `at ${size.width}` }).toBeGreaterThan(0);
      if (size === desk) continue;
      // Its points are explained by a tap.
      await page.locator('.last-play').tap();
      await page.getByRole('dialog', { name: / scores \d+$/ }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    }
    await atRest(page);
    const free = must(squaresOf(game).findLast((square) => game.isFree(square)));
    await layByTaps(table, [{ ...must(lettersOf(game)[0]), ...free }]);
    await page.getByRole('button', { name: 'Recall', disabled: false }).tap();
    await recalled(page);
    expect(await outlined(page)).toEqual(before);
  });

  it('a refusal outlines the squares it means, until the tiles lie otherwise', async () => {
    const { page } = open;
    const gap = squaresOf(game).find(({ x, y }) => [0, 1, 2].every((away) => game.isFree({ x: x + away, y })))!;
    const [one, two, three] = lettersOf(game);
    await layByTaps(table, [
      { ...must(one), ...gap },
      { ...must(two), ...gap, x: gap.x + 2 },
    ]);
    await table.press(/^Done/);
    await expect.poll(() => message(page)).toBe('There’s a gap in your word.');
    expect(await refused(page)).toEqual([`${gap.x + 1},${gap.y}`]);

    const taken = squaresOf(game).find((square) => !game.isFree(square))!;
    const rack = game.state.racks[game.state.toMove]!;
    await table.tap(table.cellPoint(rack.indexOf(must(three).tile)));
    await expect.poll(async () => [await message(page), await refused(page)]).toEqual(['', []]);
    await table.tap(table.squarePoint(taken));
    await expect.poll(() => message(page)).toBe('That square is taken.');
    expect(await refused(page)).toEqual([`${taken.x},${taken.y}`]);

    await table.press('Undo');
    await expect.poll(() => refused(page)).toEqual([]);
    expect(await message(page)).toBe('');
    await table.press('Recall');
    await recalled(page);
  });

  it('laid tiles show by the casual rules whether they are words; what is none may be tried again, and a word is played', async () => {
    const { page } = open;
    const reader = new Reader(page);
    await reader.forget();
    await page.setViewportSize(phone);
    await atRest(page);
    const named = async (what: string) =>
      (await reader.squares()).filter((name) => name.includes('placed this turn') && name.endsWith(`, ${what}`)).length;
    const done = page.getByRole('button', { name: 'Done' });
    const { tile, word } = noWord(game);
    await layByTaps(table, [tile]);
    await reader.expectHeard(`${word} is invalid.`);
    expect(await named('invalid word')).toBe(1);
    // A word that is none wears no gold.
    await done.and(page.locator(':not(.gold)')).waitFor();
    await done.tap();
    await reader.expectHeard(`! Not in the dictionary: ${word}. Try again.`);
    expect(await named('invalid')).toBe(1);
    await page.keyboard.press('Escape');
    await reader.expectHeard(/back on the rack\.$/);
    await recalled(page);
    const seat = game.state.toMove;
    table.note({ type: 'lay', seat, ...tile });
    table.note({ type: 'done', seat });
    table.note({ type: 'recall', seat });
    const play = findPlay(game, shortWords, isWord)!;
    await layByTaps(table, play);
    await reader.expectHeard(/ is valid\.$/);
    await done.and(page.locator('.gold')).waitFor();
    expect(await named('valid word')).toBe(play.length);
    for (const laid of play) table.note({ type: 'lay', seat, ...laid });
    await done.tap();
    table.note({ type: 'done', seat });
    await table.expectSameGame();
    await expectSameView(reader, game);
  });
});

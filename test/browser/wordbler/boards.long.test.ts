import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { type BoardRules, presets, shapeOf } from '../../../src/rules';
import { AtTable, closeRules, openOwnRules, openRules } from '../support/at-table';
import { lookAt } from '../support/axe-scenes';
import { expectSameView } from '../support/expected-view';
import { type FoundTile, findPlay } from '../support/find-play';
import { isWord, keepInPage, newGame, playOn, shortWords } from '../support/game-of-two';
import { it } from '../support/page-test';
import { openPage, type PageOptions } from '../support/play';
import { listen, Reader } from '../support/reader';

async function visit(options: PageOptions = {}): Promise<Page> {
  const open = await openPage({ query: { seed: 'boards' }, reducedMotion: 'reduce', ...options });
  return open.page;
}

const rules = { ...presets.casual, showsWords: false };

/** A game some turns old on such a board, on the table. */
async function onBoard(board: BoardRules, more: PageOptions = {}): Promise<AtTable> {
  const game = playOn(newGame('boards', { ...rules, ...board }), 4);
  const page = await visit({
    ...more,
    before: async (context) => {
      await listen(context);
      await keepInPage(context, { game: game.save(), settings: { openRacks: true } });
    },
  });
  const goOn = page.getByRole('button', { name: /^Continue Wordbler/ });
  await (more.touch ? goOn.tap() : goOn.click());
  await page.getByRole('button', { name: 'Shuffle', disabled: false }).waitFor();
  return new AtTable(page, game, more.touch);
}

const squares = (page: Page) => page.getByRole('grid', { name: 'Board' }).getByRole('gridcell');

/** A tap on each tile, and one on its square. */
async function layByTaps(table: AtTable, play: readonly FoundTile[]) {
  const { state, faces } = table.game;
  for (const { tile, letter, ...square } of play) {
    const seat = state.toMove;
    await table.tap(table.cellPoint(state.racks[seat]!.indexOf(tile)));
    await table.tap(table.squarePoint(square));
    const isBlank = faces[tile]!.letter === '';
    if (isBlank) await table.press(new RegExp(`^${letter}$`));
    table.note({ type: 'lay', seat, tile, ...square, ...(isBlank && { letter }) });
  }
}

/** What the page shows is what its game has, and a play is laid and scored. */
async function playOnce(table: AtTable, isTouched = false) {
  const { page, game } = table;
  await expectSameView(new Reader(page), game);
  const play = findPlay(game, shortWords, isWord)!;
  if (isTouched) await layByTaps(table, play);
  else await table.layAll(play);
  await table.press(/^Done/);
  table.note({ type: 'done', seat: game.state.toMove });
  await table.expectSameGame();
}

describe('a board beside the usual one', () => {
  it('is chosen with the rules, seen there, and played on with as many squares', async () => {
    const page = await visit();
    await page.getByRole('button', { name: 'Players and rules' }).click();
    await openOwnRules(page);
    await page.getByRole('radio', { name: 'Small' }).check();
    await page.getByRole('dialog').getByText('11 × 11 squares').waitFor();
    await page.getByRole('radio', { name: 'Random' }).check();
    await page.getByRole('button', { name: 'Use these rules' }).click();
    const bar = page.locator('.rules-bar');
    await bar.getByText('Casual · 11×11 · random bonus squares').waitFor();
    // It has room for two alone.
    await page.getByRole('radio', { name: '3' }).check();
    await openRules(page);
    await page.getByRole('dialog').getByText('15 × 15 squares; Small seats two').waitFor();
    expect(await page.getByRole('radio', { name: 'Small' }).count()).toBe(0);
    await page.getByRole('radio', { name: 'Super' }).check();
    await page.getByRole('radio', { name: 'Classic' }).check();
    await page.getByRole('button', { name: 'Use these rules' }).click();
    await page.getByRole('radio', { name: '2' }).check();
    await bar.getByText('Classic · 21×21 · random bonus squares').waitFor();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await expect.poll(() => squares(page).count()).toBe(441);
    // Where the bonus squares lie, the seed says: so it is after the page has gone.
    const bonusesOf = async () =>
      (await squares(page).evaluateAll((all) => all.map((one) => one.ariaLabel ?? '')))
        .filter((name) => / word| letter/.test(name))
        .map((name) => name.replace(/, empty$/, ''));
    await expect.poll(async () => (await bonusesOf()).length).toBe(125);
    const before = await bonusesOf();
    await page.reload();
    await expect.poll(bonusesOf).toEqual(before);
  });

  it.each([
    ['by keys', false],
    ['on a phone', true],
  ])('is chosen in the rules, %s, and the rules are still called what they were', async (_, touch) => {
    const page = await visit(touch ? { touch, viewport: { width: 390, height: 844 } } : {});
    await page.getByRole('button', { name: 'Players and rules' }).click();
    const told = page.locator('.rules-bar').getByText('Casual · 21×21');
    const boards = page.getByRole('radiogroup', { name: 'Board' }).getByRole('radio');
    await openRules(page, touch);
    if (touch) await page.getByRole('radio', { name: 'Super' }).tap();
    else {
      await page.getByRole('radio', { name: 'Normal' }).focus();
      await page.keyboard.press('ArrowLeft');
    }
    await closeRules(page, touch);
    await told.waitFor();
    // It is told for four, who have no room on the small one.
    await page.getByRole('radio', { name: '4' }).check();
    await told.waitFor();
    await openRules(page, touch);
    await expect.poll(() => boards.count()).toBe(2);
    await lookAt(page, 'boards in the rules');
    await closeRules(page, touch);
    await page.getByRole('radio', { name: '2' }).check();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await expect.poll(() => squares(page).count()).toBe(441);
    await page.reload();
    await expect.poll(() => squares(page).count()).toBe(441);
  });

  it.each<BoardRules>([{ board: 'small' }, { board: 'super' }, { premiums: 5 }])(
    'is played on with the mouse: %o',
    async (board) => {
      await playOnce(await onBoard(board));
    },
  );

  it.each<BoardRules>([{ board: 'small' }, { board: 'super' }])(
    'is played on with a finger on a phone: %o',
    async (board) => {
      const table = await onBoard(board, { touch: true, viewport: { width: 390, height: 844 } });
      await playOnce(table, true);
      await lookAt(table.page, `board ${board.board}`);
    },
  );

  it.each<BoardRules>([{ board: 'small' }, { board: 'super' }])(
    'is walked over with keys from edge to edge, and read: %o',
    async (board) => {
      const { page } = await onBoard(board);
      const { side } = shapeOf(board);
      const last = String.fromCharCode(64 + side);
      const focused = () => page.evaluate(() => document.activeElement?.ariaLabel ?? '');
      await page.getByRole('grid', { name: 'Board' }).getByRole('gridcell').nth(0).focus();
      for (let step = 0; step < side + 1; step++) await page.keyboard.press('ArrowRight');
      await expect.poll(focused).toMatch(new RegExp(`^${last}1,`));
      for (let step = 0; step < side + 1; step++) await page.keyboard.press('ArrowDown');
      await expect.poll(focused).toMatch(new RegExp(`^${last}${side}, triple word`));
    },
  );

  it('is played on by the computer', async () => {
    const page = await visit();
    await page.getByRole('button', { name: 'Players and rules' }).click();
    await openOwnRules(page);
    await page.getByRole('radio', { name: 'Super' }).check();
    await page.getByRole('button', { name: 'Use these rules' }).click();
    await page.getByRole('radiogroup', { name: 'Player 1 is' }).getByRole('radio', { name: 'Computer' }).check();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await expect
      .poll(async () => {
        const names = await squares(page).evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''));
        return names.filter((name) => / points?/.test(name)).length;
      })
      .toBeGreaterThan(8);
  });
});

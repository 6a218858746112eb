import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import type { GameEngine } from '../../../src/rules';
import { isLong } from '../../long';
import { quiet, ready, toldWord } from '../support/hinted-turn';
import { gameOf, sitDown } from '../support/left-table';
import { notePanels, openedPanels } from '../support/opened-panels';
import { it } from '../support/page-test';
import type { Reader } from '../support/reader';
import { savedAt } from '../support/saved-at';

const sheet = (page: Page, of: string) => page.getByRole('dialog', { name: new RegExp(`^${of} scores \\d+$`) });
const hintButton = (reader: Reader) => reader.page.getByRole('button', { name: /^(Hint|More|Place it)$/ });
const card = (reader: Reader) => reader.page.locator('.hint-card');
const isHinted = (name: string) => /, hint\b/.test(name);

/** What of a hint stands in the names of squares and tiles. */
async function hinted(reader: Reader) {
  const squares = (await reader.squares()).filter(isHinted);
  const tiles = (await reader.rack()).filter(isHinted);
  return {
    tiles: tiles.length,
    squares: squares.length,
    letters: squares.map((name) => name.at(-1)).join(''),
  };
}

/** A game that is still to be dealt, in which Ada begins. */
function begunByAda(): GameEngine {
  for (let number = 1; ; number++) {
    const sitting = ['person', 'club'] as const;
    const game = gameOf(sitting, `beside ${number}`);
    game.dispatch({ type: 'begin' });
    if (game.state.toMove === 0) return gameOf(sitting, `beside ${number}`);
  }
}

describe('beside the board', () => {
  let sat: Awaited<ReturnType<typeof sitDown>>;

  // A third game: the legend is not shown by itself any more.
  beforeAll(async () => {
    const settings = { ...quiet, scoreSheet: 'rules', gamesBegun: 'two' };
    sat = await sitDown(begunByAda(), settings, { before: notePanels });
    await ready(sat.reader);
  });

  afterEach(() => sat.check());
  afterAll(() => sat.close());

  it('hints tell the tiles, the squares and the word, by mouse and by keys, and the word is laid for what they said', async () => {
    const { page, reader } = sat;
    expect(await hinted(reader)).toEqual({ tiles: 0, squares: 0, letters: '' });
    await hintButton(reader).click();
    await reader.expectHeard(/^Hint 1 of 3: use /);
    expect(await card(reader).innerText()).toContain('Hint 1 of 3');
    const { tiles, ...nowhere } = await hinted(reader);
    expect(tiles).toBeGreaterThan(0);
    expect(nowhere).toEqual({ squares: 0, letters: '' });
    await hintButton(reader).click();
    await reader.expectHeard(/^Hint 2 of 3: on /);
    expect(await hinted(reader)).toMatchObject({ tiles, squares: tiles });
    await page.keyboard.press('7');
    await reader.expectHeard(/^Hint 3 of 3: /);
    expect((await hinted(reader)).letters).toMatch(new RegExp(`^[A-Z]{${tiles}}$`));
    const { word, points } = await toldWord(reader);
    expect(await card(reader).innerText()).toContain(word);
    await hintButton(reader).click();
    await expect.poll(() => hintButton(reader).isDisabled()).toBe(true);
    expect((await hinted(reader)).squares).toBe(0);
    // What was laid can be taken back, and laid once more.
    await page.keyboard.press('Escape');
    await reader.expectHeard('Hint closed.');
    await page.keyboard.press('Escape');
    await reader.expectHeard(/back on the rack\.$/);
    await page.keyboard.press('7');
    await reader.expectHeard(/^Hint 3 of 3/);
    await page.keyboard.press('7');
    await expect.poll(() => hintButton(reader).isDisabled()).toBe(true);
    await page.keyboard.press('Enter');
    await reader.expectHeard(new RegExp(`^Ada plays ${word}\\b.* ${points} points?`));
    // With the turn the hint is withdrawn.
    expect(await card(reader).count()).toBe(0);
  });

  it('the score sheet is shown after each play by the author’s rules, never stops the computer, and opens by a word, a key and a history', async () => {
    const { page, reader } = sat;
    // Nobody closes the own sheet: the computer does, when it lays its tiles.
    await sheet(page, 'Bruno').waitFor();
    expect((await openedPanels(page)).filter((name) => name.startsWith('sheet: '))).toEqual([
      expect.stringMatching(/^sheet: Ada scores \d+$/),
      expect.stringMatching(/^sheet: Bruno scores \d+$/),
    ]);
    // Behind it the own turn has begun.
    await reader.expectHeard('Ada’s turn.');
    await page.keyboard.press('Escape');
    await ready(reader);
    expect(await hinted(reader)).toEqual({ tiles: 0, squares: 0, letters: '' });

    // In a history it leads back to where it was asked for.
    const last = page.locator('.last-plays button');
    await last.nth(1).click();
    await sheet(page, 'Ada').waitFor();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.keyboard.press('=');
    await sheet(page, 'Bruno').waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('2');
    await page.locator('.history .word-link').last().focus();
    await page.keyboard.press('Enter');
    await sheet(page, 'Bruno').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: /Bruno/ }).and(page.locator('.history')).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    // The number of hints is noted beside the play.
    await page.locator('.seat').first().click();
    await expect.poll(() => page.getByText('3 hints').count()).toBe(1);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  });

  it('the legend, from the third game on, and the unseen tiles come when they are asked for, and stay when somebody comes back', async () => {
    const { page, reader } = sat;
    const bag = page.getByRole('button', { name: /^\d+ tiles$/ });
    const tracker = page.locator('.area .unseen');
    const legend = page.locator('.area.legend');
    expect(await legend.count()).toBe(0);
    expect(await tracker.count()).toBe(0);
    await bag.click();
    await tracker.waitFor();
    await page.keyboard.press('9');
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('tab', { name: 'Board' }).click();
    await page.getByRole('switch', { name: 'Legend' }).click();
    await page.keyboard.press('Escape');
    await legend.waitFor();
    await expect.poll(() => savedAt(page, 'settings')).toMatchObject({ tracker: true, legend: true });
    if (isLong) await page.reload();
    else {
      await page.keyboard.press('9');
      await page.getByRole('button', { name: 'Leave' }).click();
      await page.getByRole('button', { name: 'Continue Wordbler' }).click();
    }
    await ready(reader);
    await tracker.waitFor();
    await legend.waitFor();
    await bag.press('Enter');
    await tracker.waitFor({ state: 'detached' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('.table.phone').waitFor({ state: 'attached' });
    await bag.click();
    const panel = page.getByRole('dialog', { name: 'Unseen tiles' });
    await panel.waitFor();
    await panel.getByRole('button', { name: 'Keep playing' }).click();
    await panel.waitFor({ state: 'hidden' });
  });
});

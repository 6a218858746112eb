import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { must } from '../../../src/engine/must';
import { AtTable } from '../support/at-table';
import { keepInPage, newGame, playOn } from '../support/game-of-two';
import { it } from '../support/page-test';
import { openPage } from '../support/play';

const sizes = [
  [1440, 900],
  [1024, 768],
  [768, 1024],
  [390, 844],
  [360, 640],
  [844, 390],
  [640, 640],
] as const;

const outlined = (page: Page) =>
  page.evaluate<string[]>(
    'window.wordbler.picture.outlined.map(({ from, to }) => [from.x, from.y, to.x, to.y].join())',
  );

/** A game of three under way, told to its end, in a window that is touched. */
async function sit(turns: number, names = ['Ada', 'Bruno', 'Cleo']): Promise<AtTable> {
  const game = playOn(newGame('last play', {}, names), turns);
  const open = await openPage({
    touch: true,
    reducedMotion: 'reduce',
    query: { probe: '1' },
    before: (context) => keepInPage(context, { game: game.save(), settings: { openRacks: true } }),
  });
  const table = new AtTable(open.page, game, true);
  await table.press('Continue Wordbler');
  await open.page.getByRole('button', { name: 'Shuffle', disabled: false }).waitFor();
  return table;
}

describe('the last play of each other player', () => {
  const expectTold = async ({ page, game }: AtTable, plays: number) => {
    const own = game.state.toMove;
    const last = game.state.history.filter(({ seat }) => seat !== own).slice(-plays);
    const words = last.map((entry) => {
      if (entry.kind !== 'played') throw new Error('somebody did not play');
      const { letters, word } = must(entry.sheet.words[0]);
      const [from, to] = [must(letters[0]), must(letters.at(-1))];
      return { word, points: entry.points, seat: entry.seat, run: `${from.x},${from.y},${to.x},${to.y}` };
    });
    expect((await outlined(page)).sort()).toEqual(words.map(({ run }) => run).sort());
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      for (const { word, points, seat } of words) {
        const name = game.setup.seats[seat]!.name;
        const told = page
          .locator('.last-play, .last-plays button, .seat')
          .filter({ hasText: name })
          .filter({ hasText: word })
          .filter({ hasText: `+${points}` });
        const seen = () => told.evaluateAll((all) => all.filter((one) => one.checkVisibility()).length);
        await expect.poll(seen, { message: `${word} at ${width}x${height}` }).toBeGreaterThan(0);
      }
    }
  };

  it('is outlined on the board, and named with its points and player, of two others', async () => {
    await expectTold(await sit(4), 2);
  });

  it('opens its score sheet when its points are pressed, in the list or below the board, by mouse and touch', async () => {
    const { page, game } = await sit(3, ['Ada', 'Bruno']);
    const last = must(game.state.history.at(-1));
    if (last.kind !== 'played') throw new Error('nobody played');
    const points = page.locator('.last-play em, .last-plays em', { hasText: `+${last.points}` });
    const sheet = page.getByRole('dialog', {
      name: `${game.setup.seats[last.seat]!.name} scores ${last.points}`,
    });
    for (const [width, height] of [sizes[0], sizes[4]]) {
      await page.setViewportSize({ width, height });
      for (const press of [() => points.click(), () => points.tap()]) {
        await press();
        await sheet.waitFor();
        await page.keyboard.press('Escape');
        await sheet.waitFor({ state: 'hidden' });
      }
    }
  });

  it('is outlined and named, stays while tiles are laid, and makes way for the next turn, which is told if it was a pass', async () => {
    const table = await sit(3, ['Ada', 'Bruno']);
    const { page, game } = table;
    await expectTold(table, 1);
    await page.setViewportSize({ width: 390, height: 844 });
    const label = page.locator('.last-play');
    await label.filter({ hasText: game.setup.seats[1 - game.state.toMove]!.name }).waitFor();
    // Its points are explained by a tap.
    await label.tap();
    await page.getByRole('dialog', { name: / scores \d+$/ }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    const before = await outlined(page);
    await table.tap(table.cellPoint(0));
    await table.tap(table.squarePoint({ x: 14, y: 14 }));
    const chooser = page.getByRole('button', { name: 'E', exact: true });
    if (await chooser.isVisible()) await chooser.tap();
    await page.getByRole('button', { name: 'Recall', disabled: false }).tap();
    await page.getByRole('button', { name: 'Recall' }).waitFor({ state: 'detached' });
    await label.waitFor();
    expect(await outlined(page)).toEqual(before);
    const name = game.setup.seats[game.state.toMove]!.name;
    await page.keyboard.press('Control+Enter');
    await page
      .locator('.message')
      .filter({ hasText: `${name} passes.` })
      .waitFor();
    await page.getByRole('button', { name: 'Shuffle', disabled: false }).tap();
    await label.filter({ hasText: name }).filter({ hasText: 'Pass' }).waitFor();
    expect(await outlined(page)).toEqual([]);
  });
});

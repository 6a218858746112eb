import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { presets } from '../../../src/rules';
import { layout } from '../../../src/wordbler/canvas/layout';
import { rackCell, squareCentre } from '../../../src/wordbler/canvas/places';
import { isWord, keepInPage, newGame } from '../support/game-of-two';
import { it } from '../support/page-test';
import { nextFrames } from '../support/page-time';
import { openPage } from '../support/play';
import { windows } from '../support/windows';

/** What of the first steps' line lies on a tile or on the middle of a button: nothing. */
const covered = (page: Page, tiles: readonly { x: number; y: number }[]) =>
  page.evaluate((tiles) => {
    const buttons = document.querySelectorAll('.hud :is(.buttons, .actions, .finish) button, .hud .tool');
    const middles = [...buttons].map((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    });
    const { left, right, top, bottom } = document.querySelector('.lesson-line')!.getBoundingClientRect();
    return [...tiles, ...middles].filter(({ x, y }) => x >= left && x <= right && y >= top && y <= bottom);
  }, tiles);

it('the first steps cover no tile of the rack and none of its buttons, wherever it is told, in any window', async () => {
  const open = await openPage({ untaught: true, reducedMotion: 'reduce', query: { seed: 'first' } });
  const { page } = open;
  await page.getByRole('button', { name: 'Play now: Wordbler' }).click();
  const line = page.getByRole('region', { name: 'First steps' });
  await line.waitFor();
  const own = layout(page.viewportSize()!.width, page.viewportSize()!.height, 15);
  const [from, to] = [rackCell(own.rack, 0), squareCentre(own.board, { x: 10, y: 7 })];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await line.getByText('Any word over the star will do.').waitFor();
  for (const [width, height] of [...windows, [320, 480] as const]) {
    await page.setViewportSize({ width, height });
    await nextFrames(page);
    const { rack } = layout(width, height, 15);
    const tiles = Array.from({ length: 7 }, (_, cell) => rackCell(rack, cell));
    // A slow machine has the table's new places a frame later than the window.
    await expect.poll(() => covered(page, tiles), { message: `${width}×${height}` }).toEqual([]);
  }
});

it.each(['classic', 'wordbler'] as const)(
  'the first steps call no letters a word that are none, where Done would lose the turn, by the rules of %s',
  async (rules) => {
    const game = newGame('first', presets[rules]);
    game.dispatch({ type: 'begin' });
    const { racks, toMove } = game.state;
    const letters = racks[toMove]!.map((tile) => game.faces[tile!]!.letter);
    const none = letters.slice(0, 2).join('');
    expect(isWord(none)).toBe(false);
    const open = await openPage({
      untaught: true,
      reducedMotion: 'reduce',
      before: (context) => keepInPage(context, { game: game.save(), lessons: [], settings: { openRacks: true } }),
    });
    const { page } = open;
    await page.getByRole('button', { name: 'Continue Wordbler' }).click();
    const line = page.getByRole('region', { name: 'First steps' });
    await line.waitFor();
    const says = () => line.locator('p').textContent();
    await page.keyboard.press('ArrowRight');
    for (const letter of none) await page.keyboard.press(letter);
    await expect.poll(says).toBe('Any word over the star will do.');
    await page.keyboard.press('Escape');
    await expect.poll(says).toMatch(/^(Arrows to H8|Press [A-Z])/);
  },
);

import type { Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { layout } from '../../src/table/wordbler/layout';
import { rackCell, squareCentre } from '../../src/table/wordbler/places';
import { nextFrames } from './page-time';
import { type OpenPage, openPage } from './play';
import { windows } from './windows';

let open: OpenPage | undefined;

afterEach(async () => {
  await open?.close();
  open = undefined;
});

/** What of the first steps' line lies on a tile or on the middle of a button: nothing. */
const covered = (page: Page, tiles: readonly { x: number; y: number }[]) =>
  page.evaluate((tiles) => {
    const buttons = document.querySelectorAll('.hud :is(.buttons, .actions, .finish) button');
    const middles = [...buttons].map((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    });
    const { left, right, top, bottom } = document.querySelector('.lesson-line')!.getBoundingClientRect();
    return [...tiles, ...middles].filter(({ x, y }) => x >= left && x <= right && y >= top && y <= bottom);
  }, tiles);

it('the first steps cover no tile of the rack and none of its buttons, wherever it is told, in any window', async () => {
  open = await openPage({ untaught: true, reducedMotion: 'reduce', query: { seed: 'first' } });
  const { page } = open;
  await page.getByRole('button', { name: 'Play now: Wordbler' }).click();
  const line = page.getByRole('region', { name: 'First steps' });
  await line.waitFor();
  const own = layout(page.viewportSize()!.width, page.viewportSize()!.height, 15);
  const [from, to] = [rackCell(own.rack, 0), squareCentre(own.board, { x: 10, y: 10 })];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await line.getByText('Any word will do, in one line.').waitFor();
  for (const [width, height] of [...windows, [320, 480] as const]) {
    await page.setViewportSize({ width, height });
    await nextFrames(page);
    const { rack } = layout(width, height, 15);
    const tiles = Array.from({ length: 7 }, (_, cell) => rackCell(rack, cell));
    // A slow machine has the table's new places a frame later than the window.
    await expect.poll(() => covered(page, tiles), { message: `${width}×${height}` }).toEqual([]);
  }
});

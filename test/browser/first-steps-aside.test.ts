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

/** What of the first steps' line lies there: nothing. */
const coveredAt = (page: Page, { x, y }: { x: number; y: number }) =>
  page.evaluate(
    ([x, y]) =>
      [...document.querySelectorAll('.lesson-line')]
        .filter((card) => {
          const { left, right, top, bottom } = card.getBoundingClientRect();
          return x >= left && x <= right && y >= top && y <= bottom;
        })
        .map(({ textContent }) => textContent)
        .join(),
    [x, y] as const,
  );

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
  const buttons = page.locator('.hud :is(.buttons, .actions, .finish) button');
  for (const [width, height] of [...windows, [320, 480] as const]) {
    await page.setViewportSize({ width, height });
    await nextFrames(page);
    const { rack } = layout(width, height, 15);
    for (let cell = 0; cell < 7; cell++)
      expect(await coveredAt(page, rackCell(rack, cell)), `${width}×${height}`).toBe('');
    for (const button of await buttons.all()) {
      const { x, y, width: w, height: h } = (await button.boundingBox())!;
      expect(await coveredAt(page, { x: x + w / 2, y: y + h / 2 }), `${width}×${height}`).toBe('');
    }
  }
});

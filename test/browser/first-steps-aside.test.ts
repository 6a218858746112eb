import type { Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { layout } from '../../src/table/wordbler/layout';
import { rackCell, squareCentre } from '../../src/table/wordbler/places';
import { nextFrames } from './page-time';
import { type OpenPage, openPage } from './play';

let open: OpenPage | undefined;

afterEach(async () => {
  await open?.close();
  open = undefined;
});

const windows = [
  ...[
    [1280, 800],
    [1440, 900],
    [1024, 768],
    [768, 1024],
  ],
  ...[
    [844, 390],
    [568, 320],
    [390, 844],
    [360, 616],
    [320, 480],
  ],
].map(([width, height]) => ({ width: width!, height: height! }));
const told = ({ width, height }: { width: number; height: number }) => `${width}x${height}`;

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
  for (const size of windows) {
    await page.setViewportSize(size);
    await nextFrames(page);
    const { rack } = layout(size.width, size.height, 15);
    for (let cell = 0; cell < 7; cell++)
      expect(await coveredAt(page, rackCell(rack, cell)), told(size)).toBe('');
    for (const button of await buttons.all()) {
      const { x, y, width, height } = (await button.boundingBox())!;
      expect(await coveredAt(page, { x: x + width / 2, y: y + height / 2 }), told(size)).toBe('');
    }
  }
});

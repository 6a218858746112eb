import { afterEach, expect, it } from 'vitest';
import { giveUpPaused } from './ended-search';
import { longSearch } from './long-search';
import { type Sitting, sitDown } from './search-sitting';

let sitting: Sitting | undefined;

afterEach(async () => {
  await sitting?.open.close();
  sitting = undefined;
});

/** What is wider than the room it has; a hair's breadth is none. */
const cutIn = (at: Sitting, boxes: string) =>
  at.page
    .locator(boxes)
    .evaluateAll((all) =>
      all
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
        .map(({ textContent }) => textContent?.trim()),
    );

it.each([
  { width: 1440, height: 900, touch: false },
  { width: 800, height: 600, touch: false },
  { width: 1024, height: 768, touch: true },
  { width: 768, height: 1024, touch: true },
  { width: 390, height: 844, touch: true },
  { width: 360, height: 640, touch: true },
])(
  'the longest words have room in the list of $width × $height, and the buttons at the end',
  async (size) => {
    const { touch, ...viewport } = size;
    sitting = await sitDown(longSearch(), { viewport, touch });
    const { page } = sitting;
    expect(await page.locator('.ws-words li').count()).toBe(14);
    expect(await cutIn(sitting, '.ws-row-face')).toEqual([]);
    const pause = page.getByRole('button', { name: /^Pause/ }).first();
    await (touch ? pause.tap() : pause.click());
    await giveUpPaused(page);
    await page.getByRole('button', { name: 'See the reckoning' }).waitFor();
    expect(await cutIn(sitting, '.ws-over-buttons button, .ws-row-face')).toEqual([]);
  },
);

import { afterEach, expect, it } from 'vitest';
import { faultsIn } from './in-any-window';
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
        .map(({ textContent }) => textContent?.trim() ?? ''),
    );

it.each([
  {
    pointer: 'a mouse',
    windows: [
      [1440, 900],
      [800, 600],
    ],
  },
  {
    pointer: 'fingers',
    windows: [
      [1024, 768],
      [768, 1024],
      [390, 844],
      [360, 640],
    ],
  },
] as const)(
  'the longest words have room in the list under $pointer, and the buttons at the end',
  async ({ pointer, windows }) => {
    const touch = pointer === 'fingers';
    const [[width, height]] = windows;
    const at = await sitDown(longSearch(), { viewport: { width, height }, touch });
    sitting = at;
    const { page } = at;
    const cutInWindows = (boxes: string) => faultsIn(page, windows, () => cutIn(at, boxes));
    expect(await page.locator('.ws-words li').count()).toBe(14);
    expect(await cutInWindows('.ws-row-face')).toEqual({});
    const pause = page.getByRole('button', { name: /^Pause/ }).first();
    await (touch ? pause.tap() : pause.click());
    await page.getByRole('button', { name: 'Give up' }).click();
    await page.getByRole('button', { name: 'See the reckoning' }).waitFor();
    expect(await cutInWindows('.ws-over-buttons button, .ws-row-face')).toEqual({});
  },
);

import { expect } from 'vitest';
import { giveUpPaused } from '../support/ended-search';
import { faultsIn } from '../support/in-any-window';
import { longSearch } from '../support/long-search';
import { it } from '../support/page-test';
import { begun, type Sitting, sitDown } from '../support/search-sitting';

let sitting: Sitting;

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
    const pause = page.getByRole('button', { name: 'Menu' }).first();
    await (touch ? pause.tap() : pause.click());
    await giveUpPaused(page);
    await page.getByRole('button', { name: 'See results' }).waitFor();
    expect(await cutInWindows('.ws-over-buttons button, .ws-row-face')).toEqual({});
  },
);

it('a score above a thousand stands in one line of the bar, however narrow the phone is', async () => {
  const viewport = { width: 390, height: 844 };
  sitting = await sitDown(begun({ finds: 12 }), { viewport, touch: true });
  const { page } = sitting;
  expect(await sitting.score()).toBeGreaterThan(1000);
  const score = page.locator('[data-score]');
  const look = () =>
    score.evaluate((told) => {
      const range = document.createRange();
      range.selectNodeContents(told);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      const chips = [...document.querySelectorAll('.bar-chip')];
      const isOut = (chip: Element) =>
        [...chip.children].some((part) => part.getBoundingClientRect().right > chip.getBoundingClientRect().right);
      return [...(lines.size > 1 ? ['two lines'] : []), ...(chips.some(isOut) ? ['out of its chip'] : [])];
    });
  const windows = [
    [390, 844],
    [360, 640],
    [320, 568],
    [640, 360],
  ] as const;
  expect(await faultsIn(page, windows, look)).toEqual({});
  await score.evaluate((told) => {
    const figures = [...told.childNodes].find((part) => part instanceof Text && /\d/.test(part.data));
    (figures as Text).data = `1${(figures as Text).data}`;
  });
  expect(await sitting.score()).toBeGreaterThan(10_000);
  expect(await faultsIn(page, windows, look)).toEqual({});
});

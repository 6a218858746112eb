import type { Locator, Page } from 'playwright-core';

/** When the pages of the pictures open. */
export const opened = new Date('2026-03-01T10:00:00');
const held = new Date('2026-03-01T11:00:00');

/** From here on the page's time passes only as it is let: what moves or counts is the same in every picture. */
export const hold = (page: Page) => page.clock.pauseAt(held);

export const pass = (page: Page, ms: number) => page.clock.runFor(ms);

/** In small steps, as some of what is waited for takes a time of its own. */
export async function passUntil(page: Page, there: Locator) {
  for (let steps = 0; !(await there.first().isVisible()); steps++) {
    if (steps === 1000) throw new Error(`This never came: ${there}`);
    await pass(page, 20);
  }
}

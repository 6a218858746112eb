import type { Frame, FrameLocator, Page } from 'playwright-core';

type Where = Page | Frame | FrameLocator;

/** Presses what an end keeps behind *More*. */
export async function pressMore(where: Where, name: string | RegExp) {
  await where.locator('.ended').getByRole('button', { name: 'More', exact: true }).click();
  await where.getByRole('dialog', { name: 'More', exact: true }).getByRole('button', { name, exact: true }).click();
}

/** What there was in a game that is over. */
export const lookCloser = (where: Where) =>
  where.locator('.ended').getByRole('button', { name: 'Look closer' }).click();

const closer = ['Review', 'Replay'];

/** Presses what the end of a game of Wordbler keeps behind *Look closer* or *More*. */
export async function fromEnd(page: Page, name: string) {
  if (!closer.includes(name)) return pressMore(page, name);
  await lookCloser(page);
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
}

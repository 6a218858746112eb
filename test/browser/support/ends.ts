import type { Frame, FrameLocator, Page } from 'playwright-core';

type Where = Page | Frame | FrameLocator;

/** Presses what an end keeps behind *More*. */
export async function pressMore(where: Where, name: string | RegExp) {
  await where.locator('.ended').getByRole('button', { name: 'More' }).click();
  await where.getByRole('dialog', { name: 'More' }).getByRole('button', { name, exact: true }).click();
}

/** What there was in a game that is over. */
export const lookCloser = (where: Where) =>
  where.locator('.ended').getByRole('button', { name: 'Look closer' }).click();

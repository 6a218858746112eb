import type { Page } from 'playwright-core';

const closer = ['Review', 'Replay'];

/** Presses what an end keeps behind *Look closer* or *More*. */
export async function fromEnd(page: Page, name: string) {
  await page.getByRole('button', { name: closer.includes(name) ? 'Look closer' : 'More', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
}

import type { Locator, Page } from 'playwright-core';

/** The card with which a daily begins. */
export const startCard = (page: Page) => page.locator('dialog.daily-start[open]');

/** Begins the daily whose card is open. */
export const begin = (page: Page) => startCard(page).getByRole('button', { name: 'Start', exact: true }).click();

/** Presses a daily, and Start on its card. */
export async function startDaily(page: Page, daily: Locator) {
  await daily.click();
  await begin(page);
}

/** Where another game is under way, it ends for the daily. */
export async function startInstead(page: Page, daily: Locator) {
  await startDaily(page, daily);
  await page.getByRole('button', { name: 'Start new game' }).click();
}

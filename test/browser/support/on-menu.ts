import type { Locator, Page } from 'playwright-core';

const press = (target: Locator, byFinger: boolean) => (byFinger ? target.tap() : target.click());

/** The menu stands, in any window. */
export const menuStands = (page: Page) => page.locator('.menu-more').waitFor();

/** Presses what stands beside the games; on a phone it lies behind *More*. */
export async function pressBeside(page: Page, name: string, byFinger = false) {
  await menuStands(page);
  const more = page.locator('.menu-more .only-narrow');
  if (await more.isVisible()) await press(more, byFinger);
  await press(page.getByRole('button', { name, exact: true }).first(), byFinger);
}

/** Presses a daily of today; on a phone all but the next lie in the calendar. */
export async function pressDaily(page: Page, name: string, byFinger = false) {
  const strip = page.getByRole('region', { name: 'Dailies' });
  await strip.locator('.day-button').filter({ visible: true }).first().waitFor();
  const stamp = strip.getByRole('button', { name });
  if (await stamp.isVisible()) return press(stamp, byFinger);
  await press(strip.getByRole('button', { name: 'Last 30 days' }), byFinger);
  await press(page.getByRole('dialog').getByRole('button', { name }), byFinger);
}

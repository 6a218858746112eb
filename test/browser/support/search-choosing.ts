import type { Page } from 'playwright-core';

/** Fourteen words of which none is at fault. */
export const goodWords =
  'LISBON KYOTO FJORD GONDOLA CRUISE PASSPORT HARBOUR CAMEL MARKET SUITCASE LAGOON TICKET TEMPLE BEACH'.split(' ');

/** From the menu to where a search is chosen. */
export async function goToChoose(page: Page, touch = false) {
  const entry = page.getByRole('button', { name: 'Categories' });
  await (touch ? entry.tap() : entry.click());
  await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
}

export const press = (page: Page, label: string) => page.getByRole('button', { name: label, exact: true }).click();

/** Back from a list that is being written, if one is, to where a search is chosen; nothing is saved. */
export async function throwAway(page: Page) {
  const newList = page.getByRole('button', { name: 'New list', exact: true });
  const back = page.getByRole('button', { name: 'Discard', exact: true });
  if (!(await listName(page).isVisible())) return;
  await page.keyboard.press('Escape');
  await back.or(newList).first().waitFor();
  if (await back.isVisible()) await back.click();
  await listName(page).waitFor({ state: 'hidden' });
}

export const listName = (page: Page) => page.getByLabel('List name');
export const wordsField = (page: Page) => page.getByLabel('Words, one per line');
export const writeWords = (page: Page, words: readonly string[]) => wordsField(page).fill(words.join('\n'));
export const ownList = (page: Page, label: string) => page.getByRole('radio', { name: new RegExp(`^${label}`) });

export async function write(page: Page, label: string, words: readonly string[]) {
  await press(page, 'New list');
  await listName(page).fill(label);
  await writeWords(page, words);
}

export async function writeAndSave(page: Page, label = 'Our travels', words: readonly string[] = goodWords) {
  await write(page, label, words);
  await press(page, 'Save list');
  await page.getByText(`“${label}” saved.`).waitFor();
}

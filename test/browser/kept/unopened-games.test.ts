import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { keepInPage } from '../support/game-of-two';
import { it } from '../support/page-test';
import { type OpenPage, openPage } from '../support/play';
import { savedBy } from '../support/saved-file';

let open: OpenPage;

const release = new URL('../../kept/6aa7eab/', import.meta.url);
const kept = (file: string): Record<string, { version: number; commands: unknown[] }> =>
  JSON.parse(readFileSync(new URL(`${file}.json`, release), 'utf8'));

async function visit(values: Record<string, unknown>): Promise<Page> {
  open = await openPage({
    reducedMotion: 'reduce',
    viewport: { width: 390, height: 844 },
    before: (context) => keepInPage(context, values),
  });
  return open.page;
}

const unopened = (page: Page) => page.getByRole('alert').filter({ hasText: 'Couldn’t open a saved game.' });

it('kept games that cannot be opened say why beside one that opens, are saved as files, and go only when thrown away', async () => {
  const { search } = kept('search-under-way');
  const { scramble } = kept('scramble-under-way');
  const spoiled = { ...search, commands: [...search!.commands, { type: 'win' }] };
  const page = await visit({
    ...kept('wordbler-two'),
    search: spoiled,
    scramble: { ...scramble, version: 1000 },
    'finished game': 'nonsense',
  });
  const stroke = unopened(page).filter({ hasText: 'The saved game is damaged.' });
  const choice = stroke.locator('xpath=following-sibling::*[1]');
  await stroke.waitFor();
  await unopened(page).getByText('This game needs a newer version.').waitFor();
  await unopened(page).getByText('This isn’t a saved game.').waitFor();
  expect(await unopened(page).count()).toBe(3);
  expect(await page.getByRole('button', { name: /^Continue Word search/ }).count()).toBe(0);

  await page.reload();
  await stroke.waitFor();
  const { name, bytes } = await savedBy(page, () => choice.getByRole('button', { name: 'Save to file' }).click());
  expect(name).toBe('saved-game.json');
  expect(JSON.parse(bytes.toString())).toEqual(spoiled);
  await choice.getByRole('button', { name: 'Delete' }).click();
  await stroke.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('button', { name: 'Continue Wordbler' }).click();
  await page.getByRole('button', { name: 'Show my tiles' }).waitFor();
  await page.goBack();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click();
  await unopened(page).first().waitFor();
  expect(await unopened(page).count()).toBe(2);
});

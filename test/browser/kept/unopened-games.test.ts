import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { keepInPage, newGame, playOn } from '../support/game-of-two';
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

const unopened = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'A kept game could not be opened.' });

it('a kept game that cannot be opened makes room, is saved as a file, and goes only when it is thrown away', async () => {
  const whole = playOn(newGame('kept'), 1).save();
  const game = { ...whole, commands: whole.commands.slice(0, -1) };
  const page = await visit({ game });
  await unopened(page).getByText('The saved game is damaged.').waitFor();
  expect(await page.getByRole('button', { name: /^Go on/ }).count()).toBe(0);

  await page.reload();
  await unopened(page).waitFor();
  const { name, bytes } = await savedBy(page, () =>
    page.getByRole('button', { name: 'Save it as a file' }).click(),
  );
  expect(name).toBe('kept-game.json');
  expect(JSON.parse(bytes.toString())).toEqual(game);
  await unopened(page).waitFor();

  await page.getByRole('button', { name: 'Throw it away' }).click();
  await unopened(page).waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('button', { name: 'Players and rules' }).waitFor();
  expect(await unopened(page).count()).toBe(0);
  open.check();
});

it('each game says why, and those that open are gone on with beside it', async () => {
  const { search } = kept('search-under-way');
  const { scramble } = kept('scramble-under-way');
  const page = await visit({
    ...kept('wordbler-two'),
    search: { ...search, commands: [...search!.commands, { type: 'win' }] },
    scramble: { ...scramble, version: 1000 },
    'finished game': 'nonsense',
  });
  await unopened(page).getByText('One of its strokes is not possible.').waitFor();
  await unopened(page).getByText('This game was saved by a newer version of Wordbler.').waitFor();
  await unopened(page).getByText('This is no saved game of Wordbler.').waitFor();
  expect(await unopened(page).count()).toBe(3);
  await page.getByRole('button', { name: 'Go on with the last game' }).click();
  await page.getByRole('button', { name: 'Show my tiles' }).waitFor();
  open.check();
});

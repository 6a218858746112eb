import { expect } from 'vitest';
import { keptSetup } from '../support/kept-search';
import { it } from '../support/page-test';
import { comeAnew, openPage } from '../support/play';
import { goToChoose, press, writeAndSave } from '../support/search-choosing';

it('four words are a list, played by Casual rules alone: the clock counts up, also after a reload', async () => {
  const { page } = await openPage({ reducedMotion: 'reduce' });
  await goToChoose(page);
  expect(await page.getByRole('radio', { name: 'Casual' }).isChecked()).toBe(true);
  await writeAndSave(page, 'Our travels', ['LISBON', 'KYOTO', 'FJORD', 'CAMEL']);
  expect(await page.getByRole('radio', { name: 'Author’s' }).count()).toBe(0);
  await press(page, 'Start');
  const timer = page.getByRole('timer', { name: /^Time: \d+ minutes? \d+ seconds?$/ });
  await timer.waitFor();
  await expect.poll(() => keptSetup(page)).toMatchObject({ rules: 'casual', clock: 'off' });
  await comeAnew(page);
  await page.getByRole('button', { name: /^Continue Word search/ }).click();
  await timer.waitFor();
  await page.getByText('0 of 4 found').first().waitFor();
});

it('whoever reads German is told that the words are English, where they are chosen', async () => {
  const { page } = await openPage({ reducedMotion: 'reduce', locale: 'de-DE' });
  await page.getByRole('button', { name: 'Kategorien' }).click();
  await page.getByText('Englische Wörter', { exact: true }).waitFor();
});

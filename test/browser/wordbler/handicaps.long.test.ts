import { expect } from 'vitest';
import { chooseLevel, openOwnRules } from '../support/at-table';
import { lookAt } from '../support/axe-scenes';
import { keepInPage } from '../support/game-of-two';
import { it } from '../support/page-test';
import { openPage } from '../support/play';

it('handicaps are chosen by seat, and seen at the table', async () => {
  const open = await openPage({
    query: { seed: 'handicaps' },
    reducedMotion: 'reduce',
    before: (context) =>
      keepInPage(context, {
        player: { name: 'Ada', mascot: 'maize' },
        settings: { openRacks: true },
      }),
  });
  const { page } = open;
  await page.getByRole('button', { name: 'Players and rules' }).click();
  await page.getByLabel('Name of player 1').fill('Ada');
  await chooseLevel(page, 2, 'Club');
  await openOwnRules(page);
  await page.getByRole('button', { name: 'Choose…' }).click();
  await page.getByRole('heading', { name: 'Handicaps' }).waitFor();
  await lookAt(page, 'handicaps');
  const ada = page.getByRole('region', { name: 'Ada’s handicap' });
  for (let press = 0; press < 4; press++) await ada.getByRole('button', { name: 'Starting points: more' }).click();
  await ada.getByText('+40').waitFor();
  const pip = page.getByRole('region', { name: 'Pip’s handicap' });
  await pip.getByText('Starting points').waitFor();
  expect(await pip.getByText('Turns with hints').count()).toBe(0);
  await ada.getByRole('button', { name: 'Turns with hints: more' }).click();
  await ada.getByRole('button', { name: 'Turns with hints: more' }).click();
  await page.getByRole('button', { name: 'Use these rules' }).click();
  await page.getByText('Ada +40 · 1 hint', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Use these rules' }).click();
  await page.getByText('+40 · 1 hint', { exact: true }).first().waitFor();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const card = page.locator('[data-seat="0"]').first();
  await card.getByText('Person · +40 · 1 hint').waitFor();
  await expect.poll(() => card.locator('.score').textContent()).toBe('40');
});

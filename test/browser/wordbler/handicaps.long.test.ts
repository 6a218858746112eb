import { expect } from 'vitest';
import { type Played, writeRecord } from '../../../src/stats/rules';
import { lookAt } from '../support/axe-scenes';
import { keepInPage } from '../support/game-of-two';
import { it } from '../support/page-test';
import { openPage } from '../support/play';

/** Ada was behind by 40 points or so, each time. */
const lostToClub = [-30, -40, -50].map(
  (ahead, at): Played => ({
    id: String(at).padStart(16, '0'),
    game: 'wordbler',
    level: 'club',
    language: 'en',
    when: 1_790_000_000_000 + at,
    day: '2026-11-20',
    result: 'lost',
    points: 250,
    ahead,
    against: ['Pip'],
  }),
);

it('handicaps are suggested from the last games, chosen by seat, and seen at the table', async () => {
  const open = await openPage({
    query: { seed: 'handicaps' },
    reducedMotion: 'reduce',
    before: (context) =>
      keepInPage(context, {
        'played games': writeRecord(lostToClub),
        player: { name: 'Ada', mascot: 'maize' },
        settings: { openRacks: true },
      }),
  });
  const { page } = open;
  await page.getByRole('button', { name: 'Players and rules' }).click();
  await page.getByLabel('Name of player 1').fill('Ada');
  await page.getByRole('combobox', { name: 'Level of player 2' }).selectOption('club');
  await page.getByRole('button', { name: 'Custom…' }).click();
  await page.getByRole('button', { name: 'Choose…' }).click();
  await page.getByRole('heading', { name: 'Handicaps' }).waitFor();
  await lookAt(page, 'handicaps');
  await page.getByText('Your last games suggest 40 points for Ada.').waitFor();
  await page.getByRole('button', { name: 'Give points' }).click();
  const ada = page.getByRole('region', { name: 'Ada’s handicap' });
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

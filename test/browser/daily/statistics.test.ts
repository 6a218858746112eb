import { expect } from 'vitest';
import { gamesOf, statisticsOf } from '../../../src/stats/rules';
import { dayAt } from '../../../src/study/play/schedule';
import { withAnswer, withMissed, writeDeck } from '../../../src/study/rules';
import { axeFaults } from '../support/axe-faults';
import { ByKeys } from '../support/by-keys';
import { keepInPage } from '../support/game-of-two';
import { keptRecord } from '../support/kept-record';
import { it, long } from '../support/page-test';
import { type OpenPage, openPage } from '../support/play';

let open: OpenPage;

const { record, kept: played } = keptRecord(new Date());
const day = dayAt(new Date());
const missedOn = (level: string) => ({ language: 'en', source: 'wordbler', level, day: day - 9 }) as const;
const key = { word: 'OXIDE', language: 'en' } as const;
const deck = [day - 4, day - 2].reduce(
  (own, at) => withAnswer(own, key, at, 'good'),
  withMissed(withMissed([], ['QUARTZ'], missedOn('club')), ['OXIDE', 'ZONE'], missedOn('songbird')),
);
const kept = { ...played, 'study cards': writeDeck(deck) };

it('the stats tell the sums of what was played, by game and level, can be read, and celebrate a milestone once', async () => {
  open = await openPage({ reducedMotion: 'reduce', before: (context) => keepInPage(context, kept) });
  const { page } = open;
  await page.getByRole('button', { name: 'Stats' }).click();
  await page.getByRole('radio', { name: 'Wordbler' }).check({ force: true });
  await page
    .getByText(/The birds are singing/)
    .first()
    .waitFor();
  const figures = page.getByRole('region', { name: 'Wordbler' }).getByRole('definition').locator('b');
  const shown = async () => (await figures.allTextContents()).map(Number);
  const sums = (level?: string) => {
    const { played, won, bestGame, bestPlay } = statisticsOf(gamesOf(record, 'wordbler', level));
    return [played, won, bestGame!.points, bestPlay!.best.points];
  };
  await expect.poll(shown).toEqual(sums());
  const games = record.filter(({ game }) => game === 'wordbler');
  expect(sums()[0]).toBe(games.length);
  await page.getByRole('combobox', { name: 'Level' }).selectOption('songbird');
  await expect.poll(shown).toEqual(sums('songbird'));
  // Of three words that were missed in Wordbler, two were on this level, and one of them is learned.
  await page.getByText('1 of 2 words learned').waitFor();
  await page.getByRole('combobox', { name: 'Level' }).selectOption('');
  await page.getByText('1 of 3 words learned').waitFor();
  await page.getByRole('combobox', { name: 'Level' }).selectOption('songbird');
  await page.getByRole('img', { name: /^Accuracy over \d+ games: \d+%/ }).waitFor();
  await page.getByText('4-day streak').waitFor();
  expect(await page.locator('.segments :checked + span').evaluate((chosen) => getComputedStyle(chosen).color)).toBe(
    'rgb(255, 255, 255)',
  );
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Stats' }).click();
  await page.getByRole('heading', { name: 'Milestones' }).waitFor();
  expect(await page.getByRole('status').filter({ hasText: 'The birds' }).count()).toBe(0);
});

long('the stats are gone through with keys alone, up to the words to learn', async () => {
  open = await openPage({ reducedMotion: 'reduce', before: (context) => keepInPage(context, kept) });
  const { page } = open;
  const hands = new ByKeys(page);
  await page.getByRole('button', { name: 'Stats' }).waitFor();
  await hands.tabTo('Stats');
  await hands.press('Enter');
  await page.getByRole('heading', { name: 'Milestones' }).waitFor();
  await hands.tabTo(/^radio /);
  await hands.press('ArrowLeft');
  await hands.expectFocus(/^radio "Wordbler"/);
  await page.getByText('1 of 3 words learned').waitFor();
  await hands.tabTo('Level');
  await hands.press('s');
  await page.getByText('1 of 2 words learned').waitFor();
  await hands.tabTo(/^button "Study"/);
  await hands.press('Enter');
  await page.getByRole('heading', { name: 'Today’s words' }).waitFor();
});

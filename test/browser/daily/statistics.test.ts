import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { gamesOf, statisticsOf } from '../../../src/stats/rules';
import { dayAt } from '../../../src/study/play/schedule';
import { withAnswer, withMissed, writeDeck } from '../../../src/study/rules';
import { isLong } from '../../long';
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

const band = (page: Page) => page.getByRole('button', { name: /Played/ });

it('the stats show a few figures, and behind a tap the rest by level, and what each milestone asks', async () => {
  open = await openPage({ reducedMotion: 'reduce', before: (context) => keepInPage(context, kept) });
  const { page } = open;
  await page.getByRole('button', { name: 'Stats' }).click();
  await page.getByRole('radio', { name: 'Wordbler' }).check({ force: true });
  const { played, won, average } = statisticsOf(gamesOf(record, 'wordbler'));
  const figures = async () =>
    (await band(page).locator('b').allTextContents()).map((text) => Number.parseInt(text, 10));
  await expect.poll(figures).toEqual([played, Math.round((100 * won) / played), Math.round(average!), 4]);
  expect(played).toBe(record.filter(({ game }) => game === 'wordbler').length);
  await page.getByRole('img', { name: /^Accuracy over \d+ games: \d+%/ }).waitFor();
  expect(await page.locator('.segments :checked + span').evaluate((chosen) => getComputedStyle(chosen).color)).toBe(
    'rgb(255, 255, 255)',
  );
  if (isLong) expect(await axeFaults(page)).toEqual([]);

  await band(page).click();
  const details = page.getByRole('dialog', { name: 'Wordbler' });
  await details.waitFor();
  expect(await axeFaults(page)).toEqual([]);
  const facts = details.getByRole('definition').locator('b');
  const shown = async () => (await facts.allTextContents()).slice(0, 5).map(Number);
  const sums = (level?: string) => {
    const own = statisticsOf(gamesOf(record, 'wordbler', level));
    return [own.played, own.won, Math.round(own.average!), own.bestGame!.points, own.bestPlay!.best.points];
  };
  await expect.poll(shown).toEqual(sums());
  const level = details.getByRole('combobox', { name: 'Level' });
  await level.selectOption('songbird');
  await expect.poll(shown).toEqual(sums('songbird'));
  // Of three words that were missed in Wordbler, two were on this level, and one of them is learned.
  await details.getByText('1 of 2 words learned').waitFor();
  await level.selectOption('');
  await details.getByText('1 of 3 words learned').waitFor();
  await details.getByText('4-day streak').waitFor();
  await page.keyboard.press('Escape');
  await details.waitFor({ state: 'hidden' });

  await page.getByRole('button', { name: /^Milestones/ }).click();
  const milestones = page.getByRole('dialog', { name: 'Milestones' });
  await milestones.getByText('Beat the Expert').waitFor();
  expect(await milestones.getByRole('listitem').count()).toBe(6);
  if (isLong) expect(await axeFaults(page)).toEqual([]);
});

long('the stats are gone through with keys alone, up to the words to learn', async () => {
  open = await openPage({ reducedMotion: 'reduce', before: (context) => keepInPage(context, kept) });
  const { page } = open;
  const hands = new ByKeys(page);
  await page.getByRole('button', { name: 'Stats' }).waitFor();
  await hands.tabTo('Stats');
  await hands.press('Enter');
  await band(page).waitFor();
  await hands.tabTo(/^radio /);
  await hands.press('ArrowLeft');
  await hands.expectFocus(/^radio "Wordbler"/);
  await hands.tabTo(/^button ".*Played/);
  await hands.press('Enter');
  await page.getByText('1 of 3 words learned').waitFor();
  await hands.tabTo('Level');
  await hands.press('s');
  await page.getByText('1 of 2 words learned').waitFor();
  await hands.press('Escape');
  await hands.tabTo('Back');
  await hands.press('Enter');
  await hands.tabTo(/^button "Study"/);
  await hands.press('Enter');
  await page.getByRole('heading', { name: 'Today’s words' }).waitFor();
});

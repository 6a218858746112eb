import { wordSearch } from '../../src/rules';
import { dayOf } from '../../src/shared/play/day';
import { writeToSeek } from '../../src/stats/rules/to-seek';
import { savedOfFind } from '../browser/support/saved-find';
import { savedRecord } from '../browser/support/saved-record';
import { opened } from './held-clock';
import type { Tour } from './tours';

const today = new Date(opened);
const { kept } = savedRecord(today);
const withToday = {
  ...kept,
  dailies: {
    ...kept.dailies,
    attempts: [
      ...kept.dailies.attempts,
      {
        daily: 'search',
        day: dayOf(today),
        result: { found: 13, of: 14, points: 4100, ms: 247_000, marks: 'ffhffmffffhfff' },
      },
    ],
  },
};

/** What was played, and the dailies. */
export const recordTours: Record<string, Tour> = {
  statistics: {
    kept: { ...withToday, player: { name: 'Ada', mascot: 'maize' } },
    tour: async (page, snap) => {
      await page.getByRole('button', { name: 'Stats' }).click();
      await page.locator('.shelf').waitFor();
      await snap('statistics');
      await page.locator('.screen-head button').last().click();
      await page.getByRole('dialog').getByRole('button', { name: 'Scramble' }).click();
      await page.getByText('Best rank').or(page.getByText('Longest word')).first().waitFor();
      await snap('statistics-scramble');
      await page.getByRole('button', { name: /Played/ }).click();
      await snap('statistics-details');
    },
  },
  'statistics-empty': {
    tour: async (page, snap) => {
      await page.getByRole('button', { name: 'Stats' }).click();
      await page.getByText('Finish a game to see your stats.').waitFor();
      await snap('statistics-empty');
    },
  },
  dailies: {
    kept: withToday,
    tour: async (page, snap) => {
      await page.getByRole('region', { name: 'Dailies' }).waitFor({ state: 'attached' });
      await snap('dailies-menu');
      await page.getByRole('button', { name: 'Calendar' }).click();
      await page.getByRole('dialog').waitFor();
      await snap('dailies-archive');
    },
  },
  'daily-result': {
    kept: withToday,
    tour: async (page, snap) => {
      await page.locator('.day-button.done').click();
      await page.getByRole('dialog').waitFor();
      await snap('daily-result');
    },
  },
  'search-to-seek': {
    kept: {
      'words to seek': writeToSeek({
        missed: { day: '2026-02-28', language: 'en', words: wordSearch.presetWords('fruit') },
        laid: { day: '2026-02-28', language: 'en', words: wordSearch.presetWords('trees') },
      }),
    },
    tour: async (page, snap) => {
      await page.getByRole('button', { name: 'Categories' }).click();
      await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
      const tab = page.getByRole('radio', { name: /^My lists/ });
      if (await tab.isVisible()) await tab.check({ force: true });
      await snap('search-to-seek');
    },
  },
  find: {
    kept: { find: savedOfFind('2026-11-27').kept },
    tour: async (page, snap) => {
      await page.evaluate(() => {
        location.hash = '#/find';
      });
      await page.locator('.hud').first().waitFor();
      await snap('find-table');
    },
  },
  'find-over': {
    kept: { find: savedOfFind('2026-11-27', 'played').kept },
    tour: async (page, snap) => {
      await page.evaluate(() => {
        location.hash = '#/find';
      });
      await page.getByRole('heading', { name: 'Here’s the best play' }).waitFor();
      await snap('find-over');
      await page.getByRole('button', { name: 'Look closer' }).click();
      await page.locator('.find-told').waitFor();
      await snap('find-closer');
    },
  },
  'find-best': {
    kept: { find: savedOfFind('2026-11-28', 'best').kept },
    tour: async (page, snap) => {
      await page.evaluate(() => {
        location.hash = '#/find';
      });
      await page.getByRole('heading', { name: 'You found it!' }).waitFor();
      await snap('find-best');
    },
  },
};

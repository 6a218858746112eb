import { dayOf } from '../../src/match/day';
import { keptRecord } from '../browser/kept-record';
import { opened } from './held-clock';
import type { Tour } from './tours';

const today = new Date(opened);
const { kept } = keptRecord(today);
const withToday = {
  ...kept,
  dailies: {
    ...kept.dailies,
    attempts: [
      ...kept.dailies.attempts,
      { daily: 'search', day: dayOf(today), result: { found: 14, of: 14, points: 4100, ms: 247_000 } },
    ],
  },
};

/** What was played, and the dailies. */
export const recordTours: Record<string, Tour> = {
  statistics: {
    kept: { ...withToday, player: { name: 'Ada', mascot: 'maize' } },
    tour: async (page, snap) => {
      await page.getByRole('button', { name: 'Stats' }).click();
      await page.getByRole('heading', { name: 'Milestones' }).waitFor();
      await snap('statistics');
      await page.getByRole('radio', { name: 'Scramble' }).check({ force: true });
      await snap('statistics-scramble');
    },
  },
  'statistics-empty': {
    tour: async (page, snap) => {
      await page.getByRole('button', { name: 'Stats' }).click();
      await page.getByRole('heading', { name: 'Milestones' }).waitFor();
      await snap('statistics-empty');
    },
  },
  dailies: {
    kept: withToday,
    tour: async (page, snap) => {
      await page.getByRole('region', { name: 'Dailies of today' }).waitFor({ state: 'attached' });
      await snap('dailies-menu');
      await page.getByRole('button', { name: 'Stats' }).click();
      await page.getByRole('button', { name: 'The last 30 days' }).click();
      await page.getByRole('dialog').waitFor();
      await snap('dailies-archive');
    },
  },
};

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { presets, type Seat } from '../../../src/rules';
import { keepInPage } from '../support/game-of-two';
import { faultsIn, faultsOfFit } from '../support/in-any-window';
import { type OpenPage, openPage } from '../support/play';
import { windows } from '../support/windows';

const widest = 'W'.repeat(16);
const seats: Seat[] = [
  { name: 'Ada', kind: 'person', mascot: 'maize' },
  { name: widest, kind: 'computer', level: 'fledgling', mascot: 'jewel' },
  { name: 'Pip', kind: 'computer', level: 'expert', mascot: 'scarlet' },
  { name: 'ليلى الجميلة', kind: 'person', mascot: 'river' },
];

/** In the smallest windows there is no way to give a finger all it would like. */
const look = (page: Page) => (width: number, height: number) =>
  faultsOfFit(page, '.screen.select', { least: width < 600 && height < 460 ? 38.5 : 43.5 });

const rivals = (page: Page, seat: number, kind: 'Person' | 'Computer') =>
  page
    .getByRole('radiogroup', { name: `Player ${seat} is` })
    .getByRole('radio', { name: kind })
    .tap();
const seatsAt = (page: Page, count: number) => page.getByRole('radio', { name: `${count}`, exact: true }).tap();

const tables: Record<string, (page: Page) => Promise<unknown>> = {
  'two who are ready': (page) => seatsAt(page, 2),
  'three who are ready': (page) => seatsAt(page, 3),
  'four who are ready': (page) => seatsAt(page, 4),
  'four computers': async (page) => {
    for (const seat of [1, 4]) await rivals(page, seat, 'Computer');
  },
  'names that will not do': async (page) => {
    for (const seat of [2, 3, 4]) {
      await rivals(page, seat, 'Person');
      await page.getByLabel(`Name of player ${seat}`).fill('ada ');
    }
  },
};

describe('the setting of a table', () => {
  let open: OpenPage;

  beforeAll(async () => {
    open = await openPage({
      viewport: { width: 1024, height: 768 },
      touch: true,
      reducedMotion: 'reduce',
      before: (context) => keepInPage(context, { 'last table': { seats, rules: presets.wordbler } }),
    });
  });

  afterAll(() => open.close());

  it.each(Object.keys(tables))('has everything in its place in any window, with %s', async (table) => {
    const { page } = open;
    // From the menu it is set anew each time.
    await page.getByRole('button', { name: 'Players and rules' }).tap();
    await page.getByRole('heading', { name: 'Who plays?' }).waitFor();
    await tables[table]!(page);
    expect(await faultsIn(page, windows, look(page))).toEqual({});
    await page.getByRole('button', { name: 'Back', exact: true }).tap();
  });
});

import type { Page } from 'playwright-core';
import { newGame, playOn } from '../browser/support/game-of-two';
import { hold, pass, passUntil } from './held-clock';
import type { Tour } from './tours';

const now = (page: Page, game: string) => page.getByRole('button', { name: `Play now: ${game}` });
const line = (page: Page) => page.locator('.lesson-line');
const under = playOn(newGame('shots'), 3);

/** The first steps of each game, and its help. */
export const lessonTours: Record<string, Tour> = {
  'lesson-wordbler': {
    untaught: true,
    tour: async (page, snap) => {
      await now(page, 'Wordbler').waitFor();
      await hold(page);
      await now(page, 'Wordbler').click();
      await passUntil(page, line(page));
      await pass(page, 600);
      await snap('lesson-wordbler-1');
      await page.keyboard.press('ArrowRight');
      for (let at = 0; at < 7; at++) {
        await pass(page, 700);
        const typed = /^Press (.)/.exec((await line(page).textContent())?.trim() ?? '')?.[1];
        if (!typed) break;
        await page.keyboard.press(typed);
        if (at === 0) await snap('lesson-wordbler-2');
      }
      await pass(page, 600);
      await snap('lesson-wordbler-3');
    },
  },
  'lesson-later': {
    untaught: true,
    kept: { lessons: [], game: under.save(), settings: { openRacks: true } },
    tour: async (page, snap) => {
      await page.getByRole('button', { name: 'Continue Wordbler' }).click();
      await line(page).waitFor();
      await snap('lesson-later');
    },
  },
  'lesson-scramble': {
    untaught: true,
    tour: async (page, snap) => {
      await now(page, 'Scramble').waitFor();
      await hold(page);
      await now(page, 'Scramble').click();
      await passUntil(page, line(page));
      await pass(page, 1500);
      await snap('lesson-scramble');
    },
  },
  'lesson-search': {
    untaught: true,
    tour: async (page, snap) => {
      await now(page, 'Word search').waitFor();
      await hold(page);
      await now(page, 'Word search').click();
      await passUntil(page, line(page));
      await pass(page, 1500);
      await snap('lesson-search');
    },
  },
};

import type { Page, Route } from 'playwright-core';
import { passAll } from './held-animations';
import { hold, passUntil } from './held-clock';
import type { Motion } from './motions';

const players = (page: Page) => page.getByRole('button', { name: 'Players and rules' });

const atRest = async (page: Page) => {
  await players(page).waitFor();
  await hold(page);
  await passAll(page, 2000);
};

// When a file has come goes by the clock that is held, as everything else does.
const filesByTheClock = `{
  const came = [];
  new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) came.push({ name, startTime: 0, responseEnd: performance.now() });
  }).observe({ type: 'resource', buffered: true });
  performance.getEntriesByType = () => came;
}`;
const framesPerFile = 4;

/** Files come one after another; those that are left at a frame come all at once, or never. */
function files(then: 'continue' | 'abort', at: number, frames: number): Motion {
  let waiting: Route[] = [];
  let isOver = false;
  return {
    begin: async (page) => {
      await players(page).waitFor();
      waiting = [];
      isOver = false;
      await page.addInitScript(filesByTheClock);
      await page.route(/\.js$/, (route) => (isOver ? route[then]() : void waiting.push(route)));
      await hold(page);
      await page.reload({ waitUntil: 'commit' });
      await page.locator('.first').waitFor({ state: 'attached' });
    },
    meanwhile: async (_page, frame) => {
      isOver ||= frame >= at;
      if (isOver) for (const route of waiting.splice(0)) await route[then]();
      else if (frame % framesPerFile === 2) await waiting.shift()?.continue();
    },
    frames,
  };
}

const daily = (page: Page, name: string) => page.getByRole('region', { name: 'Dailies' }).getByRole('button', { name });
const startOf = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Start', exact: true });

export const frontMotions: Record<string, Motion> = {
  'daily-begins': {
    begin: async (page) => {
      await daily(page, 'Daily board').click();
      await startOf(page).waitFor();
      await hold(page);
      await passAll(page, 600);
      await page.keyboard.press('Enter');
    },
    frames: 24,
  },
  seal: {
    begin: async (page) => {
      await daily(page, 'Daily play').click();
      await startOf(page).click();
      await page.getByRole('button', { name: 'Shuffle', disabled: false }).waitFor();
      await page.keyboard.press('Control+Enter');
      await page.getByRole('dialog', { name: 'Pass?' }).waitFor();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Here’s the best play' }).waitFor();
      await hold(page);
      await page.getByRole('button', { name: 'More' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Menu' }).click();
      await passUntil(page, daily(page, 'Daily play'));
    },
    frames: 12,
  },
  boot: files('continue', 36, 64),
  'boot-fails': files('abort', 24, 40),
  menu: {
    begin: async (page) => {
      await players(page).waitFor();
      await hold(page);
      await page.reload();
      await passUntil(page, players(page));
    },
    frames: 24,
  },
  'card-lives': {
    begin: async (page) => {
      await atRest(page);
      await page.locator('.game-card').first().hover();
    },
    frames: 24,
  },
  'card-grows': {
    begin: async (page) => {
      await atRest(page);
      await players(page).click();
    },
    frames: 12,
    step: 40,
  },
  'card-shrinks': {
    begin: async (page) => {
      await atRest(page);
      await players(page).click();
      await passUntil(page, page.locator('.select'));
      await passAll(page, 1500);
      await page.getByRole('button', { name: 'Back' }).click();
      await passUntil(page, page.locator('.menu'));
    },
    frames: 12,
    step: 40,
  },
  'panel-leaves': {
    begin: async (page) => {
      await atRest(page);
      await page.getByRole('button', { name: 'Settings' }).click();
      await passAll(page, 1000);
      await page.keyboard.press('Escape');
    },
    frames: 8,
    step: 40,
  },
};

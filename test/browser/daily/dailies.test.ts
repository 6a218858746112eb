import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { streakOf, writeAttempts } from '../../../src/daily/rules/attempts';
import { wordSearch } from '../../../src/rules';
import { englishWords } from '../../../src/search/play/words';
import type { AnySave } from '../../../src/shared/play/same-game';
import { isLong, long, some } from '../../long';
import { hide } from '../support/ears';
import { giveUp } from '../support/ended-search';
import { pressMore } from '../support/ends';
import { keepInPage } from '../support/game-of-two';
import { cutWords, faultsIn } from '../support/in-any-window';
import { dialog, typed } from '../support/on-the-way';
import { comeBack, type OpenPage, openPage } from '../support/play';
import { keepAt, savedAt } from '../support/saved-at';
import { sheetIn } from '../support/share-sheet';
import { startDaily, startInstead } from '../support/start-daily';
import type { Window } from '../support/windows';

let open: OpenPage;
let page: Page;

/** Far from Greenwich, so that its day is not the player's. */
const zone = 'Pacific/Auckland';
const at = (day: string, time = '12:00') => new Date(`${day}T${time}:00+13:00`);

/** Of the days before the last of them it is enough that they were played. */
const days = ['2026-11-16', '2026-11-17', '2026-11-19', '2026-11-20'];
const played = isLong ? days : days.slice(-1);
const result = { found: 0, of: 14, points: 0, ms: 1000 };
const before = days.filter((day) => !played.includes(day)).map((day) => ({ daily: 'search' as const, day, result }));

beforeAll(async () => {
  open = await openPage({
    reducedMotion: 'reduce',
    timezoneId: zone,
    before: async (context) => {
      await context.clock.install({ time: at(played[0]!, '00:30') });
      await keepInPage(context, before.length > 0 ? { dailies: writeAttempts(before) } : {});
    },
  });
  ({ page } = open);
});

afterAll(() => open.close());

const strip = () => page.getByRole('region', { name: 'Dailies' });
const daily = (name = 'Daily grid') => strip().getByRole('button', { name: new RegExp(`^${name}`) });

async function goTo(day: string, time?: string) {
  await page.clock.setSystemTime(at(day, time));
  await comeBack(page);
  await daily().waitFor();
}

/** Begins it, and gives it up. What its end then says of the streak. */
async function play(streak?: string) {
  await startDaily(page, daily());
  await giveUp(page);
  if (streak !== undefined) await page.getByText(streak).first().waitFor();
  await toMenu();
}

/** A page that is reloaded before the menu is there comes back to the result. */
async function toMenu() {
  await pressMore(page, 'Menu');
  await daily().waitFor();
}

/** Leaves a search that is under way for the menu. */
async function leaveAt(day: string, time: string) {
  await page.clock.setSystemTime(at(day, time));
  await typed(page, '#/');
  await dialog(page, 'Leave?').getByRole('button', { name: 'Leave', exact: true }).click();
  await daily().waitFor();
}

const attempts = async () => ((await savedAt(page, 'dailies')) as { attempts: never[] } | undefined)?.attempts ?? [];
const daysDone = async () => (await attempts()).map(({ day }) => day);

describe('a week of dailies', () => {
  it('counts one a day, by the day where the player is, and a day that is missed is forgiven', async () => {
    const streaks: Record<string, string> = {
      '2026-11-16': 'Next: Daily board',
      '2026-11-17': '2 days',
      '2026-11-20': '4 days',
    };
    for (const day of played) {
      if (day !== played[0]) await goTo(day, '00:30');
      expect(await daily().getAttribute('aria-label')).toBe('Daily grid: New');
      await play(streaks[day]);
      await expect.poll(daysDone).toContain(day);
    }
    expect(streakOf(await attempts(), '2026-11-20')).toMatchObject({ days: 4, forgiven: ['2026-11-18'] });
    await strip()
      .getByRole('button', { name: /^4-day streak/ })
      .waitFor();
    await expect.poll(() => daily().getAttribute('aria-label')).toMatch(/^Daily grid: 0 of 14, .*See result$/);
  });

  it('shows what came of it once it is done, to be told to others', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await daily().click();
    const told = page.getByRole('dialog', { name: 'Daily grid, 20 November' });
    expect(await told.locator('.find-squares i').count()).toBe(14);
    const windows = some<Window>(
      [
        [1440, 900],
        [390, 844],
        [844, 390],
      ],
      [[390, 844]],
    );
    expect(await faultsIn(page, windows, () => cutWords(told.locator('h2, b, button span')))).toEqual({});
    await page.keyboard.press('Enter');
    const { sheet, button, copied } = sheetIn(page);
    await button('Copy').press('Enter');
    await copied.waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^Wordbler · Daily grid · 20 November\n⬜{14}\n0 of 14, \d+:\d\d\nhttp:\S+#day=2026-11-20\/search$/u,
    );
    // Where the browser asks first, it may be answered when nobody looks any more.
    await page.evaluate(() => {
      navigator.clipboard.writeText = () =>
        new Promise((resolve) => addEventListener('allowed', () => resolve(), { once: true }));
    });
    await button('Copy').press('Enter');
    await page.keyboard.press('Escape');
    await told.waitFor();
    await page.evaluate(() => dispatchEvent(new Event('allowed')));
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
    expect(await sheet.count()).toBe(0);
    await page.keyboard.press('Escape');
    await told.waitFor({ state: 'detached' });
  });

  it('is practice once more', async () => {
    const before = await attempts();
    await daily().click();
    await page.getByRole('button', { name: 'Practise again' }).click();
    await page.getByText('Practice: this won’t count for the day.').first().waitFor();
    // Where the bird has no room to speak, it stands on the page.
    const window = page.viewportSize()!;
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.locator('.ws-nothing-read', { hasText: 'Practice: this won’t count for the day.' }).waitFor();
    await page.setViewportSize(window);
    expect(await attempts()).toEqual(before);
  });

  long('is practice when the clock was set back', async () => {
    const before = await attempts();
    await goTo('2026-11-18');
    expect(await daily().getAttribute('aria-label')).toBe('Daily grid: practice');
    await startInstead(page, daily());
    const why = 'Practice only: this device’s clock was ahead. Dailies count again from 21 November.';
    await page.getByText(why).first().waitFor();
    expect(await attempts()).toEqual(before);
  });

  it('is another at midnight, on a menu that stands there', async () => {
    // A menu that is come to then waits for midnight.
    if (isLong) await goTo('2026-11-20', '23:50');
    else await leaveAt('2026-11-20', '23:50');
    await page.clock.fastForward('05:00');
    expect(await daily().getAttribute('aria-label')).toMatch(/^Daily grid: 0 of 14/);
    await page.clock.fastForward('06:00');
    await expect.poll(() => daily().getAttribute('aria-label')).toBe('Daily grid: New');
  });

  // In the sample the rules of it are tried in Node, as those of a clock that was set back.
  long('that is under way at midnight counts for its own day', async () => {
    await startInstead(page, daily());
    await page.getByRole('button', { name: 'Menu' }).first().waitFor();
    await expect.poll(daysDone).toContain('2026-11-21');
    await page.clock.setSystemTime(at('2026-11-22', '00:05'));
    await giveUp(page);
    await expect.poll(async () => (await attempts()).at(-1)).toMatchObject({ day: '2026-11-21', result: { found: 0 } });
    await toMenu();
    expect(await daily().getAttribute('aria-label')).toBe('Daily grid: New');
  });

  it('has a calendar, a month at a time, of which thirty days can be opened', async () => {
    await strip()
      .getByRole('button', { name: /Calendar/ })
      .click();
    const archive = page.getByRole('dialog', { name: 'Calendar' });
    const days = archive.locator('.day-cell');
    expect(await days.count()).toBe(30);
    const today = isLong ? 22 : 21;
    expect(await days.and(archive.locator(':enabled')).count()).toBe(today);
    expect(await archive.locator('.archive-days > small').allTextContents()).toEqual([...'MTWTFSS']);
    expect(await archive.locator('[aria-current="date"]').getAttribute('aria-label')).toMatch(`${today} November`);
    expect(await archive.getByRole('button', { name: 'Next month' }).isDisabled()).toBe(true);
    const windows = some<Window>(
      [
        [1440, 900],
        [768, 1024],
        [390, 844],
      ],
      [[390, 844]],
    );
    expect(await faultsIn(page, windows, () => cutWords(archive.locator('.saying > *, .day-cell')))).toEqual({});
    const grid = archive.getByRole('button', { name: /^Daily grid/ });
    await archive.getByRole('button', { name: '19 November, 1 of 3' }).click();
    await grid.click();
    // Back from a result lie the days, and that one is chosen still.
    await page.getByRole('dialog', { name: 'Daily grid, 19 November' }).waitFor();
    await page.keyboard.press('Escape');
    await archive.getByRole('button', { name: '19 November', pressed: true }).waitFor();
    // From day to day by keys, and to the month before.
    await archive.getByRole('button', { name: '19 November', pressed: true }).focus();
    await page.keyboard.press('ArrowUp');
    expect(await archive.locator('.day-cell:focus').getAttribute('aria-label')).toMatch(/^12 November/);
    await page.keyboard.press('PageUp');
    await archive.getByRole('heading', { name: 'October 2026' }).waitFor();
    expect(await days.and(archive.locator(':enabled')).count()).toBe(31 - today);
    expect(await archive.getByRole('button', { name: 'Previous month' }).isDisabled()).toBe(true);
    await archive.getByRole('button', { name: '23 October, 0 of 3' }).focus();
    await page.keyboard.press('Enter');
    // In the sample the practice of before is under way.
    const start = isLong ? startDaily : startInstead;
    await start(page, archive.getByRole('button', { name: 'Daily grid: practice' }));
    await page.getByText('Practice: this won’t count for the day.').first().waitFor();
    const setup = wordSearch.dailySetup('2026-10-23', englishWords())!;
    await expect.poll(() => savedAt(page, 'search')).toMatchObject({ setup: { seed: setup.seed } });
  });

  it('a page that comes back from the memory of the browser has what was done elsewhere, and writes nothing over it', async () => {
    const hint = page.getByRole('button', { name: /^Hint/ });
    await hint.waitFor();
    const hintsOf = (saved: unknown) => (saved as AnySave).commands.filter(({ type }) => type === 'hint').length;
    await hide(page, true);
    // As another page keeps it, of which one that sleeps there hears nothing.
    const saved = wordSearch.GameEngine.restore(await savedAt(page, 'search'), englishWords()) as wordSearch.GameEngine;
    saved.dispatch({ type: 'goOn' });
    expect(saved.dispatch({ type: 'hint' })).toMatchObject({ ok: true });
    await keepAt(page, 'search', saved.save());
    const anew = page.waitForEvent('load');
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await anew;
    await hint.click();
    await expect.poll(async () => hintsOf(await savedAt(page, 'search'))).toBe(2);
  });

  long('of the archive is practised once it is played to its end', async () => {
    const archive = page.getByRole('dialog', { name: 'Calendar' });
    await giveUp(page);
    await toMenu();
    await strip()
      .getByRole('button', { name: /Calendar/ })
      .click();
    await archive.getByRole('button', { name: 'Previous month' }).click();
    await archive.getByRole('button', { name: '23 October, 0 of 3' }).click();
    await archive.getByRole('button', { name: 'Daily grid: 0 of 14, practice. Practise again' }).waitFor();
  });

  long('of another game counts for its own day likewise', async () => {
    await goTo('2026-11-23', '23:58');
    await startDaily(page, daily('Daily board'));
    const pause = page.getByRole('button', { name: 'Menu' }).first();
    const end = page.getByRole('dialog').getByRole('button', { name: 'End turn' });
    await pause.waitFor();
    await expect.poll(daysDone).toContain('2026-11-23');
    await page.clock.setSystemTime(at('2026-11-24', '00:01'));
    await pause.click();
    await end.click();
    await page.getByRole('dialog', { name: 'End your turn?' }).getByRole('button', { name: 'End turn' }).click();
    await expect
      .poll(async () => (await attempts()).at(-1))
      .toMatchObject({ daily: 'scramble', day: '2026-11-23', result: { found: 0 } });
    expect(await page.getByText('Streak', { exact: true }).count(), 'it was yesterday’s').toBe(0);
    await toMenu();
    await goTo('2026-11-24', '00:02');
    expect(await daily('Daily board').getAttribute('aria-label')).toBe('Daily board: New');
    await startDaily(page, daily('Daily board'));
    await pause.click();
    await end.click();
    await page.getByRole('dialog', { name: 'End your turn?' }).getByRole('button', { name: 'End turn' }).click();
    await page.getByText('5 days').waitFor();
    await toMenu();
  });
});

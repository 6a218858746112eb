import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { must } from '../../../src/engine/must';
import { FindOfDay } from '../../../src/wordbler/rules/find-of-day';
import { lookAt } from '../support/axe-scenes';
import { layByTaps } from '../support/lay-by-taps';
import { it, long } from '../support/page-test';
import { comeBack, type OpenPage, openPage } from '../support/play';
import { Reader } from '../support/reader';
import { savedAt } from '../support/saved-at';
import { findOn, lesserPlay } from '../support/saved-find';
import { sheetIn } from '../support/share-sheet';
import { startCard, startDaily, startInstead } from '../support/start-daily';

const day = '2026-11-27';
const answer = must(FindOfDay.of(findOn(day)));
let open: OpenPage;

async function begin(date = day, options: Parameters<typeof openPage>[0] = {}) {
  open = await openPage({
    reducedMotion: 'reduce',
    before: (context) => context.clock.install({ time: new Date(`${date}T12:00:00`) }),
    ...options,
  });
  await daily(open.page).waitFor();
  return open.page;
}

const daily = (page: Page) =>
  page.getByRole('region', { name: 'Dailies' }).getByRole('button', { name: /^Daily play/ });

const attempts = async (page: Page) =>
  ((await savedAt(page, 'dailies')) as { attempts: { practice?: { found: number } }[] } | undefined)?.attempts ?? [];

/** The table is laid and the turn is open. */
const atTable = (page: Page) => page.getByRole('button', { name: /^(Shuffle|Recall)$/, disabled: false }).waitFor();

/** Gives the one turn away by keys, which is asked about. */
async function giveAway(page: Page) {
  await page.keyboard.press('Control+Enter');
  await page.getByRole('dialog', { name: 'Pass?' }).getByText('This is your only turn').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

/** From its end. */
async function toMenu(page: Page) {
  await press(page, 'More');
  await page.getByRole('dialog').getByRole('button', { name: 'Menu', exact: true }).click();
}

/** What the end comes to. */
async function seesScore(page: Page, points: number) {
  const figure = page.locator('.end-figure');
  await figure.getByText(`of ${answer.points} points`).waitFor();
  await expect.poll(() => figure.locator('> b').textContent()).toBe(`${points}`);
}

describe('the daily play', () => {
  long(
    'is laid by taps, survives a reload in the middle of laying, and is told and shared after its turn',
    async () => {
      const page = await begin();
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      expect(await daily(page).getAttribute('aria-label')).toBe('Daily play: New');
      await startDaily(page, daily(page));
      await atTable(page);
      await press(page, 'Hint');
      await expect.poll(async () => JSON.stringify(await savedAt(page, 'find'))).toContain('"hint"');
      const [first, ...rest] = answer.tiles;
      await layByTaps(new Reader(page), [must(first)]);
      // There is a task, and nothing to be had from a bag; to give it away takes the menu.
      await page.locator('.task').getByText('Worth most?').waitFor();
      await expect.poll(() => page.locator('.task .on').count()).toBe(2);
      for (const name of ['Exchange', 'Pass']) expect(await page.getByRole('button', { name }).count()).toBe(0);
      await expect.poll(async () => JSON.stringify(await savedAt(page, 'find'))).toContain('"lay"');
      await page.reload();
      await atTable(page);
      await comeBack(page);
      await expect.poll(() => daily(page).getAttribute('aria-label')).toBe('Daily play: continue');
      await daily(page).click();
      await atTable(page);
      await layByTaps(new Reader(page), rest);
      await press(page, /^Done/);
      await page.getByRole('heading', { name: 'You found it!' }).waitFor();
      await seesScore(page, answer.points);
      expect(await attempts(page)).toEqual([
        {
          daily: 'find',
          day,
          result: { found: answer.points, of: answer.points, points: answer.points, hints: 1 },
        },
      ]);
      await page.getByRole('button', { name: 'Next: Daily grid' }).waitFor();
      await press(page, 'Share');
      await sheetIn(page).button('Copy').click();
      await sheetIn(page).copied.waitFor();
      const text = await page.evaluate(() => navigator.clipboard.readText());
      expect(text).toContain(
        `Wordbler · Daily play · 27 November\n🟩🟩🟩🟩🟨\n${answer.points} of ${answer.points} points\n`,
      );
      for (const { word } of answer.sheet.words) expect(text.toUpperCase()).not.toContain(word);
      await page.keyboard.press('Escape');
      await page.reload();
      await page.getByRole('heading', { name: 'You found it!' }).waitFor();
      await press(page, 'Look closer');
      await press(page, `Definition of ${answer.word}`);
      await page.getByRole('dialog', { name: `Definition of ${answer.word}` }).waitFor();
      await page.keyboard.press('Escape');
      await press(page, 'Back');
      await toMenu(page);
      await expect
        .poll(() => daily(page).getAttribute('aria-label'))
        .toMatch(new RegExp(`^Daily play: ${answer.points} of ${answer.points}.*result$`));
      await daily(page).click();
      await press(page, 'See board');
      await page.getByRole('heading', { name: 'You found it!' }).waitFor();
      await toMenu(page);
      await daily(page).click();
      await page.getByRole('dialog', { name: 'Daily play, 27 November' }).waitFor();
      await press(page, 'Practise again');
      await atTable(page);
      await page.getByText('Practice: this won’t count for the day.').first().waitFor();
      // Passed away it is over, so that is asked first.
      await press(page, 'Menu');
      await press(page, 'Pass');
      const sure = page.getByRole('dialog', { name: 'Pass?' });
      await sure.getByText('This is your only turn').waitFor();
      await sure.getByRole('button', { name: 'Keep playing' }).click();
      await layByTaps(new Reader(page), must(lesserPlay({ answer })));
      await press(page, /^Done/);
      await lookAt(page, 'the daily play, over');
      await press(page, 'Look closer');
      await page.getByRole('heading', { name: 'Best play', exact: true }).waitFor();
      await lookAt(page, 'the daily play, told');
      await expect
        .poll(() => attempts(page))
        .toMatchObject([{ result: { found: answer.points }, practice: { found: expect.any(Number) } }]);
      expect(must(must((await attempts(page))[0]).practice).found).toBeLessThan(answer.points);
      expect(await attempts(page)).toHaveLength(1);
    },
  );

  long('is played with keys alone, and a turn that is given away tells the answer', async () => {
    const page = await begin();
    await daily(page).focus();
    await page.keyboard.press('Enter');
    await startCard(page).waitFor();
    await page.keyboard.press('Enter');
    await atTable(page);
    for (let step = 0; step < 3; step++) {
      await page.keyboard.press('7');
      await expect
        .poll(async () => JSON.stringify(await savedAt(page, 'find')).split('"hint"').length - 1)
        .toBe(step + 1);
    }
    await page.keyboard.press('7');
    await expect.poll(async () => JSON.stringify(await savedAt(page, 'find'))).toContain('"lay"');
    await page.keyboard.press('Escape');
    await giveAway(page);
    await page.getByRole('heading', { name: 'Here’s the best play' }).waitFor();
    await seesScore(page, 0);
    await expect
      .poll(() => attempts(page))
      .toMatchObject([{ daily: 'find', day, result: { found: 0, of: answer.points, hints: 3 } }]);
    await toMenu(page);
    await press(page, 'Categories');
    const finder = page.getByRole('searchbox', { name: 'Find a category' });
    await finder.waitFor();
    expect(must((await finder.locator('..').boundingBox()) ?? undefined).height, 'no style of the find').toBeLessThan(
      60,
    );
  });

  long(
    'has its result at hand under whatever is told on a phone held sideways, to be copied by hand where it must',
    async () => {
      const page = await begin(day, { viewport: { width: 844, height: 390 }, touch: true });
      await startDaily(page, daily(page));
      await atTable(page);
      await giveAway(page);
      await page.getByRole('heading', { name: 'Here’s the best play' }).waitFor();
      const share = page.getByRole('button', { name: 'Share', exact: true });
      const box = must((await share.boundingBox()) ?? undefined);
      expect(box.y + box.height).toBeLessThanOrEqual(390);
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
      });
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
      const { button, text } = sheetIn(page);
      await button('Copy').tap();
      await page.getByText('To copy the text, press and hold it.').waitFor();
      expect(await text()).toContain(`0 of ${answer.points} points`);
    },
  );

  long('that lies there at midnight counts for its own day, and the next one waits', async () => {
    const page = await begin();
    await page.clock.setSystemTime(new Date(`${day}T23:58:00`));
    await startDaily(page, daily(page));
    await atTable(page);
    await page.clock.setSystemTime(new Date('2026-11-28T00:05:00'));
    await giveAway(page);
    await page.getByRole('heading', { name: 'Here’s the best play' }).waitFor();
    await expect.poll(() => attempts(page)).toMatchObject([{ daily: 'find', day, result: { found: 0 } }]);
    await toMenu(page);
    await expect.poll(() => daily(page).getAttribute('aria-label')).toBe('Daily play: New');
  });

  long('is practice on a day of the archive, and a day without one says so', async () => {
    const page = await begin('2026-11-02');
    await press(page, /Calendar/);
    const archive = page.getByRole('dialog', { name: 'Calendar' });
    const practice = archive.getByRole('button', { name: 'Daily play: practice' });
    await archive.getByRole('button', { name: '1 November, 0 of 3', exact: true }).click();
    await startDaily(page, practice);
    await atTable(page);
    await page.getByText('Practice: this won’t count for the day.').first().waitFor();
    expect(await savedAt(page, 'find')).toMatchObject({ day: '2026-11-01', isOver: false });
    expect(await attempts(page)).toEqual([]);
    await comeBack(page);
    await daily(page).waitFor();
    await press(page, /Calendar/);
    await archive.getByRole('button', { name: 'Previous month' }).click();
    await archive.getByRole('button', { name: '28 October, 0 of 3' }).click();
    await startInstead(page, practice);
    await page.getByText('No daily play for that day.').first().waitFor();
  });

  it('is told where it cannot be fetched, then played by fingers over a reload, told, shared, and leads to the next daily, which counts nothing before its card is answered', async () => {
    const page = await begin(day, { touch: true, viewport: { width: 390, height: 844 } });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const nothing = (url: URL) => url.pathname.endsWith('.finds');
    await page.route(nothing, (route) => route.abort());
    await daily(page).tap();
    await startCard(page).getByRole('button', { name: 'Start', exact: true }).tap();
    await page.getByText('The daily play didn’t load.').first().waitFor();
    expect(await attempts(page)).toEqual([]);
    await page.unroute(nothing);
    open.errors.splice(0);
    await daily(page).tap();
    await startCard(page).getByText('Counts once.').waitFor();
    expect(await attempts(page), 'nothing counts before').toEqual([]);
    await startCard(page).getByRole('button', { name: 'Start', exact: true }).tap();
    await atTable(page);
    expect(await attempts(page)).toHaveLength(1);
    // What can be pressed for it is in one row, and nothing else stands below the board.
    expect(await page.locator('.hud .buttons button').allTextContents()).toEqual(['Hint', 'Shuffle', 'Done']);
    for (const gone of ['.legend', '.seat', '.count']) expect(await page.locator(`.hud ${gone}`).count()).toBe(0);
    // The owl stands on the edge of its card, and is seen up to its ears.
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.locator('.table.tablet').waitFor({ state: 'attached' });
    const [card, owl] = [await page.locator('.task').boundingBox(), await page.locator('.task .pic').boundingBox()];
    expect(must(owl ?? undefined).y).toBeGreaterThanOrEqual(0);
    const below = (box: typeof card) => must(box ?? undefined).y + must(box ?? undefined).height;
    expect(Math.abs(below(owl) - below(card))).toBeLessThan(10);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('.table.phone').waitFor({ state: 'attached' });
    for (let step = 0; step < 3; step++) {
      await page
        .getByRole('button', { name: /^(Hint|More)$/ })
        .first()
        .tap();
      await expect
        .poll(async () => JSON.stringify(await savedAt(page, 'find')).split('"hint"').length - 1)
        .toBe(step + 1);
    }
    await page.getByRole('button', { name: 'Place it' }).tap();
    await expect.poll(async () => JSON.stringify(await savedAt(page, 'find'))).toContain('"lay"');
    await page.reload();
    await atTable(page);
    await page.getByRole('button', { name: /^Done/ }).first().tap();
    await page.getByRole('heading', { name: 'You found it!' }).waitFor();
    const result = { found: answer.points, of: answer.points, points: answer.points, hints: 3 };
    await expect.poll(() => attempts(page)).toEqual([{ daily: 'find', day, result }]);
    await press(page, 'Share');
    await sheetIn(page).button('Copy').tap();
    await sheetIn(page).copied.waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      `Wordbler · Daily play · 27 November\n🟩🟩🟨🟨🟨\n${answer.points} of ${answer.points} points\n`,
    );
    await page.keyboard.press('Escape');
    await seesScore(page, answer.points);
    await page.locator('.end-card').getByText('Streak').waitFor();
    // What was to be found lies behind it, and the way out of that leads back; a reload comes back to the end.
    for (const back of [() => page.goBack(), () => page.getByRole('button', { name: 'Back' }).tap()]) {
      await page.getByRole('button', { name: 'Look closer' }).tap();
      await page
        .getByRole('button', { name: `Definition of ${answer.word}` })
        .first()
        .waitFor();
      await back();
      await page.getByRole('heading', { name: 'You found it!' }).waitFor();
    }
    await page.reload();
    await page.getByRole('heading', { name: 'You found it!' }).waitFor();
    await page.getByRole('button', { name: 'Next: Daily grid' }).tap();
    await startCard(page).getByText('Counts once.').waitFor();
    await page.goBack();
    await startCard(page).waitFor({ state: 'hidden' });
    expect(await attempts(page)).toHaveLength(1);
    await daily(page).tap();
    await page.getByRole('dialog', { name: 'Daily play, 27 November' }).waitFor();
  });
});

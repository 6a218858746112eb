import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { some } from '../../long';
import { AtTable } from '../support/at-table';
import { hide } from '../support/ears';
import { keepInPage, newGame, playOn, savedGame } from '../support/game-of-two';
import { isAt, typed } from '../support/on-the-way';
import { it, long } from '../support/page-test';
import { countFrames, framesOf, stopTime } from '../support/page-time';
import { openPage } from '../support/play';
import { begun } from '../support/search-sitting';

const game = playOn(newGame('stillness'), 4);

async function openCounted(): Promise<Page> {
  const open = await openPage({
    touch: false,
    before: async (context) => {
      await countFrames(context);
      await keepInPage(context, { ...savedGame(game.save()), settings: { openRacks: true, muted: true } });
    },
  });
  return open.page;
}

async function framesIn(page: Page, ms: number): Promise<number> {
  const before = await framesOf(page);
  await page.clock.runFor(ms);
  return (await framesOf(page)) - before;
}

async function goToTable(page: Page): Promise<AtTable> {
  await page.getByRole('button', { name: 'Continue Wordbler' }).click();
  await page.getByRole('button', { name: 'Shuffle', disabled: false }).waitFor();
  await stopTime(page);
  await page.clock.runFor(700);
  return new AtTable(page, game);
}

describe('an untouched page', () => {
  it('takes no frame, at the table or before it; wakes for a pointer and another size, a key and a button', async () => {
    const page = await openCounted();
    await page.getByRole('button', { name: 'Continue Wordbler' }).waitFor();
    await stopTime(page);
    await page.clock.runFor(300);
    expect(await framesIn(page, 1000)).toBe(0);
    await page.clock.resume();
    const table = await goToTable(page);
    expect(await framesIn(page, 1000)).toBe(0);

    const cell = table.cellPoint(game.state.racks[game.state.toMove]!.findIndex((tile) => tile !== null));
    const ways = {
      pointer: () => table.tap(cell),
      key: () => page.keyboard.press('Escape'),
      button: () => table.press('Shuffle'),
      size: () => page.setViewportSize({ width: 1100, height: 760 }),
    };
    for (const way of some(['pointer', 'key', 'button', 'size'] as const, ['pointer', 'size'])) {
      const before = await framesOf(page);
      await ways[way]();
      const awake = async () => {
        await page.clock.runFor(100);
        return framesOf(page);
      };
      await expect.poll(awake, { message: way }).toBeGreaterThan(before);
      await page.clock.runFor(700);
      expect(await framesIn(page, 300), `asleep again after the ${way}`).toBe(0);
    }
  });

  long('has birds that stir, rest when nobody is there, and wake for any sign of life', async () => {
    const page = await openCounted();
    await page.getByRole('button', { name: 'Continue Wordbler' }).waitFor();
    await stopTime(page);
    const stirred = () =>
      page.evaluate(() => document.querySelectorAll('.mascot [style*="scale"], .mascot [style*="rotate(-3"]').length);
    await page.mouse.move(5, 5);
    const moving = async () => {
      await page.clock.runFor(5400);
      return stirred();
    };
    expect(await moving()).toBeGreaterThan(0);
    await page.clock.runFor(20_000);
    const resting = await stirred();
    expect(resting).toBe(0);
    expect(await moving(), 'still resting').toBe(0);
    const endless = () =>
      document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime === Infinity).length;
    expect(await page.evaluate(endless), 'nothing else moves').toBe(0);
    await page.mouse.move(9, 9);
    expect(await moving(), 'awake again').toBeGreaterThan(0);
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(await stirred(), 'out of sight').toBe(0);
  });

  long('takes no frame out of sight, in any scene', async () => {
    const open = await openPage({
      touch: false,
      before: async (context) => {
        await countFrames(context);
        await keepInPage(context, {
          ...savedGame(game.save()),
          settings: { openRacks: true, muted: true },
        });
      },
    });
    const { page } = open;
    await page.getByRole('button', { name: 'Continue Wordbler' }).waitFor();
    // What is kept has been opened: storage that is asked while the clock leaps counts as silent.
    await page.getByRole('button', { name: 'Continue Wordbler' }).click();
    await isAt(page, '#/table');
    await typed(page, '#/');
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    // The game last: it asks before it is left.
    const places = ['#/', '#/players', '#/search', '#/scramble', '#/scramble/solve', '#/table'] as const;
    for (const place of places) {
      await hide(page, false);
      await page.clock.resume();
      await typed(page, place);
      await isAt(page, place);
      await stopTime(page);
      await page.clock.runFor(3000);
      await hide(page, true);
      // What was under way comes to its end.
      await page.clock.runFor(5000);
      expect(await framesIn(page, 60_000), place).toBe(0);
    }
  });

  long('rests beside a hint', async () => {
    const page = await openCounted();
    await goToTable(page);
    await page.keyboard.press('7');
    await page.clock.resume();
    await page.locator('.hint-card').waitFor();
    await stopTime(page);
    await page.clock.runFor(700);
    expect(await framesIn(page, 300)).toBe(0);
  });

  long('rests in a word search, whose clock is no picture on the canvas', async () => {
    const open = await openPage({
      before: async (context) => {
        await countFrames(context);
        await keepInPage(context, { search: begun({ finds: 3 }).save(), settings: { muted: true } });
      },
    });
    const { page } = open;
    await page.getByRole('button', { name: /^Continue Word search/ }).click();
    await page.getByRole('grid', { name: 'Letters' }).waitFor();
    await stopTime(page);
    await page.clock.runFor(700);
    const clock = page.getByRole('timer');
    const shown = await clock.getAttribute('aria-label');
    const before = await framesOf(page);
    await page.clock.runFor(1100);
    expect(await clock.getAttribute('aria-label')).not.toBe(shown);
    expect((await framesOf(page)) - before).toBe(0);
    await page.keyboard.press('7');
    await page.clock.runFor(700);
    expect(await framesOf(page)).toBeGreaterThan(before);
    expect(await framesIn(page, 300), 'asleep again after a hint').toBe(0);
  });
});

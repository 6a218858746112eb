import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { hide } from '../support/ears';
import { playOn } from '../support/game-of-two';
import { quiet } from '../support/hinted-turn';
import { gameOf, sitDown } from '../support/left-table';
import { timeByWork } from '../support/worker-time';

let open: Awaited<ReturnType<typeof sitDown>> | undefined;

afterEach(async () => {
  await open?.close();
  open = undefined;
});

/**
 * What the page asks its workers, and what they tell. Two of them look ahead, whatever the machine. A text, because
 * tools change functions.
 */
const countLooks = `{
  Object.defineProperty(Navigator.prototype, 'hardwareConcurrency', { get: () => 3 });
  window.looks = { asked: 0, told: 0, longestTask: 0 };
  const asked = new Set();
  window.Worker = class extends Worker {
    constructor(...how) {
      super(...how);
      this.addEventListener('message', ({ data }) => {
        if (asked.delete(data.i)) looks.told++;
      });
    }
    postMessage(message) {
      if (message.m === 'ponder') {
        looks.asked++;
        asked.add(message.i);
      }
      super.postMessage(message);
    }
  };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) looks.longestTask = Math.max(looks.longestTask, duration);
  }).observe({ type: 'longtask', buffered: true });
}`;

/**
 * A thought of ten seconds ends when somebody ends it; yet a slice of it takes a few steps, for a worker that says
 * nothing
 * for long counts as dead, on a busy machine, too.
 */
const hardlyAny = 2;

/** It is Ada's turn; after a pass Bruno, the Master, finds no choice that is surely better than all others. */
async function sitWithMaster(thinksOn = true) {
  const game = playOn(gameOf(['person', 'master'], 'c'), 4);
  if (game.state.toMove === 1) game.dispatch({ type: 'pass', seat: 1 });
  open = await sitDown(
    game,
    { ...quiet, thinking: thinksOn ? 'slow' : 'natural' },
    {
      before: async (context) => {
        await context.addInitScript(countLooks);
        if (thinksOn) timeByWork(context, hardlyAny);
      },
    },
  );
  await mayAct(open.page).waitFor();
  return open;
}

const looks = (page: Page) => page.evaluate<{ asked: number; told: number; longestTask: number }>('window.looks');
const mayAct = (page: Page) => page.getByRole('button', { name: 'Shuffle', disabled: false });
const pass = (page: Page) => page.getByRole('button', { name: /^Pass/ }).click();
const isAsked = (page: Page, times: number) => expect.poll(async () => (await looks(page)).asked).toBe(times);
const hasTold = (page: Page, times: number) => expect.poll(async () => (await looks(page)).told).toBe(times);

const movesIn = (said: readonly string[]) => said.filter((one) => /^Bruno (plays|exchanges)/.test(one));

/** A key says that nobody wants to wait, until there is a move. */
async function hurry({ page, reader }: Awaited<ReturnType<typeof sitWithMaster>>, moves = 1) {
  const moved = async () => {
    await page.keyboard.press('Enter');
    return movesIn(await reader.said()).length;
  };
  await expect.poll(moved).toBe(moves);
  await mayAct(page).waitFor();
}

describe('the Master', () => {
  it('thinks in two workers, says how sure it is of its play, and holds up no page', async () => {
    const { page, reader } = await sitWithMaster(false);
    await page.evaluate('window.looks.longestTask = 0');
    const isTold = async () => (await reader.said()).some((one) => /“\d\d?% sure\.”/.test(one));
    for (let turns = 1; !(await isTold()); turns++) {
      expect(turns, 'turns of the Master').toBeLessThan(6);
      await pass(page);
      await expect.poll(async () => movesIn(await reader.said()).length).toBe(turns);
      await mayAct(page).waitFor();
    }
    const { asked, longestTask } = await looks(page);
    expect(asked).toBe(2 * movesIn(await reader.said()).length);
    expect(page.workers()).toHaveLength(2);
    process.stdout.write(`The page's longest task while the Master plays: ${Math.round(longestTask)} ms\n`);
  });

  it('stops when the game is left, and thinks anew when it goes on', async () => {
    const sat = await sitWithMaster();
    const { page, reader } = sat;
    await pass(page);
    await isAsked(page, 2);
    expect((await looks(page)).told).toBe(0);
    await page.keyboard.press('9');
    await page.getByRole('button', { name: 'Leave' }).click();
    await page.getByRole('button', { name: 'Continue Wordbler' }).waitFor();
    await hasTold(page, 2);
    expect(movesIn(await reader.said())).toEqual([]);
    await page.getByRole('button', { name: 'Continue Wordbler' }).click();
    await isAsked(page, 4);
    await hurry(sat);
  });

  it('rests while the tab is hidden, and thinks anew when it is seen again', async () => {
    const sat = await sitWithMaster();
    const { page, reader } = sat;
    await pass(page);
    await isAsked(page, 2);
    await hide(page, true);
    await hasTold(page, 2);
    expect((await looks(page)).asked).toBe(2);
    expect(movesIn(await reader.said())).toEqual([]);
    await hide(page, false);
    await isAsked(page, 4);
    await hurry(sat);
  });

  it('plays the best of what another worker has found when one is killed, and both are there again', async () => {
    const sat = await sitWithMaster();
    const { page } = sat;
    await pass(page);
    await isAsked(page, 2);
    // A browser short of memory ends workers without a word.
    await page.workers()[0]!.evaluate(() => self.close());
    await hurry(sat);
    await pass(page);
    // Until the pass holds, a key would take it back.
    await isAsked(page, 4);
    await hurry(sat, 2);
    await expect.poll(() => page.workers().length).toBe(2);
  });

  it('has its move thought about by others when all its workers are killed', async () => {
    const sat = await sitWithMaster();
    const { page } = sat;
    await pass(page);
    await isAsked(page, 2);
    await Promise.all(page.workers().map((worker) => worker.evaluate(() => self.close())));
    await isAsked(page, 4);
    await hurry(sat);
  });
});

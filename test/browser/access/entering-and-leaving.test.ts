import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { long, often, some } from '../../long';
import { ByKeys } from '../support/by-keys';
import { type Address, back, dialog, isAt, openAt, press, typed } from '../support/on-the-way';
import type { OpenPage } from '../support/play';

let open: OpenPage;
let page: Page;
let keys: ByKeys;

beforeAll(async () => {
  open = await openAt('#/', 'wordbler-finished', 'search-score-not-named', 'scramble-result');
  page = open.page;
  keys = new ByKeys(page);
});
afterAll(() => open.close());

/** The first thing on the screen that can be pressed or filled in has the focus; whether that is seen. */
const entered = async (): Promise<{ isFirst: boolean; hasRing: boolean }> =>
  page.evaluate(() => {
    // The dailies at the head of the menu come later than the focus.
    const marked = document.querySelectorAll('.screen [data-first]');
    const controls = document.querySelectorAll('.screen :is(button, a[href], input, select)');
    const first = [...(marked.length > 0 ? marked : controls)].find(
      (one) => !one.matches(':disabled') && one.checkVisibility(),
    );
    const focused = document.activeElement!;
    return { isFirst: focused === first, hasRing: focused.matches(':focus-visible') };
  });

const ends = some<Address>(['#/over', '#/review', '#/search/over', '#/scramble/over'], ['#/over']);
const choices = some<Address>(['#/players', '#/search', '#/scramble', '#/scramble/solve', '#/'], ['#/players', '#/']);

describe('the focus enters every scene at its first control', () => {
  it('on a fresh page, and behind a mouse, without a ring around it', async () => {
    await isAt(page, '#/');
    await expect.poll(entered).toEqual({ isFirst: true, hasRing: false });
    await page.getByRole('heading', { level: 1 }).click();
    for (const address of choices) {
      await typed(page, address);
      await isAt(page, address);
      await expect.poll(entered, { message: address }).toEqual({ isFirst: true, hasRing: false });
    }
  });

  it('by keys with a ring', async () => {
    await page.keyboard.press('Tab');
    for (const address of [...ends, ...choices]) {
      await typed(page, address);
      await isAt(page, address);
      await expect.poll(entered, { message: address }).toEqual({ isFirst: true, hasRing: true });
    }
  });

  // How a kept game of Wordbler is entered, keyboard-game.test.ts tries.
  long('by keys at the letters of a game, where all other keys act', async () => {
    const games = {
      Wordbler: { at: '#/table', focus: /^gridcell "[A-O]\d+/ },
      'Word search': { at: '#/search/play', focus: /^gridcell ".*row 1, column 1/ },
      Scramble: { at: '#/scramble/play', focus: /^gridcell ".*row 1, column 1/ },
    } as const;
    for (const [name, { at, focus }] of Object.entries(games)) {
      await page.getByRole('button', { name: `Play now: ${name}` }).focus();
      // Another key first: what is pressed after that is meant.
      await page.keyboard.press('Shift');
      await page.keyboard.press('Enter');
      await isAt(page, at);
      await keys.expectFocus(focus);
      await typed(page, '#/');
      await dialog(page, 'Leave?').getByRole('button', { name: 'Leave' }).click();
      await isAt(page, '#/');
    }
  });

  it('and a key that is still down, or comes too early to be meant, presses nothing there', async () => {
    await page.getByRole('button', { name: /Players and rules$/ }).focus();
    await page.keyboard.down('Enter');
    await isAt(page, '#/players');
    await expect.poll(entered).toEqual({ isFirst: true, hasRing: true });
    await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await isAt(page, '#/players');
  });

  it('nor does it answer a dialog that opened under it', async () => {
    await keys.tabTo(/^button "Rules/);
    await page.keyboard.down('Enter');
    const rules = page.getByRole('dialog');
    await rules.waitFor();
    await rules.getByRole('button', { name: 'Close' }).focus();
    await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    expect(await rules.isVisible()).toBe(true);
    await page.keyboard.press('Enter');
    await rules.waitFor({ state: 'hidden' });
  });
});

const games = [
  ['Wordbler', '#/table'],
  ['Scramble', '#/scramble/play'],
  ['Word search', '#/search/play'],
] as const;

/** Begins a game from the menu, or goes on with it, and leaves it for the menu. */
async function beginAndLeave(game: string, address: Address) {
  const goesOn = await page.getByRole('button', { name: `Continue ${game}` }).isVisible();
  await press(page, new RegExp(`^(Play now: |Continue )${game}$`));
  await page.getByRole('grid').first().waitFor({ state: 'attached' });
  await isAt(page, address);
  // A board comes back paused.
  if (goesOn && game === 'Scramble') await dialog(page, 'Paused').getByRole('button', { name: 'Keep playing' }).click();
  await dialog(page, 'Paused').waitFor({ state: 'hidden' });
  await back(page);
  await dialog(page, 'Leave?').getByRole('button', { name: 'Leave', exact: true }).click();
  await typed(page, '#/');
  await isAt(page, '#/');
}

/** How much of the page there is once all that nothing reaches any more is gone. */
async function alive(session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const countOf = (name: string) => metrics.find((metric) => metric.name === name)!.value;
  return { nodes: countOf('Nodes'), listeners: countOf('JSEventListeners') };
}

it('no game that is left stays behind: neither its panels nor who listened for it', async () => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await typed(page, '#/');
  await isAt(page, '#/');
  for (const [game, address] of some(games, games.slice(0, 1))) {
    // The first one of a kind brings what is kept for the next.
    await beginAndLeave(game, address);
    const before = await alive(session);
    for (let round = 0; round < often(1, 3); round++) await beginAndLeave(game, address);
    const after = await alive(session);
    // The panels of one game are a thousand nodes with dozens of listeners; what is just fading is far less.
    expect(after.nodes - before.nodes, game).toBeLessThan(500);
    expect(after.listeners - before.listeners, game).toBeLessThan(50);
  }
});

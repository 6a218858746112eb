import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { scramble } from '../../../src/rules';
import { placeTray } from '../../../src/scramble/canvas/tray-picture';
import { some } from '../../long';
import { act, begun } from '../../scramble/rules/playing';
import { solver } from '../../scramble/rules/words';
import { BoardSearch } from '../support/board-search';
import { keepInPage } from '../support/game-of-two';
import { type Fixed, faultsOfFit, inWindows, resize } from '../support/in-any-window';
import { it, long } from '../support/page-test';
import { openPage } from '../support/play';
import { shapes, type Window, windows } from '../support/windows';

const big = { width: 1280, height: 800 };
const players = ['W'.repeat(16), 'ليلى الجميلة'];

/** Where the tray is; it is no smaller than so large a share of the window. */
async function trayOf(page: Page, side: number, least: number, [width, height]: Window): Promise<Fixed> {
  const box = (await page.locator('.sc-tray').boundingBox())!;
  const { x, y, size } = placeTray({ x: box.x, y: box.y, w: box.width, h: box.height }, side);
  expect(size, `the tray at ${width}×${height}`).toBeGreaterThan(Math.min(width, height) * least);
  return { what: 'the tray', x, y, w: size, h: size };
}

interface Look {
  tray?: { side: number; least: number };
  inWindows?: readonly Window[];
}

async function look(page: Page, screen: string, { tray, inWindows: all = windows }: Look = {}) {
  await inWindows(page, all, async (width, height) => {
    const fixed = tray ? [await trayOf(page, tray.side, tray.least, [width, height])] : [];
    expect(await faultsOfFit(page, screen, { fixed }), `${screen} at ${width}×${height}`).toEqual([]);
  });
}

/** Two players with long names on a board of five by five: one has had a turn, the other has found much of what is left. */
function longRound() {
  const board = { kind: 'dice', side: 5, seed: '3009', roll: 0 } as const;
  const engine = begun({ board, players: players.map((name) => ({ name })), shortest: 4 });
  act(engine, { type: 'endTurn' });
  act(engine, { type: 'begin' });
  const words = scramble.sortedWords(solver.solve(engine.board, 4), 'length').slice(0, 24);
  for (const { word } of words) act(engine, { type: 'type', word });
  return { save: engine.save(), longest: words[0]!.word };
}

/** What of the page where a board is chosen cannot be scrolled to. */
const outOfReach = (page: Page): Promise<string[]> =>
  page.locator('.roll-page').evaluate((roll) => {
    const top = roll.getBoundingClientRect().top;
    const parts = [...roll.querySelectorAll('.notice, h2, p, button, .size, .setting, input[type=text]')];
    const faults = parts
      .filter((part) => part.checkVisibility())
      .flatMap((part) => {
        // What sticks to the lower edge covers what is no further up than there.
        part.scrollIntoView({ block: 'center' });
        const box = part.getBoundingClientRect();
        const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        const isSeen = there !== null && (part.contains(there) || there.contains(part));
        return isSeen && box.top > top - 1 ? [] : [`"${part.textContent?.trim()}" at ${box.x}, ${box.y}`];
      });
    return parts.length > 15 ? faults : [...faults, `only ${parts.length} parts were found`];
  });

describe('Scramble has everything in its place in any window:', () => {
  long('what is chosen can be scrolled to its top, with a board under way and a message above', async () => {
    const before = (context: BrowserContext) => keepInPage(context, { scramble: begun().save() });
    const saved = await BoardSearch.choose({ viewport: big, before });
    const { page } = saved;
    await page.evaluate(() => {
      location.hash = 'scramble=damaged';
    });
    await page.locator('.roll-page .notice').waitFor();
    for (const [width, height] of [
      [390, 844],
      [430, 932],
      [360, 640],
      [720, 450],
    ]) {
      await resize(page, width!, height!);
      expect(await outOfReach(page), `${width}×${height}`).toEqual([]);
    }
    await saved.press('Continue');
    await page.getByRole('dialog').waitFor();
  });

  it('the board being played, its end, and its result', async () => {
    const { save, longest } = longRound();
    const open = await openPage({
      viewport: big,
      reducedMotion: 'reduce',
      path: 'index.html#/scramble/play',
      before: (context) => keepInPage(context, { scramble: save }),
    });
    const { page } = open;
    const search = BoardSearch.at(open);
    await search.press('Keep playing');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.keyboard.type(longest);
    const edges: Window[] = [
      [900, 519],
      [1300, 700],
    ];
    await look(page, '.sc-round', { tray: { side: 5, least: 0.46 }, inWindows: some(windows, [...shapes, ...edges]) });
    await search.endTurn();
    await page.locator('.scramble-ended').waitFor();
    const fewer = some(windows, shapes.slice(2));
    await look(page, '.scramble-ended', { inWindows: fewer });
    await search.lookCloser();
    await look(page, '.sc-result', { tray: { side: 5, least: 0.25 }, inWindows: fewer });
  });

  // In the sample a longer language is looked at there.
  long('what is chosen', async () => {
    const search = await BoardSearch.choose({ viewport: big });
    const { page } = search;
    await search.press('Add player');
    const names = page.locator('.roll-players input');
    for (const [place, name] of players.entries()) await names.nth(place).fill(name);
    await page.locator('.size').nth(1).click();
    await look(page, '.sc-choose');
  });

  long('the solver, and the board that plays itself', async () => {
    const search = await BoardSearch.choose({ viewport: big });
    const { page } = search;
    await search.press('Solve a board');
    await page.getByLabel(/^Type or paste/).fill('strean\nlpaoir\ndesint\nqrecal\nmodest\nbingly');
    await page.getByRole('option').nth(3).click();
    await look(page, '.sc-solve');
    await search.press('Watch the solution');
    await page.getByRole('button', { name: 'Pause' }).click();
    await search.press('Next word');
    await look(page, '.sc-watch', { tray: { side: 6, least: 0.38 } });
  });
});

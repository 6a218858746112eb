import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { placeTray } from '../../../src/scramble/canvas/tray-picture';
import { isLong } from '../../long';
import { begun } from '../../scramble/rules/playing';
import { BoardSearch } from '../support/board-search';
import { keepInPage } from '../support/game-of-two';
import { type Fixed, faultsOfFit, inWindows, resize } from '../support/in-any-window';
import { it, long } from '../support/page-test';
import { type Window, windows } from '../support/windows';

const big = { width: 1280, height: 800 };
let search: BoardSearch;

beforeAll(async () => {
  search = await BoardSearch.choose({ viewport: big });
});
afterAll(() => search.open.close());

/** Where the tray is; it is no smaller than so large a share of the window. */
async function trayOf(page: Page, side: number, least: number, [width, height]: Window): Promise<Fixed> {
  const box = (await page.locator('.sc-tray').boundingBox())!;
  const { x, y, size } = placeTray({ x: box.x, y: box.y, w: box.width, h: box.height }, side);
  expect(size, `the tray at ${width}×${height}`).toBeGreaterThan(Math.min(width, height) * least);
  return { what: 'the tray', x, y, w: size, h: size };
}

async function look(screen: string, tray?: { side: number; least: number }) {
  const { page } = search;
  await inWindows(page, windows, async (width, height) => {
    const fixed = tray ? [await trayOf(page, tray.side, tray.least, [width, height])] : [];
    expect(await faultsOfFit(page, screen, { fixed }), `${screen} at ${width}×${height}`).toEqual([]);
  });
}

/** Two players with long names, before a board of five by five. */
async function sit(): Promise<Page> {
  const { page } = await search.anew();
  await search.press('Add player');
  const names = page.locator('.roll-players input');
  for (const [place, name] of ['W'.repeat(16), 'ليلى الجميلة'].entries()) await names.nth(place).fill(name);
  await page.locator('.size').nth(1).click();
  return page;
}

async function find(page: Page, words: readonly { word: string }[]) {
  for (const { word } of words) {
    await page.keyboard.type(word);
    await page.keyboard.press('Enter');
  }
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
    const kept = await BoardSearch.choose({ viewport: big, before });
    const { page } = kept;
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
    await kept.press('Keep playing');
    await page.getByRole('dialog').waitFor();
  });

  it('what is chosen, the board being played, and its result', async () => {
    const page = await sit();
    // In the sample a longer language has been looked at there.
    if (isLong) await look('.sc-choose');
    await search.roll();
    const words = await search.words(4);
    await find(page, words.slice(0, 24));
    await page.keyboard.type(words[0]!.word);
    await look('.sc-round', { side: 5, least: 0.5 });
    await search.endTurn();
    await search.begin();
    await search.endTurn();
    await page.locator('.scramble-ended').waitFor();
    await look('.scramble-ended');
    await search.lookCloser();
    await look('.sc-result', { side: 5, least: 0.25 });
  });

  long('the solver, and the board that plays itself', async () => {
    const { page } = await search.anew();
    await search.press('Solve a board');
    await page.getByLabel(/^Type or paste/).fill('strean\nlpaoir\ndesint\nqrecal\nmodest\nbingly');
    await page.getByRole('option').nth(3).click();
    await look('.sc-solve');
    await search.press('Watch the solution');
    await page.getByRole('button', { name: 'Pause' }).click();
    await search.press('Next word');
    await look('.sc-watch', { side: 6, least: 0.38 });
  });
});

import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { searchLayout } from '../../../src/search/canvas/search-layout';
import { some } from '../../long';
import { giveUpPaused, won } from '../support/ended-search';
import { lookCloser, pressMore } from '../support/ends';
import { faultsOfFit, inWindows } from '../support/in-any-window';
import { longSearch } from '../support/long-search';
import { it, long } from '../support/page-test';
import type { OpenPage } from '../support/play';
import { sitDown } from '../support/search-sitting';
import { shapes, windows } from '../support/windows';

let open: OpenPage;

/** The panels have followed the window, and where its letters are. */
async function follow(page: Page, width: number, height: number, zoomed: boolean) {
  const layout = searchLayout(width, height, { zoomed, folded: false });
  const { ui, sheet, window, kind, panels } = layout;
  const places = Object.entries(panels).map(([name, { x, y, w, h }]) => [name, x, y, w, h]);
  const isLaidOut = `!!document.querySelector('.ws-play-screen.ws-${kind}') &&
    ${JSON.stringify(places)}.every(([name, ...box]) => {
      const style = document.querySelector('.ws-at-' + name)?.style;
      return style && box.every((length, i) =>
        Math.abs(parseFloat(style[['left', 'top', 'width', 'height'][i]]) - length) < 0.1);
    })`;
  await expect.poll(() => page.evaluate(isLaidOut)).toBe(true);
  const side = sheet.cell * 18;
  const { x, y, w, h } = zoomed ? window : { ...sheet, w: side, h: side };
  return { what: 'the page of letters', x: x * ui, y: y * ui, w: w * ui, h: h * ui };
}

describe('a word search of the longest words', () => {
  it('has everything in its place in any window: played, paused, and when it is over', async () => {
    const sitting = await sitDown(longSearch());
    open = sitting.open;
    const { page } = open;
    // The places are the same in all three: fewer windows will do for the last two. Where they are is tried in Node.
    const few = some(
      windows.filter((_, at) => at % 2 === 0),
      shapes.slice(2),
    );
    const look = async (state: string, screen: string) => {
      await inWindows(page, state === 'played' ? some(windows, shapes) : few, async (width, height) => {
        const sheet = await follow(page, width, height, false);
        const fixed = state === 'paused' ? [] : [sheet];
        expect(await faultsOfFit(page, screen, { fixed }), `${state} at ${width}×${height}`).toEqual([]);
      });
    };
    await look('played', '.search-play');
    await page.getByRole('button', { name: 'Menu' }).first().click();
    await page.getByRole('button', { name: 'Give up' }).waitFor();
    await look('paused', '.ws-cover');
    await giveUpPaused(page);
    await page.getByRole('button', { name: 'See results' }).waitFor();
    await look('over', '.search-play');
  });
});

long(
  'the results of a word search, and what is chosen then, have everything in their places in any window',
  async () => {
    const { page } = await won((opened) => {
      open = opened;
    });
    const look = async (screen: string) => {
      await inWindows(page, windows, async (width, height) => {
        expect(await faultsOfFit(page, screen), `${screen} at ${width}×${height}`).toEqual([]);
      });
    };
    await look('.search-ended');
    await lookCloser(page);
    await look('.search-end');
    await page.keyboard.press('Escape');
    await pressMore(page, 'Change category');
    await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
    await look('.search-choose');
  },
);

import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { BoardSearch } from '../support/board-search';
import { hide } from '../support/ears';
import { it } from '../support/page-test';
import { comeBack } from '../support/play';

declare global {
  interface Window {
    letters: { seen: number; told: string[]; frames: number };
  }
}

/** Looks in every frame for ink on the tiles, and hears every name that a square is given. */
const watchLetters = (context: BrowserContext) =>
  context.addInitScript(() => {
    const letters = { seen: 0, told: [] as string[], frames: 0 };
    window.letters = letters;
    const probe = new OffscreenCanvas(1, 1);
    const g = probe.getContext('2d', { willReadFrequently: true })!;
    const hasInk = ({ x, y, width, height }: DOMRect) => {
      Object.assign(probe, { width: Math.ceil(width / 2), height: Math.ceil(height / 2) });
      for (const canvas of document.querySelectorAll<HTMLCanvasElement>('.patches > canvas')) {
        const { left, top } = canvas.getBoundingClientRect();
        // What is shown apart comes to the screen a task later.
        const painted = (canvas as { painted?: OffscreenCanvas }).painted ?? canvas;
        g.drawImage(painted, left - x - width / 4, top - y - height / 4);
      }
      const { data } = g.getImageData(0, 0, probe.width, probe.height);
      return data.some((red, at) => at % 4 === 0 && red < 90 && data[at + 3]! > 200);
    };
    const cells = () => [...document.querySelectorAll<HTMLElement>('.sc-round [role=gridcell]')];
    const look = () => {
      const boxes = cells().map((cell) => cell.getBoundingClientRect());
      if (boxes.some(({ width }) => width > 0)) letters.frames++;
      if (boxes.some((box) => box.width > 0 && hasInk(box))) letters.seen++;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    new MutationObserver(() => {
      for (const cell of cells()) {
        const name = cell.ariaLabel ?? '?';
        if (!name.startsWith('?')) letters.told.push(name);
      }
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['aria-label'] });
  });

const lettersOf = (page: Page) => page.evaluate(() => window.letters);

it('a board of letters is paused when its tab is hidden, and says so; whoever comes anew sees no letter before going on', async () => {
  const search = await BoardSearch.choose({ reducedMotion: 'no-preference', before: watchLetters });
  const { page } = search;
  await search.roll();
  await expect.poll(async () => (await lettersOf(page)).seen).toBeGreaterThan(0);
  await hide(page, true);
  // The next frame is one after the page is seen again.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await page.evaluate(() => Object.assign(window.letters, { seen: 0, frames: 0 }));
  await page.getByText('Paused while you were away.').waitFor();
  expect(await search.covered()).toBe(true);
  await expect.poll(async () => (await lettersOf(page)).frames).toBeGreaterThan(30);
  expect(await lettersOf(page)).toMatchObject({ seen: 0 });

  await comeBack(page);
  await search.press(/^Continue Scramble/);
  await page.getByRole('heading', { name: 'Paused' }).waitFor();
  await expect.poll(async () => (await lettersOf(page)).frames).toBeGreaterThan(60);
  expect(await lettersOf(page)).toMatchObject({ seen: 0, told: [] });
  await search.press('Keep playing');
  await expect.poll(async () => (await lettersOf(page)).seen).toBeGreaterThan(0);
  expect((await lettersOf(page)).told.length).toBeGreaterThan(0);
});

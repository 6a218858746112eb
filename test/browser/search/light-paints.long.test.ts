import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { selectAlong } from '../support/ended-search';
import { keepInPage } from '../support/game-of-two';
import { it } from '../support/page-test';
import { nextFrames } from '../support/page-time';
import { openPage } from '../support/play';
import { drag, mouseOf } from '../support/pointers';
import { listen } from '../support/reader';
import { begun, Sitting } from '../support/search-sitting';

type Counted = Record<'readBack' | 'texts' | 'papers' | 'wiped' | 'canvases', number>;

/** What is done that costs: pixels read, texts and papers painted, large pictures wiped, canvases made. */
const count = (context: BrowserContext) =>
  // A text, because tools change functions.
  context.addInitScript(`{
    const counted = window.counted = { readBack: 0, texts: 0, papers: 0, wiped: 0, canvases: 0 };
    const watch = (owner, name, note) => {
      const own = owner[name];
      owner[name] = function (...given) {
        note.apply(this, given);
        return own.apply(this, given);
      };
    };
    const brushes = [CanvasRenderingContext2D.prototype, OffscreenCanvasRenderingContext2D.prototype];
    const watchAll = (name, note) => {
      for (const brush of brushes) watch(brush, name, note);
    };
    watchAll('getImageData', function () {
      if (!this.canvas.isConnected && this.canvas.width > 400) counted.readBack++;
    });
    watchAll('fillText', () => counted.texts++);
    // The light on the edge of the paper.
    watch(CanvasGradient.prototype, 'addColorStop', (at, colour) => {
      if (colour === '#f0e0ba') counted.papers++;
    });
    watchAll('clearRect', function (x, y, w, h) {
      if (!this.canvas.isConnected && w >= this.canvas.width && h >= this.canvas.height) counted.wiped++;
    });
    watch(document, 'createElement', (name) => {
      if (name === 'canvas') counted.canvases++;
    });
  }`);

const counted = (page: Page) => page.evaluate<Counted>('({ ...window.counted })');

async function paintedBy(page: Page, act: () => Promise<unknown>): Promise<Counted> {
  const before = await counted(page);
  await act();
  const after = await counted(page);
  const names = Object.keys(after) as (keyof Counted)[];
  return Object.fromEntries(names.map((name) => [name, after[name] - before[name]])) as Counted;
}

it('a word search paints its page once, its letters for no stroke, and a word where it lies', async () => {
  const engine = begun({ finds: 1 });
  const open = await openPage({
    viewport: { width: 1280, height: 800 },
    before: async (context) => {
      await count(context);
      await listen(context);
      await keepInPage(context, { search: engine.save(), settings: { muted: true } });
    },
  });
  const { page } = open;
  const at = new Sitting(open, engine, false);
  const begins = await paintedBy(page, async () => {
    await at.goOn();
    await nextFrames(page, 10);
  });
  expect(begins).toMatchObject({ readBack: 0, papers: 1 });
  const mouse = mouseOf(page);
  const hidden = engine.state.laid[5]!;
  const { from, to } = selectAlong(hidden);
  const [start, end] = [await at.point(from), await at.point(to)];
  const refused = await paintedBy(page, async () => {
    await drag(mouse, start, await at.point({ x: from.x, y: from.y === 0 ? 1 : from.y - 1 }));
    await expect.poll(() => at.reader.said()).toContainEqual(expect.stringMatching(/^Nope!/));
    await nextFrames(page, 80);
  });
  expect(refused).toMatchObject({ texts: 0, wiped: 0 });
  const found = await paintedBy(page, async () => {
    await drag(mouse, start, end);
    await at.expectHeardFound(hidden);
    await nextFrames(page, 80);
  });
  expect(found.wiped, 'more of the page is painted than the word').toBe(0);
  // As it begins and ends; not in each of the frames between.
  const letters = engine.state.grid.join('').length;
  expect(found.texts).toBeGreaterThan(letters);
  expect(found.texts).toBeLessThan(9 * letters);
  const again = await paintedBy(page, async () => {
    await page.getByRole('button', { name: 'Back' }).click();
    await at.goOn();
    await nextFrames(page, 10);
  });
  expect(again.papers, 'the page is painted anew').toBe(0);
});

it('the solver keeps its tray, and the letters it has, for another board of the same size', async () => {
  const open = await openPage({
    viewport: { width: 1280, height: 800 },
    before: async (context) => {
      await count(context);
      await keepInPage(context, { settings: { muted: true } });
    },
  });
  const { page } = open;
  await page.getByRole('button', { name: 'Board and players' }).click();
  await page.getByRole('button', { name: /^Solve a board/ }).click();
  const letters = page.locator('#sc-letters');
  await letters.fill('FBNGOILERVLYPTON');
  await page.getByRole('option').first().waitFor();
  await nextFrames(page, 4);
  const other = await paintedBy(page, async () => {
    await letters.fill('RVLYFBNGPTONOILE');
    await nextFrames(page, 30);
    await page.getByRole('option').first().waitFor();
  });
  // A number on a tile of the way that is shown may be new.
  expect(other.canvases).toBeLessThan(8);
});

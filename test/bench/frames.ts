import type { Browser, Page } from 'playwright-core';
import { wordSearch } from '../../src/rules';
import { launchChromium } from '../browser/support/chromium';
import { keepInPage, newGame } from '../browser/support/game-of-two';
import { buildAndServe } from '../browser/support/site-server';
import { family } from '../search/rules/words';
import { median } from './rounds';
import type { Row } from './table';

const names = ['Ada', 'Bruno', 'Chidi', 'Dorotea'];
const untouchedMs = 2000;

/** What the table costs the main thread: while tiles fly to four racks, and while nobody touches it. */
export async function frameRows(): Promise<Row[]> {
  const site = await buildAndServe();
  const browser = await launchChromium();
  try {
    const rows: Row[] = [];
    for (const dpr of [1, 2]) rows.push(...(await rowsAt(browser, site.url, dpr)));
    for (const dpr of [1, 2]) rows.push(...(await searchRowsAt(browser, site.url, dpr)));
    return rows;
  } finally {
    await browser.close();
    await site.close();
  }
}

async function rowsAt(browser: Browser, url: string, dpr: number): Promise<Row[]> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: dpr,
  });
  try {
    await context.addInitScript(timeFrames);
    const game = newGame('frames', {}, names);
    await keepInPage(context, { game: game.save(), settings: { openRacks: true, muted: true } });
    const page = await context.newPage();
    await page.goto(url);
    await page.getByRole('button', { name: 'Continue Wordbler' }).click();
    await page.getByRole('button', { name: 'Shuffle', disabled: false }).waitFor();
    const frames = (await page.evaluate<number[]>('window.frames')).sort((a, b) => a - b);
    await page.waitForTimeout(1000);
    const { taken, drawn } = await untouched(page);
    const row = (what: string, unit: string, ours: number, atMost: number): Row => ({
      what: `${what}, dpr ${dpr}`,
      unit,
      ours,
      aim: { atMost },
    });
    return [
      row('script a frame, four seats drawing and dealing', 'ms', median(frames), 8),
      row('the slowest 5 % of those', 'ms', frames[Math.floor(frames.length * 0.95)]!, 8),
      row('main thread in 2 s of an untouched table', 'ms', taken, 5),
      row('frames in that time', '', drawn, 0),
    ];
  } finally {
    await context.close();
  }
}

/** The same of the word search: while selections are drawn and words found, and while only its clock goes on. */
async function searchRowsAt(browser: Browser, url: string, dpr: number): Promise<Row[]> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: dpr,
  });
  try {
    await context.addInitScript(timeFrames);
    const engine = new wordSearch.GameEngine(wordSearch.dailySetup('2026-11-21', family)!, family);
    engine.dispatch({ type: 'begin' });
    await keepInPage(context, { search: engine.save(), settings: { muted: true } });
    const page = await context.newPage();
    await page.goto(url);
    await page.getByRole('button', { name: /^Continue Word search/ }).click();
    const letters = page.getByRole('grid', { name: 'Letters' });
    await letters.waitFor();
    await page.waitForTimeout(1000);
    const { x, y, width } = (await letters.boundingBox())!;
    const side = width / wordSearch.gridSize;
    await page.evaluate('window.frames.length = 0');
    for (const laid of engine.state.laid.slice(0, 5)) {
      const squares = wordSearch.squaresOf(laid);
      const [from, to] = [squares[0], squares[squares.length - 1]];
      await page.mouse.move(x + (from!.x + 0.5) * side, y + (from!.y + 0.5) * side);
      await page.mouse.down();
      await page.mouse.move(x + (to!.x + 0.5) * side, y + (to!.y + 0.5) * side, { steps: 12 });
      await page.mouse.up();
      await page.waitForTimeout(700);
    }
    const frames = (await page.evaluate<number[]>('window.frames')).sort((a, b) => a - b);
    await page.waitForTimeout(4000);
    const { taken, drawn } = await untouched(page);
    const row = (what: string, unit: string, ours: number, atMost: number): Row => ({
      what: `word search: ${what}, dpr ${dpr}`,
      unit,
      ours,
      aim: { atMost },
    });
    return [
      row('script a frame, five words found', 'ms', median(frames), 8),
      row('the slowest 5 % of those', 'ms', frames[Math.floor(frames.length * 0.95)]!, 8),
      row('main thread in 2 s of an untouched search, clock and all', 'ms', taken, 40),
      row('frames in that time', '', drawn, 0),
    ];
  } finally {
    await context.close();
  }
}

async function untouched(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const look = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const busy = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
    return { busy, frames: await page.evaluate<number>('window.frames.length') };
  };
  const before = await look();
  await new Promise((resolve) => setTimeout(resolve, untouchedMs));
  const after = await look();
  return { taken: (after.busy - before.busy) * 1000, drawn: after.frames - before.frames };
}

/** Everything that runs in a frame is asked for by `requestAnimationFrame`. A text, because tools change functions. */
const timeFrames = `
  window.frames = [];
  const ask = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (act) => ask((time) => {
    const start = performance.now();
    act(time);
    window.frames.push(performance.now() - start);
  });
`;

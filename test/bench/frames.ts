import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../browser/chromium';
import { keepInPage, newGame } from '../browser/game-of-two';
import { buildAndServe } from '../browser/site-server';
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
    await page.getByRole('button', { name: 'Go on with the last game' }).click();
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
      row('the slowest 5 % of those', 'ms', frames[Math.floor(frames.length * 0.95)], 8),
      row('main thread in 2 s of an untouched table', 'ms', taken, 5),
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

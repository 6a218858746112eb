import type { Browser } from 'playwright-core';
import { timeline } from '../../src/worker/dictionary-client';
import { launchChromium } from '../browser/support/chromium';
import { buildAndServe } from '../browser/support/site-server';
import { median } from './rounds';
import type { Row } from './table';

const visits = 7;
const patience = 30_000;

interface Visit {
  handOver: number;
  longestTask: number;
}

/** The built site in a real browser: what the player feels of the dictionary. */
export async function pageRows(): Promise<Row[]> {
  const site = await buildAndServe();
  const browser = await launchChromium();
  try {
    const found: Visit[] = [];
    for (let visit = 0; visit < visits; visit++) found.push(await visitOnce(browser, site.url));
    return [
      {
        what: 'hand-over in the page',
        unit: 'ms',
        ours: median(found.map(({ handOver }) => handOver)),
        aim: { atMost: 5 },
      },
      {
        what: 'longest task while the dictionary builds',
        unit: 'ms',
        ours: median(found.map(({ longestTask }) => longestTask)),
        aim: { atMost: 50 },
      },
    ];
  } finally {
    await browser.close();
    await site.close();
  }
}

async function visitOnce(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ bypassCSP: true });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchTasks);
    await page.goto(url);
    await page.waitForFunction(`performance.getEntriesByName('${timeline.ready}').length > 0`, undefined, {
      timeout: patience,
    });
    return await page.evaluate<Visit>(readTasks);
  } finally {
    await context.close();
  }
}

/**
 * The browser reports only tasks of more than 50 ms. Shorter ones show as gaps between the messages that a
 * channel sends itself without pause. Scripts for the page are texts, because tools change functions.
 */
const watchTasks = `
  window.tasks = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) tasks.push([startTime, startTime + duration]);
  }).observe({ type: 'longtask', buffered: true });

  const { port1, port2 } = new MessageChannel();
  let last = performance.now();
  port2.onmessage = () => {
    const now = performance.now();
    if (now - last > 1) tasks.push([last, now]);
    last = now;
    if (performance.getEntriesByName('${timeline.ready}').length === 0) port1.postMessage(0);
  };
  port1.postMessage(0);
`;

/** Of each task only the part between the first scene and the finished dictionary counts. */
const readTasks = `(() => {
  const timeOf = (name) => performance.getEntriesByName(name)[0]?.startTime;
  const from = timeOf('first-scene') ?? timeOf('${timeline.loading}');
  const to = timeOf('${timeline.ready}');
  const lengths = tasks.map(([start, end]) => Math.min(end, to) - Math.max(start, from));
  const handOver = performance.getEntriesByName('${timeline.handOver}')[0].duration;
  return { handOver, longestTask: Math.max(0, ...lengths) };
})()`;

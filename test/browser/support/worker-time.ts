import type { BrowserContext } from 'playwright-core';

/**
 * To the page's workers time passes by what they do, so many ms whenever they look at the clock: what they think takes
 * as many steps on a slow machine as on a fast one.
 */
export const timeByWork = (context: BrowserContext, ms: number) =>
  context.on('page', (page) =>
    page.on('worker', (worker) => {
      // A text, because tools change functions. A page that is closed has no time.
      worker
        .evaluate(`{
        let now = 0;
        performance.now = () => (now += ${ms});
      }`)
        .catch(() => {});
    }),
  );

/** The page's workers wait for a file as long as it takes, where they would answer without it after a second. */
export const waitingWorkers = (context: BrowserContext) =>
  context.on('page', (page) =>
    page.on('worker', (worker) => {
      worker
        .evaluate(`{
        const { setTimeout } = globalThis;
        globalThis.setTimeout = (run, ms = 0, ...more) => setTimeout(run, ms < 1000 ? ms : 600_000, ...more);
      }`)
        .catch(() => {});
    }),
  );

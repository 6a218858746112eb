import type { BrowserServer } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { serveChromium } from './chromium';
import { buildAndServe, type SiteFile } from './site-server';

declare module 'vitest' {
  export interface ProvidedContext {
    siteUrl: string;
    wsEndpoints: string[];
    pageModules: string[];
    siteFiles: SiteFile[];
  }
}

/** One build and one server for all browser tests, and a browser for each worker, which connects to it. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const site = buildAndServe();
  const browsers = serveChromiums(project.config.maxWorkers ?? 1);
  const tearDown = async () => {
    const started = await Promise.allSettled([site, ...browsers]);
    const closing = started.map((each) => (each.status === 'fulfilled' ? each.value.close() : undefined));
    const failed = (await Promise.allSettled(closing)).find((each) => each.status === 'rejected');
    if (failed) throw failed.reason;
  };
  try {
    const [{ url, pageModules, files }, ...served] = await Promise.all([site, ...browsers]);
    project.provide('siteUrl', url);
    project.provide(
      'wsEndpoints',
      served.map((browser) => browser.wsEndpoint()),
    );
    project.provide('pageModules', pageModules);
    project.provide('siteFiles', files);
    return tearDown;
  } catch (error) {
    await tearDown().catch(() => {});
    throw error;
  }
}

/** The first one may have to be unpacked, for all of them. */
function serveChromiums(count: number): Promise<BrowserServer>[] {
  const first = serveChromium();
  const others = Array.from({ length: count - 1 }, () => first.then(() => serveChromium()));
  return [first, ...others];
}

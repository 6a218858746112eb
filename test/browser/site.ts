import type { BrowserServer } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { serveChromium } from './chromium';
import { buildAndServe, type Site, type SiteFile } from './site-server';

declare module 'vitest' {
  export interface ProvidedContext {
    siteUrl: string;
    wsEndpoint: string;
    pageModules: string[];
    siteFiles: SiteFile[];
  }
}

/** One build, one server and one browser for all browser tests; each test file connects to the browser. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const starting: [Promise<Site>, Promise<BrowserServer>] = [buildAndServe(), serveChromium()];
  const tearDown = async () => {
    const started = await Promise.allSettled(starting);
    const closing = started.map((each) => (each.status === 'fulfilled' ? each.value.close() : undefined));
    const failed = (await Promise.allSettled(closing)).find((each) => each.status === 'rejected');
    if (failed) throw failed.reason;
  };
  try {
    const [site, browser] = await Promise.all(starting);
    project.provide('siteUrl', site.url);
    project.provide('wsEndpoint', browser.wsEndpoint());
    project.provide('pageModules', site.pageModules);
    project.provide('siteFiles', site.files);
    return tearDown;
  } catch (error) {
    await tearDown().catch(() => {});
    throw error;
  }
}

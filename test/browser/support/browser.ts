import type { Browser, BrowserContext, LaunchOptions } from 'playwright-core';
import { launchChromium } from './chromium';

/** Set by the one configuration that plays in Firefox; everything else plays in Chromium. */
export const inFirefox = process.env['WORDBLER_TESTS_IN'] === 'firefox';

export type Motion = 'reduce' | 'no-preference';

/** A Firefox knows of motion from its start on, a Chromium is told for each page. */
export async function launchBrowser(options?: LaunchOptions, motion?: Motion): Promise<Browser> {
  if (!inFirefox) return launchChromium(options);
  const { launchFirefox } = await import('../../firefox/launch-firefox');
  return launchFirefox(motion === 'reduce');
}

/** Pages may copy, and tests may read what was copied: a Firefox allows it from its start on. */
export async function allowCopying(context: BrowserContext) {
  if (!inFirefox) await context.grantPermissions(['clipboard-read', 'clipboard-write']);
}

import type { Browser, Page } from 'playwright-core';
import { keepInPage } from '../browser/support/game-of-two';
import { teach } from '../browser/support/play';
import { opened } from './held-clock';
import { inLanguage } from './in-language';

export interface Size {
  width: number;
  height: number;
  touch: boolean;
}

export const sizes: readonly Size[] = [
  { width: 1440, height: 900, touch: false },
  { width: 800, height: 600, touch: false },
  { width: 1024, height: 768, touch: true },
  { width: 768, height: 1024, touch: true },
  { width: 390, height: 844, touch: true },
  { width: 360, height: 640, touch: true },
  { width: 844, height: 390, touch: true },
];

/** What is kept when the page opens, what does not come, and whether the first steps are shown. */
export interface Start {
  kept?: Record<string, unknown>;
  block?: RegExp;
  untaught?: true;
}

// The same chance in every picture.
const noChance = `{
  let count = 0;
  crypto.getRandomValues = (array) => array.fill(++count % 256);
}`;

/** A page that looks the same each time; its context is to be closed. */
export async function openPictured(
  browser: Browser,
  url: string,
  size: Size,
  start: Start,
  { calm = false, lang }: { calm?: boolean; lang?: string | undefined } = {},
): Promise<Page> {
  const { width, height, touch } = size;
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: touch,
    deviceScaleFactor: width < 500 ? 2 : 1,
    locale: lang ?? 'en-GB',
    colorScheme: 'dark',
    timezoneId: 'UTC',
    // What a strip holds back must not lie ready.
    serviceWorkers: 'block',
    reducedMotion: calm ? 'reduce' : 'no-preference',
  });
  await context.clock.install({ time: opened });
  await context.addInitScript(noChance);
  if (!start.untaught) await teach(context);
  if (start.kept) await keepInPage(context, start.kept);
  if (start.block) await context.route(start.block, (route) => route.fulfill({ status: 404 }));
  const page = await context.newPage();
  await page.goto(`${url}?seed=shots`);
  return lang ? inLanguage(page, lang) : page;
}

import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../browser/support/chromium';
import { keepInPage } from '../browser/support/game-of-two';
import { teach } from '../browser/support/play';
import { buildAndServe } from '../browser/support/site-server';
import { opened } from './held-clock';
import { tours } from './tours';

// What stores, home screens and whoever shows a link want of the game: npm run app-pictures
const folder = 'assets/app';
const felt = '#124536';

const icons = [
  { name: 'icon-192', side: 192, share: 1 },
  { name: 'icon-512', side: 512, share: 1 },
  // Each system cuts its own shape out of these.
  { name: 'icon-maskable', side: 512, share: 0.62, ground: felt },
  { name: 'icon-touch', side: 180, share: 0.8, ground: felt },
];

const pictures = [
  { name: 'preview', tour: 'board', picture: 'board', width: 1200, height: 630, dpr: 1 },
  { name: 'screenshot-board', tour: 'board', picture: 'board', width: 1280, height: 720, dpr: 1 },
  {
    name: 'screenshot-search',
    tour: 'search-play',
    picture: 'search-play',
    width: 1280,
    height: 720,
    dpr: 1,
  },
  { name: 'screenshot-phone', tour: 'board', picture: 'board', width: 390, height: 844, dpr: 2 },
  {
    name: 'screenshot-phone-menu',
    tour: 'menu',
    picture: 'menu',
    width: 390,
    height: 844,
    dpr: 2,
  },
];

async function drawIcons(browser: Browser) {
  const svg = await readFile('assets/icon.svg', 'utf8');
  for (const { name, side, share, ground = 'transparent' } of icons) {
    const page = await browser.newPage({ viewport: { width: side, height: side } });
    await page.setContent(`<style>
      body { margin: 0; height: 100vh; display: grid; place-items: center; background: ${ground} }
      svg { width: ${share * 100}vw; height: ${share * 100}vh }
    </style>${svg}`);
    await page.screenshot({ path: `${folder}/${name}.png`, omitBackground: true });
    await page.close();
  }
}

async function takePicture(browser: Browser, url: string, wanted: (typeof pictures)[number]) {
  const { width, height, dpr, name } = wanted;
  const { kept, tour } = tours[wanted.tour]!;
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: dpr,
    hasTouch: width < 500,
    locale: 'en-GB',
    colorScheme: 'dark',
  });
  await context.clock.install({ time: opened });
  await teach(context);
  if (kept) await keepInPage(context, kept);
  const page = await context.newPage();
  await page.goto(`${url}?seed=shots`);
  const taken = new Promise<void>((resolve, reject) => {
    tour(page, async (picture) => {
      if (picture !== wanted.picture) return;
      const path = `${folder}/${name}.jpg`;
      await page.screenshot({ path, type: 'jpeg', quality: 72, animations: 'disabled' });
      resolve();
    }).then(() => reject(new Error(`no picture ${wanted.picture}`)), reject);
  });
  await taken;
  await context.close();
}

const site = await buildAndServe('production');
const browser = await launchChromium();
try {
  await drawIcons(browser);
  for (const picture of pictures) await takePicture(browser, site.url, picture);
} finally {
  await browser.close();
  await site.close();
}

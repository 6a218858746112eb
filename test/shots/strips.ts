import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../browser/support/chromium';
import { buildAndServe } from '../browser/support/site-server';
import { holdAnimations, passAll } from './held-animations';
import { motions } from './motions';
import { openPictured, sizes } from './pictured-page';

// Every motion as a strip of frames, in strips/, for people to look at:
// npm run strips -- [names of motions] [--size 390x844] [--step 60] [--calm]
const folder = 'strips';

const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string', default: '1440x900' },
    step: { type: 'string' },
    calm: { type: 'boolean', default: false },
  },
});
const isAsked = (name: string) => positionals.length === 0 || positionals.includes(name);
const names = Object.keys(motions).filter(isAsked);
const size = sizes.find(({ width, height }) => given.size === `${width}x${height}`);
if (names.length === 0) throw new Error(`There is no such motion; there are ${Object.keys(motions).join(', ')}.`);
if (!size) throw new Error(`Sizes are ${sizes.map(({ width, height }) => `${width}x${height}`).join(', ')}.`);

async function film(browser: Browser, url: string, name: string, { width, height, touch }: typeof size & {}) {
  const { begin, frames, step = 60, meanwhile, ...start } = motions[name]!;
  const gap = Number(given.step ?? step);
  const page = await openPictured(browser, url, { width, height, touch }, start, given);
  const taken: string[] = [];
  try {
    await begin(page);
    await holdAnimations(page);
    for (let at = 0; at < frames * (step / gap); at++) {
      await meanwhile?.(page, at);
      taken.push((await page.screenshot()).toString('base64'));
      await passAll(page, gap);
    }
  } finally {
    await page.context().close();
  }
  const wide = width > height ? 400 : 200;
  const sheet = await browser.newPage({ viewport: { width: 1640, height: 600 } });
  const frame = (data: string, at: number) =>
    `<figure style="float:left;margin:2px;font:12px sans-serif"><img width="${wide}" src="data:image/png;base64,${data}"><br>${at * gap} ms</figure>`;
  await sheet.setContent(`<body style="margin:0">${taken.map(frame).join('')}`);
  await mkdir(folder, { recursive: true });
  const mark = given.calm ? '-calm' : '';
  await writeFile(`${folder}/${name}-${given.size}${mark}.png`, await sheet.screenshot({ fullPage: true }));
  await sheet.close();
}

const browser = await launchChromium();
const site = await buildAndServe('production');
try {
  for (const name of names) {
    try {
      await film(browser, site.url, name, size);
      process.stdout.write(`${name}\n`);
    } catch (error) {
      process.stderr.write(`${name}: ${error instanceof Error ? error.message : error}\n`);
      process.exitCode = 1;
    }
  }
} finally {
  await site.close();
  await browser.close();
}

import { mkdir, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../browser/support/chromium';
import { buildAndServe } from '../browser/support/site-server';
import { compare } from './compare';
import { openPictured, type Size, sizes } from './pictured-page';
import { tours } from './tours';
import { type Counts, compareCounts, inSight } from './words-in-sight';

// A picture of every scene in seven sizes, for people to look at, and to compare with older ones:
// npm run shots -- [tours, or parts of their names] [--size 390x844, or any other] [--lang de] [--only-count]
// [--against folder [--only-compare]] [--jobs 3]
const folder = 'shots';
const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string' },
    lang: { type: 'string' },
    against: { type: 'string' },
    'only-count': { type: 'boolean', default: false },
    'only-compare': { type: 'boolean', default: false },
    jobs: { type: 'string', default: String(Math.max(1, availableParallelism() - 1)) },
  },
});
/** A name of a tour is that tour alone, anything else a part of names. */
const isWanted = (tour: string) =>
  positionals.length === 0 || positionals.some((part) => (part in tours ? tour === part : tour.includes(part)));
const [width = 0, height = 0] = given.size?.split('x').map(Number) ?? [];
const known = sizes.filter((size) => size.width === width && size.height === height);
// One that is not of the seven, as the frame on somebody's page may be.
const asked = known.length > 0 ? known : [{ width, height, touch: true }];
const chosen = given.size ? asked : sizes;
if (given.size && !(width > 0 && height > 0)) throw new Error('A size is like 390x844.');
const { lang } = given;
const onlyCount = given['only-count'];
const isPart = onlyCount || positionals.length > 0 || chosen.length < sizes.length;
const onlyCompare = given['only-compare'];
if (onlyCompare && !given.against) throw new Error('--only-compare needs --against, a folder of older pictures.');
if (given.against && `${resolve(given.against)}/`.startsWith(`${resolve(folder)}/`))
  throw new Error(`Older pictures cannot lie in ${folder}, which the new ones clear away.`);

const taken = new Set<string>();
/** What there is to read and to press in each picture: beside the pictures, to be compared with older ones. */
const counts: Counts = {};
const countsFile = `words-${lang ?? 'en'}.json`;
const faults: string[] = [];

async function visit(browser: Browser, url: string, name: string, size: Size) {
  const { width, height } = size;
  const { tour, ...start } = tours[name]!;
  const page = await openPictured(browser, url, size, start, { lang });
  try {
    await tour(page, async (picture) => {
      const file = `${picture}-${width}x${height}.png`;
      taken.add(file);
      counts[file] = await inSight(page);
      if (!onlyCount) await writeFile(`${folder}/${file}`, await atRest(page, file));
    });
  } finally {
    await page.context().close();
  }
}

// Birds move by themselves, each at its own time.
const birdsAtRest = `.mascot :is(.m-breath, .m-eyes, .m-tail, .m-hop, .m-beat, .m-tear, .m-thought, .m-z) {
  transform: none !important;
  opacity: 1 !important;
}`;

/** The picture of a page on which nothing comes, goes or moves any more. */
async function atRest(page: Page, file: string): Promise<Buffer> {
  let last = await page.screenshot({ animations: 'disabled', style: birdsAtRest });
  for (let tries = 0; tries < 60; tries++) {
    await wait(150);
    const next = await page.screenshot({ animations: 'disabled', style: birdsAtRest });
    if (next.equals(last)) return next;
    last = next;
  }
  faults.push(`${file} never came to rest`);
  return last;
}

async function takePictures(browser: Browser) {
  if (!isPart) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const site = await buildAndServe('production');
  const names = Object.keys(tours).filter(isWanted);
  const visits = names.flatMap((name) => chosen.map((size) => ({ name, size })));
  const work = async () => {
    for (let next = visits.shift(); next; next = visits.shift()) {
      const { name, size } = next;
      const what = `${name} ${size.width}x${size.height}`;
      try {
        await visit(browser, site.url, name, size);
        process.stdout.write(`${what}\n`);
      } catch (error) {
        faults.push(`${what}: ${error instanceof Error ? error.message : error}`);
      }
    }
  };
  try {
    await Promise.all(Array.from({ length: Number(given.jobs) }, work));
  } finally {
    await site.close();
  }
  await writeFile(`${folder}/${countsFile}`, JSON.stringify(counts, null, 1));
}

const browser = await launchChromium();
try {
  if (!onlyCompare) await takePictures(browser);
  if (given.against) {
    // Of a part of the pictures, only those are compared that are new.
    const isCompared = (name: string) => onlyCompare || !isPart || taken.has(name);
    if (!onlyCount) {
      const lines = await compare(browser, [given.against, folder], isCompared);
      process.stdout.write(`${lines.join('\n')}\n`);
    }
    const counted = await compareCounts([given.against, folder], countsFile);
    process.stdout.write(`${counted.join('\n')}\n`);
  }
} finally {
  await browser.close();
}
if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n`);
  process.exitCode = 1;
}

import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { presets, type Seat } from '../../src/core';
import { keepInPage } from './game-of-two';
import { faultsIn } from './in-any-window';
import { type OpenPage, openPage } from './play';
import { withAllBetween } from './windows';

let open: OpenPage | undefined;

afterEach(async () => {
  await open?.close();
  open = undefined;
});

const windows = withAllBetween([
  [1440, 900],
  [1024, 768],
  [800, 600],
  [768, 1024],
  [844, 390],
  [390, 844],
  [360, 640],
  [360, 616],
  [640, 360],
  [600, 600],
  [960, 600],
  [512, 384],
]);

const widest = 'W'.repeat(16);
const seats: Seat[] = [
  { name: 'Ada', kind: 'person', mascot: 'maize' },
  { name: widest, kind: 'computer', level: 'fledgling', mascot: 'jewel' },
  { name: 'Pip', kind: 'computer', level: 'expert', mascot: 'scarlet' },
  { name: 'ليلى الجميلة', kind: 'person', mascot: 'river' },
];

/** What of the screen is cut off, lies over something else, or is too small for a finger. Runs in the page. */
function survey(): string[] {
  const faults: string[] = [];
  const said = (of: Element) => `${of.className || of.tagName} "${of.textContent?.trim().slice(0, 20)}"`;
  const seen = (of: Element) => {
    const { width, height } = of.getBoundingClientRect();
    return width > 2 && height > 2;
  };
  const all = (selector: string) => [...document.querySelectorAll(`.select ${selector}`)].filter(seen);
  const within = (inner: DOMRect, outer: DOMRect) =>
    inner.left >= outer.left - 1 &&
    inner.right <= outer.right + 1 &&
    inner.top >= outer.top - 1 &&
    inner.bottom <= outer.bottom + 1;
  for (const part of all(':is(.seat-form, .gallery, .rules-bar, .select-head)')) {
    for (const inner of part.querySelectorAll(':scope *:not(svg *, .carried, .bird *, .box-pic *)'))
      if (seen(inner) && !within(inner.getBoundingClientRect(), part.getBoundingClientRect()))
        faults.push(`${said(inner)} is cut by ${part.className}`);
  }
  // In the smallest windows there is no way to give a finger all it would like.
  const least = innerWidth < 600 && innerHeight < 460 ? 39 : 44;
  const touched = ':is(button, select, .name-field, .segments label, .setting:not(.unneeded))';
  const targets = all(touched);
  if (targets.length < 20) faults.push(`only ${targets.length} things to touch`);
  for (const target of targets) {
    const { width, height } = target.getBoundingClientRect();
    if (width < least - 0.5 || height < least - 0.5)
      faults.push(`${said(target)} is only ${width}×${height}`);
  }
  const shown = [...targets, ...all(':is(.missing em:not(:empty), .ready, .level-means, h1, .brief)')];
  const rects = shown.map((one) => one.getBoundingClientRect());
  rects.forEach((a, i) => {
    rects.slice(i + 1).forEach((b, j) => {
      const [wide, high] = [
        Math.min(a.right, b.right) - Math.max(a.left, b.left),
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
      ];
      const [one, other] = [shown[i], shown[i + 1 + j]];
      if (wide > 1.5 && high > 1.5 && !one!.contains(other!) && !other!.contains(one!))
        faults.push(`${said(one!)} lies over ${said(other!)}`);
    });
  });
  const screen = document.querySelector('.screen.select')!;
  if (screen.scrollWidth > screen.clientWidth) faults.push('the screen is too wide');
  if (screen.scrollHeight > screen.clientHeight) faults.push(`the screen is ${screen.scrollHeight} high`);
  return faults;
}

const rivals = (page: Page, seat: number, kind: 'Person' | 'Computer') =>
  page
    .getByRole('radiogroup', { name: `Player ${seat} is` })
    .getByRole('radio', { name: kind })
    .tap();
const seatsAt = (page: Page, count: number) =>
  page.getByRole('radio', { name: `${count}`, exact: true }).tap();

const tables: Record<string, (page: Page) => Promise<unknown>> = {
  'two who are ready': (page) => seatsAt(page, 2),
  'three who are ready': (page) => seatsAt(page, 3),
  'four who are ready': (page) => seatsAt(page, 4),
  'four computers': async (page) => {
    for (const seat of [1, 4]) await rivals(page, seat, 'Computer');
  },
  'names that will not do': async (page) => {
    for (const seat of [2, 3, 4]) {
      await rivals(page, seat, 'Person');
      await page.getByLabel(`Name of player ${seat}`).fill('ada ');
    }
  },
};

describe('the setting of a table', () => {
  it.each(Object.keys(tables))('has everything in its place in any window, with %s', async (table) => {
    open = await openPage({
      viewport: { width: 1024, height: 768 },
      touch: true,
      reducedMotion: 'reduce',
      before: (context) => keepInPage(context, { 'last table': { seats, rules: presets.wordbler } }),
    });
    const { page } = open;
    await page.getByRole('button', { name: 'New game' }).tap();
    await page.getByRole('heading', { name: 'Who plays?' }).waitFor();
    await tables[table]!(page);
    expect(await faultsIn(page, windows, () => page.evaluate(survey))).toEqual({});
  });
});

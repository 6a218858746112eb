import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { wordSearch } from '../../src/core';
import { begun } from '../core/scramble/playing';
import { family } from '../core/search/words';
import { keepInPage, newGame, playOn } from './game-of-two';
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
  [1280, 720],
  [1024, 768],
  [800, 600],
  [768, 1024],
  [844, 390],
  [390, 844],
  [360, 640],
  [640, 360],
  [600, 600],
  [700, 700],
  [960, 600],
  [1000, 560],
  [512, 384],
]);

/** What is cut off, lies over something else, or is too small for a finger. Runs in the page. */
function survey({ of, mayScroll }: { of: string; mayScroll: boolean }): string[] {
  const faults: string[] = [];
  const root = document.querySelector(of)!;
  const said = (one: Element) => `${one.className || one.tagName} "${one.textContent?.trim().slice(0, 20)}"`;
  const isSeen = (one: Element) =>
    one.checkVisibility({ visibilityProperty: true }) &&
    one.clientWidth > 2 &&
    getComputedStyle(one).clipPath === 'none';
  const parts = [
    ...root.querySelectorAll(
      'button, select, input, label, h1, h2, h3, p, small, b, dt, dd, .go-on-text > *',
    ),
  ].filter(isSeen);
  const box = root.getBoundingClientRect();
  for (const part of parts) {
    const { left, right, top, bottom, width, height } = part.getBoundingClientRect();
    if (left < box.left - 1 || right > box.right + 1) faults.push(`${said(part)} is off the side`);
    if (!mayScroll && (top < -1 || bottom > innerHeight + 1)) faults.push(`${said(part)} is off the screen`);
    const { display, textOverflow } = getComputedStyle(part);
    const isText = display !== 'inline' && textOverflow !== 'ellipsis' && !part.matches('select, h1');
    if (isText && part.scrollWidth > part.clientWidth + 1) faults.push(`${said(part)} is too narrow`);
    const button = part.closest('button')?.getBoundingClientRect();
    if (button && (top < button.top - 1 || bottom > button.bottom + 1))
      faults.push(`${said(part)} stands out`);
    if (part.matches('button:not(.game-card *, .word-link)') && (width < 43.5 || height < 43.5))
      faults.push(`${said(part)} is only ${width}×${height}`);
  }
  const apart = parts.filter((part) => part.matches('button, select, h1, h2, p, small'));
  apart.forEach((one, i) => {
    const a = one.getBoundingClientRect();
    for (const other of apart.slice(i + 1)) {
      const b = other.getBoundingClientRect();
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 1.5 && high > 1.5 && !one.contains(other) && !other.contains(one))
        faults.push(`${said(one)} lies over ${said(other)}`);
    }
  });
  if (root.scrollWidth > root.clientWidth) faults.push(`it is ${root.scrollWidth} wide`);
  if (!mayScroll && root.scrollHeight > root.clientHeight)
    faults.push(`it is ${root.scrollHeight - root.clientHeight} too high`);
  if (box.top < -1 || box.bottom > innerHeight + 1) faults.push('it is higher than the window');
  if (parts.length < 5) faults.push(`only ${parts.length} parts were found`);
  return faults;
}

const faultsInWindows = (page: Page, of: string, mayScroll = false) =>
  faultsIn(page, windows, () => page.evaluate(survey, { of, mayScroll }));

async function visit(kept: Record<string, unknown>) {
  open = await openPage({
    viewport: { width: 1024, height: 768 },
    reducedMotion: 'reduce',
    before: (context) => keepInPage(context, kept),
  });
  await open.page.getByRole('button', { name: 'New game' }).waitFor();
  return open.page;
}

const setup = wordSearch.dailySetup('2026-11-21', family.id)!;
const engine = new wordSearch.GameEngine(setup, family);
engine.dispatch({ type: 'begin' });
const game = playOn(newGame('screens', {}, ['Ada', 'W'.repeat(16), 'ليلى الجميلة', 'Maximiliane']), 6).save();
const search = engine.save();
const scramble = begun().save();

describe('the menu', () => {
  const waiting: Record<string, Record<string, unknown>> = {
    nothing: {},
    'a game of four with long names': { game },
    'two games': { game, search },
    'three games': { game, search, scramble },
  };

  it.each(Object.keys(waiting))(
    'has everything in its place in any window, with %s waiting',
    async (what) => {
      const page = await visit(waiting[what]!);
      const count = Object.keys(waiting[what]!).length;
      expect(await page.getByRole('button', { name: /^Go on/ }).count()).toBe(count);
      expect(await faultsInWindows(page, '.screen.menu')).toEqual({});
    },
  );

  it.each(['Settings', 'How to play', 'About'])('has a panel %s that fits any window', async (name) => {
    const page = await visit({});
    await page.getByRole('button', { name }).click();
    await page.getByRole('dialog', { name }).waitFor();
    expect(await faultsInWindows(page, 'dialog[open]', true)).toEqual({});
  });
});

import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import { presets } from '../../../src/rules';
import type { Point } from '../../../src/shared/canvas/box';
import { some } from '../../long';
import { keepInPage, newGame, playOn } from '../support/game-of-two';
import { resize } from '../support/in-any-window';
import { inkIn } from '../support/ink-in';
import { it, long } from '../support/page-test';
import { type OpenPage, openPage } from '../support/play';
import { carry, drag, fingerOf, mouseOf, type Pointer, penOf, tap } from '../support/pointers';
import type { Window } from '../support/windows';

const phone = { width: 390, height: 844 };

async function openPanel(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: name === 'About' ? 'Help' : name }).click();
  if (name === 'About') await page.getByRole('button', { name }).click();
  const panel = page.getByRole('dialog', { name });
  await panel.waitFor();
  return panel;
}

/** Where it rests: it has stopped rising or falling. */
async function rest(panel: Locator) {
  await panel.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  return (await panel.boundingBox())!;
}

/** It no longer scrolls on after the finger has left it. */
const stop = (content: Locator) =>
  content.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        let [top, frames] = [Number.NaN, 0];
        const look = () => {
          frames = element.scrollTop === top ? frames + 1 : 0;
          top = element.scrollTop;
          if (frames < 10) requestAnimationFrame(look);
          else resolve();
        };
        look();
      }),
  );

/** A place on its bar. */
async function bar(panel: Locator): Promise<Point> {
  const { x, y, width } = await rest(panel);
  return { x: x + width / 2, y: y + 14 };
}

const lower = ({ x, y }: Point, by: number) => ({ x, y: y + by });

const pointers = ['mouse', 'finger', 'pen'] as const;

async function pointerOf(page: Page, kind: (typeof pointers)[number]): Promise<Pointer> {
  if (kind === 'mouse') return mouseOf(page);
  const session = await page.context().newCDPSession(page);
  return kind === 'finger' ? fingerOf(session) : penOf(session);
}

const sizes: Window[] = [
  [390, 844],
  [360, 640],
  [844, 390],
  [640, 360],
];

describe('a panel', () => {
  let open: OpenPage;
  let page: Page;

  // A play that may be doubted waits there, for the last test.
  const rules = { ...presets.wordbler, invalidWord: 'challenge' as const };
  const game = playOn(newGame('phone', rules), 1);

  beforeAll(async () => {
    const saved = { game: game.save(), settings: { openRacks: true, scoreSheet: 'asked' } };
    open = await openPage({
      viewport: phone,
      touch: true,
      reducedMotion: 'reduce',
      before: (context) => keepInPage(context, saved),
    });
    page = open.page;
    await page.getByRole('button', { name: 'Players and rules' }).waitFor();
  });

  // A panel that a test has left open goes as it came.
  afterEach(async () => {
    const close = page.getByRole('button', { name: 'Close' });
    if (await close.isVisible()) await close.click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    open.check();
  });

  afterAll(() => open.close());

  it.each(some(sizes, [[390, 844]]))('rises from below at %i×%i, as wide as the window', async (width, height) => {
    await resize(page, width, height);
    for (const name of some(['Settings', 'Help', 'About'], ['Settings'])) {
      const panel = await openPanel(page, name);
      const box = await rest(panel);
      expect(box).toMatchObject({ x: 0, width });
      expect(box.y + box.height).toBeCloseTo(height, 0);
      // Something of what lies behind is left, to be pressed.
      expect(box.y).toBeGreaterThan(8);
      expect(await panel.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
      const close = page.getByRole('button', { name: 'Close' });
      const top = (await close.boundingBox())!.y;
      const content = panel.locator('.dialog-content');
      await content.evaluate((element) => element.scrollTo(0, element.scrollHeight));
      // The way out stays where it is while the rest is scrolled.
      expect((await close.boundingBox())!.y).toBeCloseTo(top, 0);
      await close.click();
      await panel.waitFor({ state: 'hidden' });
    }
  });

  long('fades its rows where they are cut, and shows the last of them in full', async () => {
    await resize(page, 800, 600);
    const panel = await openPanel(page, 'Help');
    const { x, y, width, height } = await rest(panel);
    const edge = (high: number, above: number) =>
      inkIn(page, { x: x + 20, y: y + height - above - high, width: width - 40, height: high });
    expect(await edge(2, 3)).toBeLessThan(60);
    expect(await edge(60, 20)).toBeGreaterThan(100);
    const content = panel.locator('.dialog-content');
    await content.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    const last = (await content.locator('> :last-child').boundingBox())!;
    expect(last.y + last.height).toBeLessThan(y + height - 14);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
  });

  it.each(
    some<Window>(
      [
        [1024, 768],
        [390, 844],
      ],
      [[390, 844]],
    ),
  )("leaves within 120 ms at %i×%i, in nobody's way; at once for who likes it calm", async (width, height) => {
    await resize(page, width, height);
    for (const [reducedMotion, leaving] of [
      ['reduce', 0],
      ['no-preference', 120],
    ] as const) {
      await page.emulateMedia({ reducedMotion });
      const panel = await openPanel(page, 'Settings');
      await rest(panel);
      const left = await page.evaluate(() => {
        const dialog = document.querySelector('dialog[open]')!;
        const { left, top } = dialog.querySelector('h2')!.getBoundingClientRect();
        dialog.querySelector<HTMLElement>('[aria-label="Close"]')!.click();
        const times = dialog.getAnimations({ subtree: true }).map(({ effect }) => Number(effect!.getTiming().duration));
        return {
          lasts: Math.max(0, ...times),
          focus: document.activeElement?.textContent?.trim(),
          pressed: dialog.contains(document.elementFromPoint(left + 2, top + 2)),
        };
      });
      expect(left).toEqual({ lasts: leaving, focus: 'Settings', pressed: false });
      await panel.waitFor({ state: 'hidden' });
    }
  });

  long('lies in the middle of larger windows, where nothing pulls it', async () => {
    await resize(page, 1024, 768);
    const panel = await openPanel(page, 'About');
    const { x, y, width, height } = await rest(panel);
    expect(x + width / 2).toBeCloseTo(512, 0);
    expect(y + height / 2).toBeCloseTo(384, 0);
    await drag(mouseOf(page), { x: x + 60, y: y + 40 }, { x: x + 60, y: 760 });
    expect(await rest(panel)).toEqual({ x, y, width, height });
  });

  it.each(some(pointers, ['finger']))('is pulled down and away by its bar with the %s', async (kind) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await resize(page, phone.width, phone.height);
    const panel = await openPanel(page, 'About');
    const pointer = await pointerOf(page, kind);
    const from = await bar(panel);
    await carry(pointer, from, lower(from, 300));
    expect((await panel.boundingBox())!.y).toBeCloseTo(from.y - 14 + 300, 0);
    await pointer.up(lower(from, 300));
    await panel.waitFor({ state: 'hidden' });
    expect(await page.getByRole('button', { name: 'Players and rules' }).isVisible()).toBe(true);
  });

  long('comes back when it is let go on its way up again', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await resize(page, phone.width, phone.height);
    const panel = await openPanel(page, 'About');
    const before = await rest(panel);
    const finger = await pointerOf(page, 'finger');
    const from = await bar(panel);
    await carry(finger, from, lower(from, 300));
    await finger.move(lower(from, 20));
    await finger.up(lower(from, 20));
    expect(await rest(panel)).toEqual(before);
  });

  it('is pulled by its content only at its top, and scrolls; such a press switches nothing, but draws sliders', async () => {
    // So low that there is much to scroll.
    await resize(page, 360, 640);
    const panel = await openPanel(page, 'About');
    const content = panel.locator('.dialog-content');
    const scrolled = () => content.evaluate((element) => element.scrollTop);
    const finger = await pointerOf(page, 'finger');
    const middle = { x: 180, y: 500 };
    await drag(finger, middle, lower(middle, -300));
    await expect.poll(scrolled).toBeGreaterThan(100);
    await stop(content);
    await content.evaluate((element) => element.scrollTo(0, 60));
    await drag(finger, middle, lower(middle, 40));
    expect(await panel.isVisible()).toBe(true);
    await expect.poll(scrolled).toBeLessThan(60);
    await stop(content);
    await content.evaluate((element) => element.scrollTo(0, 0));
    await drag(finger, lower(middle, -200), lower(middle, 130));
    await panel.waitFor({ state: 'hidden' });

    await resize(page, phone.width, phone.height);
    const settings = await openPanel(page, 'Settings');
    await page.getByRole('tab', { name: 'Board' }).click();
    const legend = page.getByRole('switch', { name: 'Legend' });
    const { x, y } = (await legend.boundingBox())!;
    const from = { x: x - 100, y: y + 17 };
    await carry(finger, from, lower(from, 200));
    await finger.move(lower(from, 10));
    await finger.up(lower(from, 10));
    expect(await settings.isVisible()).toBe(true);
    expect(await legend.isChecked()).toBe(true);
    await page.getByRole('tab', { name: 'Sound' }).click();
    const sounds = page.getByRole('slider', { name: 'Effects' });
    await sounds.scrollIntoViewIfNeeded();
    const slider = (await sounds.boundingBox())!;
    const knob = { x: slider.x + slider.width * 0.8, y: slider.y + slider.height / 2 };
    await drag(finger, knob, { x: slider.x + slider.width * 0.2, y: knob.y + 12 });
    expect(await settings.isVisible()).toBe(true);
    expect(Number(await sounds.inputValue())).toBeLessThan(40);
  });

  // In the sample that is tried over a table, row by row.
  long('goes at a tap beside it, but not at one on its frame', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await resize(page, phone.width, phone.height);
    const panel = await openPanel(page, 'About');
    const finger = await pointerOf(page, 'finger');
    const { x, y, width } = await rest(panel);
    // A press just after it opened is not meant for it, so that taps are tried until one is.
    await expect
      .poll(async () => {
        await tap(finger, { x: x + width / 2, y: y + 2 });
        return panel.isVisible();
      })
      .toBe(true);
    await expect
      .poll(async () => {
        if (await panel.isVisible()) await tap(finger, { x: width / 2, y: y - 30 });
        return panel.isVisible();
      })
      .toBe(false);
  });

  it('that must be answered has no bar, and stays', async () => {
    expect(game.state.openPlay).toBeDefined();
    await resize(page, phone.width, phone.height);
    await page.getByRole('button', { name: 'Continue Wordbler' }).tap();
    const panel = page.getByRole('dialog', { name: /’s play: / });
    await panel.waitFor();
    const before = await rest(panel);
    expect(before).toMatchObject({ x: 0, width: 390 });
    const finger = await pointerOf(page, 'finger');
    const from = { x: 195, y: before.y + 20 };
    await drag(finger, from, { x: 195, y: 830 });
    await tap(finger, { x: 195, y: 60 });
    expect(await rest(panel)).toEqual(before);
    // At the second Escape in a row a browser closes a panel without asking it.
    for (let i = 0; i < 4; i++) await page.keyboard.press('Escape');
    expect(await rest(panel)).toEqual(before);
    await page.getByRole('button', { name: 'Let it stand' }).tap();
    await panel.waitFor({ state: 'hidden' });
  });
});

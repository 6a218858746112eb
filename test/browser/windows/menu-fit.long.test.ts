import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { wordSearch } from '../../../src/rules';
import { begun } from '../../scramble/rules/playing';
import { family } from '../../search/rules/words';
import { keepInPage, newGame, playOn } from '../support/game-of-two';
import { cutWords, faultsIn, faultsOfFit } from '../support/in-any-window';
import { it } from '../support/page-test';
import { openPage } from '../support/play';
import { windows } from '../support/windows';

const faultsInWindows = (page: Page, screen: string) =>
  faultsIn(page, windows, () => faultsOfFit(page, screen, { least: 43.5, mayBeSmall: '.word-link' }));

async function visit(saved: Record<string, unknown>) {
  const open = await openPage({
    viewport: { width: 1024, height: 768 },
    reducedMotion: 'reduce',
    before: (context) => keepInPage(context, saved),
  });
  await open.page.getByRole('button', { name: 'Players and rules' }).waitFor();
  return open.page;
}

const setup = wordSearch.dailySetup('2026-11-21', family, 'authors')!;
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

  it.each(Object.keys(waiting))('has everything in its place in any window, with %s waiting', async (what) => {
    const page = await visit(waiting[what]!);
    const count = Object.keys(waiting[what]!).length;
    expect(await page.getByRole('button', { name: /^Continue/ }).count()).toBe(count);
    expect(await faultsInWindows(page, '.screen.menu')).toEqual({});
  });

  it.each(['en', 'de', 'es', 'fr', 'bn', 'zh'])(
    'names the dailies of today and all ways from here in full on a phone, upright and held sideways, in %s',
    async (locale) => {
      const open = await openPage({
        locale,
        viewport: { width: 390, height: 844 },
        touch: true,
        reducedMotion: 'reduce',
      });
      const { page } = open;
      const names = page.locator('.dailies .day-button b');
      await names.first().waitFor();
      expect(await names.count()).toBe(3);
      const ways = page.locator('.menu-more button span');
      for (const [width, height] of [
        [390, 844],
        [844, 390],
        [360, 616],
      ] as const) {
        await page.setViewportSize({ width, height });
        expect(await cutWords(names)).toEqual([]);
        expect(await cutWords(ways)).toEqual([]);
      }
    },
  );

  it('has panels that fit any window', async () => {
    const page = await visit({});
    for (const name of ['Settings', 'Help', 'About']) {
      if (name === 'About') await page.getByRole('button', { name: 'Help' }).click();
      await page.getByRole('button', { name }).click();
      const panel = page.getByRole('dialog', { name });
      await panel.waitFor();
      expect.soft(await faultsInWindows(page, 'dialog[open]'), name).toEqual({});
      await page.keyboard.press('Escape');
      await panel.waitFor({ state: 'hidden' });
    }
  });
});

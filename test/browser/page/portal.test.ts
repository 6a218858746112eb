import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { keepInPage, newGame } from '../support/game-of-two';
import { it, long } from '../support/page-test';
import { openPage } from '../support/play';
import { savedAt } from '../support/saved-at';

declare global {
  interface Window {
    portal: { calls: string[]; kept: Record<string, string>; ad?: { adStarted(): void; adFinished(): void } };
  }
}

/** A portal's script as it is documented, which notes what it is asked for. */
const standOn = (context: BrowserContext, saved: Record<string, string> = {}) =>
  context.addInitScript((kept) => {
    const calls: string[] = [];
    const note = (name: string) => () => void calls.push(name);
    window.portal = { calls, kept };
    const game = {
      loadingStart: note('loadingStart'),
      loadingStop: note('loadingStop'),
      gameplayStart: note('gameplayStart'),
      gameplayStop: note('gameplayStop'),
      happytime: note('happytime'),
      settings: { muteAudio: false },
      addSettingsChangeListener: () => {},
    };
    const SDK = {
      environment: 'crazygames',
      init: async () => void calls.push('init'),
      game,
      user: {},
      ad: {
        requestAd: (kind: string, ad: Window['portal']['ad']) => {
          calls.push(kind);
          if (ad) window.portal.ad = ad;
          ad?.adStarted();
        },
      },
      data: {
        getItem: (key: string) => kept[key] ?? null,
        setItem: (key: string, value: string) => {
          kept[key] = value;
        },
      },
    };
    Object.assign(window, { CrazyGames: { SDK } });
  }, saved);

const calls = (page: Page) => page.evaluate(() => window.portal.calls.splice(0));

/** Both pass until the game ends. */
function almostPassed() {
  const game = newGame('portal');
  game.dispatch({ type: 'begin' });
  for (;;) {
    const before = game.save();
    game.dispatch({ type: 'pass', seat: game.state.toMove });
    if (game.state.phase === 'over') return before;
  }
}

it('is told when somebody plays, shows its ad between two games alone, and keeps them', async () => {
  const save = almostPassed();
  const open = await openPage({
    reducedMotion: 'reduce',
    before: async (context) => {
      await standOn(context);
      await keepInPage(context, { game: save, settings: { openRacks: true, scoreSheet: 'asked' } });
    },
  });
  const { page } = open;
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const goOn = page.getByRole('button', { name: 'Continue Wordbler' });
  await goOn.waitFor();
  await expect.poll(() => calls(page)).toEqual(['init', 'loadingStart', 'loadingStop']);
  await goOn.click();
  await page.getByRole('button', { name: 'Shuffle', disabled: false }).waitFor();
  expect(await calls(page)).toEqual(['gameplayStart']);
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: 'Play again' }).waitFor();
  expect(await calls(page)).toContain('gameplayStop');

  await press('Play again');
  const paused = page.getByRole('dialog', { name: 'Paused' });
  await paused.waitFor();
  expect(await calls(page)).toEqual(['midgame']);
  // What is only told, and stands in the panel for it, makes it no higher: it would have a scrollbar.
  await paused.locator('.announcer').waitFor({ state: 'attached' });
  expect(await paused.evaluate((panel) => panel.scrollHeight - panel.clientHeight)).toBe(0);
  await page.evaluate(() => window.portal.ad?.adFinished());
  await paused.waitFor({ state: 'detached' });
  await expect.poll(() => calls(page)).toEqual(['gameplayStart']);
  await page.getByRole('button', { name: 'Shuffle', disabled: false }).waitFor();
  expect(Object.keys(await page.evaluate(() => window.portal.kept))).toContain('game');
});

long('has a game of another place: it is played here, and the one that lay here waits aside', async () => {
  const there = newGame('there');
  there.dispatch({ type: 'begin' });
  const open = await openPage({
    reducedMotion: 'reduce',
    before: async (context) => {
      await standOn(context, { game: JSON.stringify(there.save()) });
      await keepInPage(context, { game: newGame('here').save() });
    },
  });
  const { page } = open;
  await page.getByRole('button', { name: 'Continue Wordbler' }).click();
  await page.getByRole('button', { name: 'Show my tiles' }).waitFor();
  const saved = await page.evaluate(() => window.portal.kept);
  expect(JSON.parse(saved['game']!).setup.seed).toBe('there');
  expect(await savedAt(page, 'set aside')).toMatchObject([{ value: { setup: { seed: 'here' } } }]);
});

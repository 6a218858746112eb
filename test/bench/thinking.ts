import { GameEngine, presets } from '../../src/rules';
import { launchChromium } from '../browser/support/chromium';
import { judge, keepInPage, playOn } from '../browser/support/game-of-two';
import { buildAndServe } from '../browser/support/site-server';
import { Trace } from './felt/trace';
import { median } from './rounds';
import type { Row } from './table';

const games = 3;
const turns = 6;

/** What the page feels of the computer's thinking, in the middle of a game of four Experts. */
export async function thinkingRows(): Promise<Row[]> {
  const site = await buildAndServe();
  const browser = await launchChromium();
  try {
    const longest: number[] = [];
    for (let game = 0; game < games; game++) {
      const context = await browser.newContext({ reducedMotion: 'reduce' });
      await keepInPage(context, { game: midGame(`think ${game}`).save(), settings: { thinking: 'slow' } });
      const page = await context.newPage();
      await page.goto(site.url);
      await page.getByRole('button', { name: 'Continue Wordbler' }).click();
      await page.getByRole('button', { name: 'Pause' }).waitFor();
      await page.locator('[role=log]', { hasText: ' plays ' }).waitFor({ state: 'attached', timeout: 60_000 });
      // The time its thread worked: not what the thinkers had of the processor meanwhile.
      const trace = await Trace.of(browser, () => page.evaluate(`(${playOnFor})(${turns})`));
      longest.push(Math.max(...trace.tasks().map(({ taken }) => taken)));
      await context.close();
    }
    return [
      {
        what: 'longest task of the page while four Experts think',
        unit: 'ms',
        ours: median(longest),
        aim: { atMost: 50 },
      },
    ];
  } finally {
    await browser.close();
    await site.close();
  }
}

function midGame(seed: string): GameEngine {
  const seats = ['Ada', 'Bruno', 'Cleo', 'Dan'].map((name) => ({
    name,
    kind: 'computer' as const,
    level: 'expert' as const,
  }));
  return playOn(new GameEngine({ seats, rules: presets.classic, seed, tiles: 'en', words: judge.id }, judge), 6);
}

/** Resolves after so many turns. The mark says which thread's tasks count. */
const playOnFor = `(turns) => new Promise((resolve) => {
  performance.mark('felt: thinking');
  let left = turns;
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (/ plays /.test(node.textContent)) left--;
    if (left <= 0) resolve();
  }).observe(document.querySelector('[role=log]'), { childList: true, subtree: true });
})`;

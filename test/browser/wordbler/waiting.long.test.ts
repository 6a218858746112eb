import type { Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { findLetters } from '../support/find-play';
import { isWord, playOn, shortWords } from '../support/game-of-two';
import { faultsOfFit } from '../support/in-any-window';
import { layByClicks } from '../support/lay-by-clicks';
import { gameOf, sitDown } from '../support/left-table';
import { stopTime } from '../support/page-time';
import { positionIn } from '../support/reader';

let open: Awaited<ReturnType<typeof sitDown>> | undefined;

afterEach(async () => {
  await open?.close();
  open = undefined;
});

const mayAct = (page: Page) => page.getByRole('button', { name: 'Shuffle', disabled: false });
const step = 50;

/** By the page's own clock, in ms. */
async function untilOwnTurn(page: Page, look = async () => {}): Promise<number> {
  for (let passed = 0; passed < 30_000; passed += step) {
    await page.clock.runFor(step);
    await look();
    const goOn = page.getByRole('button', { name: 'Continue' });
    if (await goOn.isVisible()) await goOn.click();
    else if (await mayAct(page).isVisible()) return passed + step;
  }
  throw new Error('the turn never came');
}

const bagCounts = (page: Page) => page.evaluate<number[]>('window.bagCounts');

it('from Done to the next own turn a computer takes six seconds at most, 1.5 in a hurry; the bag empties tile by tile', async () => {
  const game = playOn(gameOf(['person', 'songbird'], 'waiting'), 4);
  open = await sitDown(
    game,
    { muted: true },
    {
      reducedMotion: 'no-preference',
      viewport: { width: 844, height: 620 },
      before: (context) => context.clock.install(),
    },
  );
  const { page, reader } = open;
  await mayAct(page).waitFor();
  await page.evaluate(`
    const bag = document.querySelector('.count b');
    window.bagCounts = [Number(bag.textContent)];
    new MutationObserver(() => window.bagCounts.push(Number(bag.textContent)))
      .observe(bag, { childList: true, characterData: true, subtree: true });
  `);
  await stopTime(page);
  const lay = async () => {
    const { rack, ...rest } = positionIn(await reader.squares(), await reader.rack());
    const play = findLetters({ rack, ...rest }, shortWords, isWord)!;
    await layByClicks(reader, play, rack);
  };
  await lay();
  await page.getByRole('button', { name: /^Done/ }).click();
  const sign = page.getByText('Tap anywhere to speed up');
  let signs = 0;
  const took = await untilOwnTurn(page, async () => void ((await sign.isVisible()) && signs++));
  expect(took).toBeLessThanOrEqual(6000);
  expect(took).toBeGreaterThan(1500);
  expect(signs).toBeGreaterThan(5);
  expect(await sign.count()).toBe(0);
  const counts = await bagCounts(page);
  expect(counts.length).toBeGreaterThan(6);
  for (const [i, count] of counts.slice(1).entries()) expect(counts[i]! - count).toBe(1);

  await lay();
  await page.getByRole('button', { name: /^Done/ }).click();
  await page.mouse.click(5, 400);
  expect(await untilOwnTurn(page)).toBeLessThanOrEqual(1500);
  expect(await sign.count()).toBe(0);
});

it('that a tap hurries is told where messages stand on a phone, and aloud, until the first tap', async () => {
  const game = playOn(gameOf(['person', 'songbird'], 'waiting'), 5);
  open = await sitDown(
    game,
    { muted: true, thinking: 'slow' },
    { reducedMotion: 'no-preference', touch: true, viewport: { width: 360, height: 616 } },
  );
  const { page, reader } = open;
  const sign = page.getByText('Tap to speed up');
  await sign.waitFor();
  await reader.expectHeard('Tap or press any key to speed up.');
  await expect.poll(() => faultsOfFit(page, '.hud')).toEqual([]);
  await page.touchscreen.tap(180, 400);
  await sign.waitFor({ state: 'detached' });
  await mayAct(page).waitFor();

  // It is known from now on, after a reload, too.
  await page.reload();
  await mayAct(page).waitFor();
  await page.keyboard.press('Control+Enter');
  await page.getByText('Bruno', { exact: true }).first().waitFor();
  await mayAct(page).waitFor({ state: 'detached' });
  expect(await sign.count()).toBe(0);
});

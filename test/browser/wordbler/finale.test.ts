import { expect } from 'vitest';
import { keepInPage, newGame, playOn } from '../support/game-of-two';
import { it, long } from '../support/page-test';
import { countFrames, framesOf, stopTime } from '../support/page-time';
import { openPage } from '../support/play';

const finished = playOn(newGame('over'), 60);

/** The end of a game, its time stopped while it comes about. */
async function atEnd() {
  const open = await openPage({
    before: async (context) => {
      await countFrames(context);
      await keepInPage(context, { 'finished game': finished.save(), settings: { muted: true } });
    },
  });
  const { page } = open;
  await page.locator('.over.under-way').waitFor();
  await stopTime(page);
  return page;
}

it('the finale comes about step by step, and is hurried by a key', async () => {
  const page = await atEnd();
  const underWay = () => page.locator('.over.under-way').count();
  const astray = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLElement>('.over :is(h1, .pic, .step, .who, .crown, .end-card)')].filter(
          ({ style }) => style.transform || style.opacity || style.clipPath,
        ).length,
    );
  expect(await astray()).toBeGreaterThan(0);
  const totals = () => page.locator('.podium .who b').allTextContents();
  // In the middle of it the window turns, and turns back.
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.clock.runFor(100);
  }
  expect(await underWay()).toBe(1);
  await page.keyboard.press('Shift');
  await page.clock.runFor(300);
  expect([await underWay(), await astray()]).toEqual([0, 0]);
  const { ranking } = finished.state.outcome!;
  expect(await totals()).toEqual(ranking.map(({ total }) => `${total}`));
});

long('the finale ends in a rocket now and then while somebody looks', async () => {
  const page = await atEnd();
  await page.keyboard.press('Shift');
  const framesIn = async (ms: number) => {
    const before = await framesOf(page);
    await page.clock.runFor(ms);
    return (await framesOf(page)) - before;
  };
  await page.clock.runFor(6000);
  expect(await framesIn(6000), 'a rocket').toBeGreaterThan(20);
  // Nobody has touched the page for long.
  await page.clock.runFor(16_000);
  expect(await framesIn(12_000), 'resting').toBe(0);
  await page.mouse.move(5, 5);
  expect(await framesIn(6000), 'a rocket again').toBeGreaterThan(20);
  await page.mouse.click(5, 5);
  await page.clock.runFor(1000);
  expect(await framesIn(12_000), 'enough of it').toBe(0);
});

import type { BrowserContext, Page } from 'playwright-core';

/** From here on time passes on the page only as it is told to: frames, too. Its clock must have been installed. */
export const stopTime = async (page: Page) => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);

/** What is drawn next is drawn. */
export const nextFrames = (page: Page, count = 2) =>
  page.evaluate(
    (count) =>
      new Promise<void>((resolve) => {
        let left = count;
        const step = () => (left-- > 0 ? requestAnimationFrame(step) : resolve());
        step();
      }),
    count,
  );

/**
 * To the canvas time passes three times as fast: its frames are then as far apart as they can be, those of a machine
 * that draws twenty a second. Timers and the page's own clock stay as they are.
 */
export const hasten = (context: BrowserContext) =>
  // A text, because tools change functions.
  context.addInitScript(`{
    const ask = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (act) => ask((time) => act(3 * time));
  }`);

/** Installs a clock, and counts the frames that the page asks for. */
export async function countFrames(context: BrowserContext) {
  await context.clock.install();
  // A text, because tools change functions.
  await context.addInitScript(`
    window.frames = 0;
    const ask = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (act) => ask((time) => {
      window.frames++;
      act(time);
    });
  `);
}

export const framesOf = (page: Page) => page.evaluate<number>('Number(window.frames)');

import type { Page } from 'playwright-core';
import { pass } from './held-clock';

// A text, because tools change functions. What runs by styles has a time of its own: it is held, and led like the
// clock.
const lead = (ms: number) => `(async () => {
  const led = (window.led ??= new WeakSet());
  for (const motion of document.getAnimations()) {
    if (!led.has(motion)) {
      led.add(motion);
      motion.pause();
      motion.currentTime = 0;
    } else if (motion.playState === 'paused') {
      const next = Number(motion.currentTime) + ${ms};
      const end = Number(motion.effect?.getComputedTiming().endTime);
      if (next < end) motion.currentTime = next;
      else motion.finish();
    }
  }
})()`;

/** What has just begun stands at its beginning. */
export const holdAnimations = (page: Page) => page.evaluate(lead(0));

const step = 20;

/** The clock and everything that styles move go on together, in small steps; the clock must be held. */
export async function passAll(page: Page, ms: number) {
  for (let left = ms; left > 0; left -= step) {
    await page.evaluate(lead(Math.min(step, left)));
    await pass(page, Math.min(step, left));
    await holdAnimations(page);
  }
}

import type { Page } from 'playwright-core';
import { hide } from './ears';

// Each is baked anew, which takes as long as it is large.
export const desk = { width: 960, height: 600 };
const sizes = [{ width: 800, height: 600 }, { width: 640, height: 560 }, desk];
const phones = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];

// Texts, because tools change functions.
const loseContexts = `for (const canvas of document.querySelectorAll('canvas')) {
  const painted = canvas.painted ?? canvas;
  painted.dispatchEvent(new Event('contextlost', { cancelable: true }));
  painted.getContext('2d')?.reset();
  painted.dispatchEvent(new Event('contextrestored'));
}`;
const picture = `(() => {
  const all = new OffscreenCanvas(innerWidth, innerHeight).getContext('2d', { willReadFrequently: true });
  for (const canvas of document.querySelectorAll('canvas')) {
    const { x, y, width, height } = canvas.getBoundingClientRect();
    if (canvas.style.visibility === 'hidden') continue;
    if (canvas.width && canvas.height && width && height) all.drawImage(canvas, x, y, width, height);
  }
  return all.getImageData(0, 0, innerWidth, innerHeight).data;
})()`;

/** A page on which something moves, and what comes in between. */
export class Disturbed {
  readonly told: Record<string, number> = {};

  constructor(
    readonly page: Page,
    private readonly random: () => number,
  ) {}

  readonly disturbances: Record<string, () => Promise<unknown>> = {
    resize: () => this.page.setViewportSize(this.pick(sizes)),
    rotation: async () => {
      for (const size of phones) await this.page.setViewportSize(size);
    },
    escape: () => this.page.keyboard.press('Escape'),
    press: () => this.page.keyboard.press('Shift'),
    hiding: async () => {
      await hide(this.page, true);
      await hide(this.page, false);
    },
    blur: () => this.page.evaluate(`window.dispatchEvent(new Event('blur'))`),
    pause: async () => {
      await this.page.keyboard.press('9');
      await this.page.keyboard.press('Escape');
    },
    'motion off': () => this.page.emulateMedia({ reducedMotion: 'reduce' }),
    'motion on': () => this.page.emulateMedia({ reducedMotion: 'no-preference' }),
    'lost contexts': () => this.page.evaluate(loseContexts),
  };

  /** Returns what was done. */
  async disturb(motion: string, times: number, without: readonly string[] = []): Promise<string> {
    const names = Object.keys(this.disturbances).filter((name) => !without.includes(name));
    const done: string[] = [];
    for (let i = 0; i < times; i++) {
      await new Promise((resolve) => setTimeout(resolve, this.random() * 50));
      const name = this.pick(names);
      done.push(name);
      await this.disturbances[name]!();
      this.told[motion] = (this.told[motion] ?? 0) + 1;
    }
    return `${motion}: ${done.join(', ')}`;
  }

  async comeToRest() {
    await this.page.emulateMedia({ reducedMotion: 'no-preference' });
    await this.page.setViewportSize(desk);
  }

  /** How many pixels of what is painted would be others if all were built anew. */
  async differing(settled: () => Promise<unknown>): Promise<number> {
    await this.shown();
    await this.page.evaluate(`void (window.seenBefore = ${picture})`);
    await this.page.setViewportSize({ width: 800, height: 600 });
    await settled();
    await this.page.setViewportSize(desk);
    await settled();
    await this.shown();
    return this.page.evaluate<number>(`(() => {
      const now = ${picture};
      let count = 0;
      for (let at = 0; at < now.length; at += 4)
        if ([0, 1, 2].some((part) => Math.abs(now[at + part] - window.seenBefore[at + part]) > 24)) count++;
      return count;
    })()`);
  }

  /** Canvases that are shown apart come to the screen each for itself, as does a picture of the page. */
  private shown() {
    return this.page.screenshot();
  }

  private pick<T>(from: readonly T[]): T {
    return from[Math.floor(this.random() * from.length)]!;
  }
}

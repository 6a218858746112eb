import type { Browser, CDPSession, Page } from 'playwright-core';
import type { Point } from '../../../src/shared/canvas/box';
import { keepInPage } from '../../browser/support/game-of-two';
import { teach } from '../../browser/support/play';

export interface Screen {
  name: string;
  width: number;
  height: number;
  ratio: number;
  touch?: true;
  /** How many times slower the processor is. */
  slowed?: number;
}

export const desk: Screen = { name: '1440x900', width: 1440, height: 900, ratio: 1 };
export const fineDesk: Screen = { name: '1440x900 x2', width: 1440, height: 900, ratio: 2 };
export const phone: Screen = {
  name: '390x844 x3, slowed 4x',
  width: 390,
  height: 844,
  ratio: 3,
  touch: true,
  slowed: 4,
};

export interface Wish {
  screen: Screen;
  kept?: Record<string, unknown>;
  fast3G?: true;
  /** Runs in the page before its own scripts. */
  script?: string;
}

const patience = 60_000;

/** A page nobody has been to, and a hand that presses what it sees. */
export class Visit {
  private constructor(
    readonly page: Page,
    readonly session: CDPSession,
    readonly screen: Screen,
  ) {}

  static async start(browser: Browser, { screen, kept, fast3G, script }: Wish): Promise<Visit> {
    const { width, height, ratio, touch = false, slowed } = screen;
    const context = await browser.newContext({
      viewport: { width, height },
      deviceScaleFactor: ratio,
      hasTouch: touch,
      isMobile: touch,
      locale: 'en-GB',
    });
    await teach(context);
    await keepInPage(context, { ...kept, settings: { openRacks: true, ...(kept?.['settings'] as object) } });
    if (script) await context.addInitScript(script);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    if (slowed) await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });
    if (fast3G) {
      await session.send('Network.enable');
      // What the browser's own tools call "fast 3G".
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 150,
        downloadThroughput: 180_000,
        uploadThroughput: 84_375,
      });
    }
    return new Visit(page, session, screen);
  }

  /** Where a button can be pressed, as soon as it can, and it no longer moves. */
  async button(name: string | RegExp): Promise<Point> {
    const asked = placeOfButton(name);
    for (let last = await this.until<Point>(asked); ; ) {
      await rest(60);
      // A machine that is busy draws fewer.
      await this.page.evaluate(twoFrames);
      const at = await this.until<Point>(asked);
      if (Math.hypot(at.x - last.x, at.y - last.y) < 1) return at;
      last = at;
    }
  }

  async press(name: string | RegExp) {
    const at = await this.button(name);
    await this.tap(at);
  }

  async tap(at: Point) {
    if (this.screen.touch) await this.page.touchscreen.tap(at.x, at.y);
    else await this.page.mouse.click(at.x, at.y);
  }

  /** Asks the page, again and again, in a way that costs it little. */
  async until<Found>(asked: string): Promise<Found> {
    for (const end = Date.now() + patience; Date.now() < end; ) {
      const found = await this.page.evaluate<Found | null>(asked);
      if (found) return found;
      await rest(40);
    }
    throw new Error(`This never came: ${asked.slice(0, 200)}`);
  }

  sees(selector: string): Promise<true> {
    return this.until<true>(`!!document.querySelector(${JSON.stringify(selector)})`);
  }

  close() {
    return this.page.context().close();
  }
}

export const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

// A text, because tools change functions.
const twoFrames = 'new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))';

/** The middle of the button that is seen under that name and can be pressed. */
const placeOfButton = (name: string | RegExp) => `(() => {
  const wanted = ${typeof name === 'string' ? `{ test: (it) => it === ${JSON.stringify(name)} }` : name};
  for (const one of document.querySelectorAll('button:not(:disabled):not([aria-disabled=true])')) {
    if (!wanted.test((one.getAttribute('aria-label') ?? one.textContent).trim())) continue;
    const { x, y, width, height } = one.getBoundingClientRect();
    const at = { x: x + width / 2, y: y + height / 2 };
    if (width === 0) continue;
    if (one.contains(document.elementFromPoint(at.x, at.y))) return at;
    one.scrollIntoView({ block: 'center' });
  }
  return null;
})()`;

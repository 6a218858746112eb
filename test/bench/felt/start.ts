import type { Browser } from 'playwright-core';
import type { Build } from './builds';
import { underWay } from './kept';
import type { Figures } from './table';
import { desk, phone, Visit, type Wish } from './visit';

// As this release keeps it; the one before passes over what it does not know.
const game = { ...underWay().save(), refused: [] };
const lines = { none: { screen: desk }, slow: { screen: phone, fast3G: true } } as const satisfies Record<string, Wish>;

// A text, because tools change functions. Each button is pressed in the moment it can be.
const script = `{
  window.felt = {};
  const seen = (name) => [...document.querySelectorAll('button:not(:disabled):not([aria-disabled=true])')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent).trim().startsWith(name) && one.clientWidth > 0,
  );
  const look = () => {
    const goOn = seen('Continue Wordbler');
    if (goOn && !felt.menu) {
      felt.menu = performance.now();
      goOn.click();
    }
    if (felt.menu && seen('Shuffle')) felt.board = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}`;

/**
 * From the first request to a menu that answers, and to a rack whose tiles can be taken. Nothing is kept by the
 * browser.
 */
export async function coldStart(browser: Browser, build: Build): Promise<Figures> {
  const figures: Figures = {};
  for (const [name, wish] of Object.entries(lines)) {
    const visit = await Visit.start(browser, { ...wish, script, kept: { game } });
    const before = build.sent(Date.now());
    try {
      await visit.page.goto(build.url);
      await visit.until('window.felt.board');
      const read = (asked: string) => visit.page.evaluate<number>(asked);
      const how = name === 'slow' ? 'fast 3G, slowed 4x' : 'not slowed';
      figures[`first paint, ${how}`] = await read(`performance.getEntriesByType('paint')[0].startTime`);
      figures[`menu usable, ${how}`] = await read('window.felt.menu');
      figures[`playable board, ${how}`] = await read('window.felt.board');
      const there = await read('performance.timeOrigin + window.felt.board');
      figures[`fetched to there, ${how}`] = (build.sent(there) - before) / 1000;
    } finally {
      await visit.close();
    }
  }
  return figures;
}

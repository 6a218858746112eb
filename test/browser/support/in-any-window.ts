import type { Locator, Page } from 'playwright-core';
import { inFirefox } from './browser';
import type { Window } from './windows';

/** A part of the canvas that nothing may cover. */
export interface Fixed {
  what: string;
  x: number;
  y: number;
  w: number;
  h: number;
}

interface Asked {
  screen: string;
  fixed: Fixed[];
  /** What a finger presses is no smaller, in either direction; 24 for what is named in `mayBeSmall`. */
  least: number;
  mayBeSmall: string;
}

/** What of a screen is cut, too small, off the window or over something else. Runs in the page. */
function survey({ screen, fixed, least, mayBeSmall }: Asked): { faults: string[]; seen: number } {
  type Sides = Record<'left' | 'top' | 'right' | 'bottom', number>;
  const faults: string[] = [];
  const parts: { of: Element; what: string; at: Sides }[] = [];
  let stuck = 0;
  const root = document.querySelector(screen)!;
  const isOut = ({ left, top, right, bottom }: Sides) =>
    left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
  // Squares that are only read out, what is listed as far as there is room, and decoration are cut on purpose.
  const isSeen = (part: Element) =>
    part.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !part.closest('.spoken, [role=grid], .watch-list ol, svg, .board-cut, .stray');
  const said = (part: Element) =>
    `${part.tagName} ${part.getAttribute('class') ?? ''} "${(part.textContent?.trim() || part.getAttribute('aria-label') || '').slice(0, 20)}"`;
  /** What is seen of it: boxes that scroll may hide the rest, boxes that cut may not. False: it is only read out. */
  const take = (of: Element, what: string, { left, top, right, bottom }: Sides, slack: number) => {
    const at = { left, top, right, bottom };
    let scrolls = false;
    let shortens = false;
    for (let box: Element | null = of; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp, clipPath } = getComputedStyle(box);
      if (clipPath.startsWith('inset(50')) return false;
      const sides = box.getBoundingClientRect();
      shortens ||= textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
      const rolls = [overflowX, overflowY].some((how) => how === 'auto' || how === 'scroll');
      scrolls ||= rolls && box.scrollHeight > box.clientHeight + 1;
      if (!rolls && !shortens && overflowX !== 'visible' && Math.max(sides.left - at.left, at.right - sides.right) > 2)
        faults.push(`${what} is cut at its side`);
      if (
        !rolls &&
        !shortens &&
        overflowY !== 'visible' &&
        Math.max(sides.top - at.top, at.bottom - sides.bottom) > 2 + slack
      )
        faults.push(`${what} is cut above or below`);
      if (overflowX !== 'visible')
        [at.left, at.right] = [Math.max(at.left, sides.left), Math.min(at.right, sides.right)];
      if (overflowY !== 'visible')
        [at.top, at.bottom] = [Math.max(at.top, sides.top), Math.min(at.bottom, sides.bottom)];
    }
    if (isOut(scrolls ? at : shortens ? at : { left, top, right, bottom })) faults.push(`${what} is off the window`);
    // What sticks to an edge lies over what is scrolled.
    const sticks = (one: Element | null): boolean =>
      one !== null && (getComputedStyle(one).position === 'sticky' || sticks(one.parentElement));
    if (sticks(of)) {
      stuck++;
      return true;
    }
    // A line is higher than its letters.
    if (at.right - at.left > 1 && at.bottom - at.top > 2 * slack)
      parts.push({ of, what, at: { ...at, top: at.top + slack, bottom: at.bottom - slack } });
    return true;
  };
  for (const control of root.querySelectorAll('button, input, select, textarea')) {
    const target = control.matches('[type=radio], [type=checkbox]') ? control.closest('label')! : control;
    if (!isSeen(control)) continue;
    const box = target.getBoundingClientRect();
    if (box.width < 3) continue;
    take(target, said(target), box, 0);
    for (const part of control.matches('button') ? control.children : []) {
      const { left, right, width } = part.getBoundingClientRect();
      const isRead = getComputedStyle(part).clipPath.startsWith('inset(50');
      if (width > 2 && !isRead && Math.max(box.left - left, right - box.right) > 1.5)
        faults.push(`${said(part)} stands out of ${said(control)}`);
    }
    if (Math.min(box.width, box.height) < (mayBeSmall && target.matches(mayBeSmall) ? 24 : least))
      faults.push(`${said(target)} is only ${box.width}×${box.height}`);
  }
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const of = texts.currentNode.parentElement!;
    if (!texts.currentNode.textContent?.trim() || of.closest('option') || !isSeen(of)) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const around = of.closest('button, .paper, .ws-paper, .walnut, .category')?.getBoundingClientRect();
    const mayEnd = getComputedStyle(of).textOverflow === 'ellipsis' || of.closest('bdi');
    for (const box of range.getClientRects()) {
      if (box.width < 2 || !take(of, `text ${said(of)}`, box, 2 + box.height * 0.15)) continue;
      if (!around || mayEnd) continue;
      const over = Math.max(around.left - box.left, box.right - around.right);
      if (over > 1.5) faults.push(`text ${said(of)} is ${over} px wider than what it stands on`);
    }
  }
  const wide = ({ at: a }: (typeof parts)[0], b: Sides) => Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = ({ at: a }: (typeof parts)[0], b: Sides) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  parts.forEach((a, i) => {
    for (const b of parts.slice(i + 1))
      if (wide(a, b.at) > 1.5 && high(a, b.at) > 1.5 && !a.of.contains(b.of) && !b.of.contains(a.of))
        faults.push(`${a.what} lies over ${b.what}`);
    for (const { what, x, y, w, h } of fixed) {
      const sides = { left: x, top: y, right: x + w, bottom: y + h };
      if (wide(a, sides) > 1.5 && high(a, sides) > 1.5) faults.push(`${a.what} lies over ${what}`);
    }
  });
  for (const { what, x, y, w, h } of fixed)
    if (isOut({ left: x, top: y, right: x + w, bottom: y + h })) faults.push(`${what} is off the window`);
  if (root.scrollWidth > root.clientWidth + 1) faults.push(`the screen is ${root.scrollWidth} wide`);
  if (document.scrollingElement!.scrollHeight > innerHeight) faults.push('the page scrolls');
  return { faults: [...new Set(faults)], seen: parts.length + stuck };
}

/** The window is another one now, and the page has followed. */
export async function resize(page: Page, width: number, height: number) {
  await page.setViewportSize({ width, height });
  await settle(page, width, height);
}

/** What is measured and moved after that has come to rest, too, and what comes in another way here is all there. */
const settle = (page: Page, width: number, height: number) =>
  page.evaluate(
    async ([width, height]) => {
      const root = document.querySelector('#wordbler')!;
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      while (root.clientWidth !== width || root.clientHeight !== height) await frame();
      // Its pictures are painted in slices before it follows.
      const canvas = document.querySelector<HTMLCanvasElement>('#wordbler canvas:not(.patches > *)');
      const isAs = (side: number, own: number) => Math.abs(side - own) <= 1;
      const follows = () =>
        !canvas?.offsetWidth || (isAs(width, canvas.offsetWidth) && isAs(height, canvas.offsetHeight));
      while (!follows()) await frame();
      await frame();
      await frame();
      await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {})));
    },
    [width, height],
  );

type Size = (width: number, height: number, scale: number) => Promise<unknown>;

const sizes = new WeakMap<Page, Promise<Size>>();

/** Stays with the page: the last to say how large its window is must not be forgotten when the page is reloaded. */
function sizeOf(page: Page): Promise<Size> {
  const own = async (): Promise<Size> => {
    if (inFirefox) return (width, height) => page.setViewportSize({ width, height });
    const session = await page.context().newCDPSession(page);
    const of = await page.evaluate(() => ({
      deviceScaleFactor: devicePixelRatio,
      mobile: navigator.maxTouchPoints > 0,
    }));
    return (width, height, scale) =>
      session.send('Emulation.setDeviceMetricsOverride', {
        ...of,
        width,
        height,
        scale,
        screenWidth: width,
        screenHeight: height,
        screenOrientation:
          of.mobile && height >= width
            ? { angle: 0, type: 'portraitPrimary' }
            : { angle: of.mobile ? 90 : 0, type: 'landscapePrimary' },
      });
  };
  const size = sizes.get(page) ?? own();
  sizes.set(page, size);
  return size;
}

/**
 * The same page in one window after another; it comes back to the one it had. To be measured it needs no picture: shown
 * at a tenth of its size it is laid out as ever, and a window costs half as much. Nothing can be pressed in it.
 */
export async function inWindows(
  page: Page,
  windows: readonly Window[],
  look: (width: number, height: number) => Promise<unknown>,
) {
  const size = await sizeOf(page);
  const go = async (width: number, height: number, scale: number) => {
    await size(width, height, scale);
    await settle(page, width, height);
  };
  const before = page.viewportSize()!;
  for (const [width, height] of windows) {
    await go(width, height, 0.1);
    await look(width, height);
  }
  await go(before.width, before.height, 1);
}

/** What is wrong with the page in one window after another, and in which. */
export async function faultsIn(
  page: Page,
  windows: readonly Window[],
  look: (width: number, height: number) => Promise<string[]>,
): Promise<Record<string, string[]>> {
  const faults: Record<string, string[]> = {};
  await inWindows(page, windows, async (width, height) => {
    const here = await look(width, height);
    if (here.length > 0) faults[`${width}×${height}`] = here;
  });
  return faults;
}

/** The same where something is pressed in each window. */
export async function faultsWhenPressed(
  page: Page,
  windows: readonly Window[],
  look: (width: number, height: number) => Promise<string[]>,
  follow: (width: number, height: number) => Promise<unknown> = (width, height) => resize(page, width, height),
): Promise<Record<string, string[]>> {
  const before = page.viewportSize()!;
  const faults: Record<string, string[]> = {};
  for (const [width, height] of windows) {
    await follow(width, height);
    const here = await look(width, height);
    if (here.length > 0) faults[`${width}×${height}`] = here;
  }
  await follow(before.width, before.height);
  return faults;
}

/** Why a screen does not fit into the window, if it does not. */
export async function faultsOfFit(
  page: Page,
  screen: string,
  { fixed = [], least = 24, mayBeSmall = '' }: Partial<Omit<Asked, 'screen'>> = {},
): Promise<string[]> {
  const { faults, seen } = await page.evaluate(survey, { screen, fixed, least, mayBeSmall });
  return seen >= 6 ? faults : [...faults, `only ${seen} parts were found`];
}

/** Which of them have a word that is broken, or does not end where they do. */
export const cutWords = (parts: Locator): Promise<string[]> =>
  parts.evaluateAll((all) =>
    all
      .filter((part) => {
        const told = [...part.childNodes].find((node) => node instanceof Text)!;
        const words = [...told.data.matchAll(/\S+/g)].map(({ index, 0: word }) => {
          const range = document.createRange();
          range.setStart(told, index);
          range.setEnd(told, index + word.length);
          return range.getClientRects();
        });
        const { right, bottom } = part.getBoundingClientRect();
        return words.some(
          (rows) => rows.length !== 1 || rows[0]!.right > right + 1 || rows[0]!.top + rows[0]!.height / 2 > bottom,
        );
      })
      .map(({ textContent }) => textContent.trim()),
  );

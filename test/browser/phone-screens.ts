import type { Page } from 'playwright-core';

/** What of these parts lies over another, is cut, or is off the screen; and whether the screen scrolls. Runs in the page. */
function survey({ screen, parts }: { screen: string; parts: string }): string[] {
  const faults: string[] = [];
  const all = [...document.querySelectorAll<HTMLElement>(parts)].filter((one) => one.clientWidth > 2);
  const said = (of: HTMLElement) => `${of.className || of.tagName} "${of.textContent?.trim().slice(0, 20)}"`;
  const rects = all.map((one) => one.getBoundingClientRect());
  all.forEach((one, i) => {
    const a = rects[i]!;
    if (a.left < -1 || a.top < -1 || a.right > innerWidth + 1 || a.bottom > innerHeight + 1)
      faults.push(`${said(one)} is off the screen`);
    if (one.scrollWidth > one.clientWidth + 1) faults.push(`${said(one)} is too narrow`);
    const hides = getComputedStyle(one).overflowY !== 'visible';
    if (hides && one.scrollHeight > one.clientHeight + 2) faults.push(`${said(one)} is too low`);
    all.slice(i + 1).forEach((other, j) => {
      const b = rects[i + 1 + j]!;
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      const within = one.contains(other) || other.contains(one);
      if (wide > 1.5 && high > 1.5 && !within) faults.push(`${said(one)} lies over ${said(other)}`);
    });
  });
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.querySelector(screen)!;
  if (scrollWidth > clientWidth) faults.push(`the screen is ${scrollWidth} wide`);
  if (scrollHeight > clientHeight) faults.push(`the screen is ${scrollHeight} high`);
  if (all.length < 5) faults.push(`only ${all.length} parts were found`);
  return faults;
}

/** Why a screen does not fit into the window, if it does not. */
export const misfits = (page: Page, screen: string, parts: string): Promise<string[]> =>
  page.evaluate(survey, { screen, parts });

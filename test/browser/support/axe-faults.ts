import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { faultsIn } from './in-any-window';
import type { Window } from './windows';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What they find depends on the window though what is in it stays the same. */
const ofLayout = ['color-contrast', 'target-size', 'scrollable-region-focusable', 'p-as-heading', 'link-in-text-block'];

const rules = `Object.fromEntries(axe.getRules().map(({ ruleId, tags }) =>
  [ruleId, { enabled: !tags.includes('wcag2aaa') && !tags.includes('deprecated') }]))`;

/** A panel that is open. What lies beneath it cannot be reached. */
const panel = 'dialog[open]';

async function withAxe(page: Page) {
  // What fades in is not yet as strong as it will be.
  await page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {}))));
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(source);
}

/**
 * Whether something is seen, or said of it, that was not when this was last asked: else only the rules of layout can
 * find anything new.
 */
const isNews = `(() => {
  const seen = new Set(window.seenByAxe);
  const now = [...document.querySelectorAll('body *')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .map((one) => [one.tagName, ...[...one.attributes].filter(({ name }) => name !== 'style')
      .map(({ name, value }) => name + '=' + value), one.children.length === 0 ? one.textContent : ''].join(' '));
  window.seenByAxe = [...seen, ...now];
  return now.some((one) => !seen.has(one));
})()`;

/**
 * Every rule but those of level AAA; what is found wrong. A button that the edge of a scrolling panel cuts is
 * measured again in the middle of it. No style asks how a device is held, so they need not be fetched anew.
 */
const violationsIn = (part: string, isAll = 'true') => `(async () => {
  const which = ${isAll} ? { rules: ${rules} } : { runOnly: ${JSON.stringify(ofLayout)} };
  const { violations } = await axe.run(${part}, { resultTypes: ['violations'], preload: false, ...which });
  for (const one of violations.filter(({ id }) => id === 'target-size')) {
    const small = [];
    for (const node of one.nodes) {
      document.querySelector(node.target[0]).scrollIntoView({ block: 'center' });
      const again = await axe.run(node.target[0], { runOnly: ['target-size'] });
      if (again.violations.length > 0) small.push(node);
    }
    one.nodes = small;
  }
  return violations;
})()`;

/** The same, in words. `but` leaves out what was looked at before, and is the same. */
export async function faults(page: Page, { but = [] }: { but?: string[] } = {}): Promise<string[]> {
  await withAxe(page);
  const part = JSON.stringify({ exclude: but });
  return describeFaults(await page.evaluate<AxeResults['violations']>(violationsIn(part)));
}

const describeFaults = (violations: AxeResults['violations']) =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );

// As axe-core has it, but single letters are words here, too.
const contrast = {
  ignoreUnicode: true,
  ignoreLength: true,
  ignorePseudo: false,
  boldValue: 700,
  boldTextPt: 14,
  largeTextPt: 18,
  contrastRatio: { normal: { expected: 4.5 }, large: { expected: 3 } },
  pseudoSizeThreshold: 0.25,
};

// axe-core knows no top layer, so that open panels must lie above by a number.
const flattened = (felt: string) => `
  html, body, #wordbler { background: var(${felt}) !important }
  canvas, .message.none { display: none }
  dialog[open] { z-index: 9 }`;

interface Found {
  lightest: AxeResults['violations'];
  darkest: AxeResults['violations'];
  looked: number;
}

/**
 * All that axe-core has to say of what is seen now; and what it cannot tell of words over the felt, which shades:
 * whether
 * they can be read where it is lightest and darkest. Looked at again in another window, what lies beneath a panel is
 * the
 * same as before.
 */
export async function axeFaults(page: Page, again = false): Promise<string[]> {
  await withAxe(page);
  const { lightest, darkest, looked } = await page.evaluate<Found>(`(async () => {
    axe.configure({ checks: [{ id: 'color-contrast', options: ${JSON.stringify(contrast)} }] });
    if (!${again}) delete window.seenByAxe;
    const isAll = ${isNews};
    const part = ${again} && document.querySelector('${panel}') ? '${panel}' : document;
    const flat = new CSSStyleSheet();
    document.adoptedStyleSheets.push(flat);
    flat.replaceSync(${JSON.stringify(flattened('--felt'))});
    const lightest = await ${violationsIn('part', 'isAll')};
    flat.replaceSync(${JSON.stringify(flattened('--felt-deep'))});
    const { violations: darkest, passes } = await axe.run(part, {
      resultTypes: ['violations'], preload: false, runOnly: ['color-contrast'],
    });
    document.adoptedStyleSheets.pop();
    return { lightest, darkest, looked: passes[0]?.nodes.length ?? 0 };
  })()`);
  expect(looked, 'words looked at').toBeGreaterThan(0);
  return [
    ...describeFaults(lightest),
    ...describeFaults(darkest).map((fault) => `where the felt is darkest: ${fault}`),
  ];
}

export function axeFaultsIn(page: Page, windows: readonly Window[]) {
  let looks = 0;
  return faultsIn(page, windows, () => axeFaults(page, looks++ > 0));
}

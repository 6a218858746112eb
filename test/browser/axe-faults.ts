import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { faultsIn } from './in-any-window';
import type { Window } from './windows';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const rules = `Object.fromEntries(axe.getRules().map(({ ruleId, tags }) =>
  [ruleId, { enabled: !tags.includes('wcag2aaa') && !tags.includes('deprecated') }]))`;

/**
 * Every rule but those of level AAA; what is found wrong, in words. A button that the edge of a scrolling panel
 * cuts is measured again in the middle of it. No style asks how a device is held, so they need not be fetched anew.
 * `but` leaves out what was looked at before, and is the same.
 */
export async function faults(page: Page, { but = [] }: { but?: string[] } = {}): Promise<string[]> {
  // What fades in is not yet as strong as it will be.
  await page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {}))));
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(source);
  const violations = await page.evaluate<AxeResults['violations']>(`(async () => {
    const { violations } = await axe.run(${JSON.stringify({ exclude: but })},
      { resultTypes: ['violations'], preload: false, rules: ${rules} });
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
  })()`);
  return describeFaults(violations);
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

/**
 * All that axe-core has to say of what is seen now; and what it cannot tell of words over the felt, which shades:
 * whether they can be read where it is lightest and darkest.
 */
export async function axeFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(source);
  await page.evaluate(
    `axe.configure({ checks: [{ id: 'color-contrast', options: ${JSON.stringify(contrast)} }] })`,
  );
  const lightest = await page.addStyleTag({ content: flattened('--felt') });
  const found = await faults(page);
  await lightest.evaluate((element: HTMLElement) => element.remove());
  const darkest = await page.addStyleTag({ content: flattened('--felt-deep') });
  const { violations, passes } = await page.evaluate<AxeResults>(
    `axe.run({ resultTypes: ['violations'], preload: false, runOnly: ['color-contrast'] })`,
  );
  await darkest.evaluate((element: HTMLElement) => element.remove());
  expect(passes[0]!.nodes.length, 'words looked at').toBeGreaterThan(0);
  return [...found, ...describeFaults(violations).map((fault) => `where the felt is darkest: ${fault}`)];
}

export const axeFaultsIn = (page: Page, windows: readonly Window[]) =>
  faultsIn(page, windows, () => axeFaults(page));

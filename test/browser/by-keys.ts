import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Square } from '../../src/core';
import { at, nameOf } from '../core/crossword/notation';

/** Notes what the live regions say, as a screen reader would hear it. Give this to `before`. */
export const listen = (context: BrowserContext) =>
  context.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const hear = (node: Node) => {
      const region = node.parentElement?.closest('[role=log], [role=alert]');
      if (!region || region.closest('dialog:not([open])') || !(node instanceof HTMLElement)) return;
      heard.push(`${region.role === 'alert' ? '! ' : ''}${node.textContent}`);
    };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) hear(node);
    }).observe(document, { childList: true, subtree: true });
  });

/** A player who has a keyboard and a screen reader, and nothing else. */
export class ByKeys {
  private read = 0;

  constructor(readonly page: Page) {}

  press(...keys: string[]): Promise<void> {
    return keys.reduce(async (before, key) => {
      await before;
      await this.page.keyboard.press(key);
    }, Promise.resolve());
  }

  /** What has the focus, by role and name; nothing without one. */
  async focus(): Promise<string> {
    const focused = this.page.locator(':focus');
    if ((await focused.count()) === 0) return '';
    const [line] = (await focused.ariaSnapshot()).split('\n');
    return line.replace(/^- '?/, '').replace(/'$/, '');
  }

  /** Tab by Tab to what has this name, or a name that begins so. Whatever is passed shows that it has the focus. */
  async tabTo(name: string | RegExp) {
    const passed: string[] = [];
    for (let stops = 0; stops < 60; stops++) {
      await this.press('Tab');
      const focus = await this.focus();
      if (focus) await this.expectVisibleFocus(focus);
      if (typeof name === 'string' ? focus.includes(`"${name}`) : name.test(focus)) return;
      passed.push(focus);
    }
    throw new Error(`No Tab key leads to ${name}, only to\n${passed.join('\n')}`);
  }

  /** Waits until what has the focus answers to this. */
  async expectFocus(name: RegExp) {
    await expect.poll(() => this.focus()).toMatch(name);
  }

  /** Waits until this is said; what was said before an earlier answer counts no more. */
  async expectHeard(sentence: string | RegExp) {
    const said = () => this.page.evaluate(() => (window as unknown as { heard: string[] }).heard);
    const find = (all: string[]) =>
      all.findIndex(
        (one, index) =>
          index >= this.read && (typeof sentence === 'string' ? one === sentence : sentence.test(one)),
      );
    try {
      await expect.poll(async () => find(await said())).toBeGreaterThanOrEqual(0);
    } catch {
      throw new Error(`Not heard: ${sentence}. But:\n${(await said()).slice(this.read).join('\n')}`);
    }
    this.read = find(await said()) + 1;
  }

  /** The names of all the squares, row by row. */
  squares(): Promise<string[]> {
    return this.page.getByRole('grid').getByRole('gridcell').allTextContents();
  }

  rack(): Promise<string[]> {
    return this.page.getByRole('listbox').getByRole('option').allTextContents();
  }

  /** Arrow keys from the square that has the focus to another. */
  async goTo({ x, y }: Square) {
    const [, name] = /gridcell "([A-O]\d+),/.exec(await this.focus()) ?? [];
    const from = at(name);
    await this.press(...new Array(Math.abs(x - from.x)).fill(x > from.x ? 'ArrowRight' : 'ArrowLeft'));
    await this.press(...new Array(Math.abs(y - from.y)).fill(y > from.y ? 'ArrowDown' : 'ArrowUp'));
    await this.expectFocus(new RegExp(`^gridcell "${nameOf({ x, y })},`));
  }

  private async expectVisibleFocus(what: string) {
    const outlined = await this.page.locator(':focus').evaluate((element) => {
      const marked = [element, element.nextElementSibling, element.closest('label')];
      return marked.some((one) => {
        if (!one) return false;
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
        return (
          (outlineStyle !== 'none' && outlineWidth !== '0px') || (one !== element && boxShadow !== 'none')
        );
      });
    });
    expect(outlined, `a mark on the focused ${what}`).toBe(true);
  }
}

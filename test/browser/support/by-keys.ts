import { expect } from 'vitest';
import type { Square } from '../../../src/rules';
import { at, nameOf } from '../../wordbler/rules/notation';
import { inFirefox } from './browser';
import { Reader } from './reader';

/** Firefox counts what its own bars have. */
const mostStops = inFirefox ? 200 : 60;

/** A player who has a keyboard and a screen reader, and nothing else. */
export class ByKeys extends Reader {
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
    return line!.replace(/^- '?/, '').replace(/'$/, '');
  }

  /** Tab by Tab to what has this name, or a name that begins so. Whatever is passed shows that it has the focus. */
  async tabTo(name: string | RegExp) {
    const passed: string[] = [];
    let [key, wasAway] = ['Tab', false];
    for (let stops = 0; stops < mostStops; stops++) {
      await this.press(key);
      const focus = await this.focus();
      // From the browser's own bars the keys of Firefox's driver come back to where they were: then on, the other way
      // round.
      if (inFirefox && wasAway && focus) key = key === 'Tab' ? 'Shift+Tab' : 'Tab';
      wasAway = !focus;
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

  /** Arrow keys from the square that has the focus to another. */
  async goTo({ x, y }: Square) {
    const [, name] = /gridcell "([A-U]\d+),/.exec(await this.focus()) ?? [];
    const from = at(name!);
    await this.press(...new Array(Math.abs(x - from.x)).fill(x > from.x ? 'ArrowRight' : 'ArrowLeft'));
    await this.press(...new Array(Math.abs(y - from.y)).fill(y > from.y ? 'ArrowDown' : 'ArrowUp'));
    await this.expectFocus(new RegExp(`^gridcell "${nameOf({ x, y })},`));
  }

  private async expectVisibleFocus(what: string) {
    const outlined = await this.page.locator(':focus').evaluate((element) => {
      const beside = [element.nextElementSibling, element.closest('label')];
      // The whole card of a game can be pressed, and is marked.
      const marked = [element, ...beside, element.closest('article')];
      return marked.some((one) => {
        if (!one) return false;
        // Some buttons have a surface beyond themselves, which is marked instead.
        const isOutlined = [undefined, '::after'].some((part) => {
          const { outlineStyle, outlineWidth } = getComputedStyle(one, part);
          return outlineStyle !== 'none' && outlineWidth !== '0px';
        });
        const { boxShadow } = getComputedStyle(one);
        // A field for a text has a line around it, which is twice as strong where one writes.
        const isFramed = beside.includes(one)
          ? boxShadow !== 'none'
          : one.matches('.boxed') && boxShadow.includes('3px');
        return isOutlined || isFramed;
      });
    });
    expect(outlined, `a mark on the focused ${what}`).toBe(true);
  }
}

import type { Page } from 'playwright-core';

/** Tiles and what they are worth are made as they are in every language; so are keys, and what is owed to whom. */
const ownMake = '.tile, kbd, code, .version, .about dd';

/** What is read or spoken with figures as English writes them. */
export const western = (page: Page): Promise<string[]> =>
  page.evaluate((left) => {
    const found = new Set<string>();
    const look = (of: Element, text: string | null) => {
      // Squares of the board are called A1 to O15 everywhere; behind the name of a button stands its key.
      const told = text?.trim().replace(/\b[A-O](1[0-5]|[1-9])\b| \([^()]*\)$/g, '') ?? '';
      if (/[0-9]/.test(told) && !of.closest(left)) found.add(`${of.tagName} ${text?.trim().slice(0, 70)}`);
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const of = texts.currentNode.parentElement!;
      if (!of.closest('script, style, noscript')) look(of, texts.currentNode.textContent);
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext', 'data-cost'])
      for (const of of document.querySelectorAll(`#wordbler [${name}]`)) look(of, of.getAttribute(name));
    return [...found];
  }, ownMake);

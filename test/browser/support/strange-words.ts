import type { Page } from 'playwright-core';

const days = Array.from({ length: 80 }, (_, at) => new Date(Date.UTC(2026, 0, 1 + 5 * at)));
const intl = new Intl.DateTimeFormat('en-GB', { weekday: 'long', month: 'long', timeZone: 'UTC' });
/** Its dates and lists are those of English. */
const ofTheBrowser = ['and', ...days.flatMap((day) => intl.formatToParts(day).map(({ value }) => value))];

/**
 * Called so in every language: the game, those who sit at the kept games and a seed of one, what computers are called,
 * and a key.
 */
const names = ['Wordbler', 'Scramble', 'Ada', 'Bruno', 'Mina', 'Theo', 'Pip', 'over', 'Mirrored', 'Enter'];

/**
 * Words on the page, read or spoken, that are none of the language made for tests: there every word that is written
 * small
 * has its letters doubled or accented. Words of a game are in capitals; what calls itself something says its language.
 */
export const strangeWords = (page: Page): Promise<string[]> =>
  page.evaluate(
    (known) => {
      const found = new Set<string>();
      const look = (text: string | null, where: string) => {
        for (const [word] of (text ?? '').matchAll(/\p{L}[\p{L}’']*/gu))
          if (/\p{Ll}/u.test(word) && /[aceinouy]/i.test(word) && !known.includes(word.replace(/’s$/, '')))
            found.add(`${where}: ${text?.trim().slice(0, 60)}`);
      };
      const isNamed = (of: Element) =>
        of.closest('[lang]') !== document.documentElement || of.closest('code, svg, style');
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const of = texts.currentNode.parentElement!;
        if (!isNamed(of) && !of.closest('script, noscript'))
          look(texts.currentNode.textContent, of.className || of.tagName);
      }
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext', 'aria-description'])
        for (const of of document.querySelectorAll(`#wordbler [${name}]`))
          if (!isNamed(of)) look(of.getAttribute(name), name);
      return [...found];
    },
    [...names, ...ofTheBrowser],
  );

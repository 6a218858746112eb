import type { Page } from 'playwright-core';

/** Styles over those of the page, in a way that no policy forbids. */
export const wear = (page: Page, styles: string) =>
  page.evaluate((styles) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets.push(sheet);
  }, styles);

export const takeOff = (page: Page) => page.evaluate(() => void document.adoptedStyleSheets.pop());

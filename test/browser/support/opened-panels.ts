import type { BrowserContext, Page } from 'playwright-core';

/** Notes each panel that opens over the page, by its kind and its name. Give this to `before`. */
export const notePanels = (context: BrowserContext) =>
  // A text, because tools change functions.
  context.addInitScript(`{
    window.panels = [];
    const open = HTMLDialogElement.prototype.showModal;
    HTMLDialogElement.prototype.showModal = function () {
      window.panels.push(this.className + ': ' + this.ariaLabel);
      open.call(this);
    };
  }`);

/** All that opened since the page was loaded. */
export const openedPanels = (page: Page) => page.evaluate<string[]>('window.panels');

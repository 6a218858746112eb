import type { BrowserContext } from 'playwright-core';

/** A canvas that is shown apart is painted on by way of another, which a test finds as its `painted`. */
export const rememberApart = (context: BrowserContext) =>
  context.addInitScript(() => {
    const owner = HTMLCanvasElement.prototype;
    const own = owner.transferControlToOffscreen;
    owner.transferControlToOffscreen = function () {
      const painted = own.call(this);
      return Object.assign(this, { painted }).painted;
    };
  });

import type { Page } from 'playwright-core';

/** What is drawn at a point of the page, on whichever canvas it lies: red, green, blue, and how solid; nothing if none. */
export const seenColour = (page: Page, at: { x: number; y: number }) =>
  page.evaluate(({ x, y }) => {
    for (const canvas of document.querySelectorAll<HTMLCanvasElement>('.patches > canvas')) {
      const { left, top, width, height } = canvas.getBoundingClientRect();
      if (x < left || y < top || x >= left + width || y >= top + height) continue;
      const scale = canvas.width / width;
      const dot = canvas.getContext('2d')!.getImageData((x - left) * scale, (y - top) * scale, 1, 1);
      return [...dot.data];
    }
    return [];
  }, at);

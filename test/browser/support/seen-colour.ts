import type { Page } from 'playwright-core';

/**
 * What is drawn at a point of the page, on all canvases that lie there: red, green, blue, and how solid; nothing if
 * none.
 */
export const seenColour = (page: Page, at: { x: number; y: number }) =>
  page.evaluate(({ x, y }) => {
    const dot = new OffscreenCanvas(1, 1).getContext('2d')!;
    let isThere = false;
    for (const canvas of document.querySelectorAll<HTMLCanvasElement>('.patches > canvas')) {
      const { left, top, width, height } = canvas.getBoundingClientRect();
      if (x < left || y < top || x >= left + width || y >= top + height) continue;
      if (canvas.style.visibility === 'hidden') continue;
      isThere = true;
      const scale = canvas.width / width;
      // What is shown apart comes to the screen a task later.
      const painted = (canvas as { painted?: OffscreenCanvas }).painted ?? canvas;
      dot.drawImage(painted, Math.floor((x - left) * scale), Math.floor((y - top) * scale), 1, 1, 0, 0, 1, 1);
    }
    return isThere ? [...dot.getImageData(0, 0, 1, 1).data] : [];
  }, at);

import type { Page } from 'playwright-core';

/** How far what is seen there is from the ground it stands on, at most: 255 is as far as can be. */
export async function inkIn(page: Page, clip: { x: number; y: number; width: number; height: number }) {
  const data = (await page.screenshot({ clip })).toString('base64');
  return page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const brush = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
    brush.drawImage(image, 0, 0);
    const greens = brush.getImageData(0, 0, image.width, image.height).data.filter((_, at) => at % 4 === 1);
    const ground = Math.max(...greens);
    return ground - Math.min(...greens);
  }, data);
}

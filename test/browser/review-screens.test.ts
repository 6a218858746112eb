import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { axeFaults } from './axe-faults';
import { gameToReview } from './game-to-review';
import { misfits } from './phone-screens';
import type { OpenPage } from './play';
import { isReviewed, playToEnd } from './reviewed-game';

const game = gameToReview(26);

let open: OpenPage | undefined;

afterEach(async () => {
  await open?.close();
  open = undefined;
});

async function openReview(viewport: { width: number; height: number }, look = 'dark'): Promise<Page> {
  open = await playToEnd(game, { viewport }, { look });
  await open.page.getByRole('button', { name: 'Review', exact: true }).click();
  await isReviewed(open.page);
  return open.page;
}

describe('the screen of the review', () => {
  it.each([
    [1440, 900],
    [1024, 768],
    [768, 1024],
    [800, 600],
    [390, 844],
    [360, 640],
    [844, 390],
  ])('fits into %i × %i', async (width, height) => {
    const page = await openReview({ width, height });
    const parts =
      '.review-head .back, .review-seats, .review-board, .review-shown, .held-tiles, .review-shown .segments, ' +
      '.review-turns > header, .review-lists, .star-sum';
    expect(await misfits(page, '.screen.review', parts)).toEqual([]);
  });

  it.each([
    [1280, 800, 'dark'],
    [1280, 800, 'light'],
    [1280, 800, 'contrast'],
    [390, 844, 'dark'],
  ])('has no fault that axe-core finds at %i × %i in the look %s', async (width, height, look) => {
    const page = await openReview({ width, height }, look);
    const views = width < 600 ? ['To learn', 'All turns'] : [undefined];
    for (const view of views) {
      if (view) await page.getByRole('radio', { name: view }).check();
      expect(await axeFaults(page)).toEqual([]);
    }
  });
});

import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { axeFaults } from '../support/axe-faults';
import { fromEnd } from '../support/ends';
import { gameToReview, reviewers } from '../support/game-to-review';
import { faultsIn, faultsOfFit, faultsWhenPressed } from '../support/in-any-window';
import { it } from '../support/page-test';
import type { PageOptions } from '../support/play';
import { ended, isReviewed, openResult } from '../support/reviewed-game';
import { type Window, windows } from '../support/windows';
import { timeByWork } from '../support/worker-time';

const game = ended(gameToReview(26));
/** At their table the best is one in easy words, and the expert's is another. */
const mild = ended(
  gameToReview(
    26,
    reviewers.map((seat) => (seat.level ? { ...seat, level: 'fledgling' } : seat)),
  ),
);

async function openReview(viewport: { width: number; height: number }, look = 'dark', played = game): Promise<Page> {
  const before: PageOptions['before'] = async (context) => timeByWork(context, 40);
  const open = await openResult(played, { viewport, before }, { look, thinking: 'instant' });
  await fromEnd(open.page, 'Review');
  await isReviewed(open.page);
  return open.page;
}

const desktop = [1280, 800] as const;
const phone = [390, 844] as const;

/** In narrow windows, where one of both is seen, of either. */
const faultsOfAxe = (page: Page, within: readonly Window[]) =>
  faultsWhenPressed(page, within, async (width) => {
    if (width > 600) return axeFaults(page);
    const found: string[] = [];
    for (const view of ['Lessons', 'All turns']) {
      await page.getByRole('radio', { name: view }).check();
      found.push(...(await axeFaults(page)).map((fault) => `${view}: ${fault}`));
    }
    return found;
  });

describe('the screen of the review', () => {
  it('fits into windows of many sizes, and axe-core finds no fault', async () => {
    const page = await openReview({ width: 1440, height: 900 });
    expect.soft(await faultsIn(page, windows, () => faultsOfFit(page, '.screen.review'))).toEqual({});
    expect(await faultsOfAxe(page, [desktop, phone])).toEqual({});
  });

  it("fits there with the expert's words beneath the best, and with what was tried", async () => {
    const page = await openReview({ width: 1440, height: 900 }, 'dark', mild);
    await page.getByRole('radio', { name: /^Even better/ }).waitFor({ state: 'attached' });
    expect.soft(await faultsIn(page, windows, () => faultsOfFit(page, '.screen.review'))).toEqual({});
    await page.getByRole('button', { name: 'Look deeper' }).click();
    await page.getByRole('button', { name: 'Stop' }).waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Stop' }).waitFor({ state: 'detached' });
    await page.getByRole('radio', { name: /^Tried/ }).waitFor({ state: 'attached' });
    await page.locator('.review-lessons').evaluate((list) => list.scrollTo(0, 0));
    expect(await faultsIn(page, windows, () => faultsOfFit(page, '.screen.review'))).toEqual({});
  });

  it.each(['light', 'contrast'])('has no fault that axe-core finds, in the look %s', async (look) => {
    const page = await openReview({ width: 1280, height: 800 }, look);
    expect(await faultsOfAxe(page, [desktop])).toEqual({});
  });
});

import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { gameRecord } from '../../../src/rules';
import { recordNotes } from '../../../src/texts/sentences/record';
import { GameReview } from '../../../src/wordbler/play/game-review';
import { en } from '../../texts/spoken';
import { judge } from '../support/game-of-two';
import { gameToReview } from '../support/game-to-review';
import { it } from '../support/page-test';
import { openPage, type PageOptions } from '../support/play';
import { ended, openResult } from '../support/reviewed-game';
import { timeByWork } from '../support/worker-time';

const { review: texts } = en;
const notes = recordNotes(en);

const over = ended(gameToReview(26));
const mira = new GameReview(over, judge).turnsOf(1).length;

/** By the workers' clock: some few throws for each turn, or as many as anybody waits for. */
const [soonest, never] = [40, 0.1];

async function openReview(msEach: number, options: PageOptions = {}): Promise<Page> {
  const open = await openResult(
    over,
    {
      ...options,
      before: async (context) => {
        timeByWork(context, msEach);
      },
    },
    { thinking: 'instant' },
  );
  const { page } = open;
  for (const name of ['Look closer', 'Review'])
    await (options.touch ? button(page, name).tap() : button(page, name).click());
  return page;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const progress = (page: Page) => page.getByRole('progressbar', { name: /^Turns tried: \d+ of \d+$/ });
/** Each of a turn, below the lessons. */
const cards = (page: Page): Locator => page.locator('.review-lessons ol').last().locator('.lesson');

describe('a deep review', () => {
  it('is begun, stopped in the middle and gone on with by keys alone', async () => {
    const page = await openReview(never);
    await button(page, 'Look deeper').focus();
    for (const next of ['Stop', 'Look deeper', 'Stop']) {
      await page.keyboard.press('Enter');
      await page.locator(':focus').and(button(page, next)).waitFor();
      expect(await progress(page).count()).toBe(next === 'Stop' ? 1 : 0);
    }
    expect(await cards(page).count()).toBe(0);
    await page.keyboard.press('Escape');
    await button(page, 'Play again').waitFor();
  });

  it('is read with a finger on a phone', async () => {
    const page = await openReview(soonest, { viewport: { width: 390, height: 844 }, touch: true });
    await button(page, 'Look deeper').tap();
    await expect.poll(() => cards(page).count()).toBe(mira);
    const last = cards(page).last();
    await last.getByRole('button').tap();
    await expect.poll(() => page.getByRole('radio', { name: /^Tried/ }).isChecked()).toBe(true);
    expect(await last.getByRole('button').getAttribute('aria-pressed')).toBe('true');
  });

  it('goes on with another worker when its own is killed', async () => {
    const page = await openReview(soonest);
    await button(page, 'Look deeper').click();
    await cards(page).nth(1).waitFor();
    await page.workers()[0]!.evaluate(() => self.close());
    await expect.poll(() => cards(page).count()).toBe(mira);
    expect(await page.getByRole('alert').filter({ hasText: texts.failed }).count()).toBe(0);
  });

  it('is made of a record from elsewhere, of the turns whose whole rack is written there', async () => {
    const written = gameRecord(over, judge, notes);
    const open = await openPage({
      reducedMotion: 'reduce',
      before: async (context) => timeByWork(context, soonest),
    });
    const { page } = open;
    await button(page, 'Settings').click();
    await page.getByRole('tab', { name: 'Board' }).click();
    await button(page, 'Another device').click();
    await button(page, 'Open game file').click();
    await page.getByRole('textbox', { name: 'Text of the game file' }).fill(written);
    await button(page, 'Show game').click();
    await button(page, 'Mira').click();
    await button(page, 'Look deeper').click();
    await expect.poll(() => cards(page).count()).toBe(mira);
    await cards(page).first().click();
    expect(await page.getByRole('radio', { name: /^Tried/ }).isChecked()).toBe(true);
  });
});

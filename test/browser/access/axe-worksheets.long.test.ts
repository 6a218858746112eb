import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { sheetDraft } from '../../shots/sheet-tours';
import { letters } from '../support/at-worksheet';
import { faults } from '../support/axe-faults';
import { lookAt, lookInto, press } from '../support/axe-scenes';
import { keepInPage } from '../support/game-of-two';
import { it } from '../support/page-test';
import { openPage } from '../support/play';

async function making(part: Partial<typeof sheetDraft>): Promise<Page> {
  const open = await openPage({
    reducedMotion: 'reduce',
    before: (context) => keepInPage(context, { 'search worksheet': { ...sheetDraft, ...part } }),
  });
  const { page } = open;
  await page.evaluate(() => {
    location.hash = '#/search/make';
  });
  await page.getByLabel('Words, one per line').waitFor();
  return page;
}

describe('on a desktop, a tablet and a phone axe-core finds no fault in', () => {
  it('a page for a class that is made, played and sent', async () => {
    const page = await making({ shape: 'heart', side: 18, shown: 'clues' });
    await page.getByRole('img', { name: /^The grid with/ }).waitFor();
    await lookAt(page, 'making a worksheet');
    await press(page, 'Letter keyboard');
    await page.getByRole('group', { name: /^Letters, / }).waitFor();
    await lookAt(page, 'making a worksheet with the letters of its language');
    await lookInto(page, 'its link', press(page, 'Link'));
    await press(page, 'Play');
    await letters(page).waitFor();
    // Its words stand on paper that the canvas draws.
    expect.soft(await faults(page), 'a worksheet that is played').toEqual([]);
    await page.keyboard.press('9');
    await press(page, 'Give up');
    await page.getByRole('dialog', { name: 'Give up?' }).getByRole('button', { name: 'Give up' }).click();
    await lookInto(page, 'the end of a worksheet', press(page, 'See result'));
    await page.reload();
    await page.getByRole('button', { name: 'Start' }).waitFor();
    await lookAt(page, 'a worksheet that was sent');
  });

  it('what is wrong with a list', async () => {
    const page = await making({ typed: 'lion\nLION\nb2\nx\nlynx' });
    await page.getByText('LION is listed twice.').waitFor();
    await lookAt(page, 'a worksheet with faults');
  });
});

import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { newGame, playOn } from '../support/game-of-two';
import { layAny, ready, turnOfAda } from '../support/hinted-turn';
import { sitDown } from '../support/left-table';
import { notePanels, openedPanels } from '../support/opened-panels';
import { it } from '../support/page-test';
import { Reader } from '../support/reader';

const byRules = { thinking: 'instant', pace: 'fast', muted: true, scoreSheet: 'rules' };
const sheets = async (page: Page) => (await openedPanels(page)).filter((name) => name.startsWith('sheet: '));
const sheet = (page: Page, of = '') => page.getByRole('dialog', { name: new RegExp(`^${of}.* scores \\d+$`) });

describe('the score sheet', () => {
  it('is shown only when asked, which is kept', async () => {
    const open = await sitDown(turnOfAda('sheet'), byRules, { before: notePanels });
    const { page, reader } = open;
    await ready(reader);
    await page.keyboard.press('9');
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('tab', { name: 'Board' }).click();
    await page.getByRole('radio', { name: 'On request' }).check();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.reload();
    const again = new Reader(page);
    await ready(again);
    await layAny(again);
    await again.expectHeard(/^Bruno plays /);
    await ready(again);
    expect(await sheets(page)).toEqual([]);
  });

  it('is shown after the own plays alone, and opens in a history, by touch', async () => {
    const viewport = { width: 390, height: 844 };
    const open = await sitDown(turnOfAda('sheet by touch'), byRules, {
      viewport,
      touch: true,
      before: notePanels,
    });
    const { page, reader } = open;
    await ready(reader);
    const tap = (target: Locator) => target.tap();
    const button = (name: string | RegExp) => page.getByRole('button', { name });
    await tap(button('Menu'));
    await tap(button('Game rules'));
    const rule = page.locator('.setting').filter({ hasText: 'When the bag is empty' });
    await rule.getByText('Game ends').waitFor();
    await tap(button('Keep playing'));
    await tap(button('Menu'));
    await tap(button('Settings'));
    await tap(page.getByRole('tab', { name: 'Board' }));
    await tap(page.getByRole('radio', { name: 'My plays' }));
    await tap(button('Close'));
    await page.reload();
    await ready(reader);
    for (const step of [1, 2, 3]) {
      await tap(button(/^(Hint|More)$/));
      await reader.expectHeard(new RegExp(`^Hint ${step} of 3`));
    }
    await tap(button('Place it'));
    await tap(button('Done'));
    await reader.expectHeard(/^Bruno plays /);
    await ready(reader);
    expect(await sheets(page)).toEqual([expect.stringMatching(/^sheet: Ada scores \d+$/)]);
    await tap(page.locator('.seat').first());
    await tap(page.locator('.history .word-link').last());
    await sheet(page, 'Ada').waitFor();
    await tap(button('Continue'));
    await tap(button('Close'));
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  });

  it('holds up no clock: the next player’s runs behind it', async () => {
    const game = newGame('sheet and clock', { clock: { kind: 'perTurn', seconds: 30 } });
    const open = await sitDown(playOn(game, 2), { ...byRules, openRacks: true });
    const { page, reader } = open;
    await ready(reader);
    await layAny(reader);
    await sheet(page).waitFor();
    const clock = page.locator('.seat.now time.runs');
    await expect.poll(() => clock.textContent()).toMatch(/0:2\d/);
    expect(await sheet(page).isVisible()).toBe(true);
  });
});

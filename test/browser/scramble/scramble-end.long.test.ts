import { describe, expect } from 'vitest';
import { BoardSearch } from '../support/board-search';
import { it } from '../support/page-test';

let search: BoardSearch;
const goesOn = (at: BoardSearch) => expect.poll(() => at.covered()).toBe(false);
const result = (at: BoardSearch) => at.page.locator('.ended');

describe('a turn whose time is not up', () => {
  it('is ended only by whoever says so twice, by the mouse and by keys', async () => {
    search = await BoardSearch.choose();
    const at = search;
    const { page } = at;
    await at.roll();
    const question = page.getByRole('dialog', { name: 'End your turn?' });
    await at.press('Menu');
    await at.press('End turn', page.locator('dialog'));
    await question.waitFor();
    expect(await at.covered()).toBe(true);
    await at.press('Keep playing');
    await goesOn(at);
    const askByKeys = async () => {
      await page.keyboard.press('9');
      await page.getByRole('dialog').getByRole('button', { name: 'End turn' }).press('Enter');
      await question.waitFor();
    };
    for (const key of ['Enter', 'Escape']) {
      await askByKeys();
      await page.keyboard.press(key);
      await goesOn(at);
    }
    await askByKeys();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await result(at).waitFor();
    at.open.check();
  });

  it('is ended likewise by a finger, on the daily board', async () => {
    search = await BoardSearch.choose({ viewport: { width: 390, height: 844 }, touch: true });
    const at = search;
    await at.press('Daily board');
    await at.begin();
    const ask = async () => {
      await at.press('Menu');
      await at.press('End turn', at.page.locator('dialog'));
    };
    await ask();
    expect(await result(at).count()).toBe(0);
    await at.press('Keep playing');
    await goesOn(at);
    await ask();
    await at.press('End turn', at.page.locator('dialog'));
    await result(at).waitFor();
    at.open.check();
  });
});

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findsOf, joinRaceAs, openRaceAs, searchOf } from '../support/at-race';
import { letters } from '../support/at-worksheet';
import { faults } from '../support/axe-faults';
import { ByKeys } from '../support/by-keys';
import { selectAlong } from '../support/ended-search';
import { drop, endLine, friendsTogether } from '../support/friends-at-table';
import { drag, mouseOf } from '../support/pointers';
import { Sitting } from '../support/search-sitting';

const friends = friendsTogether();
const { come } = friends;

describe('a race in Word search', () => {
  it('is run by pointer and by keys, with a drop and a reload, to the end and once more', async () => {
    const ada = await come();
    const hands = new ByKeys(ada.page);
    await ada.page.getByRole('button', { name: 'Friends' }).waitFor();
    await hands.tabTo('Friends');
    await hands.press('Enter');
    await ada.page.getByRole('button', { name: 'New race' }).click();
    await ada.page.getByRole('button', { name: 'Open race' }).waitFor();
    expect(await faults(ada.page)).toEqual([]);
    const link = await openRaceAs(ada.page, 'Ada');
    expect(await ada.page.getByRole('button', { name: 'Start' }).isDisabled()).toBe(true);
    expect(await faults(ada.page)).toEqual([]);

    const other = await come(link);
    // Whoever reloads the page is invited all the same.
    await other.page.getByText('Race Ada?').waitFor();
    await other.page.reload();
    // Whatever else the page says instead is told.
    await expect.poll(() => other.page.locator('body').innerText()).toContain('Race Ada?');
    expect(await faults(other.page)).toEqual([]);
    await joinRaceAs(other.page, 'Bruno');
    await ada.page.getByRole('button', { name: 'Start', disabled: false }).click();
    for (const { page } of [ada, other]) await letters(page).waitFor();

    const engine = await searchOf(friends.host, link);
    const { laid } = engine.state;
    const sittings = [new Sitting(ada, engine, false), new Sitting(other, engine, false)] as const;
    const mouse = mouseOf(ada.page);
    const byMouse = async (at: number) => {
      const before = await findsOf(friends.host, link, 0);
      const { from, to } = selectAlong(laid[at]!);
      await drag(mouse, await sittings[0].point(from), await sittings[0].point(to));
      await expect.poll(() => findsOf(friends.host, link, 0)).toBe(before + 1);
    };
    await byMouse(0);
    await other.page.getByText(`Ada: ${laid[0]!.word}`).first().waitFor();
    await other.page.getByText('Ada: 1 word').waitFor({ state: 'attached' });
    expect(await faults(other.page)).toEqual([]);

    // What is found while the line is broken is told when it is back.
    const broken = await drop(ada.page);
    const { from, to } = selectAlong(laid[1]!);
    await drag(mouse, await sittings[0].point(from), await sittings[0].point(to));
    await ada.page.getByText('2 of 14').or(ada.page.getByText('2 found')).first().waitFor({ state: 'attached' });
    expect(await findsOf(friends.host, link, 0)).toBe(1);
    await broken.back();
    await expect.poll(() => findsOf(friends.host, link, 0)).toBe(2);

    // Where another device took the seat, it is had back.
    await endLine(ada.page, 1012, 'elsewhere');
    await ada.page.getByRole('button', { name: 'Play here' }).click();
    await letters(ada.page).waitFor();

    // A reload comes back to the same grid, with what was found.
    await ada.page.reload();
    await letters(ada.page).waitFor();
    await byMouse(2);
    await other.page.getByText('Ada: 3 words').waitFor({ state: 'attached' });

    // The other one finds everything, by keys.
    const keys = new ByKeys(other.page);
    await letters(other.page).locator('[tabindex="0"]').focus();
    for (const own of laid) {
      await strokeByKeys(other.page, selectAlong(own));
      await expect.poll(() => findsOf(friends.host, link, 1)).toBe(laid.indexOf(own) + 1);
    }
    for (const { page } of [ada, other]) await page.getByRole('heading', { name: 'Bruno wins' }).waitFor();
    await ada.page.getByRole('button', { name: 'Look closer' }).click();
    expect(await ada.page.locator('[data-place="1"]').textContent()).toContain('Bruno');
    expect(await ada.page.locator('[data-place="2"]').textContent()).toContain(laid[2]!.word);
    expect(await faults(ada.page)).toEqual([]);
    await ada.page.keyboard.press('Escape');

    await keys.tabTo('Race again');
    await keys.press('Enter');
    for (const { page } of [ada, other]) await page.getByRole('button', { name: 'Join next race' }).click();
    for (const { page } of [ada, other]) await page.getByRole('button', { name: 'Start' }).waitFor();
  });

  it('is come to by the right invitation, too, where a wrong one to it was tried before', async () => {
    const ada = await come();
    await ada.page.getByRole('button', { name: 'Friends' }).click();
    await ada.page.getByRole('button', { name: 'New race' }).click();
    const link = await openRaceAs(ada.page, 'Ada');
    // Copied without its last letter, and another one typed.
    const other = await come(`${link.slice(0, -1)}${link.endsWith('-') ? '_' : '-'}`);
    await other.page.getByRole('alert').getByText('This invitation is used or incomplete.').waitFor();
    await other.page.evaluate((right) => location.assign(right), link);
    await other.page.getByText('Race Ada?').waitFor();
    await other.page.reload();
    await other.page.getByText('Race Ada?').waitFor();
  });
});

/** From wherever the keys stand to one end, and on to the other. */
async function strokeByKeys(page: Page, { from, to }: ReturnType<typeof selectAlong>) {
  const go = async ({ x, y }: { x: number; y: number }) => {
    const at = await page.evaluate(`(() => {
      const cells = [...document.querySelectorAll('[role=gridcell]')];
      return cells.indexOf(document.activeElement);
    })()`);
    const [dx, dy] = [x - (Number(at) % 18), y - Math.floor(Number(at) / 18)];
    for (let step = 0; step < Math.abs(dx); step++) await page.keyboard.press(dx > 0 ? 'ArrowRight' : 'ArrowLeft');
    for (let step = 0; step < Math.abs(dy); step++) await page.keyboard.press(dy > 0 ? 'ArrowDown' : 'ArrowUp');
  };
  await go(from);
  await page.keyboard.press('Enter');
  await go(to);
  await page.keyboard.press('Enter');
}

import { describe, expect, it } from 'vitest';
import { msToStart } from '../../../src/online/protocol/protocol';
import { DrivenTime } from '../../server/driven-time';
import { findsOf, joinRaceAs, openRaceAs, raceOf } from '../support/at-race';
import { faults } from '../support/axe-faults';
import { BoardSearch } from '../support/board-search';
import { friendsTogether } from '../support/friends-at-table';
import { mouseOf } from '../support/pointers';

const time = new DrivenTime();
const friends = friendsTogether({ time });
const { come } = friends;

describe('a race in Scramble', () => {
  it('is run by pointer and by keys, with a reload, until the time is up, and looked at in the end', async () => {
    const ada = await come();
    await ada.page.getByRole('button', { name: 'Play a friend' }).click();
    await ada.page.getByRole('button', { name: 'New race' }).click();
    await ada.page.getByRole('radio', { name: 'Scramble' }).check();
    await ada.page.getByRole('radiogroup', { name: 'Minutes' }).getByRole('radio', { name: '5' }).check();
    await ada.page.getByRole('switch', { name: /^Strike shared words/ }).click();
    expect(await faults(ada.page)).toEqual([]);
    const link = await openRaceAs(ada.page, 'Ada');
    await ada.page.getByText('Scramble · English · 4 × 4 · 5 minutes').waitFor();

    const other = await come(link);
    await other.page.getByText('Race Ada?').waitFor();
    await joinRaceAs(other.page, 'Bruno');
    await ada.page.getByRole('button', { name: 'Start', disabled: false }).click();
    await expect.poll(async () => (await raceOf(friends.host, link)).start).not.toBeNull();
    time.pass(msToStart);
    const [byMouse, byKeys] = [BoardSearch.at(ada), BoardSearch.at(other)];
    for (const search of [byMouse, byKeys]) await search.cells.first().waitFor();

    const [first, second, third] = await byMouse.words(4);
    const mouse = mouseOf(ada.page);
    await byMouse.drag(mouse, first!.path);
    await expect.poll(() => findsOf(friends.host, link, 0)).toBe(1);
    await other.page.getByText('Ada: 1 word').waitFor({ state: 'attached' });
    await other.page.getByText(`Ada: ${first!.word}`).first().waitFor();
    expect(await faults(other.page)).toEqual([]);
    expect(await other.page.getByRole('button', { name: 'Hint' }).count()).toBe(0);
    expect(await other.page.getByRole('button', { name: 'End turn' }).count()).toBe(0);

    for (const { word } of [first!, second!]) {
      await other.page.keyboard.type(word.toLowerCase());
      await other.page.keyboard.press('Enter');
    }
    await expect.poll(() => findsOf(friends.host, link, 1)).toBe(2);

    // A reload comes back to the same board, with what was found.
    await ada.page.reload();
    await byMouse.cells.first().waitFor();
    await expect.poll(() => byMouse.found()).toEqual([first!.word]);
    await byMouse.drag(mouse, third!.path);
    await expect.poll(() => findsOf(friends.host, link, 0)).toBe(2);

    // It waits for nobody who pauses.
    await other.page.keyboard.press('9');
    await other.page.getByText('The race clock keeps running.').waitFor();
    time.pass(300_000);
    for (const { page } of [ada, other]) await page.getByRole('heading', { name: 'Race over' }).waitFor();
    await ada.page.getByText('Words found by two or more don’t count.').waitFor();
    const { race } = await raceOf(friends.host, link);
    expect(race!.scores).toEqual([third!.points, second!.points]);
    expect(await ada.page.locator('li s').allTextContents()).toEqual([first!.word, first!.word]);
    expect(await faults(ada.page)).toEqual([]);

    await ada.page.getByRole('button', { name: 'See all words' }).click();
    const shared = ada.page.getByRole('button', { name: new RegExp(`^${first!.word}, .*Ada.*Bruno`) });
    await ada.page.locator('.word-chip:not(.found)').first().waitFor();
    // A mouse that rests over the list chooses whatever comes to lie under it.
    await ada.page.mouse.move(0, 0);
    await shared.press('Enter');
    await ada.page.locator('.word-card').getByText(first!.word).first().waitFor();
    expect(await ada.page.locator('.word-chip:not(.found)').count()).toBeGreaterThan(20);
    expect(await faults(ada.page)).toEqual([]);
    // The browser's Back leads to who has come where, as the button does.
    await ada.page.goBack();
    await ada.page.getByRole('heading', { name: 'Race over' }).waitFor();
    await ada.page.getByRole('button', { name: 'See all words' }).click();
    await ada.page.locator('.word-chip').first().waitFor();
    await ada.page.getByRole('button', { name: 'Back to race' }).first().click();
  });
});

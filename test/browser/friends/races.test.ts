import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { msToStart } from '../../../src/online/protocol/protocol';
import { DrivenTime } from '../../server/driven-time';
import { findsOf, joinRaceAs, openRaceAs, raceOf, searchOf } from '../support/at-race';
import { letters } from '../support/at-worksheet';
import { faults } from '../support/axe-faults';
import { BoardSearch } from '../support/board-search';
import { strokeAlong } from '../support/ended-search';
import { drop, friendsTogether, type OpenPage, openFriend } from '../support/friends-at-table';
import { drag, mouseOf } from '../support/pointers';
import { Sitting } from '../support/search-sitting';

const time = new DrivenTime();
const friends = friendsTogether({ time });

/** The same two devices for one race after the other. */
let ada: OpenPage;
let other: OpenPage;
beforeAll(async () => {
  [ada, other] = [await openFriend(friends.host), await openFriend(friends.host)];
});
afterAll(async () => {
  for (const page of [ada, other]) await page.close();
});

/** From the menu to where a race is set up. */
async function newRace({ page }: OpenPage) {
  await page.getByRole('button', { name: 'Play a friend' }).click();
  await page.getByRole('button', { name: 'New race' }).click();
}

/** The other one comes by the link, and it begins. */
async function raceBy(link: string) {
  await other.page.evaluate((to) => location.assign(to), link);
  await other.page.getByText('Race Ada?').waitFor();
  await joinRaceAs(other.page, 'Bruno');
  await ada.page.getByRole('button', { name: 'Start', disabled: false }).click();
  await expect.poll(async () => (await raceOf(friends.host, link)).start).not.toBeNull();
  time.pass(msToStart);
}

const seesFound = (page: Page, said: string) => page.getByText(`Ada: ${said}`).first().waitFor({ state: 'attached' });

describe('a race', () => {
  it('in Word search is opened, joined and run by pointer, with a drop', async () => {
    await newRace(ada);
    const link = await openRaceAs(ada.page, 'Ada');
    await raceBy(link);
    for (const { page } of [ada, other]) await letters(page).waitFor();

    const engine = await searchOf(friends.host, link);
    const sitting = new Sitting(ada, engine, false);
    const mouse = mouseOf(ada.page);
    const find = async (at: number) => {
      const { from, to } = strokeAlong(engine.state.laid[at]!);
      await drag(mouse, await sitting.point(from), await sitting.point(to));
    };
    await find(0);
    await other.page.getByText(`Ada: ${engine.state.laid[0]!.word}`).first().waitFor();
    await seesFound(other.page, '1 word');

    // What is found while the line is broken is told when it is back.
    const broken = await drop(ada.page);
    await find(1);
    await ada.page.getByText('2 of 14').or(ada.page.getByText('2 found')).first().waitFor({ state: 'attached' });
    expect(await findsOf(friends.host, link, 0)).toBe(1);
    await broken.back();
    await expect.poll(() => findsOf(friends.host, link, 0)).toBe(2);
    await seesFound(other.page, '2 words');
  });

  it('in Scramble is run by pointer and by keys, with a reload, until the time is up, and looked at in the end', async () => {
    for (const { page } of [ada, other]) {
      await page.keyboard.press('9');
      await page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click();
      await page.getByRole('button', { name: 'Play a friend' }).waitFor();
    }
    await newRace(ada);
    await ada.page.getByRole('radio', { name: 'Scramble' }).check();
    await ada.page.getByRole('radiogroup', { name: 'Minutes' }).getByRole('radio', { name: '5' }).check();
    await ada.page.getByRole('switch', { name: /^Strike shared words/ }).click();
    expect(await faults(ada.page)).toEqual([]);
    const link = await openRaceAs(ada.page, 'Ada');
    await ada.page.getByText('Scramble · English · 4 × 4 · 5 minutes').waitFor();
    await raceBy(link);
    const [byMouse, byKeys] = [BoardSearch.at(ada), BoardSearch.at(other)];
    for (const search of [byMouse, byKeys]) await search.cells.first().waitFor();

    const [first, second, third] = await byMouse.words(4);
    const mouse = mouseOf(ada.page);
    await byMouse.drag(mouse, first!.path);
    await expect.poll(() => findsOf(friends.host, link, 0)).toBe(1);
    await seesFound(other.page, '1 word');
    await other.page.getByText(`Ada: ${first!.word}`).first().waitFor();
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
    for (const { page } of [ada, other]) await page.locator('.end-card').waitFor();
    const { race } = await raceOf(friends.host, link);
    expect(race!.scores).toEqual([third!.points, second!.points]);
    const leads = third!.points - second!.points;
    const won = leads > 0 ? 'Ada wins' : leads < 0 ? 'Bruno wins' : 'Shared win: Ada and Bruno';
    for (const { page } of [ada, other]) await page.getByRole('heading', { name: won }).waitFor();
    const card = ada.page.locator('.end-card');
    expect(await card.locator('.end-figure > b').textContent()).toBe(`${third!.points}`);
    expect(await card.getByText(leads < 0 ? 'Bruno 2 · Ada 2' : 'Ada 2 · Bruno 2').isVisible()).toBe(true);
    const alone = card.locator('dl > div').filter({ hasText: 'Only you found' });
    expect(await alone.getByText('1 word').isVisible()).toBe(true);
    expect(await faults(ada.page)).toEqual([]);

    await ada.page.getByRole('button', { name: 'Share' }).click();
    const shared = await ada.page.getByRole('dialog').locator('.share-text').inputValue();
    expect(shared).toContain(`${won}\n`);
    expect(shared).toMatch(/\nhttp\S+$/);
    expect(shared).not.toContain(third!.word);
    await ada.page.keyboard.press('Escape');

    // Looking closer leads to what each has found, Escape and the browser's Back lead out of it again.
    const look = async () => {
      await ada.page.getByRole('button', { name: 'Look closer' }).click();
      await ada.page.getByText('Words found by two or more don’t count.').waitFor();
    };
    await look();
    await ada.page.keyboard.press('Escape');
    await look();
    await ada.page.goBack();
    await ada.page.getByRole('heading', { name: won }).waitFor();
    await look();
    expect(await ada.page.locator('li s').allTextContents()).toEqual([first!.word, first!.word]);
    expect(await faults(ada.page)).toEqual([]);

    await ada.page.getByRole('button', { name: 'See all words' }).click();
    const struck = ada.page.getByRole('button', { name: new RegExp(`^${first!.word}, .*Ada.*Bruno`) });
    await ada.page.locator('.word-chip:not(.found)').first().waitFor();
    // A mouse that rests over the list chooses whatever comes to lie under it.
    await ada.page.mouse.move(0, 0);
    await struck.press('Enter');
    await ada.page.locator('.word-card').getByText(first!.word).first().waitFor();
    expect(await ada.page.locator('.word-chip:not(.found)').count()).toBeGreaterThan(20);
    // The browser's Back leads to who has come where, as the button does.
    await ada.page.goBack();
    await ada.page.getByRole('heading', { name: won }).waitFor();
    await ada.page.getByRole('button', { name: 'More' }).click();
    await ada.page.getByRole('dialog').getByRole('button', { name: 'Menu' }).click();
    await ada.page.getByRole('button', { name: 'Play a friend' }).waitFor();
  });
});

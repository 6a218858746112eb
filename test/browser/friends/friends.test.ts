import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { msToStart } from '../../../src/online/protocol/protocol';
import { cardSizes } from '../../../src/shared/canvas/card-picture';
import { inLong, isLong, long } from '../../long';
import { DrivenTime } from '../../server/driven-time';
import { findsOf, joinRaceAs, openRaceAs, raceOf, searchOf } from '../support/at-race';
import { letters } from '../support/at-worksheet';
import { BoardSearch } from '../support/board-search';
import { selectAlong } from '../support/ended-search';
import {
  atTheTable,
  drop,
  friendsTogether,
  layFirst,
  type OpenPage,
  offerPlay,
  openFriend,
  openTable,
  playTurn,
  scoresOn,
  seatWithPlay,
  sitDownAs,
  stateOn,
} from '../support/friends-at-table';
import { drag, mouseOf } from '../support/pointers';
import { savedAt } from '../support/saved-at';
import { savedBy } from '../support/saved-file';
import { Sitting } from '../support/search-sitting';
import { sheetIn } from '../support/share-sheet';

/** Looks closer at an end, which says so. */
async function isFair(page: Page) {
  await page.getByRole('button', { name: 'Look closer' }).click();
  await page.getByText('Nobody touched the bag.').waitFor();
  await page.keyboard.press('Escape');
}

describe('friends on devices of their own', () => {
  const time = new DrivenTime();
  const friends = friendsTogether({ listsTables: true, time });

  /** The same two devices, one meeting after the other. */
  let ada: OpenPage;
  let bruno: OpenPage;
  beforeAll(async () => {
    [ada, bruno] = [await openFriend(friends.host), await openFriend(friends.host)];
  });
  afterAll(async () => {
    for (const page of [ada, bruno]) await page.close();
  });

  const playFriend = ({ page }: OpenPage) => page.getByRole('button', { name: 'Friends' }).click();

  /** From a game to the menu. */
  async function leave({ page }: OpenPage) {
    await page.keyboard.press('9');
    await page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click();
    await page.getByRole('button', { name: 'Friends' }).waitFor();
  }

  it('meet at an open table and play, with a drop and a reload, resign and play again', async () => {
    const [{ page: first }, { page: second }] = [ada, bruno];
    await playFriend(bruno);
    await second.getByText('No open tables right now.').waitFor();
    await playFriend(ada);
    await first.getByLabel('Your name').fill('Ada');
    await first.getByRole('switch', { name: /^Open to anyone/ }).click();
    await first.getByRole('button', { name: 'Open table' }).click();
    const link = await first.getByRole('textbox', { name: 'Invitation' }).inputValue();
    await second.getByRole('button', { name: 'Refresh' }).click();
    await second.getByRole('button', { name: 'Join Ada' }).click();
    await sitDownAs(second, 'Bruno');
    const pages = [first, second];
    await Promise.all(pages.map(atTheTable));

    await seatWithPlay(friends.host, link, pages);
    await playTurn(friends.host, link, pages);
    const { scores } = await stateOn(friends.host, link);
    for (const page of pages) await expect.poll(() => scoresOn(page)).toEqual(scores);

    const broken = await drop(second);
    await first.getByText('away', { exact: true }).waitFor();
    await second.getByText('Connection lost.').waitFor();
    await broken.back();
    await first.getByText('away', { exact: true }).waitFor({ state: 'hidden' });
    await first.reload();
    await atTheTable(first);
    await expect.poll(() => scoresOn(first)).toEqual(scores);

    await second.keyboard.press('9');
    await second.getByRole('button', { name: 'More' }).click();
    await second.getByRole('button', { name: 'Resign' }).click();
    await second.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    for (const page of pages) await isFair(page);
    await first.getByRole('button', { name: 'Play again' }).click();
    await second.getByRole('button', { name: 'Play Ada again' }).click();
    await Promise.all(pages.map(atTheTable));
    for (const device of [ada, bruno]) await leave(device);
  });

  it('lose the key of a seat only when asked', async () => {
    const { page } = ada;
    await playFriend(ada);
    const saved = async () => ((await savedAt(page, 'rooms')) as string[]).length;
    const bin = page.getByRole('button', { name: /^Remove the table with/ }).first();
    const question = page.getByRole('dialog');
    await bin.click();
    const before = await saved();
    await question.getByText('You lose your seat for good, and the others are left waiting.').waitFor();
    await question.getByRole('button', { name: 'Keep table' }).click();
    await question.waitFor({ state: 'hidden' });
    expect(await saved()).toBe(before);
    await bin.click();
    await question.getByRole('button', { name: 'Remove table' }).click();
    await expect.poll(saved).toBe(before - 1);
    await page.getByRole('button', { name: 'Back', exact: true }).click();
  });

  /** From the menu to where a race is set up. */
  async function newRace() {
    await playFriend(ada);
    await ada.page.getByRole('button', { name: 'New race' }).click();
  }

  /** Bruno comes by the link, and it begins. */
  async function raceBy(link: string) {
    await bruno.page.evaluate((to) => location.assign(to), link);
    await bruno.page.getByText('Race Ada?').waitFor();
    await joinRaceAs(bruno.page, 'Bruno');
    await ada.page.getByRole('button', { name: 'Start', disabled: false }).click();
    await expect.poll(async () => (await raceOf(friends.host, link)).start).not.toBeNull();
    time.pass(msToStart);
  }

  const seesFound = (said: string) => bruno.page.getByText(`Ada: ${said}`).first().waitFor({ state: 'attached' });

  it('race in Word search, opened and joined by pointer, and hear of what is found', async () => {
    await newRace();
    const link = await openRaceAs(ada.page, 'Ada');
    await raceBy(link);
    for (const { page } of [ada, bruno]) await letters(page).waitFor();
    const engine = await searchOf(friends.host, link);
    const sitting = new Sitting(ada, engine, false);
    const { from, to } = selectAlong(engine.state.laid[0]!);
    await drag(mouseOf(ada.page), await sitting.point(from), await sitting.point(to));
    await bruno.page.getByText(`Ada: ${engine.state.laid[0]!.word}`).first().waitFor();
    await seesFound('1 word');
    expect(await findsOf(friends.host, link, 0)).toBe(1);
    for (const device of [ada, bruno]) await leave(device);
  });

  it('race in Scramble by pointer and by keys until the time is up, and look closer in the end', async () => {
    await newRace();
    await ada.page.getByRole('radio', { name: 'Scramble' }).check();
    await ada.page.getByRole('radiogroup', { name: 'Minutes' }).getByRole('radio', { name: '5' }).check();
    await ada.page.getByRole('switch', { name: /^Shared words score 0/ }).click();
    const link = await openRaceAs(ada.page, 'Ada');
    await ada.page.getByText('Scramble · English · 4 × 4 · 5 minutes').waitFor();
    await raceBy(link);
    const [byMouse, byKeys] = [BoardSearch.at(ada), BoardSearch.at(bruno)];
    for (const search of [byMouse, byKeys]) await search.cells.first().waitFor();

    const [first, second, third] = await byMouse.words(4);
    const mouse = mouseOf(ada.page);
    await byMouse.drag(mouse, first!.path);
    await expect.poll(() => findsOf(friends.host, link, 0)).toBe(1);
    await seesFound('1 word');
    await bruno.page.getByText(`Ada: ${first!.word}`).first().waitFor();
    expect(await bruno.page.getByRole('button', { name: 'Hint' }).count()).toBe(0);
    expect(await bruno.page.getByRole('button', { name: 'End turn' }).count()).toBe(0);

    for (const { word } of [first!, second!]) {
      await bruno.page.keyboard.type(word.toLowerCase());
      await bruno.page.keyboard.press('Enter');
    }
    await expect.poll(() => findsOf(friends.host, link, 1)).toBe(2);

    // A reload comes back to the same board, with what was found.
    if (isLong) {
      await ada.page.reload();
      await byMouse.cells.first().waitFor();
      await expect.poll(() => byMouse.found()).toEqual([first!.word]);
    }
    await byMouse.drag(mouse, third!.path);
    await expect.poll(() => findsOf(friends.host, link, 0)).toBe(2);

    // It waits for nobody who pauses.
    await bruno.page.keyboard.press('9');
    await bruno.page.getByText('The race clock keeps running.').waitFor();
    time.pass(300_000);
    for (const { page } of [ada, bruno]) await page.locator('.end-card').waitFor();
    const { race } = await raceOf(friends.host, link);
    expect(race!.scores).toEqual([third!.points, second!.points]);
    const leads = third!.points - second!.points;
    const won = leads > 0 ? 'Ada wins' : leads < 0 ? 'Bruno wins' : 'Shared win: Ada and Bruno';
    for (const { page } of [ada, bruno]) await page.getByRole('heading', { name: won }).waitFor();
    const card = ada.page.locator('.end-card');
    expect(await card.locator('.end-figure > b').textContent()).toBe(`${third!.points}`);
    expect(await card.getByText(leads < 0 ? 'Bruno 2 · Ada 2' : 'Ada 2 · Bruno 2').isVisible()).toBe(true);
    const alone = card.locator('dl > div').filter({ hasText: 'Only you found' });
    expect(await alone.getByText('1 word').isVisible()).toBe(true);

    await ada.page.getByRole('button', { name: 'Share' }).click();
    const shared = await ada.page.getByRole('dialog').locator('.share-text').inputValue();
    expect(shared).toContain(`${won}\n`);
    expect(shared).toMatch(/\nhttp\S+$/);
    expect(shared).not.toContain(third!.word);
    const { name, bytes } = await savedBy(ada.page, () => sheetIn(ada.page).button('Picture').click());
    expect(name).toBe('wordbler-race.png');
    // A PNG tells its size at its start.
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([cardSizes.width, cardSizes.height]);
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
    await ada.page.getByRole('button', { name: 'Friends' }).waitFor();
  });
});

inLong(describe)('friends at a table', () => {
  const friends = friendsTogether();
  const come = async (link?: string) => (await friends.come(link)).page;

  long('play a whole game by a link, with a spectator, a drop, a reload and a second device', async () => {
    const ada = await come();
    const link = await openTable(ada, 'Ada', true);
    const watchLink = await ada.getByLabel('Spectator link').inputValue();
    const bruno = await come(link);
    await bruno.getByText('Play with Ada?').waitFor();
    // Whoever reloads the page is invited all the same.
    await bruno.getByLabel('Your name').waitFor();
    await bruno.reload();
    await sitDownAs(bruno, 'Bruno');
    await Promise.all([ada, bruno].map(atTheTable));
    const watcher = await come(watchLink);
    await atTheTable(watcher);

    const pages = [ada, bruno];
    const scoresThere = async () => (await stateOn(friends.host, link)).scores;
    while (Math.min(...(await scoresThere())) === 0) await playTurn(friends.host, link, pages);
    const scores = await scoresThere();
    for (const page of [...pages, watcher]) await expect.poll(() => scoresOn(page)).toEqual(scores);
    // A spectator sees no letter of a rack.
    expect(await watcher.getByRole('button', { name: /^Done/ }).isDisabled()).toBe(true);

    // A reload comes back to the table, with what lay there; and a drop is over by itself.
    const mover = pages[await seatWithPlay(friends.host, link, pages)]!;
    await layFirst(friends.host, link, mover);
    for (const page of pages) {
      await page.reload();
      await atTheTable(page);
    }
    await mover.getByRole('button', { name: 'Recall', disabled: false }).click();
    await playTurn(friends.host, link, pages);
    const broken = await drop(bruno);
    await ada.getByText('away', { exact: true }).waitFor();
    await bruno.getByText('Connection lost.').waitFor();
    await broken.back();
    await ada.getByText('away', { exact: true }).waitFor({ state: 'hidden' });
    await playTurn(friends.host, link, pages);

    // The same seat on another device.
    await ada.keyboard.press('9');
    await ada.getByRole('button', { name: 'More' }).click();
    await ada.getByRole('button', { name: 'Switch device' }).click();
    const own = await ada.getByRole('textbox', { name: 'Invitation' }).inputValue();
    const second = await come(own);
    await atTheTable(second);
    await ada.keyboard.press('Escape');
    await playTurn(friends.host, link, [second, bruno]);
    await playTurn(friends.host, link, [second, bruno]);
    const now = await scoresThere();
    for (const page of [ada, bruno, second, watcher]) await expect.poll(() => scoresOn(page)).toEqual(now);

    // Nobody wants to play on.
    await bruno.keyboard.press('9');
    await bruno.getByRole('button', { name: 'More' }).click();
    await bruno.getByRole('button', { name: 'Resign' }).click();
    await bruno.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    for (const page of [ada, bruno, second, watcher]) await isFair(page);
    // A reload comes back to that end, and to whoever wants to play on.
    await bruno.reload();
    await bruno.getByRole('button', { name: 'Play again' }).waitFor();
    await isFair(bruno);

    // Once more at the same table.
    await second.context().close();
    await ada.getByRole('button', { name: 'Play again' }).click();
    await bruno.getByRole('button', { name: 'Play Ada again' }).click();
    await Promise.all([ada, bruno].map(atTheTable));
  });

  long('ask the others alone about an open play, and each puts the own rack in order at any time', async () => {
    const ada = await come();
    await ada.getByRole('button', { name: 'Friends' }).click();
    await ada.getByLabel('Your name').fill('Ada');
    await ada.getByRole('button', { name: /^Invalid words can be/ }).click();
    await ada.getByRole('button', { name: 'Custom…' }).click();
    await ada.getByRole('radio', { name: 'Challenge' }).check({ force: true });
    await ada.getByRole('button', { name: 'Use these rules' }).click();
    await ada.getByRole('button', { name: 'Open table' }).click();
    const link = await ada.getByRole('textbox', { name: 'Invitation' }).inputValue();
    const bruno = await come(link);
    await sitDownAs(bruno, 'Bruno');
    await Promise.all([ada, bruno].map(atTheTable));

    const pages = [ada, bruno];
    const toMove = await seatWithPlay(friends.host, link, pages);
    const { turn } = await stateOn(friends.host, link);
    const [mover, other] = [pages[toMove]!, pages[1 - toMove]!];
    await offerPlay(friends.host, link, mover);
    // Nobody waits for ever for whoever has left.
    await other.getByRole('dialog').getByText('Time to challenge: 3 min').waitFor();
    await other.getByRole('dialog').getByRole('button', { name: /stand/ }).click();
    await expect.poll(async () => (await stateOn(friends.host, link)).turn).toBe(turn + 1);
    await offerPlay(friends.host, link, other);
    expect(await other.getByRole('dialog').count()).toBe(0);
    await mover
      .getByRole('dialog')
      .getByRole('button', { name: /^Challenge/ })
      .click();
    // In vain, for it was a word: whoever doubted it sits out.
    await other.getByRole('button', { name: /^Done/, disabled: false }).waitFor();
    const { scores, history } = await stateOn(friends.host, link);
    expect(history.map(({ kind }) => kind)).toContain('challengedInVain');
    for (const page of pages) await expect.poll(() => scoresOn(page)).toEqual(scores);
    // Whoever waits may sort, but not lay.
    await mover.getByRole('button', { name: 'Shuffle', disabled: false }).click();
    expect(await mover.getByRole('button', { name: /^Done/ }).isDisabled()).toBe(true);
  });
});

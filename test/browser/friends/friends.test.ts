import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { long } from '../../long';
import { faults } from '../support/axe-faults';
import {
  atTheTable,
  drop,
  friendsTogether,
  layFirst,
  offerPlay,
  openTable,
  playTurn,
  scoresOn,
  seatWithPlay,
  sitDownAs,
  stateOn,
} from '../support/friends-at-table';

const friends = friendsTogether({ listsTables: true });
const come = async (link?: string) => (await friends.come(link)).page;

/** Looks closer at an end, which says so. */
async function isFair(page: Page) {
  await page.getByRole('button', { name: 'Look closer' }).click();
  await page.getByText('Nobody touched the bag.').waitFor();
  await page.keyboard.press('Escape');
}

describe('friends on devices of their own', () => {
  it('meet at an open table and play, with a spectator, a drop and a reload, resign and play again', async () => {
    const bruno = await come();
    await bruno.getByRole('button', { name: 'Play a friend' }).click();
    await bruno.getByText('No open tables right now.').waitFor();
    const ada = await come();
    await ada.getByRole('button', { name: 'Play a friend' }).click();
    await ada.getByLabel('Your name').fill('Ada');
    await ada.getByRole('switch', { name: /^Open to anyone/ }).click();
    await ada.getByRole('switch', { name: /^Allow spectators/ }).click();
    expect(await faults(ada)).toEqual([]);
    await ada.getByRole('button', { name: 'Open table' }).click();
    const link = await ada.getByRole('textbox', { name: 'Invitation' }).inputValue();
    const watchLink = await ada.getByLabel('Spectator link').inputValue();
    await bruno.getByRole('button', { name: 'Look again' }).click();
    await bruno.getByRole('button', { name: 'Join Ada' }).click();
    await sitDownAs(bruno, 'Bruno');
    const pages = [ada, bruno];
    await Promise.all(pages.map(atTheTable));
    const watcher = await come(watchLink);
    await atTheTable(watcher);

    await seatWithPlay(friends.host, link, pages);
    await playTurn(friends.host, link, pages);
    const { scores } = await stateOn(friends.host, link);
    for (const page of [...pages, watcher]) await expect.poll(() => scoresOn(page)).toEqual(scores);
    // A spectator sees no letter of a rack.
    expect(await watcher.getByRole('button', { name: /^Done/ }).isDisabled()).toBe(true);

    const broken = await drop(bruno);
    await ada.getByText('away', { exact: true }).waitFor();
    await bruno.getByText('Connection lost.').waitFor();
    await broken.back();
    await ada.getByText('away', { exact: true }).waitFor({ state: 'hidden' });
    await ada.reload();
    await atTheTable(ada);
    await playTurn(friends.host, link, pages);

    await bruno.keyboard.press('9');
    await bruno.getByRole('button', { name: 'More' }).click();
    await bruno.getByRole('button', { name: 'Resign' }).click();
    await bruno.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    for (const page of [...pages, watcher]) await isFair(page);
    await ada.getByRole('button', { name: 'Play again' }).click();
    await bruno.getByRole('button', { name: 'Play Ada again' }).click();
    await Promise.all(pages.map(atTheTable));
  });

  long('play a whole game by a link, with a spectator, a drop, a reload and a second device', async () => {
    const ada = await come();
    const link = await openTable(ada, 'Ada', true);
    const watchLink = await ada.getByLabel('Spectator link').inputValue();
    const bruno = await come(link);
    await bruno.getByText('Play with Ada?').waitFor();
    // Whoever loads the page anew is invited all the same.
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
    await ada.getByRole('button', { name: 'Play a friend' }).click();
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

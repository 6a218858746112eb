import { describe, expect, it } from 'vitest';
import { faults } from '../support/axe-faults';
import { ByKeys } from '../support/by-keys';
import { findPlay } from '../support/find-play';
import { atTheTable, friendsTogether, gameOn, playTurn, sitDownAs, stateOn } from '../support/friends-at-table';
import { isWord, shortWords } from '../support/game-of-two';

const friends = friendsTogether();
const come = async (link?: string) => (await friends.come(link)).page;

describe('a table with friends', () => {
  it('is opened, played at and left by keyboard alone, and no panel of it has a fault', async () => {
    const ada = await come();
    const hands = new ByKeys(ada);
    await ada.getByRole('button', { name: 'Friends' }).waitFor();
    await hands.tabTo('Friends');
    await hands.press('Enter');
    await ada.getByRole('button', { name: 'Open table' }).waitFor();
    expect(await faults(ada)).toEqual([]);
    await hands.tabTo('Your name');
    await ada.keyboard.type('Ada');
    await hands.press('Enter');
    const link = await ada.getByRole('textbox', { name: 'Invitation' }).inputValue();
    expect(await faults(ada)).toEqual([]);

    const bruno = await come(link);
    await bruno.getByRole('button', { name: 'Take a seat' }).waitFor();
    expect(await faults(bruno)).toEqual([]);
    await sitDownAs(bruno, 'Bruno');
    await Promise.all([ada, bruno].map(atTheTable));

    let played = 0;
    while (played < 2) {
      const game = await gameOn(friends.host, link);
      const { turn, toMove } = game.state;
      if (toMove === 1) {
        await playTurn(friends.host, link, [ada, bruno]);
        continue;
      }
      await ada.getByRole('button', { name: /^Done/, disabled: false }).waitFor();
      const play = findPlay(game, shortWords, isWord);
      if (!play) {
        await hands.press('Control+Enter');
        await expect.poll(async () => (await stateOn(friends.host, link)).turn).toBe(turn + 1);
        continue;
      }
      await hands.press('ArrowRight');
      await hands.expectFocus(/^gridcell /);
      await hands.goTo(play[0]!);
      const isDown = play.length > 1 && play[0]!.x === play[1]!.x;
      if (isDown) await hands.press('Space');
      for (const { letter, ...square } of play) {
        await hands.goTo(square);
        await hands.press(letter);
      }
      await hands.press('Enter');
      await expect.poll(async () => (await stateOn(friends.host, link)).turn).toBe(turn + 1);
      if (isDown) await hands.press('Space');
      played++;
    }
    expect(await faults(ada)).toEqual([]);

    // Something is said, and heard on the other device.
    await hands.press('9');
    await ada.getByRole('dialog').waitFor();
    await hands.tabTo('More');
    await hands.press('Enter');
    await hands.tabTo('Say something');
    await hands.press('Enter');
    await ada.getByRole('button', { name: 'Good game!' }).waitFor();
    expect(await faults(ada)).toEqual([]);
    await hands.tabTo('Good game!');
    await hands.press('Enter');
    await bruno.locator('.talk-bubble', { hasText: 'Good game!' }).waitFor();

    await hands.press('9');
    await hands.tabTo('More');
    await hands.press('Enter');
    await hands.tabTo('Resign');
    await hands.press('Enter');
    await hands.expectFocus(/^button "Keep playing"/);
    await hands.tabTo('Resign');
    await hands.press('Enter');
    await ada.getByRole('button', { name: 'Look closer' }).click();
    await ada.getByText('Nobody touched the bag.').waitFor();
    expect(await faults(ada)).toEqual([]);
    await ada.keyboard.press('Escape');
    await hands.tabTo('More');
    await hands.press('Enter');
    await hands.tabTo('Menu');
    await hands.press('Enter');
    await ada.getByRole('button', { name: 'Friends' }).waitFor();
  });
});

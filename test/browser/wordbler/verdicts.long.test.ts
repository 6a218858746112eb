import { describe, expect } from 'vitest';
import { en } from '../../texts/spoken';
import { playOn } from '../support/game-of-two';
import { layAny, layTold, quiet, ready, toldWord, turnOfAda } from '../support/hinted-turn';
import { gameOf, sitDown } from '../support/left-table';
import { it } from '../support/page-test';
import type { Reader } from '../support/reader';

/** With a sheet that stays open until it is read. */
const told = { ...quiet, verdict: true, scoreSheet: 'own', openRacks: true };
const verdictLine = (reader: Reader) => reader.page.locator('dialog .verdict');

describe('the word after a play', () => {
  it('says on the score sheet that the best play was found, and with how many hints', async () => {
    const open = await sitDown(turnOfAda('verdict', 'person'), told);
    const { page, reader } = open;
    await ready(reader);
    for (const step of [1, 2, 3]) {
      await page.keyboard.press('7');
      await reader.expectHeard(new RegExp(`^Hint ${step} of 3`));
    }
    await layTold(reader, await toldWord(reader));
    await verdictLine(reader).getByText('Found with 3 hints.').waitFor();
  });

  it('says what the best play was, and how much of it was found', async () => {
    const open = await sitDown(turnOfAda('verdict', 'person'), told);
    const { page, reader } = open;
    await ready(reader);
    await layAny(reader);
    await reader.expectHeard(/^Best: [A-Z]+, \d+\. You scored \d+% of that\.$/);
    const text = await verdictLine(reader).innerText();
    const [, best, percent] = /^Best: [A-Z]+, (\d+)\. You scored (\d+)% of that\.$/.exec(text)!;
    const found = Number(await page.locator('dialog .sum-row.total b').innerText());
    expect(Number(percent)).toBe(Math.round((found / Number(best)) * 100));
  });

  it('is not said unless it is wished', async () => {
    const open = await sitDown(turnOfAda('verdict'), quiet);
    const { reader } = open;
    await ready(reader);
    await layAny(reader);
    await reader.expectHeard(/^Ada’s turn/);
    await ready(reader);
    expect((await reader.said()).filter((one) => one.includes('You found') || one.includes('You scored'))).toEqual([]);
  });

  it('keeps the word for its player where the racks are hidden', async () => {
    const open = await sitDown(playOn(gameOf(['person', 'person'], 'verdict'), 4), {
      ...told,
      openRacks: false,
    });
    const { page, reader } = open;
    const lift = () => page.getByRole('button', { name: 'Show my tiles' }).click();
    await lift();
    await ready(reader);
    const [, player] = /^(\w+)’s rack/.exec(await reader.rackName()) ?? [];
    await layAny(reader);
    await lift();
    await ready(reader);
    await page.keyboard.press('Control+Enter');
    await lift();
    await reader.expectHeard(new RegExp(`^${player}’s best play last turn: [A-Z]+, \\d+\\.$`));
  });
});

it('a great play of a computer is remarked on', async () => {
  const game = playOn(gameOf(['person', 'club'], 'great play 17'), 3);
  if (game.state.toMove !== 0) playOn(game, 1);
  const open = await sitDown(game, quiet);
  const { page, reader } = open;
  await ready(reader);
  await page.keyboard.press('Control+Enter');
  const remarks = en.computer.remarks.club.map((one) => one.replace('.', '\\.')).join('|');
  await reader.expectHeard(new RegExp(`^Bruno plays [A-Z]+ .*“(${remarks})”$`));
  await ready(reader);
  expect(await page.locator('.message').first().innerText()).toMatch(new RegExp(`“(${remarks})”$`));
});

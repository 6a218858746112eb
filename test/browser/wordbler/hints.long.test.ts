import type { BrowserContext } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect } from 'vitest';
import { GameEngine, presets } from '../../../src/rules';
import { en } from '../../texts/spoken';
import { judge, playOn } from '../support/game-of-two';
import { layTold, quiet, ready, toldWord, turnOfAda } from '../support/hinted-turn';
import { gameOf, sitDown } from '../support/left-table';
import { it } from '../support/page-test';
import { comeBack } from '../support/play';
import type { Reader } from '../support/reader';

const hintButton = (reader: Reader) => reader.page.getByRole('button', { name: /^(Hint|More|Place it)$/ });
const card = (reader: Reader) => reader.page.locator('.hint-card');
const isHinted = (name: string) => /, hint\b/.test(name);

/** What of a hint stands in the names of squares and tiles. */
async function hinted(reader: Reader) {
  const squares = (await reader.squares()).filter(isHinted);
  const tiles = (await reader.rack()).filter(isHinted);
  return {
    tiles: tiles.length,
    squares: squares.length,
    letters: squares.map((name) => name.at(-1)).join(''),
  };
}

describe('hints in one turn after another', () => {
  let sat: Awaited<ReturnType<typeof sitDown>>;

  beforeAll(async () => {
    sat = await sitDown(turnOfAda('hints by keys'), quiet);
  });

  // Each leaves the turn to the computer, so that the next has one of its own; the last one stays in it.
  beforeEach(() => ready(sat.reader));
  afterEach(() => sat.check());
  afterAll(() => sat.close());

  it('are asked for and laid by keys, and score what they said', async () => {
    const { page, reader } = sat;
    for (const step of [1, 2, 3]) {
      await page.keyboard.press('7');
      await reader.expectHeard(new RegExp(`^Hint ${step} of 3`));
    }
    const { word, points } = await toldWord(reader);
    await page.keyboard.press('7');
    await expect.poll(() => hintButton(reader).isDisabled()).toBe(true);
    expect((await hinted(reader)).squares).toBe(0);
    // What was laid can be taken back, and laid once more.
    await page.keyboard.press('Escape');
    await reader.expectHeard('Hint closed.');
    await page.keyboard.press('Escape');
    await reader.expectHeard(/back on the rack\.$/);
    await page.keyboard.press('7');
    await reader.expectHeard(/^Hint 3 of 3/);
    await page.keyboard.press('7');
    await expect.poll(() => hintButton(reader).isDisabled()).toBe(true);
    await page.keyboard.press('Enter');
    await reader.expectHeard(new RegExp(`^Ada plays ${word}\\b.* ${points} points?`));
  });

  it('are put away by keys, and go on where they were', async () => {
    const { page, reader } = sat;
    await page.keyboard.press('7');
    await reader.expectHeard(/^Hint 1 of 3: use /);
    await page.keyboard.press('7');
    await reader.expectHeard(/^Hint 2 of 3: on /);
    await page.keyboard.press('Escape');
    await reader.expectHeard('Hint closed.');
    expect(await card(reader).count()).toBe(0);
    await page.keyboard.press('7');
    // Nothing is counted twice.
    await card(reader).getByText('Hint 2 of 3').waitFor();
    await page.keyboard.press('Control+Enter');
    await reader.expectHeard('Ada’s turn.');
  });

  it('tell the tiles, the squares and the word by mouse, and the word can be laid for what it said', async () => {
    const { page, reader } = sat;
    expect(await hinted(reader)).toEqual({ tiles: 0, squares: 0, letters: '' });
    await hintButton(reader).click();
    await reader.expectHeard(/^Hint 1 of 3: use /);
    expect(await card(reader).innerText()).toContain('Hint 1 of 3');
    const { tiles, ...nowhere } = await hinted(reader);
    expect(tiles).toBeGreaterThan(0);
    expect(nowhere).toEqual({ squares: 0, letters: '' });
    await hintButton(reader).click();
    await reader.expectHeard(/^Hint 2 of 3: on /);
    expect(await hinted(reader)).toMatchObject({ tiles, squares: tiles });
    await hintButton(reader).click();
    await reader.expectHeard(/^Hint 3 of 3: /);
    expect((await hinted(reader)).letters).toMatch(new RegExp(`^[A-Z]{${tiles}}$`));
    const told = await toldWord(reader);
    expect(await card(reader).innerText()).toContain(told.word);
    await layTold(reader, told);
    // With the turn the hint is withdrawn.
    expect(await card(reader).count()).toBe(0);
    await ready(reader);
    expect(await hinted(reader)).toEqual({ tiles: 0, squares: 0, letters: '' });
    // The number of hints is noted beside the play, and beside that of the first turn.
    await page.locator('.seat').first().click();
    await expect.poll(() => page.getByText('3 hints').count()).toBe(2);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  });

  it('are told again after a reload, and the step is not counted again', async () => {
    const { page, reader } = sat;
    await hintButton(reader).click();
    await reader.expectHeard(/^Hint 1 of 3: use /);
    await comeBack(page);
    await page.getByRole('button', { name: 'Continue Wordbler' }).click();
    await ready(reader);
    await card(reader).getByText('Hint 1 of 3').waitFor();
  });
});

it('hints are asked for, laid and put away by touch, on a phone', async () => {
  const viewport = { width: 390, height: 844 };
  const open = await sitDown(turnOfAda('hints by touch'), quiet, { viewport, touch: true });
  const { page, reader } = open;
  await ready(reader);
  await hintButton(reader).tap();
  await reader.expectHeard(/^Hint 1 of 3: use /);
  await page.getByRole('button', { name: 'Close hint' }).tap();
  await reader.expectHeard('Hint closed.');
  for (const step of [1, 2, 3]) {
    await hintButton(reader).tap();
    await reader.expectHeard(new RegExp(`^Hint ${step} of 3`));
  }
  const { word, points } = await toldWord(reader);
  await page.getByRole('button', { name: 'Place it' }).tap();
  await page.getByRole('button', { name: 'Done' }).tap();
  await reader.expectHeard(new RegExp(`^Ada plays ${word}\\b.* ${points} points?`));
});

it('hints are not offered where the rules forbid them', async () => {
  const seats = ['Ada', 'Bruno'].map((name) => ({ name, kind: 'person' as const }));
  const rules = { ...presets.wordbler, hints: false };
  const game = new GameEngine({ seats, rules, seed: 'no hints', tiles: 'en', words: judge.id }, judge);
  const open = await sitDown(playOn(game, 2), { ...quiet, openRacks: true });
  const { page, reader } = open;
  await ready(reader);
  expect(await hintButton(reader).count()).toBe(0);
  await page.keyboard.press('7');
  await reader.expectHeard(`! ${en.refusals.noHints}`);
  expect(await card(reader).count()).toBe(0);
});

it('hints are not given for the turn of a computer', async () => {
  const game = gameOf(['person', 'club'], 'not its hint');
  game.dispatch({ type: 'begin' });
  if (game.state.toMove === 0) game.dispatch({ type: 'pass', seat: 0 });
  const open = await sitDown(game, { ...quiet, thinking: 'slow' });
  const { page, reader } = open;
  await page.getByRole('button', { name: 'Hint', disabled: true }).waitFor();
  await page.keyboard.press('7');
  await ready(reader);
  expect((await reader.said()).some((one) => one.startsWith('Hint') || one.startsWith('Looking'))).toBe(false);
});

it('hints go on after the game was left while they were looked for', async () => {
  const open = await sitDown(playOn(gameOf(['person', 'person'], 'left hints'), 2), {
    ...quiet,
    openRacks: true,
  });
  const { page, reader } = open;
  await ready(reader);
  // Nobody has studied the words yet, so that it takes a while.
  await page.keyboard.press('7');
  await page.keyboard.press('9');
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('button', { name: 'Continue Wordbler' }).click();
  await ready(reader);
  await page.keyboard.press('7');
  await reader.expectHeard(/^Hint 1 of 3/);
  expect((await reader.said()).filter((one) => one.startsWith('Hint'))).toHaveLength(1);
});

// A browser short of memory ends workers without a word.
const endingOneThatAdvises = `
  const Real = Worker;
  window.ended = 0;
  window.Worker = class extends Real {
    postMessage(message, ...more) {
      super.postMessage(message, ...more);
      if (message?.m !== 'advise' || window.ended > 0) return;
      window.ended++;
      this.terminate();
    }
  };
`;

it('a hint is found all the same when the worker that looks for it is killed', async () => {
  const before = (context: BrowserContext) => context.addInitScript(endingOneThatAdvises);
  const open = await sitDown(turnOfAda('hints killed'), quiet, { before });
  const { page, reader } = open;
  await ready(reader);
  await hintButton(reader).click();
  await page.getByRole('button', { name: 'Thinking' }).waitFor();
  // A worker that has gone without a word is missed after a while.
  await card(reader).getByText('Hint 1 of 3').waitFor();
  expect(await page.evaluate('window.ended')).toBe(1);
});

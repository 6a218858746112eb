import { afterEach, describe, expect, it } from 'vitest';
import { GameEngine, presets, type Square } from '../../src/core';
import { judge, playOn } from './game-of-two';
import { gameOf, sitDown } from './left-table';
import { positionIn, type Reader } from './reader';

let open: Awaited<ReturnType<typeof sitDown>> | undefined;

afterEach(async () => {
  await open?.close();
  open = undefined;
});

/** A game between a person, whose turn it is, and a computer. */
function turnOfAda(seed: string): GameEngine {
  const game = playOn(gameOf(['person', 'club'], seed), 4);
  if (game.state.toMove !== 0) game.dispatch({ type: 'pass', seat: 1 });
  return game;
}

const quiet = { thinking: 'instant', pace: 'fast', muted: true };
const hintButton = (reader: Reader) => reader.page.getByRole('button', { name: /^(Hint|More)$/ });
const ready = (reader: Reader) =>
  reader.page.getByRole('button', { name: 'Shuffle', disabled: false }).waitFor();

interface Told extends Square {
  word: string;
  down: boolean;
  points: number;
}

/** What the last of the three hints says to those who don't see it. */
async function toldWord(reader: Reader): Promise<Told> {
  const said = await reader.said();
  const [, word, way, column, row, points] = said
    .map((one) => /^Hint 3 of 3: ([A-Z]+), (across|down) from ([A-O])(\d+), (\d+) points?\.$/.exec(one))
    .findLast(Boolean)!;
  const from = { x: 'ABCDEFGHIJKLMNO'.indexOf(column), y: Number(row) - 1 };
  return { word, down: way === 'down', points: Number(points), ...from };
}

/** Lays the word as it was told, by clicks, and reads what it scored. */
async function layTold(reader: Reader, { word, down, x, y, points }: Told) {
  const { page } = reader;
  const position = positionIn(await reader.squares(), await reader.rack());
  const used = new Set<number>();
  for (const [step, letter] of [...word].entries()) {
    const square = { x: x + (down ? 0 : step), y: y + (down ? step : 0) };
    if (position.board[square.y * 15 + square.x]) continue;
    const free = (wanted: string) => position.rack.findIndex((tile, at) => tile === wanted && !used.has(at));
    const cell = free(letter) >= 0 ? free(letter) : free('');
    expect(cell, `${letter} of ${word}`).toBeGreaterThanOrEqual(0);
    used.add(cell);
    const [from, to] = [await reader.cellPoint(cell), await reader.squarePoint(square)];
    await page.mouse.click(from.x, from.y);
    await page.mouse.click(to.x, to.y);
    if (position.rack[cell] === '') await page.getByRole('button', { name: letter, exact: true }).click();
  }
  await page.getByRole('button', { name: 'Done' }).click();
  await reader.expectHeard(new RegExp(`^Ada plays ${word}\\b.* ${points} points?`));
}

describe('hints', () => {
  it('tell the tiles, the squares and the word by mouse, and the word can be laid for what it said', async () => {
    const game = turnOfAda('hints by mouse');
    open = await sitDown(game, quiet);
    const { page, reader } = open;
    await ready(reader);
    await hintButton(reader).click();
    await reader.expectHeard(/^Hint 1 of 3: use /);
    expect(await page.locator('.hint-card').innerText()).toContain('Hint 1 of 3');
    await hintButton(reader).click();
    await reader.expectHeard(/^Hint 2 of 3: on /);
    await hintButton(reader).click();
    await reader.expectHeard(/^Hint 3 of 3: /);
    expect(await hintButton(reader).isDisabled()).toBe(true);
    await layTold(reader, await toldWord(reader));
    await page.getByRole('button', { name: 'Go on' }).click();
    // The number of hints is noted beside the play.
    await page.locator('.seat').first().click();
    await page.getByText('3 hints').waitFor();
    open.check();
  });

  it('are asked for and put away by keys', async () => {
    open = await sitDown(turnOfAda('hints by keys'), quiet);
    const { page, reader } = open;
    await ready(reader);
    await page.keyboard.press('7');
    await reader.expectHeard(/^Hint 1 of 3: use /);
    await page.keyboard.press('7');
    await reader.expectHeard(/^Hint 2 of 3: on /);
    await page.keyboard.press('Escape');
    await reader.expectHeard('The hint is closed.');
    expect(await page.locator('.hint-card').count()).toBe(0);
    await page.keyboard.press('7');
    // It goes on where it was: nothing is counted twice.
    await page.locator('.hint-card').waitFor();
    expect(await page.locator('.hint-card').innerText()).toContain('Hint 2 of 3');
    open.check();
  });

  it('are asked for and put away by touch, on a phone', async () => {
    const viewport = { width: 390, height: 844 };
    open = await sitDown(turnOfAda('hints by touch'), quiet, { viewport, touch: true });
    const { page, reader } = open;
    await ready(reader);
    await hintButton(reader).tap();
    await reader.expectHeard(/^Hint 1 of 3: use /);
    await page.getByRole('button', { name: 'Close the hint' }).tap();
    await reader.expectHeard('The hint is closed.');
    open.check();
  });

  it('survive a reload: the step is not counted again', async () => {
    open = await sitDown(turnOfAda('hints kept'), quiet);
    const { page, reader } = open;
    await ready(reader);
    await hintButton(reader).click();
    await reader.expectHeard(/^Hint 1 of 3: use /);
    await page.reload();
    await page.getByRole('button', { name: 'Go on with the last game' }).click();
    await page.getByRole('button', { name: 'Show my tiles' }).or(hintButton(reader)).first().waitFor();
    const curtain = page.getByRole('button', { name: 'Show my tiles' });
    if (await curtain.isVisible()) await curtain.click();
    await ready(reader);
    await hintButton(reader).click();
    await page.locator('.hint-card').getByText('Hint 1 of 3').waitFor();
    open.check();
  });

  it('are not offered where the rules forbid them', async () => {
    const seats = ['Ada', 'Bruno'].map((name) => ({ name, kind: 'person' as const }));
    const rules = { ...presets.wordbler, hints: false };
    const game = new GameEngine({ seats, rules, seed: 'no hints', tiles: 'en', words: judge.id }, judge);
    open = await sitDown(playOn(game, 2), { ...quiet, openRacks: true });
    const { page, reader } = open;
    await ready(reader);
    expect(await hintButton(reader).count()).toBe(0);
    await page.keyboard.press('7');
    await expect.poll(() => page.getByRole('alert').innerText()).not.toBe('');
    expect(await page.locator('.hint-card').count()).toBe(0);
    open.check();
  });

  it('are found all the same when the worker that looks is killed', async () => {
    open = await sitDown(turnOfAda('hints killed'), quiet);
    const { page, reader } = open;
    await ready(reader);
    await expect.poll(() => page.workers().length, { timeout: 30_000 }).toBe(2);
    await Promise.all(page.workers().map((worker) => worker.evaluate(() => self.close()).catch(() => {})));
    await hintButton(reader).click();
    // A worker that has gone without a word is missed after a while.
    await page.locator('.hint-card').getByText('Hint 1 of 3').waitFor({ timeout: 30_000 });
    open.check();
  });
});

describe('the word after a play', () => {
  it('says on the score sheet what the best play was, where it is wished', async () => {
    open = await sitDown(turnOfAda('verdict'), { ...quiet, verdict: true });
    const { page, reader } = open;
    await ready(reader);
    for (const step of [1, 2, 3]) {
      await page.keyboard.press('7');
      await reader.expectHeard(new RegExp(`^Hint ${step} of 3`));
    }
    await layTold(reader, await toldWord(reader));
    await page.locator('dialog .verdict').getByText('You found the best play.').waitFor();
    open.check();
  });
});

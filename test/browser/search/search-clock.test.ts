import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import { wordSearch } from '../../../src/rules';
import { en } from '../../texts/spoken';
import { hide } from '../support/ears';
import { selectAlong } from '../support/ended-search';
import { it, long } from '../support/page-test';
import { stopTime } from '../support/page-time';
import { comeBack } from '../support/play';
import { carry, drag, mouseOf } from '../support/pointers';
import { begun, cornerColour, type Sitting, sitDown } from '../support/search-sitting';

let sitting: Sitting;

const found = '203,230,248';
const missed = '221,214,200';
const flashed = '205,235,189';

const press = (at: Sitting, name: string) => at.page.getByRole('button', { name, exact: true }).click();
/** In the pause, which stays, with what lies behind *More*. */
async function chooseList(at: Sitting, kind: string) {
  await at.page.keyboard.press('9');
  await press(at, 'More');
  await at.page.getByRole('radio', { name: kind }).check({ force: true });
}
const stay = ({ page }: Sitting) => page.locator('dialog').getByRole('button', { name: 'Keep playing' }).click();

// Two visits of one search, and its end: nobody opens another page for it.
describe('a search that takes its time', () => {
  const engine = begun({ finds: 9, seconds: 600 });
  let at: Sitting;

  beforeAll(async () => {
    at = await sitDown(engine, { timed: true });
  });
  afterEach(() => at.open.check());
  afterAll(() => at.open.close());

  it('has words, score, clock, hints and the kind of list at the next visit as they were', async () => {
    const mouse = mouseOf(at.page);
    const [first, second] = engine.state.laid.slice(9);
    const { from, to } = selectAlong(first!);
    await drag(mouse, await at.point(from), await at.point(to));
    await at.expectHeardFound(first!);
    await at.page.keyboard.press('7');
    await at.reader.expectHeard(/^Hint: .* 20 points less\.$/);
    await at.page.clock.fastForward(10_000);
    await chooseList(at, 'Hidden');
    const [rows, score, left] = [await at.rows(), await at.score(), await at.secondsLeft()];
    expect(rows).toContain(`${second!.word.length} hidden letters`);
    expect(left).toBeLessThanOrEqual(110);
    await comeBack(at.page);
    await at.goOn();
    expect(await at.rows()).toEqual(rows);
    expect(await at.score()).toBe(score);
    // It goes on at once.
    expect(await at.secondsLeft()).toBeLessThanOrEqual(left);
    expect(await at.secondsLeft()).toBeGreaterThan(left - 30);
    expect((await at.squares()).filter((name) => name.includes('glows'))).toHaveLength(1);
    const again = selectAlong(second!);
    await drag(mouse, await at.point(again.from), await at.point(again.to));
    const isTold = async () => (await at.rows()).some((row) => row.startsWith(`${second!.word}, found`));
    await expect.poll(isTold).toBe(true);
    await chooseList(at, 'All');
    await at.page.keyboard.press('Escape');
    await at.page.keyboard.press('9');
    await at.letters.waitFor();
  });

  it('has a clock that stands still while nobody sees the page and in a pause, takes a code, and shows at its end what was not found', async () => {
    await hide(at.page, true);
    const hiddenAt = await at.secondsLeft();
    await at.page.clock.fastForward(300_000);
    await hide(at.page, false);
    const cover = at.page.getByRole('dialog', { name: 'Paused' });
    await cover.getByText('Paused while you were away.').waitFor();
    expect(await at.secondsLeft()).toBe(hiddenAt);
    expect(await at.letters.count()).toBe(0);
    await cover.getByRole('button', { name: 'Keep playing' }).click();
    await at.letters.waitFor();

    const third = wordSearch.squaresOf(engine.state.laid[0]!)[2];
    expect(await cornerColour(at, third!)).toBe(found);
    await at.page.keyboard.press('9');
    await cover.waitFor();
    await at.reader.expectHeard('Paused. The letters are covered.');
    const left = await at.secondsLeft();
    // Nor does it go on behind the help, or after it.
    const help = at.page.getByRole('dialog', { name: 'Help' });
    await at.page.keyboard.press('?');
    await help.waitFor();
    await at.page.keyboard.press('Escape');
    await help.waitFor({ state: 'hidden' });
    await at.page.clock.fastForward(300_000);
    expect(await at.secondsLeft()).toBe(left);
    // Whatever lies over the canvas: nothing is to be seen on it.
    await expect.poll(() => at.page.evaluate('document.querySelector("[role=grid]").hidden')).toBe(true);
    await press(at, 'Give up');
    await at.page.getByRole('dialog', { name: 'Give up?' }).waitFor();
    await stay(at);
    await at.page.keyboard.press('9');
    await at.reader.expectHeard('The game continues.');
    await expect.poll(() => cornerColour(at, third!)).toBe(found);

    const score = (await at.score()) - 50;
    await at.page.keyboard.type('mambazamba');
    await at.reader.expectHeard('100 seconds more for 50 points.');
    expect(await at.secondsLeft()).toBeGreaterThan(left + 70);
    await at.expectScore(score);
    await at.page.clock.fastForward(300_000);
    const hidden = engine.state.laid.slice(11);
    const words = hidden.map(({ word }) => word).join(', ');
    await at.reader.expectHeard(`Time’s up! Missed: ${words}. Score ${en.forms.figure(score)}.`);
    await at.page.getByText('3 got away. See the dashed frames.').waitFor();
    const squares = await at.squares();
    for (const { x, y, word } of hidden) expect(squares[y * wordSearch.gridSize + x]).toContain(`missed ${word}`);
    expect((await at.rows()).filter((row) => row.endsWith(', missed'))).toHaveLength(3);
    await at.expectScore(score);
    const nameOf = ({ x, y }: wordSearch.Square) => squares[y * wordSearch.gridSize + x];
    // Inside a word, where neither its frame nor its number lies.
    const inside = hidden.map((laid) => wordSearch.squaresOf(laid)[2]);
    const alone = inside.find((square) => !nameOf(square!)!.includes('found in'))!;
    await expect.poll(() => cornerColour(at, alone)).toBe(missed);
    await press(at, 'See results');
    await at.page.getByRole('heading', { name: 'Time’s up!' }).waitFor();
  });
});

long('time that runs out takes the stroke out of the hand, and another search can be begun at once', async () => {
  sitting = await sitDown(begun({ finds: 3, seconds: 710 }), { timed: true });
  const at = sitting;
  const mouse = mouseOf(at.page);
  const { from, to } = selectAlong(at.engine.state.laid[5]!);
  await carry(mouse, await at.point(from), await at.point(to));
  await at.page.clock.fastForward(11_000);
  await at.reader.expectHeard(/^Time’s up! /);
  await mouse.up(await at.point(to));
  expect((await at.rows()).filter((row) => row.includes(', found'))).toHaveLength(3);
  await press(at, 'See results');
  await at.page.getByRole('button', { name: 'Play again' }).click();
  await expect.poll(() => at.secondsLeft()).toBeGreaterThan(700);
  expect((await at.rows()).some((row) => row.includes(','))).toBe(false);
  await at.expectScore(0);
});

long('a clock stands still before anything is given up or begun anew, which is asked first', async () => {
  sitting = await sitDown(begun({ finds: 2 }));
  const at = sitting;
  const rows = await at.rows();
  await at.page.keyboard.press('9');
  for (const [name, question] of [
    ['Give up', 'Give up?'],
    ['New grid', 'Start a new grid?'],
  ] as const) {
    const ask = async () => {
      if (name === 'New grid') await press(at, 'More');
      await press(at, name);
    };
    await ask();
    await at.page.getByRole('dialog', { name: question }).waitFor();
    await stay(at);
    await ask();
    await at.page.keyboard.press('Escape');
    await at.page.getByRole('dialog', { name: question }).waitFor({ state: 'hidden' });
  }
  await at.page.keyboard.press('9');
  expect(await at.rows()).toEqual(rows);
  await at.page.keyboard.press('9');
  await press(at, 'More');
  await press(at, 'New grid');
  await press(at, 'Start new grid');
  await expect.poll(async () => (await at.rows()).some((row) => row.includes('found'))).toBe(false);
  await at.expectScore(0);
});

long('a code that is typed gives a hundred seconds, also when a wrong key begins it anew', async () => {
  sitting = await sitDown(begun({ seconds: 700 }), { timed: true });
  const at = sitting;
  const before = await at.secondsLeft();
  await at.page.keyboard.type('mambmambazamba');
  await at.reader.expectHeard('100 seconds more for 50 points.');
  await at.expectScore(-50);
  expect(await at.secondsLeft()).toBeGreaterThan(before + 90);
  // Behind the cover of a pause, too; for a look it is opened.
  await at.page.keyboard.press('9');
  await at.reader.expectHeard('Paused. The letters are covered.');
  await at.page.keyboard.type('mambazamba');
  await at.expectScore(-100);
  await at.page.keyboard.type('flash');
  await at.reader.expectHeard(/^50 points for a look: /);
  await at.expectScore(-150);
});

long('a code that is typed shows the hidden words for a second', async () => {
  sitting = await sitDown(begun({ finds: 1 }), { timed: true });
  const at = sitting;
  const squares = await at.squares();
  const isFree = ({ x, y }: wordSearch.Square) => !squares[y * wordSearch.gridSize + x]!.includes('found');
  const hidden = at.engine.state.laid.slice(1).find(isFree)!;
  await stopTime(at.page);
  await at.page.clock.runFor(1000);
  const before = await cornerColour(at, hidden);
  await at.page.keyboard.type('flash');
  await at.page.clock.runFor(500);
  await at.reader.expectHeard(new RegExp(`^50 points for a look: .*${hidden.word} at row ${hidden.y + 1}, column`));
  expect(await cornerColour(at, hidden)).toBe(flashed);
  await at.page.clock.runFor(1001);
  expect(await cornerColour(at, hidden)).toBe(before);
});

long('a code that is typed gives no seconds where there is no clock, and says so', async () => {
  sitting = await sitDown(begun({ clock: 'off' }));
  const at = sitting;
  await at.page.keyboard.type('mambazamba');
  await at.reader.expectHeard('! This game has no clock.');
  expect(await at.score()).toBe(0);
});

long('a code that is typed stands in the menu of a touchscreen', async () => {
  sitting = await sitDown(begun(), { touch: true, viewport: { width: 390, height: 844 } });
  const at = sitting;
  const tap = (name: string | RegExp) => at.page.getByRole('button', { name }).tap();
  await tap('Menu');
  await tap('More');
  await tap(/^\+100 seconds/);
  await at.reader.expectHeard('100 seconds more for 50 points.');
  await tap('More');
  await tap(/^Flash the words/);
  await at.reader.expectHeard('The game continues.');
  await at.reader.expectHeard(/^50 points for a look: /);
  await at.expectScore(-100);
});

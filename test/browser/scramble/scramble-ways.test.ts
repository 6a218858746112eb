import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import { scramble } from '../../../src/rules';
import { boardLink } from '../../../src/scramble/play/choice';
import { BoardSearch } from '../support/board-search';
import { it, long } from '../support/page-test';
import { countFrames, framesOf, stopTime } from '../support/page-time';
import { type PageOptions, siteUrl } from '../support/play';
import { mouseOf } from '../support/pointers';
import { seenColour } from '../support/seen-colour';

/** While `window.deadly` is set, every worker dies of what it is told. */
const deadlyWorkers = (context: BrowserContext) =>
  context.addInitScript(() => {
    const Born = Worker;
    class Mortal extends Born {
      override postMessage(told: unknown, handed?: Transferable[] | StructuredSerializeOptions) {
        const { deadly } = window as unknown as { deadly?: boolean };
        if (!deadly) return super.postMessage(told, handed as Transferable[]);
        this.terminate();
        queueMicrotask(() => this.dispatchEvent(new ErrorEvent('error', { message: 'it died' })));
      }
    }
    window.Worker = Mortal as typeof Worker;
  });

// Most tests come back to where a board is chosen, in the same page.
let common: BoardSearch;
let search: BoardSearch;

beforeAll(async () => {
  common = await BoardSearch.choose({ before: deadlyWorkers });
});
afterEach(() => search.open.check());
afterAll(() => common.open.close());

const sitAgain = async () => {
  search = await common.anew();
  return search;
};

const sit = async (options: PageOptions) => {
  search = await BoardSearch.choose(options);
  return search;
};

const shared: scramble.SharedBoard = {
  board: { kind: 'dice', side: 5, seed: 'a friend', roll: 2 },
  words: 'enable1',
  shortest: 4,
  seconds: 60,
  strikeShared: false,
};

const hashOf = (board: scramble.SharedBoard) => new URL(boardLink(board, siteUrl())).hash;
const follow = (page: Page, hash: string) =>
  page.evaluate((to) => {
    location.hash = to;
  }, hash);

const daily = async () => {
  await search.press('Daily board');
  await search.begin();
  return search.board();
};

long('the daily board is the same for everyone, another one each day, and larger at weekends', async () => {
  const installed = (day: string) => sit({ before: (context) => context.clock.install({ time: new Date(day) }) });
  await installed('2026-11-20T09:00:00');
  const friday = await daily();
  expect(friday.side).toBe(4);
  await search.open.close();
  await installed('2026-11-20T21:00:00');
  expect(await daily()).toEqual(friday);
  await search.page.clock.setSystemTime(new Date('2026-11-21T09:00:00'));
  await search.anew();
  expect((await daily()).side).toBe(5);
});

describe('the link of a board', () => {
  it('says when it is damaged, leads to the same board with its rules, and ends no game under way without a word', async () => {
    const { page } = await sitAgain();
    await follow(page, hashOf(shared).slice(0, -1));
    await page.getByText('This board link is damaged.').waitFor();
    await follow(page, hashOf(shared));
    await page.getByText('You have 1 minute.').waitFor();
    expect(await page.evaluate('location.hash')).toBe('#/scramble/play');
    await search.begin();
    const before = await search.board();
    expect(before).toEqual(scramble.throwDice({ side: 5, seed: 'a friend', roll: 2 }, 'en') satisfies scramble.Board);
    const leave = async () => {
      await page.keyboard.press('9');
      await search.press('Leave');
      await search.press('Board and players');
    };
    const other = hashOf({ ...shared, board: { kind: 'dice', side: 4, seed: 'another', roll: 0 } });
    await leave();
    await follow(page, other);
    await page.getByRole('heading', { name: 'Play the shared board?' }).waitFor();
    await search.press('Continue game', page.locator('dialog'));
    await search.press('Keep playing', page.locator('dialog'));
    expect(await search.board()).toEqual(before);
    await leave();
    await follow(page, other);
    await search.press('Play shared board');
    await search.begin();
    expect((await search.board()).side).toBe(4);
  });

  long('is opened, too, in the moment in which the page where a board is chosen comes', async () => {
    const { page } = await sitAgain();
    await page.locator('.back-tool').click();
    await page.getByRole('button', { name: 'Board and players' }).waitFor();
    await page.evaluate((to) => {
      const buttons = [...document.querySelectorAll('button')];
      buttons.find(({ textContent }) => textContent === 'Board and players')!.click();
      location.hash = to;
    }, hashOf(shared));
    await search.press('Play shared board');
    await search.begin();
    expect((await search.board()).side).toBe(5);
  });
});

long('a typed word shows how many paths it has before it is played', async () => {
  const { page } = await sitAgain();
  await search.roll();
  await page.keyboard.type('his');
  await page.getByText('2 paths').waitFor();
  // Its points are sure, and grey again where no word is.
  const colour = () => page.locator('.plaque-worth b').evaluate((one) => getComputedStyle(one).color);
  await expect.poll(colour).toBe('rgb(255, 248, 231)');
  await page.keyboard.type('z');
  await expect.poll(colour).not.toBe('rgb(255, 248, 231)');
  await page.keyboard.type('z');
  await page.getByText('not on the board', { exact: true }).waitFor();
  // What the bird says of points is grey as well, until it is a word.
  await page.keyboard.press('Escape');
  const all = await search.words();
  const isWord = (text: string) => all.some(({ word }) => word === text);
  const { word } = all.find(({ word }) => word.length > 4 && !isWord(word.slice(0, 4)))!;
  const said = () => page.locator('.says').evaluate((one) => getComputedStyle(one).color);
  await page.keyboard.type(word);
  await page.locator('.says', { hasText: /point/ }).waitFor();
  const sure = await said();
  while ((await page.locator('.plaque-word .tile').count()) > 4) await page.keyboard.press('Backspace');
  await page.locator('.says', { hasText: /point/ }).waitFor();
  await expect.poll(said).not.toBe(sure);
});

// The tiles are on the canvas: beside its letter a tile shows what becomes of it.
const tintOf = async (page: Page, square: number) => {
  const box = (await search.cells.nth(square).boundingBox())!;
  const at = { x: box.x + box.width * 0.9, y: box.y + box.height * 0.16 };
  const [red, green, blue] = await seenColour(page, at);
  // At rest a tile is of ivory: less green than red, and clearly less blue. A red one has as much of both.
  if (green! > red!) return 'green';
  return green! - blue! > 8 ? 'plain' : 'red';
};

long('the tray answers a quick drag in green or red, then lies still', async () => {
  const { page } = await sit({
    reducedMotion: 'no-preference',
    before: (context) => context.clock.install(),
  });
  await search.fillNumber('3009');
  await search.press(/^Roll$/);
  await search.press('Start');
  await stopTime(page);
  await page.clock.runFor(3000);
  const { path } = (await search.words(4))[0]!;
  const first = path[0]!;
  const mouse = mouseOf(page);
  for (const tint of ['green', 'red']) {
    await search.drag(mouse, path);
    const shown = async () => {
      await page.clock.runFor(20);
      return tintOf(page, first);
    };
    await expect.poll(shown).toBe(tint);
    await page.clock.runFor(2000);
    await expect.poll(() => tintOf(page, first)).toBe('plain');
  }
});

long('the tray takes no frame while nobody touches it, even though a clock runs', async () => {
  const { page } = await sit({
    before: countFrames,
  });
  await search.roll();
  await stopTime(page);
  await page.clock.runFor(700);
  const before = await framesOf(page);
  await page.clock.runFor(1000);
  expect(await framesOf(page)).toBe(before);
  expect(before).toBeGreaterThan(0);
});

const makeDeadly = (page: Page, deadly: boolean) =>
  page.evaluate((on) => Object.assign(window, { deadly: on }) && undefined, deadly);

long('a worker that dies in the middle is told of by the solver, which solves when it is asked again', async () => {
  const { page } = await sitAgain();
  await search.press('Solve a board');
  await page.getByLabel(/^Type or paste/).fill('streaedlp');
  await page.getByText('267 words, 545 points').waitFor();
  await makeDeadly(page, true);
  await page.getByLabel(/^Type or paste/).fill('perslatgsineters');
  await page.getByText('Couldn’t find all the words.').waitFor();
  await makeDeadly(page, false);
  await search.press('Try again');
  await page.getByText('1,044 words, 3,623 points').waitFor();
});

long(
  'a worker that dies in the middle spoils no round: words are judged, and the result lists what was found until it is asked again',
  async () => {
    const { page } = await sitAgain();
    await search.fillNumber('3009');
    await search.press(/^Roll$/);
    await page.getByRole('heading', { name: 'Ready?' }).waitFor();
    await makeDeadly(page, true);
    await search.begin();
    const [word] = await search.words(4);
    await page.keyboard.type(word!.word);
    await page.keyboard.press('Enter');
    await expect.poll(() => search.found()).toEqual([word!.word]);
    await search.endTurn();
    await page.getByText('Couldn’t find all the words.').waitFor();
    await search.press('Look closer');
    await page.getByRole('button', { name: new RegExp(`^${word!.word}, found by`) }).waitFor();
    await makeDeadly(page, false);
    await search.press('Try again');
    await page.getByRole('heading', { name: /^All \d{2,} words/ }).waitFor();
  },
);

it('says what a game code is made of, and takes one that is', async () => {
  const { page } = await sitAgain();
  const roll = page.getByRole('button', { name: 'Roll', exact: true });
  await search.fillNumber('!?');
  await page.getByText('Use up to 40 letters or digits.').waitFor();
  expect(await roll.isDisabled()).toBe(true);
  await search.fillNumber('blue tit 7');
  await roll.click();
  await page.getByRole('button', { name: 'Start' }).waitFor();
});

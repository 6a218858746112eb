import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import { faults } from '../support/axe-faults';
import { allWords, BoardSearch, boardHash, sharedBoard } from '../support/board-search';
import { pressMore } from '../support/ends';
import { faultsIn } from '../support/in-any-window';
import { long } from '../support/page-test';
import { countFrames, framesOf, stopTime } from '../support/page-time';
import type { PageOptions } from '../support/play';
import { mouseOf } from '../support/pointers';
import { seenColour } from '../support/seen-colour';
import { startInstead } from '../support/start-daily';

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
  // The board of the day before is under way.
  await startInstead(search.page, search.page.getByRole('button', { name: 'Daily board' }));
  await expect.poll(() => search.covered()).toBe(false);
  expect((await search.board()).side).toBe(5);
});

long('the link of a board is opened, too, in the moment in which the page where a board is chosen comes', async () => {
  const { page } = await sitAgain();
  // Another board is under way, and is not ended without a word.
  await search.roll();
  await search.anew();
  await page.locator('.back-tool').click();
  await page.getByRole('button', { name: 'Board and players' }).waitFor();
  await page.evaluate((to) => {
    document.querySelector<HTMLButtonElement>('button[aria-label$="Board and players"]')!.click();
    location.hash = to;
  }, boardHash(sharedBoard));
  await search.press('Play shared board');
  await search.begin();
  expect((await search.board()).side).toBe(5);
});

long('nobody sits across from two, nor at the board of a day', async () => {
  const { page } = await sit({ touch: true });
  const rival = page.getByRole('combobox', { name: 'Computer' });
  await rival.selectOption('Club');
  await search.press('Add player');
  expect(await rival.count()).toBe(0);
  await search.press(/^Remove Player 2/);
  expect(await rival.inputValue()).toBe('club');
  await search.press('Daily board');
  await search.begin();
  expect(await page.getByRole('list', { name: 'Computer' }).count()).toBe(0);
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
  // Points of what only begins a word are grey as well.
  await page.keyboard.press('Escape');
  const all = await search.words();
  const isWord = (text: string) => all.some(({ word }) => word === text);
  const { word } = all.find(({ word }) => word.length > 4 && !isWord(word.slice(0, 4)))!;
  const worth = page.locator('.plaque-worth b', { hasText: /point/ });
  await page.keyboard.type(word);
  await worth.waitFor();
  await expect.poll(colour).toBe('rgb(255, 248, 231)');
  while ((await page.locator('.plaque-word .tile').count()) > 4) await page.keyboard.press('Backspace');
  await worth.waitFor();
  await expect.poll(colour).not.toBe('rgb(255, 248, 231)');
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

describe('a worker that dies in the middle', () => {
  long('is told of by the solver, which solves when it is asked again', async () => {
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

  long('spoils no round: words are judged, and the result lists what was found until it is asked again', async () => {
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
    await search.press('Back');
    await pressMore(page, 'Menu');
  });
});

describe('a board of letters', () => {
  long('gives up a drag when the window changes its size, and goes on', async () => {
    const { page } = await sitAgain();
    await search.roll();
    const [word] = await search.words(4);
    const mouse = mouseOf(page);
    await mouse.down(await search.pointOf(word!.path[0]!));
    await mouse.move(await search.pointOf(word!.path[1]!));
    await page.setViewportSize({ width: 900, height: 700 });
    await expect.poll(async () => (await search.names()).some((name) => name.includes('of your word'))).toBe(false);
    await mouse.up({ x: 0, y: 0 });
    await search.drag(mouse, word!.path);
    await search.hears(word!.word, word!.points);
  });

  long('ends by its clock', async () => {
    const { page } = await sit({ before: (context) => context.clock.install() });
    await page.getByRole('radio', { name: '1 min' }).check();
    await search.fillNumber('3009');
    await search.press(/^Roll$/);
    await search.press('Start');
    await page.clock.runFor(30_000);
    await expect.poll(() => page.getByRole('timer').getAttribute('aria-label')).toBe('Time left 0:30');
    await page.clock.runFor(31_000);
    // Who plays alone does not win; what was found is seen beside what could be.
    await page.getByRole('heading', { name: 'Your result' }).waitFor();
    await page.getByText(/^of \d+ familiar words$/).waitFor();
    await page.getByText('Nest', { exact: true }).waitFor();
    expect(await page.getByText(/wins|won/).count()).toBe(0);
  });
});

describe('the solver', () => {
  const boards: [string, string][] = [
    ['4×4', 'pers latg sine ters'],
    ['5×5', 'LIGDR\nMANES\nIETIL\nDSRAC\nSEPES'],
    ['6×6', 'strean\nlpaoir\ndesint\nqrecal\nmodest\nbingly'],
  ];

  long.each(boards)('lists every word of a typed board of %s', async (_, text) => {
    const { page } = await sitAgain();
    await search.press('Solve a board');
    await page.getByLabel(/^Type or paste/).fill(text);
    const words = allWords({
      side: Math.sqrt(text.replace(/\s/g, '').length),
      letters: text.replace(/\s/g, '').toUpperCase(),
    });
    const points = words.reduce((sum, word) => sum + word.points, 0);
    const figures = [words.length, points].map((one) => one.toLocaleString('en'));
    await page.getByText(`${figures[0]} words, ${figures[1]} points`).waitFor();
    const list = page.getByRole('listbox', { name: 'Words' });
    const [best] = words.toSorted((a, b) => b.points - a.points || b.word.length - a.word.length);
    expect(await list.getByRole('option').first().textContent()).toContain(`${best!.word.length}`);
    await page.getByRole('searchbox').fill('ING');
    const withIng = words.filter(({ word }) => word.includes('ING')).length;
    if (withIng > 0) await page.getByText(new RegExp(`of ${withIng}$`)).waitFor();
    else await page.getByText('No matches.').waitFor();
  });
});

const windows = [
  [1440, 900],
  [390, 844],
] as const;

long('the scenes of Scramble have no fault that axe can find, on a desktop and on a phone', async () => {
  const { page } = await sit({ viewport: { width: 1440, height: 900 } });
  const here = () => faults(page);
  const look = async () => expect(await faultsIn(page, windows, here)).toEqual({});
  await look();
  await search.roll();
  await look();
  await page.keyboard.press('7');
  await look();
  await page.keyboard.press('Escape');
  await page.keyboard.press('9');
  await look();
  await search.press('End turn', page.locator('dialog'));
  await look();
  await search.press('End turn', page.locator('dialog'));
  await page.getByText(/^of \d+ familiar words$/).waitFor();
  await look();
  await search.lookCloser();
  await look();
  await page.keyboard.press('Escape');
  await pressMore(page, 'Menu');
  await search.press('Board and players');
  await search.press('Solve a board');
  await page.getByLabel(/^Type or paste/).fill('perslatgsineters');
  await page.getByRole('option').first().waitFor();
  await look();
  await search.press('Watch the solution');
  await page.getByRole('button', { name: 'Pause' }).click();
  await look();
});

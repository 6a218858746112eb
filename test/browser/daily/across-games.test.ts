import { expect } from 'vitest';
import { scramble } from '../../../src/rules';
import { joinedRecords, writeRecord } from '../../../src/stats/rules/statistics';
import { dayAt } from '../../../src/study/play/schedule';
import { some } from '../../long';
import { allWords, BoardSearch } from '../support/board-search';
import { hide } from '../support/ears';
import { pressMore } from '../support/ends';
import { judge, keepInPage, newGame, playOn } from '../support/game-of-two';
import { typed } from '../support/on-the-way';
import { it, long } from '../support/page-test';
import { type OpenPage, openPage, type PageOptions } from '../support/play';
import { savedAt } from '../support/saved-at';
import { savedRecord } from '../support/saved-record';
import { keptBefore } from '../support/saved-release';
import type { Window } from '../support/windows';
import { waitingWorkers } from '../support/worker-time';

let open: OpenPage;
/** The words that are searched for, as they are listed. */
const listed = async ({ page }: OpenPage) => {
  await page.getByRole('grid', { name: 'Letters' }).waitFor();
  return page.locator('.ws-words .ws-t').allTextContents();
};

/** Which words are to be learned hangs on how well they are known, which may come late. */
const choose = (options: PageOptions, before?: PageOptions['before']) =>
  BoardSearch.choose({
    ...options,
    before: async (context) => {
      waitingWorkers(context);
      await before?.(context);
    },
  });

/** Ends the turn on a board by fingers, and answers with the words that were on it. */
async function endTurnByTaps(search: BoardSearch) {
  const { page } = search;
  await search.roll();
  const all = allWords(await search.board()).map(({ word }) => word);
  await page.getByRole('button', { name: 'Menu' }).first().tap();
  await page.getByRole('dialog').getByRole('button', { name: 'End turn' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'End turn' }).tap();
  await page.getByText(/^of \d+ familiar words$/).waitFor();
  return all;
}

const milestoneWindows = some<Window>(
  [
    [1440, 900],
    [1024, 768],
    [768, 1024],
    [360, 640],
    [844, 390],
    [667, 375],
  ],
  [
    [1440, 900],
    [844, 390],
    [390, 844],
  ],
);

/** What of an end lies under the badge of a milestone, or what of the badge is out of sight. */
const badgeCovers = (page: OpenPage['page']) =>
  page.evaluate(() => {
    const boxOf = (one: Element) => one.getBoundingClientRect();
    const { left, right, top, bottom } = boxOf(document.querySelector('.milestone-badge')!);
    const isIn = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
    const parts = ['.end-stage > h1', '.end-figure', '.end-solo .pic', '.end-next'];
    const under = parts.filter((part) => {
      const own = boxOf(document.querySelector(part)!);
      return own.left < right - 1 && own.right > left + 1 && own.top < bottom - 1 && own.bottom > top + 1;
    });
    return isIn ? under : [...under, 'the window'];
  });

const missedOn = /^Missed words: Scramble, /;

it('a board of before shows no letter until one goes on, and is paused when its tab is hidden; its end tells a milestone once, and leads a finger to what was missed: to Study, and where a search is chosen', async () => {
  const board = scramble.GameEngine.restore(keptBefore('scramble-under-way')['scramble'], judge) as scramble.GameEngine;
  const one = savedRecord(new Date()).record.find(({ game }) => game === 'scramble')!;
  const nine = joinedRecords(
    Array.from({ length: 9 }, (_, at) => ({ ...one, id: `${at}`.repeat(16) })),
    [],
  );
  open = await openPage({
    touch: true,
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
    path: 'index.html#/scramble/play',
    before: async (context) => {
      waitingWorkers(context);
      await keepInPage(context, { scramble: board.save(), 'played games': writeRecord(nine) });
    },
  });
  const { page } = open;
  const search = BoardSearch.at(open);
  const paused = page.getByRole('dialog', { name: 'Paused' });
  await paused.waitFor();
  expect(await search.covered()).toBe(true);
  await paused.getByRole('button', { name: 'Keep playing' }).tap();
  await expect.poll(() => search.covered()).toBe(false);
  await hide(page, true);
  await page.getByText('Paused while you were away.').waitFor();
  expect(await search.covered()).toBe(true);
  await hide(page, false);
  await paused.getByRole('button', { name: 'End turn' }).tap();
  await page.getByRole('dialog', { name: 'End your turn?' }).getByRole('button', { name: 'End turn' }).tap();
  const badge = page.locator('.milestone-badge');
  await badge.getByText('Milestone: 10 boards').waitFor();
  await page.getByText(/^of \d+ familiar words$/).waitFor();
  // It has a place of its own, in every shape of the window.
  for (const [width, height] of milestoneWindows) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => badgeCovers(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => savedAt(page, 'study cards')).toBeDefined();
  const { cards } = (await savedAt(page, 'study cards')) as { cards: { levels: string[] }[] };
  expect([...new Set(cards.map(({ levels }) => levels.join()))]).toEqual(['scramble 4']);
  await page.reload();
  await page.getByText(/^of \d+ familiar words$/).waitFor();
  await page.getByRole('button', { name: 'More' }).tap();
  expect(await badge.count()).toBe(0);
  await page.getByRole('button', { name: 'Study', exact: true }).tap();
  await page.getByRole('heading', { name: 'Today’s words' }).waitFor();
  await page.getByText(/^\d+ words? due today$/).waitFor();
  await typed(page, '#/search');
  await page.getByRole('radio', { name: /^My lists/ }).tap();
  await page.getByRole('button', { name: missedOn }).tap();
  const words = await listed(open);
  expect(words).toHaveLength(14);
  const all = allWords(board.board).map(({ word }) => word);
  expect(words.every((word) => all.includes(word.trim()))).toBe(true);
});

long('what was missed on a board is searched for with one press, where there is room for it', async () => {
  const search = await choose({ touch: true });
  open = search.open;
  const all = await endTurnByTaps(search);
  await search.press('More');
  await search.press('Find what you missed');
  const words = await listed(open);
  expect(words).toHaveLength(14);
  expect(words.every((word) => all.includes(word.trim()))).toBe(true);
});

long(
  'what was missed waits where a search is chosen, for a finger, and is there when the page is opened anew',
  async () => {
    const search = await choose({ touch: true, viewport: { width: 390, height: 844 } });
    open = search.open;
    const { page } = search;
    const all = await endTurnByTaps(search);
    await page.getByRole('button', { name: 'More' }).tap();
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    for (const isFresh of [false, true]) {
      if (isFresh) {
        await page.goBack();
        await page.reload();
      }
      await page.getByRole('button', { name: 'Categories' }).tap();
      await page.getByRole('radio', { name: /^My lists/ }).tap();
      await page.getByRole('button', { name: missedOn }).waitFor();
    }
    await page.getByRole('button', { name: missedOn }).tap();
    const words = await listed(open);
    expect(words).toHaveLength(14);
    expect(words.every((word) => all.includes(word.trim()))).toBe(true);
  },
);

long('the words that were played in the last game are searched for, by keys', async () => {
  const over = playOn(newGame('over'), 60);
  const before = newGame('over');
  for (const command of over.commands.slice(0, -1)) before.dispatch(command);
  open = await openPage({
    reducedMotion: 'reduce',
    before: (context) => keepInPage(context, { game: before.save(), settings: { openRacks: true, pace: 'fast' } }),
  });
  const { page } = open;
  const press = (name: string) => page.getByRole('button', { name, disabled: false }).first().press('Enter');
  await press('Continue Wordbler');
  await press('Done');
  await press('Continue');
  await page.getByRole('button', { name: 'Play again' }).waitFor();
  await pressMore(page, 'Menu');
  await press('Categories');
  await page.getByRole('button', { name: /^Words played: Wordbler, / }).press('Enter');
  const words = await listed(open);
  const laid = over.state.history.flatMap((turn) =>
    turn.kind === 'played' ? turn.sheet.words.map(({ word }) => word) : [],
  );
  expect(words).toHaveLength(14);
  expect(words.every((word) => laid.includes(word.trim()))).toBe(true);
});

long.each([
  [390, 844],
  [844, 390],
  [667, 375],
])('what was missed on a board leads a finger to Study at %d × %d', async (width, height) => {
  const search = await choose({ touch: true, viewport: { width, height } });
  open = search.open;
  const { page } = search;
  await endTurnByTaps(search);
  await page.getByRole('button', { name: 'More' }).tap();
  const study = page.getByRole('button', { name: 'Study', exact: true });
  const box = (await study.boundingBox())!;
  expect(box.y + box.height).toBeLessThanOrEqual(height);
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(32);
  await study.tap();
  await page.getByRole('heading', { name: 'Today’s words' }).waitFor();
});

long(
  'words to learn come from a board, those that not everybody knows, once, however often it is looked at',
  async () => {
    const opened = new Date('2026-03-01T12:00:00');
    const search = await BoardSearch.choose({
      before: (context) => context.clock.install({ time: opened }),
    });
    open = search.open;
    const { page } = search;
    await search.roll();
    await search.endTurn();
    await page.getByText(/^of \d+ familiar words$/).waitFor();
    const cards = async () => ((await savedAt(page, 'study cards')) as { cards: object[] } | undefined)?.cards ?? [];
    await expect.poll(async () => (await cards()).length).toBe(5);
    const before = await cards();
    for (const card of before) expect(card).toMatchObject({ from: ['scramble'], missed: dayAt(opened) });
    await page.reload();
    await page.getByText(/^of \d+ familiar words$/).waitFor();
    await pressMore(page, 'Stats');
    await page.getByRole('button', { name: /Played/ }).click();
    await page.getByText('0 of 5 words learned').waitFor();
    expect(await cards()).toEqual(before);
  },
);

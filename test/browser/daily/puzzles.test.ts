import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { must } from '../../../src/engine/must';
import type { Seat } from '../../../src/rules';
import { nextPuzzle, readPuzzles, writePuzzles } from '../../../src/study/rules/drills';
import { FindOfDay, readFind } from '../../../src/wordbler/rules/find-of-day';
import { lookAt } from '../support/axe-scenes';
import { ByKeys } from '../support/by-keys';
import { fromEnd, pressMore } from '../support/ends';
import { keepInPage } from '../support/game-of-two';
import { layByTaps } from '../support/lay-by-taps';
import { it, long } from '../support/page-test';
import { openPage, type PageOptions } from '../support/play';
import { fingerOf } from '../support/pointers';
import { listen, Reader } from '../support/reader';
import { isReviewed, openResult, reviewedGame } from '../support/reviewed-game';
import { savedAt } from '../support/saved-at';
import { lesserPlay } from '../support/saved-find';

const seats: Seat[] = [
  { name: 'Mira', kind: 'person', mascot: 'sage' },
  { name: 'Pip', kind: 'computer', level: 'fledgling', mascot: 'maize' },
];

/** Positions that reviews have made: with a blank, on other boards, in other languages. */
const lines = {
  es: 'es/super/p7/b0 ?ADENUU 14IANDUvE 9JPECES 11HDUDO 13EHACEN H9NADIE K8\ue001EGO',
  tr: 'tr ?ACETUİ 15CkATİCE 7FBAY 8GHER 9FKAREN 10FOT 11EEN 12ESU E11ESKİ F9KONU G6RAHAT H7YER I8RE',
  en: 'en/small/free ?AEOQRY 4AQUAEsY 3BOINSJ 5EXAME 6AHNKTAS 7BDAIE B3OUWND C6KABE D6TI E5XAE F5AS',
};
const savedPuzzles = {
  'study puzzles': writePuzzles(Object.values(lines).map((line) => ({ line, goal: 30, day: 739_940 }))),
};
const answerTo = (line: string) => must(FindOfDay.of(must(readFind(line))));

async function openStudy(words: string, options: PageOptions = {}) {
  const open = await openPage({
    reducedMotion: 'reduce',
    ...options,
    before: async (context) => {
      await listen(context);
      await keepInPage(context, { ...savedPuzzles, settings: { words } });
    },
  });
  return open.page;
}

const isSolved = (page: Page, line: string) =>
  expect.poll(async () => (await puzzlesIn(page)).find((own) => own.line === line)?.solved).toBeDefined();

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

const atTable = (page: Page) => page.getByRole('button', { name: /^(Shuffle|Recall)$/, disabled: false }).waitFor();

async function puzzlesIn(page: Page) {
  const saved = await savedAt(page, 'study puzzles');
  const puzzles = saved === undefined ? [] : readPuzzles(saved);
  if (typeof puzzles === 'string') throw new Error(puzzles);
  return puzzles;
}

describe('a puzzle', () => {
  it('of a review is come to and solved by fingers alone, on a phone', async () => {
    const { over, review } = await reviewedGame(8, seats);
    const { page } = await openPage({
      reducedMotion: 'reduce',
      touch: true,
      viewport: { width: 390, height: 844 },
      path: 'index.html#/review',
      before: async (context) => {
        await listen(context);
        await keepInPage(context, { 'finished game': over.save() });
      },
    });
    await isReviewed(page);
    await expect.poll(async () => (await puzzlesIn(page)).length).toBeGreaterThan(0);
    const { cards } = (await savedAt(page, 'study cards')) as { cards: { word: string }[] };
    expect(cards.map(({ word }) => word).sort()).toEqual(
      [...new Set(review.lessonsOf(0).flatMap(({ best }) => best?.toLearn ?? []))].sort(),
    );
    await page.getByRole('button', { name: 'Study', exact: true }).tap();
    const region = page.getByRole('region', { name: 'Puzzles' });
    await region.getByRole('button', { name: /^Score \d+ or more$/ }).tap();
    await atTable(page);
    const { line } = must(nextPuzzle(await puzzlesIn(page)));
    const finger = fingerOf(await page.context().newCDPSession(page));
    await layByTaps(new Reader(page), answerTo(line).tiles, finger);
    await page.getByRole('button', { name: /^Done/, disabled: false }).tap();
    await page.getByRole('heading', { name: 'Solved!' }).waitFor();
    await isSolved(page, line);
    // It ends as every game does.
    const labels = await page.locator('.end-side > button, .end-buttons button').allTextContents();
    expect(labels.map((label) => label.trim())).toEqual(['Next puzzle', 'Look closer', 'More']);
    await page.getByRole('button', { name: 'Look closer' }).tap();
    await page.locator('.find-told').getByRole('heading', { name: 'Best play' }).waitFor();
    await page.getByRole('button', { name: 'Back' }).tap();
    await page.getByRole('button', { name: 'Next puzzle' }).tap();
    await atTable(page);
    expect((await savedAt(page, 'puzzle')) as object).not.toMatchObject({ line });
  });

  long('of a review is come to and solved by keys alone, and heard', async () => {
    const { over } = await reviewedGame(16, seats);
    const open = await openResult(over);
    const { page } = open;
    const hands = new ByKeys(page);
    await hands.tabTo('Look closer');
    await hands.press('Enter');
    await hands.tabTo('Review');
    await hands.press('Enter');
    await isReviewed(page);
    await hands.tabTo(/^button "Study"/);
    await hands.press('Enter');
    await hands.tabTo('Score');
    await hands.press('Enter');
    await atTable(page);
    await hands.expectHeard(/^Score \d+ or more in one turn/);
    const { line } = must(nextPuzzle(await puzzlesIn(page)));
    await layByKeys(hands, answerTo(line).tiles);
    await hands.press('Enter');
    await page.getByRole('heading', { name: 'Solved!' }).waitFor();
    await isSolved(page, line);
    // It is no game: there is no bag, and nobody to win against.
    expect((await hands.said()).filter((said) => /left in the bag|Game over/.test(said))).toEqual([]);
    await hands.tabTo('Next puzzle');
    await hands.press('Enter');
    await atTable(page);
    await hands.press('Escape');
  });

  long('comes from the super board and a blank in Spanish, by keys from the menu on', async () => {
    const page = await openStudy('es');
    const hands = new ByKeys(page);
    await page.getByRole('button', { name: 'Stats' }).waitFor();
    await hands.tabTo(/^button "Study"/);
    await hands.press('Enter');
    await page.getByText('0 of 1 puzzle solved').waitFor();
    await hands.tabTo('Score 30');
    await hands.press('Enter');
    await atTable(page);
    expect(await hands.squares()).toHaveLength(21 * 21);
    await layByKeys(hands, answerTo(lines.es).tiles);
    await hands.press('Enter');
    await hands.expectFocus(/^button "Continue"/);
    await hands.press('Enter');
    await page.getByRole('heading', { name: 'Solved!' }).waitFor();
    await isSolved(page, lines.es);
    await lookAt(page, 'a puzzle of the super board that is solved');
  });

  long.each([
    ['tr', 'Turkish, with a blank', 15],
    ['en', 'the small board, where letters lie in any order', 11],
  ] as const)('comes in %s from %s, by fingers', async (words, _, side) => {
    const page = await openStudy(words, { touch: true, viewport: { width: 390, height: 844 } });
    await page.getByRole('button', { name: 'Study', exact: true }).tap();
    await page.getByRole('button', { name: 'Score 30 or more' }).tap();
    await atTable(page);
    const reader = new Reader(page);
    expect(await reader.squares()).toHaveLength(side * side);
    const { tiles, points } = answerTo(lines[words]);
    await layByTaps(reader, tiles, fingerOf(await page.context().newCDPSession(page)));
    await page.reload();
    await atTable(page);
    await page.getByRole('button', { name: /^Done/, disabled: false }).tap();
    await page.getByRole('heading', { name: 'Solved!' }).waitFor();
    await page.locator('.end-figure').getByText(`${points}`, { exact: true }).waitFor();
    await isSolved(page, lines[words]);
    await page.reload();
    await page.getByRole('heading', { name: 'Solved!' }).waitFor();
    // What the letters are read as is told, and means something.
    if (words !== 'en') return;
    await page.getByRole('button', { name: 'Look closer' }).tap();
    await page.getByRole('button', { name: 'Definition of QUEASY' }).first().waitFor();
  });

  long('that the release before has kept is gone on with', async () => {
    const saved = JSON.parse(readFileSync(new URL('../../kept/79c94ef/puzzle.json', import.meta.url), 'utf8'));
    const open = await openPage({ reducedMotion: 'reduce', before: (context) => keepInPage(context, saved) });
    const { page } = open;
    await press(page, 'Study');
    await press(page, 'Score 40 or more');
    await atTable(page);
    const [, ...left] = answerTo(saved.puzzle.line).tiles;
    await layByTaps(new Reader(page), left);
    await press(page, /^Done/);
    await page.getByRole('heading', { name: 'Solved!' }).waitFor();
    await isSolved(page, saved.puzzle.line);
  });
});

/** Goes to the first square, turns the way of typing where it must, and types. */
async function layByKeys(hands: ByKeys, tiles: ReturnType<typeof answerTo>['tiles']) {
  // The first arrow only shows where the cursor is.
  await hands.press('ArrowRight');
  await hands.expectFocus(/^gridcell /);
  const [first, second] = tiles;
  await hands.goTo(must(first));
  if (second && second.x === must(first).x) await hands.press('Space');
  for (const { letter } of tiles) await hands.press(letter);
}

long(
  'the lessons of a review become words to learn and puzzles, which are tried on the table, over a reload',
  async () => {
    const { over, review } = await reviewedGame(16, seats);
    const open = await openResult(over);
    const { page } = open;
    await fromEnd(page, 'Review');
    await isReviewed(page);
    const lessons = review.lessonsOf(0);
    await expect.poll(async () => (await puzzlesIn(page)).length).toBeGreaterThan(0);
    const cards = (await savedAt(page, 'study cards')) as { cards: { word: string; levels: string[] }[] };
    expect(cards.cards.every(({ levels }) => levels.join() === 'wordbler fledgling')).toBe(true);
    expect(cards.cards.map(({ word }) => word).sort()).toEqual(
      [...new Set(lessons.flatMap(({ best }) => best?.toLearn ?? []))].sort(),
    );
    await page.evaluate(() => {
      location.hash = '#/study';
    });
    const puzzle = must(nextPuzzle(await puzzlesIn(page)));
    const answer = must(FindOfDay.of(must(readFind(puzzle.line))));
    const region = page.getByRole('region', { name: 'Puzzles' });
    await region.getByRole('button', { name: `Score ${puzzle.goal} or more` }).click();
    await atTable(page);
    await page
      .getByText(/^Score \d+ or more in one turn/)
      .first()
      .waitFor();
    const [first, ...rest] = answer.tiles;
    await layByTaps(new Reader(page), [must(first)]);
    await expect.poll(async () => JSON.stringify(await savedAt(page, 'puzzle'))).toContain('"lay"');
    await page.reload();
    await atTable(page);
    await layByTaps(new Reader(page), rest);
    await press(page, /^Done/);
    await page.getByRole('heading', { name: 'Solved!' }).waitFor();
    await lookAt(page, 'a puzzle that is solved');
    await expect
      .poll(async () => (await puzzlesIn(page)).find(({ line }) => line === puzzle.line)?.solved)
      .toBeDefined();
    await page.reload();
    await page.getByRole('heading', { name: 'Solved!' }).waitFor();
    // Once more, not as well: it stays solved, and no daily play has come of any of it.
    const hasNext = (await page.getByRole('button', { name: 'Next puzzle' }).count()) > 0;
    await (hasNext ? pressMore(page, 'Play again') : press(page, 'Play again'));
    await atTable(page);
    await layByTaps(new Reader(page), must(lesserPlay({ answer })));
    await press(page, /^Done/);
    await page.getByRole('heading', { name: /^(Not this time|Solved!)$/ }).waitFor();
    expect((await puzzlesIn(page)).find(({ line }) => line === puzzle.line)?.solved).toBeDefined();
    expect(await savedAt(page, 'find')).toBeUndefined();
    await pressMore(page, 'Study');
    await region.getByText(/^1 of \d+ puzzles? solved/).waitFor();
  },
);

import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { personOf } from '../../../src/engine/players/names';
import { type Seat, squareIndex } from '../../../src/rules';
import { why } from '../../../src/texts/sentences/review';
import { reasonsOf } from '../../../src/wordbler/ai/lesson';
import { lessonsOf, type ReviewedTurn, sumsOf } from '../../../src/wordbler/ai/review';
import { often } from '../../long';
import { en } from '../../texts/spoken';
import { fromEnd } from '../support/ends';
import { gameFile } from '../support/game-file';
import { gameToReview, reviewers } from '../support/game-to-review';
import { it, long } from '../support/page-test';
import type { OpenPage } from '../support/play';
import { middle, Reader } from '../support/reader';
import { ended, isReviewed, openResult, playToEnd, reviewedGame } from '../support/reviewed-game';
import { timeByWork } from '../support/worker-time';

const { review: texts } = en;

const phone = { width: 390, height: 844 };
const mira = 1;

let open: OpenPage;

const { game, over, review } = await reviewedGame(often(14, 26));

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function atEnd(): Promise<Page> {
  open = await playToEnd(game);
  return open.page;
}

const rowTexts = (page: Page) =>
  page
    .locator('.turn-rows tbody tr')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent?.trim() ?? '')));

const starsOf = (page: Page) =>
  page
    .locator('.turn-rows tbody tr')
    .evaluateAll((rows) => rows.map((row) => row.querySelectorAll('.star.full').length));

/** The squares on which framed tiles lie. */
const framed = (page: Page) =>
  page
    .locator('.review-board .board-cut')
    .evaluate((board) => [...board.children].flatMap((cell, at) => (cell.classList.contains('fresh') ? [at] : [])));

const squaresOfBest = ({ best }: ReviewedTurn) =>
  best!.move.tiles.map((tile) => squareIndex(tile, 15)).sort((a, b) => a - b);

const squaresOfOwn = ({ entry }: ReviewedTurn) =>
  entry.kind === 'played'
    ? entry.sheet.words[0]!.letters.filter(({ isNew }) => isNew)
        .map((tile) => squareIndex(tile, 15))
        .sort((a, b) => a - b)
    : [];

/** The row of a turn as the list has it. */
function expectedRow(review: ReviewedTurn): string[] {
  const { entry, best } = review;
  const did = { exchanged: 'exchange', passed: 'pass', invalid: '', timedOut: 'time’s up' };
  const [own, bestWord] = [
    entry.kind === 'played' ? entry.sheet.words[0]!.word : did[entry.kind as keyof typeof did],
    best ? best.words[0]! : 'no play',
  ] as const;
  const isSame = best && own === bestWord && String(squaresOfOwn(review)) === String(squaresOfBest(review));
  return [
    String(entry.turn),
    entry.kind === 'invalid' ? entry.words.join(', ') : own,
    String(entry.points),
    isSame ? 'same' : bestWord,
    String(best?.move.score ?? '–'),
    '',
  ];
}

const reviewsOf = (seat: number) => review.turnsOf(seat).map((turn) => review.reviewOf(turn)!);

/**
 * The workers tell so many more plays, and die without a word over the next. What else they say is not counted: one may
 * still study when the game ends.
 */
const dieAfter = (page: Page, plays: number) =>
  Promise.all(
    page.workers().map((worker) =>
      worker.evaluate((plays) => {
        type Answer = { r?: { move?: unknown } };
        const scope = self as unknown as {
          postMessage(answer: Answer, ...rest: unknown[]): void;
          close(): void;
        };
        const say = scope.postMessage.bind(scope);
        let told = 0;
        scope.postMessage = (answer, ...rest) => {
          if (answer.r?.move && told++ === plays) scope.close();
          else say(answer, ...rest);
        };
      }, plays),
    ),
  );

const isSaid = (text: string) =>
  /Better by \d+ points? \(± \d+\): .*\. \d+% sure\.$|Found nothing better\. \d+% sure\.$|Just as good: .*\.$/.test(
    text.trim(),
  );

describe('the review of a finished game', () => {
  // It is told once, when it is made, to whom it is read first.
  let desk: OpenPage;

  beforeAll(async () => {
    // Every turn is tried out for so long, by the workers' clock, that something can be told of it.
    const before = async (context: BrowserContext) => timeByWork(context, 12);
    desk = await openResult(over, { before }, { thinking: 'instant' });
  });

  afterAll(() => desk.close());

  it('is read by keys alone, and told to a screen reader', async () => {
    const { page } = desk;
    const reader = new Reader(page);
    await page.keyboard.press('r');
    await isReviewed(page);
    const reviews = reviewsOf(mira);
    const { points, most, share, stars, mostStars } = sumsOf(reviews);
    const sums = {
      points: texts.pointsOf({ got: points, most, share }),
      stars: texts.starsOf({ got: stars, most: mostStars }),
    };
    await reader.expectHeard(texts.done({ who: personOf('Mira'), ...sums }));
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    await page.keyboard.press('Home');
    for (const [at, { entry, best }] of reviews.entries()) {
      if (at > 0) await page.keyboard.press('ArrowDown');
      await reader.expectHeard(new RegExp(`^${best!.words[0]}, .* ${best!.move.score} point`));
      expect(await focused()).toMatch(new RegExp(`^Turn ${entry.turn}: .*best: ${best!.words[0]} `));
      await expect.poll(() => framed(page)).toEqual(squaresOfBest(reviews[at]!));
    }
    await page.keyboard.press('ArrowLeft');
    expect(await framed(page)).toEqual(squaresOfOwn(reviews.at(-1)!));
    await page.keyboard.press('ArrowRight');
    expect(await framed(page)).toEqual(squaresOfBest(reviews.at(-1)!));
    await page.keyboard.press('2');
    await expect.poll(() => page.locator('.review-turns h2').textContent()).toBe(reviewers[3]!.name);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Play again' }).waitFor();
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  it('tells of every player what the core tells, each play beside the best', async () => {
    const { page } = desk;
    await fromEnd(page, 'Review');
    for (const [seat, { name }] of reviewers.entries()) {
      await press(page, name);
      await expect.poll(() => page.locator('.review-turns h2').textContent()).toBe(name);
      await isReviewed(page);
      const reviews = reviewsOf(seat);
      const { points, most, share, stars, mostStars } = sumsOf(reviews);
      const rows = await rowTexts(page);
      expect(rows).toEqual(reviews.map(expectedRow));
      expect(await starsOf(page)).toEqual(reviews.map((one) => one.stars));
      const card = page.locator('.review-turns');
      expect(await card.locator('.point-sum').textContent()).toBe(texts.pointsOf({ got: points, most, share }));
      expect(await card.locator('.star-sum').textContent()).toContain(texts.starsOf({ got: stars, most: mostStars }));
    }
    const kinds = new Set(review.turns.map(({ entry }) => entry.kind));
    expect(kinds).toEqual(new Set(['played', 'exchanged', 'passed', 'invalid']));
    await press(page, 'Back');
  });

  it('shows each of the three lessons on the board, by mouse', async () => {
    const { page } = desk;
    await fromEnd(page, 'Review');
    await isReviewed(page);
    const lessons = lessonsOf(reviewsOf(mira));
    expect(lessons).toHaveLength(3);
    const cards = page.locator('.lesson');
    expect(await cards.count()).toBe(3);
    // The first is shown from the beginning; the others follow, and it comes back.
    for (const at of [0, 1, 2, 0]) {
      const lesson = lessons[at]!;
      if (at > 0) await cards.nth(at).click();
      else await cards.nth(at).getByRole('button').first().click();
      expect(await framed(page)).toEqual(squaresOfBest(lesson));
      const text = (await cards.nth(at).textContent()) ?? '';
      expect(text).toContain(why(en, reasonsOf(lesson).slice(0, 1)));
      expect(text).toContain(`+${lesson.missed}`);
      const board = page.locator('.review-board');
      expect(await board.getAttribute('aria-label')).toMatch(
        new RegExp(`^${lesson.best!.words[0]}, [A-O]\\d+ (across|down), ${lesson.best!.move.score} point`),
      );
      await page.getByRole('radio', { name: /^You/ }).check();
      expect(await framed(page)).toEqual(squaresOfOwn(lesson));
      await page.getByRole('radio', { name: /^Best/ }).check();
    }
    await cards.first().getByRole('button', { name: lessons[0]!.best!.words[0]! }).click();
    const definition = page.getByRole('dialog', { name: /^Definition of / });
    await expect.poll(() => definition.textContent()).toMatch(/WordNet|No definition for/);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await press(page, 'Back');
    await page.getByRole('button', { name: 'Play again' }).waitFor();
  });

  it('tries every turn out when it looks deeper, tells how far it is and how sure, and is there when somebody comes back', async () => {
    const { page } = desk;
    const reader = new Reader(page);
    await fromEnd(page, 'Review');
    const how = page.getByText(texts.deep.how({ seconds: 1 }));
    await page.getByRole('button', { name: 'Look deeper', exact: true }).waitFor();
    expect(await how.count()).toBe(0);
    await press(page, 'Look deeper');
    await how.waitFor();
    const progress = page.getByRole('progressbar', { name: /^Turns tried: \d+ of \d+$/ });
    await progress.waitFor();
    // Each of a turn, below the lessons.
    const cards = page.locator('.review-lessons ol').last().locator('.lesson');
    await expect.poll(() => cards.count()).toBe(review.turnsOf(mira).length);
    await reader.expectHeard(/^\d+ turns tried\. Something else was better in \d+\.$/);
    expect(await progress.count()).toBe(0);
    const told = await cards.allTextContents();
    expect(told.filter((text) => !isSaid(text))).toEqual([]);
    const better = told.findIndex((text) => /Better by .*: [A-Z]+ for/.test(text));
    const [, word] = /: ([A-Z]+) for/.exec(told[better]!)!;
    await cards.nth(better).click();
    const seen = () => page.locator('.review-board').getAttribute('aria-label');
    await expect.poll(seen).toMatch(new RegExp(`^${word}, [A-O]`));
    expect(await page.getByRole('radio', { name: /^Tried/ }).isChecked()).toBe(true);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowRight');
    await reader.expectHeard(new RegExp(`^${word}, [A-O]`));
    await press(page, 'Back');
    await fromEnd(page, 'Review');
    await expect.poll(() => cards.allTextContents()).toEqual(told);
    await press(page, 'Back');
    await page.getByRole('button', { name: 'Play again' }).waitFor();
  });

  it('is made of a game file as well, from a pasted text', async () => {
    const { page } = desk;
    await page.evaluate(() => location.assign('#/moving'));
    const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
    await button('Open game file').press('Enter');
    const text = page.getByRole('textbox', { name: 'Text of the game file' });
    await text.fill('#player1 ann Ann\n>ann: nothing of this');
    await button('Show game').press('Enter');
    await page.getByRole('alert').getByText('Line 2: this can’t be read.').waitFor();
    await text.fill(gameFile);
    await button('Show game').press('Enter');
    await page.getByRole('heading', { name: 'Game file' }).waitFor();
    expect(await page.locator('.about-record').textContent()).toContain('Ann Arbor 8');
    const shown = page.locator('.review-board');
    for (const told of [/^AX, /, /^ARISE, /, /XX invalid$/, /2 tiles exchanged$/, /^AX, /]) {
      await button('Next turn').press('Enter');
      expect(await shown.getAttribute('aria-label')).toMatch(told);
    }
    await button('Zoé').click();
    expect(await page.locator('.turn-rows').textContent()).toMatch(/XX/);
    await button(/errors?$/).click();
    await page.getByText('Line 10: the points don’t match the board.').waitFor();
  });

  long('is read with a finger on a phone', async () => {
    open = await openResult(over, { viewport: phone, touch: true });
    const { page } = open;
    const tap = (target: Locator) => target.tap();
    for (const name of ['Look closer', 'Review']) await tap(page.getByRole('button', { name, exact: true }));
    await isReviewed(page);
    const lessons = lessonsOf(reviewsOf(mira));
    // Wherever the finger comes down on a card.
    const places = ['.tile', '.given', 'p'];
    for (const [at, place] of places.entries()) {
      const card = page.locator('.lesson').nth(2 - at);
      await card.scrollIntoViewIfNeeded();
      const { x, y } = await middle(card.locator(place).last());
      await page.touchscreen.tap(x, y);
      await expect.poll(() => framed(page)).toEqual(squaresOfBest(lessons[2 - at]!));
    }
    await tap(page.getByRole('radio', { name: 'All turns' }));
    const reviews = reviewsOf(mira);
    for (const at of [reviews.length - 1, 0]) {
      await tap(page.locator('.turn-rows tbody tr').nth(at));
      await expect.poll(() => framed(page)).toEqual(squaresOfBest(reviews[at]!));
    }
    await tap(page.getByRole('button', { name: 'Pip' }));
    await isReviewed(page);
    expect((await rowTexts(page)).map(([turn]) => turn)).toEqual(reviewsOf(0).map(({ entry }) => String(entry.turn)));
    await tap(page.getByRole('button', { name: 'Back' }));
    await page.getByRole('button', { name: 'Play again' }).waitFor();
  });
});

long('while the worker looks for the best plays, its death is made good by another one', async () => {
  const page = await atEnd();
  await dieAfter(page, 5);
  await fromEnd(page, 'Review');
  await page.getByRole('progressbar', { name: /: 5 of 8 turns$/ }).waitFor();
  await page.locator('.point-sum').waitFor();
  expect(await starsOf(page)).toEqual(reviewsOf(mira).map(({ stars }) => stars));
  expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
});

long(
  'while the worker looks for the best plays, it may be left, and goes on from there when somebody comes back',
  async () => {
    const page = await atEnd();
    await dieAfter(page, 3);
    await fromEnd(page, 'Review');
    await page.getByRole('progressbar', { name: /: 3 of 8 turns$/ }).waitFor();
    // What is known can be read already.
    await page.locator('.turn-rows tbody tr').nth(1).click();
    expect(await framed(page)).toEqual(squaresOfBest(reviewsOf(mira)[1]!));
    await press(page, 'Back');
    await page.getByRole('button', { name: 'Play again' }).waitFor();
    await fromEnd(page, 'Review');
    await page.getByRole('heading', { name: 'Review', exact: true }).waitFor();
    const unknown = (await rowTexts(page)).filter((cells) => cells.includes('…'));
    expect(unknown.length).toBeLessThanOrEqual(5);
    await page.locator('.point-sum').waitFor();
    expect(await starsOf(page)).toEqual(reviewsOf(mira).map(({ stars }) => stars));
  },
);

long('while the worker looks for the best plays, a file that is missing is told, and can be tried again', async () => {
  const people = reviewers.map(({ name, mascot }): Seat => ({ name, mascot, kind: 'person' }));
  const short = await reviewedGame(0, people);
  const file = /\.familiarity$/;
  open = await openResult(short.over, {
    before: (context) => context.route(file, (route) => route.fulfill({ status: 404 })),
  });
  const { page, context } = open;
  await fromEnd(page, 'Review');
  await page.getByRole('alert').filter({ hasText: texts.failed }).waitFor();
  await context.unroute(file);
  await press(page, 'Try again');
  await isReviewed(page);
  expect(await page.getByText(texts.failed).count()).toBe(0);
  // Three passes ended it: the fourth player never had a turn.
  const [idle] = people.filter((_, seat) => short.review.turnsOf(seat).length === 0);
  await press(page, idle!.name);
  for (const place of ['.review-turns', '.review-lessons'])
    await page.locator(place).getByText(texts.none, { exact: true }).waitFor();
  // The file that failed is one of them.
  open.errors.splice(0);
});

long('a turn with hints earns no stars, and the review says so', async () => {
  const helped = reviewers.map((seat) => ({ ...seat, ...(seat.kind === 'person' && { handicap: { hints: 1 } }) }));
  const game = gameToReview(8, helped);
  const seat = game.state.toMove;
  expect(game.dispatch({ type: 'hint', seat }).ok).toBe(true);
  open = await openResult(ended(game));
  const { page } = open;
  await fromEnd(page, 'Review');
  await press(page, helped[seat]!.name);
  await isReviewed(page);
  const last = page.locator('.turn-rows tbody tr').last();
  await last.getByRole('img', { name: '1 hint' }).waitFor();
  expect(await last.locator('.star').count()).toBe(0);
  await page.locator('.turn-rows').getByText(texts.noStars).waitFor();
});

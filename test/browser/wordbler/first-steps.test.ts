import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { held } from '../../../src/wordbler/canvas/timings';
import { isLong, some } from '../../long';
import { keepInPage, newGame, playOn } from '../support/game-of-two';
import { it, long } from '../support/page-test';
import { nextFrames } from '../support/page-time';
import { comeBack, openPage, type PageOptions } from '../support/play';
import { fingerOf } from '../support/pointers';
import { listen, Reader } from '../support/reader';
import { savedAt } from '../support/saved-at';
import { startDaily } from '../support/start-daily';

const [sideways, least, desk] = [
  { width: 844, height: 390 },
  { width: 320, height: 480 },
  { width: 1280, height: 800 },
] as const;
const phone = { touch: true, viewport: { width: 390, height: 844 } };

async function visit(options: PageOptions = {}): Promise<Page> {
  const before = options.before ?? listen;
  const open = await openPage({
    untaught: true,
    reducedMotion: 'reduce',
    query: { seed: 'first' },
    ...options,
    before,
  });
  return open.page;
}

const now = (page: Page, game: string) => page.getByRole('button', { name: `Play now: ${game}` });
const turnOpen = (page: Page) => page.getByRole('button', { name: 'Shuffle', disabled: false });
const line = (page: Page) => page.getByRole('region', { name: 'First steps' });
const skip = (page: Page) => line(page).getByRole('button', { name: 'Skip' });
const says = async (page: Page) => (await line(page).locator('p').textContent()) ?? '';

/** What is ringed: the hand leads there. */
async function ringed(page: Page) {
  const box = (await page.locator('.lesson-ring').boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Where the hand begins. */
async function taken(page: Page) {
  const way = (await page.locator('.lesson-way').getAttribute('d'))!;
  const [, x, y] = /^M(\S+) ([^Q]+)Q/.exec(way)!;
  return { x: Number(x), y: Number(y) };
}

async function drag(page: Page) {
  const [from, to] = [await taken(page), await ringed(page)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 2 });
  await page.mouse.move(to.x, to.y, { steps: 2 });
  await page.mouse.up();
}

/** The line beside it, once it is another one. */
async function next(page: Page, before: string): Promise<string> {
  await expect.poll(() => says(page)).not.toBe(before);
  return says(page);
}

const tap = (page: Page, { x, y }: { x: number; y: number }) => page.touchscreen.tap(x, y);

/** The line hides neither what is ringed nor what is taken. */
async function expectInSight(page: Page) {
  const card = (await line(page).boundingBox())!;
  for (const { x, y } of [await ringed(page), await taken(page)]) {
    const isOn = x > card.x && y > card.y && x < card.x + card.width && y < card.y + card.height;
    expect(isOn).toBe(false);
  }
  const { width, height } = page.viewportSize()!;
  expect(card.x).toBeGreaterThanOrEqual(0);
  expect(card.y).toBeGreaterThanOrEqual(0);
  expect(card.x + card.width).toBeLessThanOrEqual(width);
  expect(card.y + card.height).toBeLessThanOrEqual(height);
}

const gone = (there: Locator) => expect.poll(() => there.count()).toBe(0);

describe('The first turn of Wordbler', () => {
  long('comes after the draw, which one tap skips, with letters that make a word', async () => {
    const page = await visit({ reducedMotion: 'no-preference' });
    const reader = new Reader(page);
    await now(page, 'Wordbler').click();
    await reader.expectHeard(/\bdraws? [A-Z]\b/);
    await page.mouse.click(640, 400);
    await line(page).waitFor();
    expect(await says(page)).toMatch(/^Drag the [A-Z] here\.$/);
  });

  it('is shown tile by tile to Done, which is kept', async () => {
    const page = await visit({
      before: (context) => keepInPage(context, { player: { name: 'Ada', mascot: 'maize' } }),
    });
    await now(page, 'Wordbler').click();
    await line(page).waitFor();
    // Neither who starts nor how well the other plays is told beside it.
    expect(
      await page
        .locator('.hud .message')
        .filter({ hasText: /start|at your level/ })
        .count(),
    ).toBe(0);
    let said = await says(page);
    expect(said).toMatch(/^Drag the [A-Z] here\.$/);
    for (const size of some([sideways, least, desk], [sideways, desk])) {
      await page.setViewportSize(size);
      await expect.poll(async () => (await page.locator('.lesson-veil').boundingBox())?.width).toBe(size.width);
      await expectInSight(page);
      // To pass, a phone opens the menu, whichever way it is held.
      const passes = page.locator('.hud').getByRole('button', { name: 'Pass' });
      await expect.poll(() => passes.count()).toBe(size === desk ? 1 : 0);
    }
    await drag(page);
    said = await next(page, said);
    expect(said).toMatch(/^Next, the [A-Z]\.$/);
    if (isLong) await page.reload();
    await line(page).waitFor();
    expect(await says(page)).toBe(said);
    while (/^Next/.test(said)) {
      // What is not whole yet is not called wrong.
      const squares = await new Reader(page).squares();
      expect(squares.some((name) => /placed this turn/.test(name))).toBe(true);
      expect(squares.filter((name) => /invalid/.test(name))).toEqual([]);
      await drag(page);
      said = await next(page, said);
    }
    expect(said).toBe('That’s a word! Tap Done.');
    const done = await ringed(page);
    await page.mouse.click(done.x, done.y);
    await gone(line(page));
    await expect.poll(() => page.locator('.seat .score').first().textContent()).not.toBe('0');
    await expect.poll(() => savedAt(page, 'lessons')).toContain('wordbler');
  });

  long('is not shown in the next game, which is asked about and knows its player', async () => {
    const page = await visit({
      before: (context) => keepInPage(context, { player: { name: 'Ada', mascot: 'maize' } }),
    });
    await now(page, 'Wordbler').click();
    await skip(page).click();
    await gone(line(page));
    await expect.poll(() => savedAt(page, 'lessons')).toContain('wordbler');
    await page.keyboard.press('9');
    await page.getByRole('button', { name: 'Leave' }).click();
    await page.getByRole('button', { name: 'Continue Wordbler' }).waitFor();
    expect(await now(page, 'Wordbler').count()).toBe(0);
    await page.getByRole('button', { name: 'New game: Players and rules' }).click();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.getByRole('heading', { name: 'Start a new game?' }).waitFor();
    await page.getByRole('button', { name: 'Start new game' }).click();
    await turnOpen(page).waitFor();
    expect(await line(page).count()).toBe(0);
    const seats = await page.locator('.seat').allTextContents();
    expect(seats[0]).toContain('Ada');
    expect(seats[1]).toMatch(/Just right/);
  });

  long('says on a phone what a tile lacks that misses, sends it home, and stays until a play is accepted', async () => {
    const page = await visit(phone);
    await now(page, 'Wordbler').tap();
    await line(page).waitFor();
    const [tile, said] = [await ringed(page), await says(page)];
    expect(said).toMatch(/^Tap the [A-Z]\.$/);
    await tap(page, tile);
    await expect.poll(() => says(page)).toBe('Now tap here.');
    const star = await ringed(page);
    await tap(page, { x: star.x + 25, y: star.y + 25 });
    await expect.poll(() => says(page)).toBe('Almost: cover the star.');
    expect(await ringed(page)).toEqual(tile);
    // A drag that is begun is followed, and nothing lies on what it carries.
    const finger = fingerOf(await page.context().newCDPSession(page));
    await finger.down(tile);
    await finger.move({ x: tile.x, y: tile.y - 90 });
    await expect.poll(() => ringed(page)).not.toEqual(tile);
    await expect.poll(() => line(page).evaluate((own) => getComputedStyle(own).opacity)).toBe('0');
    await finger.move(tile);
    await finger.up(tile);
    await expect.poll(() => ringed(page)).toEqual(tile);
    // The finger on the star is as good as the tile on it.
    await finger.down(tile);
    await finger.move({ x: tile.x, y: tile.y - 90 });
    await finger.move(star);
    await finger.up(star);
    await page.getByRole('button', { name: 'Recall' }).tap();
    await expect.poll(() => ringed(page)).toEqual(tile);
    // A tile that rests over the star, however much has grown meanwhile, drops where it is seen: on the star.
    await finger.down(tile);
    const [right, down] = [star.x - tile.x, star.y + held.aboveFinger - tile.y];
    for (let step = 1 / 12; step <= 1; step += 1 / 12)
      await finger.move({ x: tile.x + right * step, y: tile.y + down * step });
    // Where the ring is now.
    const seen = async () => {
      await nextFrames(page);
      const { x, y } = await ringed(page);
      return { x, y: y + held.aboveFinger };
    };
    let at = await seen();
    await expect
      .poll(async () => {
        await finger.move(at);
        const before = at;
        at = await seen();
        return Math.hypot(at.x - before.x, at.y - before.y);
      })
      .toBeLessThan(2);
    await finger.up(at);
    await expect.poll(() => says(page)).toMatch(/^Next, the [A-Z]\.$|^Tap the [A-Z]\.$/);
    await page.getByRole('button', { name: 'Recall' }).tap();
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Pass' }).tap();
    // The other has answered, and it goes on.
    await expect.poll(() => page.locator('.seat .score').allTextContents()).not.toEqual(['0', '0']);
    await line(page).waitFor();
  });

  long('takes any tiles for an answer, by touch; Skip ends it for good and presses nothing else', async () => {
    const page = await visit(phone);
    await now(page, 'Wordbler').tap();
    await line(page).waitFor();
    await tap(page, await ringed(page));
    await expect.poll(() => says(page)).toBe('Now tap here.');
    const star = await ringed(page);
    await tap(page, { x: star.x, y: star.y + 100 });
    await expect.poll(() => says(page)).toBe('Any word over the star will do.');
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect.poll(() => says(page)).toMatch(/^Tap the [A-Z]\./);
    await skip(page).tap();
    await gone(line(page));
    expect(await turnOpen(page).count()).toBe(1);
    await page.reload();
    await turnOpen(page).waitFor();
    expect(await line(page).count()).toBe(0);
  });

  long('is told with the keys, and one Escape closes one thing', async () => {
    const page = await visit();
    const reader = new Reader(page);
    await now(page, 'Wordbler').focus();
    await page.keyboard.press('Enter');
    await reader.expectHeard(/^First steps, 1 of 3: (Arrows to H8, then press|Press) [A-Z]\.$/);
    // The cursor comes with the first arrow, where it is not there yet.
    if ((await says(page)).startsWith('Arrows')) await page.keyboard.press('ArrowRight');
    for (let at = 0; at < 7; at++) {
      const said = await says(page);
      const letter = /^Press ([A-Z])\.$/.exec(said)?.[1];
      if (!letter) break;
      await page.keyboard.press(letter);
      await next(page, said);
    }
    await reader.expectHeard('First steps, 3 of 3: That’s a word! Press Enter.');
    // What lies there goes first, the lesson after it.
    await page.keyboard.press('Escape');
    await expect.poll(() => says(page)).toMatch(/^(Arrows to H8|Press [A-Z])/);
    await page.keyboard.press('Escape');
    await gone(line(page));
    await comeBack(page);
    await page.getByRole('button', { name: 'Continue Wordbler' }).click();
    await turnOpen(page).waitFor();
    expect(await line(page).count()).toBe(0);
  });

  long('is not shown to who has played before', async () => {
    const game = playOn(newGame('played'), 2);
    const page = await visit({
      before: (context) => keepInPage(context, { game: game.save(), settings: { openRacks: true }, lessons: 7 }),
    });
    await page.getByRole('button', { name: 'Continue Wordbler' }).click();
    await turnOpen(page).waitFor();
    expect(await line(page).count()).toBe(0);
    // The other games are still new.
    await comeBack(page);
    await now(page, 'Scramble').click();
    await line(page).waitFor();
  });
});

describe('The first word', () => {
  it('of Scramble is shown letter by letter, by touch', async () => {
    const page = await visit(phone);
    // Also to who has skipped that of Wordbler.
    if (isLong) {
      await now(page, 'Wordbler').tap();
      await skip(page).tap();
      await gone(line(page));
      expect(await turnOpen(page).count()).toBe(1);
      await comeBack(page);
    }
    await now(page, 'Scramble').tap();
    await line(page).waitFor();
    expect(await says(page)).toMatch(/^[A-Z]+ is here: drag from letter to letter\.$/);
    await expectInSight(page);
    let said = await says(page);
    await tap(page, await taken(page));
    said = await next(page, said);
    for (let at = 0; at < 9 && /^On to/.test(said); at++) {
      const target = await ringed(page);
      await tap(page, target);
      await expect
        .poll(async () => (await says(page)) + JSON.stringify(await ringed(page)))
        .not.toBe(said + JSON.stringify(target));
      said = await says(page);
    }
    expect(said).toBe('Let go, or tap the last letter again.');
    await tap(page, await ringed(page));
    await gone(line(page));
    await page
      .getByText(/^1 of \d+/)
      .filter({ visible: true })
      .first()
      .waitFor();
    // No time has passed before that word.
    const { commands } = (await savedAt(page, 'scramble')) as { commands: { type: string }[] };
    expect(commands.slice(0, 2).map(({ type }) => type)).toEqual(['begin', 'play']);
    if (!isLong) return;
    await page.reload();
    await page.getByRole('button', { name: 'Keep playing' }).tap();
    await page.getByText('Drag, tap or type a word.').waitFor();
    expect(await line(page).count()).toBe(0);
  });

  long('of Scramble is not shown on the daily board, whose time runs', async () => {
    const page = await visit();
    await startDaily(page, page.getByRole('button', { name: 'Daily board: New' }));
    // How many words there are is known, and so would be the one to begin with.
    await page
      .getByText(/^0 of \d+/)
      .filter({ visible: true })
      .first()
      .waitFor();
    await nextFrames(page);
    expect(await line(page).count()).toBe(0);
  });

  long('of Scramble is dragged by the mouse, or typed by whoever has keys', async () => {
    const page = await visit();
    const reader = new Reader(page);
    await now(page, 'Scramble').focus();
    await page.keyboard.press('Enter');
    await reader.expectHeard(/^First steps, 1 of 3: Type [A-Z]+, then press Enter\.$/);
    const word = /^Type ([A-Z]+),/.exec(await says(page))![1]!;
    await page.keyboard.type(word);
    await expect.poll(() => says(page)).toBe('Press Enter to play the word.');
    await page.keyboard.press('Escape');
    await expect.poll(() => says(page)).toMatch(/^Type/);
    await page.mouse.move(5, 5);
    // The board has the room of what was typed again, and the hand goes with it.
    await nextFrames(page);
    const start = await taken(page);
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    for (let at = 1; at < word.length; at++) {
      const to = await ringed(page);
      await page.mouse.move(to.x, to.y, { steps: 3 });
      await expect
        .poll(async () => JSON.stringify(await ringed(page)) === JSON.stringify(to) && at < word.length - 1)
        .toBe(false);
    }
    await expect.poll(() => says(page)).toBe('Let go, or tap the last letter again.');
    await page.mouse.up();
    await gone(line(page));
  });

  long('of a word search is shown from end to end, by mouse', async () => {
    const page = await visit();
    await now(page, 'Word search').click();
    await line(page).waitFor();
    const word = /^([A-Z]+) is here: drag across it\.$/.exec(await says(page))![1]!;
    await expectInSight(page);
    await drag(page);
    await gone(line(page));
    await expect.poll(() => page.locator('.ws-found').count()).toBeGreaterThan(0);
    expect(word.length).toBeGreaterThan(2);
    await page.reload();
    await page.getByRole('grid', { name: 'Letters' }).waitFor({ state: 'attached' });
    expect(await line(page).count()).toBe(0);
  });

  long('of a word search is tapped at both ends, or found by keys, or skipped', async () => {
    const page = await visit(phone);
    const reader = new Reader(page);
    await now(page, 'Word search').tap();
    await line(page).waitFor();
    await reader.expectHeard(/^First steps, 1 of 2: Arrows to [A-Z] in row \d+, column \d+, then Enter\.$/);
    const from = await taken(page);
    await tap(page, from);
    await expect.poll(() => says(page)).toMatch(/^On to the end of/);
    await reader.expectHeard(/^First steps, 2 of 2: /);
    // The keys let go of what was begun, then of the lesson.
    await page.keyboard.press('Escape');
    await expect.poll(() => says(page)).toMatch(/^Arrows to/);
    await page.keyboard.press('Escape');
    await gone(line(page));
  });
});

import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import { wordSearch } from '../../../src/rules';
import { sheetColours } from '../../../src/search/canvas/colours';
import { pictureHeight, pictureSizes, pictureWidth } from '../../../src/search/canvas/search-picture';
import { some } from '../../long';
import { en } from '../../texts/spoken';
import { axeFaults } from '../support/axe-faults';
import { allowCopying, inFirefox } from '../support/browser';
import { giveUp, lettersOf, lost, press, rowsOf, selectAlong, won } from '../support/ended-search';
import { lookCloser, pressMore } from '../support/ends';
import { cutWords, faultsIn } from '../support/in-any-window';
import { it, long } from '../support/page-test';
import type { OpenPage } from '../support/play';
import { savedBy } from '../support/saved-file';
import { pixelsOf } from '../support/search-shelf';
import { sheetIn } from '../support/share-sheet';

const { figure: points } = en.forms;
const opened: OpenPage[] = [];
const track = (open: OpenPage) => {
  opened.push(open);
};

// Whoever looks at results leaves it as it is: one does for nearly all. The last tests lead away from it.
let over: Awaited<ReturnType<typeof lost>>;

beforeAll(async () => {
  over = await lost(track, 9, { before: allowCopying });
  await lookCloser(over.page);
});
afterEach(() => {
  for (const { check } of opened) check();
});
afterAll(() => Promise.all(opened.map((open) => open.close())));

async function breakdownLines(page: Page): Promise<Record<string, string>> {
  const lines = await page.locator('.breakdown dl > div').evaluateAll((divs) =>
    divs.map((div) => [
      div.querySelector('dt')?.textContent?.trim() ?? '',
      div
        .querySelector('dd')
        ?.textContent?.replace(/[ \n]+/g, ' ')
        .trim() ?? '',
    ]),
  );
  return Object.fromEntries(lines);
}

describe('the score breakdown of a search', () => {
  it('tells every word, found or missed, what help cost, and the total, which is the first score here', async () => {
    const { page, engine } = over;
    const summary = wordSearch.summaryOf(engine);
    const { missed } = summary;
    const rows = await rowsOf(page, '.breakdown');
    expect(rows.map(([, word, , sum, score]) => [word!.split('\n')[0], sum, score])).toEqual(
      summary.found.map(({ word, length, multiplier, score }) => [word, `${length} × ${multiplier}`, points(score)]),
    );
    expect(rows[0]![1]).toContain('with a hint');
    expect(missed).toHaveLength(5);
    expect(await breakdownLines(page)).toEqual({
      Words: points(summary.words),
      'Cheat “flash” × 1': points(-50),
      'Hints × 1': points(-20),
      'Time bonus': '0',
      'Missed words': missed.join(' '),
    });
    expect(await page.locator('.breakdown-total .sum').textContent()).toBe(points(summary.total));
    expect(summary.total).toBe(summary.words - 70);
    const alternative = await page.getByRole('img', { name: /^The Garden birds grid/ }).getAttribute('aria-label');
    for (const word of missed) expect(alternative).toContain(word);
    await expect.poll(() => page.locator('.breakdown-total small').textContent()).toContain('First score here');
  });

  long('counts ten points for every second that was left', async () => {
    const { page, engine } = await won(track, { clock: 'standard' });
    await lookCloser(page);
    const lines = await breakdownLines(page);
    const [name, bonus] = Object.entries(lines).find(([line]) => line.startsWith('Time bonus'))!;
    const seconds = Number(/ (\d+) s × 10$/.exec(name)![1]);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(620);
    expect(bonus).toBe(points(seconds * 10));
    const { words } = wordSearch.summaryOf(engine);
    expect(await page.locator('.breakdown-total .sum').textContent()).toBe(points(words - 70 + seconds * 10));
  });

  long('caps the bonus at the worth of the words where that was chosen', async () => {
    const { page, engine } = await won(track, { clock: 'standard', capped: true });
    await lookCloser(page);
    const { words } = wordSearch.summaryOf(engine);
    const bonus = Object.entries(await breakdownLines(page)).find(([line]) => line.includes('capped'));
    expect(bonus).toEqual([expect.stringMatching(/^Time bonus \d+ s, capped$/), points(words)]);
    expect(await page.locator('.breakdown-total .sum').textContent()).toBe(points(2 * words - 70));
  });
});

/** From the line between the ends of a word, in squares. */
function fromLine({ from, to }: wordSearch.Selection, spot: wordSearch.Square): number {
  const [w, h] = [to.x - from.x, to.y - from.y];
  const along = ((spot.x - from.x) * w + (spot.y - from.y) * h) / (w * w + h * h);
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(spot.x - from.x - share * w, spot.y - from.y - share * h);
}

/** Names of facts that take more than a line, and what lies beyond the card. */
const factsInManyLines = (page: Page) =>
  page.evaluate(() => {
    const card = document.querySelector('.end-card dl')!.getBoundingClientRect();
    const all = [...document.querySelectorAll<HTMLElement>('.end-card :is(dt, dd)')];
    const isBroken = (own: HTMLElement) => {
      const { left, right, height } = own.getBoundingClientRect();
      const isTall = own.matches('dt') && height > 1.6 * Number.parseFloat(getComputedStyle(own).lineHeight);
      return isTall || left < card.left - 1 || right > card.right + 1;
    };
    return all.filter(isBroken).map((own) => own.textContent);
  });

describe('the end of a search', () => {
  it('lies behind what is looked at closely, says in few figures how it went, and has four buttons', async () => {
    const { page, engine } = over;
    const closer = page.locator('.search-end');
    const ways = [
      () => page.goBack(),
      () => closer.getByRole('button', { name: 'Back' }).click(),
      () => page.keyboard.press('Escape'),
    ];
    for (const [at, leave] of ways.entries()) {
      if (at > 0) await lookCloser(page);
      await closer.waitFor();
      await leave();
      await closer.waitFor({ state: 'detached' });
      await page.getByRole('heading', { name: 'Time’s up!' }).waitFor();
    }
    const { total } = wordSearch.summaryOf(engine);
    await expect.poll(() => page.locator('.end-figure > b').textContent()).toBe(points(total));
    await page.getByText('9 of 14 words').waitFor();
    await expect
      .poll(() => page.locator('.end-card dt').allTextContents())
      .toEqual(['Best word', 'Hints', 'First score here']);
    const usual = page.viewportSize()!;
    for (const [width, height] of [
      [390, 844],
      [1024, 768],
      [360, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => factsInManyLines(page)).toEqual([]);
    }
    await page.setViewportSize(usual);
    const labels = await page.locator('.end-side > button, .end-buttons button').allTextContents();
    expect(labels.map((label) => label.trim())).toEqual(['Play again', 'Share', 'Look closer', 'More']);
  });
});

describe('the picture of a search', () => {
  it('is saved as a PNG of its size, with found words on light blue and missed ones on grey', async () => {
    const { page, engine } = over;
    await press(page, 'Share');
    const { name, bytes } = await savedBy(page, () => sheetIn(page).button('Picture').click());
    await page.keyboard.press('Escape');
    expect(name).toBe('word-search-garden-birds.png');
    const { margin, head, square } = pictureSizes;
    // Towards a corner of each square, where no letter is.
    const corners = Array.from({ length: wordSearch.gridSize ** 2 }, (_, at) => ({
      x: (at % wordSearch.gridSize) - 0.25,
      y: Math.floor(at / wordSearch.gridSize) - 0.25,
    }));
    const spots = corners.map(({ x, y }) => ({ x: margin + (x + 0.5) * square, y: head + (y + 0.5) * square }));
    const { width, height, colours } = await pixelsOf(page, bytes, spots);
    expect([width, height]).toEqual([pictureWidth, pictureHeight]);
    const { laid, found } = engine.state;
    const keyOf = ({ x, y }: wordSearch.Square) => y * wordSearch.gridSize + x;
    const isFound = (_: unknown, word: number) => found.some((own) => own.word === word);
    const [blue, grey] = [laid.filter(isFound), laid.filter((own, word) => !isFound(own, word))];
    const nearest = (words: readonly wordSearch.LaidWord[], spot: wordSearch.Square) =>
      Math.min(...words.map((word) => fromLine(selectAlong(word), spot)));
    // The number of a word may stand there.
    const starts = new Set(laid.map(keyOf));
    for (const [key, colour] of colours.entries()) {
      const away = [blue, grey].map((words) => nearest(words, corners[key]!));
      // Nor on an edge.
      if (starts.has(key) || away.some((own) => own > 0.37 && own < 0.48)) continue;
      const wanted = away[0]! < 0.4 ? sheetColours.found : away[1]! < 0.4 ? sheetColours.missed : undefined;
      if (wanted) expect(colour, `square ${key}`).toBe(wanted);
      else expect([sheetColours.found, sheetColours.missed], `square ${key}`).not.toContain(colour);
    }
  });
});

describe('the replay of a search', () => {
  it('is stepped by buttons and keys, from the empty grid to the last word', async () => {
    const { page } = over;
    await pressMore(page, 'Replay');
    const dialog = page.getByRole('dialog', { name: 'Replay' });
    const windows = some(
      [
        [1440, 900],
        [800, 600],
        [600, 900],
      ] as const,
      [[600, 900]],
    );
    const plays = dialog.locator('.replay-buttons span');
    expect(await faultsIn(page, windows, () => cutWords(plays))).toEqual({});
    await dialog.getByRole('button', { name: 'Pause' }).click();
    await page.keyboard.press('Home');
    await dialog.getByText('Step 1 of').first().waitFor();
    const told = () => dialog.getByRole('status').textContent();
    expect(await told()).toBe('The game starts.');
    await dialog.getByRole('button', { name: 'Next step' }).click();
    expect(await told()).toBe('Hint for BLACKBIRD');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await told()).toMatch(/^Nope! [A-Z]{18} isn’t on the list$/);
    await page.keyboard.press('ArrowRight');
    expect(await told()).toMatch(/^BLACKBIRD, /);
    await dialog.getByRole('img', { name: 'The grid with 1 of 14 words found.' }).waitFor();
    await page.keyboard.press('ArrowLeft');
    await dialog.getByRole('img', { name: 'The grid with 0 of 14 words found.' }).waitFor();
    await page.keyboard.press('End');
    await dialog.getByRole('img', { name: 'The grid with 9 of 14 words found.' }).waitFor();
    expect(await told()).toBe('Time’s up.');
    await dialog.getByRole('radio', { name: 'Fast' }).check();
    await dialog.getByRole('button', { name: 'Play', exact: true }).click();
    // It plays by itself, from the start.
    await dialog.getByRole('img', { name: /^The grid with [2-8] of 14 words found\.$/ }).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  });
});

const windows = [
  [1280, 800],
  [768, 1024],
  [390, 844],
  [844, 390],
] as const;

long(
  'in windows of many sizes axe-core finds no fault in the end of a search and its panels, and nothing is cut',
  async () => {
    const { page, engine } = await won(() => {}, {}, { before: allowCopying });
    const tooWide = () =>
      page.locator('.search-ended').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    const look = async (what: string) => {
      const here = async (width: number, height: number) => {
        if (what === 'summary') expect(await tooWide(), `at ${width}×${height}`).toBe(0);
        return axeFaults(page);
      };
      expect.soft(await faultsIn(page, windows, here), what).toEqual({});
    };
    await page.getByRole('textbox').waitFor();
    await look('summary');
    await pressMore(page, 'Replay');
    await page.getByRole('button', { name: 'Pause' }).click();
    await look('replay');
    await page.keyboard.press('Escape');
    await page.getByRole('textbox').fill('Mina');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Change name: Mina' }).waitFor();
    await look('entered');
    await lookCloser(page);
    await look('closer');
    await page.locator('.scored').getByRole('button', { name: 'High scores' }).click();
    await page.getByRole('dialog').waitFor();
    await look('tables');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    const { seed } = engine.setup;
    await page
      .locator('.scored')
      .getByRole('button', { name: `Code ${seed}` })
      .click();
    await look('seed');
    const button = (name: string) => page.getByRole('dialog').getByRole('button', { name });
    await button('Copy code').click();
    await page.getByRole('status').getByText('Copied.').waitFor();
    if (!inFirefox) expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(seed);
    await button('Close').click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.keyboard.press('Escape');
  },
);

describe('after a search', () => {
  it('a browser that lets nothing be copied gets the text to copy by hand', async () => {
    const { page } = over;
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    });
    await press(page, 'Share');
    const { button, field } = sheetIn(page);
    await button('Copy').click();
    await page.getByText('To copy the text').waitFor();
    expect(await field.inputValue()).toContain('#search=');
    const selected = await field.evaluate(
      (element: HTMLTextAreaElement) => element.selectionEnd - element.selectionStart,
    );
    expect(selected).toBeGreaterThan(100);
    await page.keyboard.press('Escape');
    await page.evaluate(() => {
      delete (navigator.clipboard as Partial<Clipboard>).writeText;
    });
  });

  it('it can be shared as a text with a link; its score takes a name, leads to its grid, can be deleted', async () => {
    const { page, engine } = over;
    const { laid, hinted, grid } = engine.state;
    const total = points(wordSearch.summaryOf(engine).total);
    await press(page, 'Share');
    const sheet = sheetIn(page);
    await sheet.button('Copy').click();
    await sheet.copied.waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    // One of them was found with a hint.
    const squares = laid.map((_, at) => (at >= 9 ? '⬜' : hinted.includes(at) ? '🟨' : '🟩')).join('');
    expect(squares).toMatch(/^🟩*🟨🟩+⬜+$/u);
    const lines = ['Wordbler · Word search · Garden birds', squares, `9 of 14 words, ${total} points`];
    expect(copied.split('\n').slice(0, -1)).toEqual(lines);
    expect(copied).toContain(`#search=${wordSearch.shareText(engine.setup)}`);
    await page.keyboard.press('Escape');

    const name = page.getByRole('textbox', { name: 'Your name' });
    await name.fill('   ');
    await page.keyboard.press('Enter');
    await page.getByText('Enter a name.').waitFor();
    await name.fill('Mina');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Change name: Mina' }).waitFor();
    expect(await page.getByRole('textbox').count()).toBe(0);
    await lookCloser(page);
    expect(await rowsOf(page, '.scored')).toEqual([
      ['1', 'Mina', total, 'now', expect.stringMatching(/^8/), engine.setup.seed],
    ]);
    await page.reload();
    await lookCloser(page);
    const tables = page.getByRole('dialog', { name: 'High scores' });
    const openTables = () => page.locator('.scored').getByRole('button', { name: 'High scores' }).click();
    const rows = () => rowsOf(page, 'dialog.score-tables');
    await openTables();
    await tables.getByRole('combobox').selectOption('harbour');
    await tables.getByText('No scores yet.').waitFor();
    await tables.getByRole('combobox').selectOption('gardenBirds');
    expect((await rows()).map((row) => row.slice(0, 3))).toEqual([['1', 'Mina', total]]);
    await tables.getByRole('button', { name: `Code ${engine.setup.seed}` }).click();
    const seed = page.getByRole('dialog', { name: 'Game code' });
    expect(await seed.getByRole('textbox', { name: 'Game code' }).inputValue()).toBe(engine.setup.seed);
    await seed.getByRole('button', { name: 'Play this grid' }).click();
    await page.getByRole('grid').waitFor();
    expect(await lettersOf(page)).toBe(grid.join(''));
    await giveUp(page);
    // The name of the last time stands there.
    expect(await name.inputValue()).toBe('Mina');
    await lookCloser(page);
    await openTables();
    await tables.getByRole('button', { name: 'Delete these scores' }).click();
    await tables.getByRole('button', { name: 'Cancel' }).click();
    expect(await rows()).toHaveLength(1);
    await tables.getByRole('button', { name: 'Delete these scores' }).click();
    await tables.getByRole('button', { name: 'Delete', exact: true }).click();
    await tables.getByText('No scores yet.').waitFor();
    await page.keyboard.press('Escape');
    await tables.waitFor({ state: 'hidden' });
    await page.keyboard.press('Escape');
    await press(page, 'Play again');
    await page.getByRole('grid').waitFor();
    expect(await lettersOf(page)).not.toBe(grid.join(''));
  });
});

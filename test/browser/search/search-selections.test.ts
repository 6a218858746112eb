import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import { wordSearch } from '../../../src/rules';
import type { Point } from '../../../src/shared/canvas/box';
import { some } from '../../long';
import { faults } from '../support/axe-faults';
import { giveUpPaused, selectAlong } from '../support/ended-search';
import { faultsIn, resize } from '../support/in-any-window';
import { it, long } from '../support/page-test';
import { carry, drag, fingerOf, mouseOf, tap } from '../support/pointers';
import { begun, cornerColour, findByKeys, type Sitting, sitDown } from '../support/search-sitting';
import { takeOff, wear } from '../support/worn-styles';

// Selections that come to nothing leave the search as it is. Each test has words of its own to find.
let desk: Sitting;
let tablet: Sitting;

beforeAll(async () => {
  desk = await sitDown(begun({ finds: 11 }), { settings: { searchMarks: 'strokes' } });
  tablet = await sitDown(begun(), { touch: true, viewport: { width: 768, height: 1024 } });
});
afterEach(() => {
  for (const { open } of [desk, tablet]) open.check();
});
afterAll(() => Promise.all([desk.open.close(), tablet.open.close()]));

const phone = { width: 390, height: 844 };
/** What the directions multiply by. */
const why = 'Harder directions score more.';

const findsHeard = async (at: Sitting) =>
  (await at.reader.said()).filter((sentence) => sentence.includes(' found, ')).length;

/** Nothing came of a selection since so many were heard: the next thing to be heard is a word found. */
async function expectStrokesGoOn(
  at: Sitting,
  finds: number,
  laid: wordSearch.LaidWord,
  draw: (from: Point, to: Point) => Promise<unknown>,
) {
  const { from, to } = selectAlong(laid);
  await draw(await at.point(from), await at.point(to));
  await at.expectHeardFound(laid);
  const said = await at.reader.said();
  expect(said.filter((sentence) => sentence.startsWith('Nope!'))).toEqual([]);
  expect(await findsHeard(at)).toBe(finds + 1);
}

async function fingersOf({ open }: Sitting) {
  const session = await open.context.newCDPSession(open.page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  return { finger: fingerOf(session), touch };
}

describe('a selection under way', () => {
  it('may leave the window and come back, or be two clicks, but is let go when the window is resized', async () => {
    const at = desk;
    const mouse = mouseOf(at.page);
    await at.page.locator('.ws-ways').getByText(why).waitFor();
    const [laid, other, last] = at.engine.state.laid.slice(11);
    const { from, to } = selectAlong(laid!);
    const [start, end] = [await at.point(from), await at.point(to)];
    await mouse.down(start);
    for (const beyond of [
      { x: 3, y: 400 },
      { x: 1279, y: 4 },
      { x: -60, y: -80 },
    ])
      await mouse.move(beyond);
    await mouse.move(end);
    // What the direction is worth is seen by what the word would score.
    const [length, times] = [[...laid!.word].length, wordSearch.multipliers[laid!.direction]];
    const sum = `${length}×${times} = ${length * times}`;
    await expect.poll(() => at.page.locator('.ws-reads').textContent()).toContain(sum);
    await mouse.up(end);
    await at.expectHeardFound(laid!);
    await tap(mouse, end);
    await tap(mouse, start);
    await at.reader.expectHeard(`You’ve already found ${laid!.word}.`);

    const finds = await findsHeard(at);
    const selection = selectAlong(last!);
    await carry(mouse, await at.point(selection.from), await at.point(selection.to));
    const before = await at.letters.boundingBox();
    await at.page.setViewportSize({ width: 800, height: 1000 });
    await expect.poll(async () => (await at.letters.boundingBox())?.width).not.toBe(before?.width);
    await mouse.up(await at.point(selection.to));
    await expectStrokesGoOn(at, finds, other!, (a, b) => drag(mouse, a, b));
  });

  long('that was begun with Shift and arrows ends when Shift is let go', async () => {
    const at = await sitDown(begun());
    const { keyboard } = at.page;
    const { x, y } = at.engine.state.laid[0]!;
    // The first arrow brings the cursor to the first letter.
    await keyboard.press('ArrowRight');
    for (let step = 0; step < x; step++) await keyboard.press('ArrowRight');
    for (let step = 0; step < y; step++) await keyboard.press('ArrowDown');
    const back = selectAlong(at.engine.state.laid[0]!);
    const by = { x: Math.sign(back.to.x - x), y: Math.sign(back.to.y - y) };
    await keyboard.down('Shift');
    for (let step = 0; step < at.engine.state.laid[0]!.word.length - 1; step++) {
      if (by.x !== 0) await keyboard.press(by.x > 0 ? 'ArrowRight' : 'ArrowLeft');
      if (by.y !== 0) await keyboard.press(by.y > 0 ? 'ArrowDown' : 'ArrowUp');
    }
    await keyboard.up('Shift');
    await at.expectHeardFound(at.engine.state.laid[0]!);
  });

  it('is let go by a second finger, by Escape, and by its button on a phone, where it may be two taps', async () => {
    const at = tablet;
    const { finger, touch } = await fingersOf(at);
    const finds = await findsHeard(at);
    const { from, to } = selectAlong(at.engine.state.laid[0]!);
    const [start, end] = [await at.point(from), await at.point(to)];
    await touch('touchStart', [start]);
    await touch('touchMove', [end]);
    await touch('touchStart', [end, { x: 400, y: 400 }]);
    await touch('touchMove', [end, { x: 430, y: 430 }]);
    await at.reader.expectHeard('Selection cancelled.');
    await touch('touchEnd', []);
    await expectStrokesGoOn(at, finds, at.engine.state.laid[1]!, (a, b) => drag(finger, a, b));

    await resize(at.page, phone.width, phone.height);
    await at.page.keyboard.press('ArrowDown');
    await at.page.keyboard.press('Enter');
    await at.page.keyboard.press('ArrowDown');
    await at.reader.expectHeard(/^[A-Z]{2}, down$/);
    await at.page.keyboard.press('Escape');
    await at.reader.expectHeard('Selection cancelled.');
    await tap(finger, await at.point({ x: 4, y: 4 }));
    await at.page.getByRole('button', { name: 'Cancel selection' }).tap();
    await expectStrokesGoOn(at, finds + 1, at.engine.state.laid[2]!, async (a, b) => {
      await tap(finger, a);
      await tap(finger, b);
    });
    // Where no compass is, the line above the page says so once a word has been multiplied.
    await at.page.locator('.ws-nothing-read').getByText(why).waitFor();
  });
});

describe('a grid that is zoomed', () => {
  it('by two fingers is drawn on with one, and scrolls to where the keys are', async () => {
    const at = tablet;
    await resize(at.page, phone.width, phone.height);
    const { finger, touch } = await fingersOf(at);
    const whole = (await at.letters.boundingBox())!.width;
    await touch('touchStart', [{ x: 150, y: 300 }]);
    await touch('touchStart', [
      { x: 150, y: 300 },
      { x: 200, y: 300 },
    ]);
    for (const by of [20, 40, 60])
      await touch('touchMove', [
        { x: 150 - by, y: 300 },
        { x: 200 + by, y: 300 },
      ]);
    await touch('touchEnd', []);
    await expect.poll(() => at.page.getByRole('radio', { name: 'Zoomed' }).isChecked()).toBe(true);
    expect((await at.letters.boundingBox())!.width).toBeGreaterThan(whole * 1.9);
    const laid = at.engine.state.laid.find(({ word }) => word === 'WREN')!;
    const { from, to } = selectAlong(laid);
    await at.page.keyboard.press('ArrowRight');
    for (let x = 0; x < from.x; x++) await at.page.keyboard.press('ArrowRight');
    for (let y = 0; y < from.y; y++) await at.page.keyboard.press('ArrowDown');
    const step = { x: Math.sign(to.x - from.x), y: Math.sign(to.y - from.y) };
    for (let by = 0; by < 3; by++) {
      if (step.x !== 0) await at.page.keyboard.press(step.x > 0 ? 'ArrowRight' : 'ArrowLeft');
      if (step.y !== 0) await at.page.keyboard.press(step.y > 0 ? 'ArrowDown' : 'ArrowUp');
    }
    await drag(finger, await at.point(from), await at.point(to));
    await at.expectHeardFound(laid);
    await at.page.getByRole('radio', { name: 'Whole grid' }).check({ force: true });
    expect((await at.letters.boundingBox())!.width).toBeCloseTo(whole, 0);
  });
});

describe('found words', () => {
  const all = [
    ['Lines', undefined],
    ['Squares', '203,230,248'],
    ['Both', '203,230,248'],
  ] as const;
  it.each(some(all, [all[1]]))('show as %s', async (marks, colour) => {
    const { page, engine } = desk;
    const third = wordSearch.squaresOf(engine.state.laid[0]!)[2]!;
    // As it was kept, and as it is chosen.
    if (marks !== 'Lines') {
      await page.keyboard.press('9');
      await page.getByRole('button', { name: 'Settings' }).click();
      await page.getByRole('tab', { name: 'Motion' }).click();
      await page.getByRole('radio', { name: marks, exact: true }).check({ force: true });
      await page.keyboard.press('Escape');
      await page.keyboard.press('9');
      await desk.letters.waitFor();
    }
    if (colour) await expect.poll(() => cornerColour(desk, third)).toBe(colour);
    else expect(await cornerColour(desk, third)).not.toBe('203,230,248');
  });

  // The last in this page: nothing is left to be found.
  it('are none where a selection is no word, and may be all of them, the last one found by keys alone', async () => {
    await drag(mouseOf(desk.page), await desk.point({ x: 0, y: 0 }), await desk.point({ x: 17, y: 17 }));
    await desk.reader.expectHeard(/^Nope! [A-Z]{18} isn’t on the list\.$/);
    const words = await desk.search();
    await findByKeys(desk, words.slice(13));
    await desk.page.getByRole('heading', { name: 'All found!' }).waitFor();
  });
});

// What axe-core cannot see: gradients, each of which has a colour of its own below, and the paper on the canvas.
const plain = `
  * { background-image: none !important }
  .letters-mirror, canvas { display: none }
  .ws-at-head { background-color: #fdf3da }
  dialog[open] { z-index: 9 }`;

/** Whether all words around the page can be read. */
async function faultsOnPaper(page: Page): Promise<string[]> {
  await wear(page, plain);
  const { violations, passes } = await page.evaluate<AxeResults>(
    "axe.run({ preload: false, runOnly: ['color-contrast'] })",
  );
  await takeOff(page);
  expect(passes[0]?.nodes.length, 'words looked at').toBeGreaterThan(5);
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  );
}

const desktop = [1440, 900] as const;
const windows = [desktop, [800, 600], [768, 1024], [390, 844], [844, 390]] as const;

long.each([
  { look: 'dark', within: windows },
  { look: 'light', within: [desktop] },
  { look: 'contrast', within: [desktop] },
])(
  'in the $look look axe-core finds no fault in the search, its pause, its help and its end',
  async ({ look, within }) => {
    const sitting = await sitDown(begun({ finds: 5 }), {
      viewport: { width: 1440, height: 900 },
      settings: { look },
    });
    const { page, reader } = sitting;
    // The letters are only read out: what is said of them is the same in every window and look.
    const here = async (width: number) => {
      const isFirst = look === 'dark' && width === desktop[0];
      const but = isFirst ? [] : ['.letters-mirror'];
      return [...(await faults(page, { but })), ...(await faultsOnPaper(page))];
    };
    const check = async (what: string) => expect.soft(await faultsIn(page, within, here), what).toEqual({});
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await reader.expectHeard(/^[A-Z]{2}, right$/);
    await check('search');
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Help' }).waitFor();
    await check('help');
    await page.keyboard.press('Escape');
    await page.keyboard.press('9');
    await page.getByRole('dialog', { name: 'Paused' }).waitFor();
    await check('pause');
    await giveUpPaused(page);
    await reader.expectHeard(/^Given up\. /);
    await check('end');
  },
);

import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { layout } from '../../src/table/wordbler/layout';
import { rackCell } from '../../src/table/wordbler/places';
import { keepInPage, newGame, playOn } from './game-of-two';
import { faultsIn, type Window } from './in-any-window';
import { misfits } from './phone-screens';
import { type OpenPage, openPage } from './play';

let open: OpenPage | undefined;

afterEach(async () => {
  await open?.close();
  open = undefined;
});

const names = ['Ada', 'W'.repeat(16), 'ليلى الجميلة', 'Maximiliane'];
const game = playOn(newGame('screens', { clock: { kind: 'perPlayer', minutes: 25 } }, names), 6).save();

const sizes: Window[] = [
  [2560, 1440],
  [1920, 1080],
  [1440, 900],
  [1280, 720],
  [1024, 768],
  [800, 600],
  [768, 1024],
  [800, 800],
  [640, 640],
  [600, 600],
  [844, 390],
  [390, 844],
  [360, 640],
  [390, 664],
  [360, 616],
  [667, 375],
  [640, 400],
  [640, 360],
];

interface Rect {
  what: string;
  x: number;
  y: number;
  w: number;
  h: number;
}

/** What stands around the board, and what is wrong with it: cut texts, small targets. Runs in the page. */
function survey(): { rects: Rect[]; faults: string[] } {
  const faults: string[] = [];
  const rects: Rect[] = [];
  // Seats make room for what is said.
  const isSaid = document.querySelector('.hud :is(.message:not(.none), .hint-card)') !== null;
  for (const part of document.querySelectorAll<HTMLElement>(
    '.hud button, .hud .count, .hud .fails, .hud .legend, .hud .unseen, .hud .message, .hud .hint-card',
  )) {
    if (!part.checkVisibility({ visibilityProperty: true })) continue;
    const { x, y, width: w, height: h } = part.getBoundingClientRect();
    const what = part.className || part.tagName;
    const name = `${what} "${part.textContent?.replace(/\s+/g, ' ').trim().slice(0, 24)}"`;
    if (w === 0) continue;
    if (!part.closest('.last-plays') && !part.matches('.hint-card *')) rects.push({ what: name, x, y, w, h });
    const least = isSaid && part.matches('.seat, .close') ? 24 : 39;
    if (part.tagName === 'BUTTON' && (w < least || h < least)) faults.push(`${name} is only ${w}×${h}`);
    for (const text of part.querySelectorAll('.name, .score, time, .last, .icon + span')) {
      const { top, bottom, left, right, height } = text.getBoundingClientRect();
      if (height > 1 && (top < y - 1 || bottom > y + h + 1 || left < x - 1 || right > x + w + 1))
        faults.push(`${name}: ${text.className || text.tagName} stands out of it`);
    }
    if (x < -1 || y < -1 || x + w > innerWidth + 1 || y + h > innerHeight + 1)
      faults.push(`${name} is off the screen`);
    for (const text of [part, ...part.querySelectorAll<HTMLElement>('span, b, i, em, small, time')]) {
      const style = getComputedStyle(text);
      if (style.display === 'inline' || style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none')
        continue;
      // What only screen readers read takes no room.
      if (text.clientWidth <= 1) continue;
      const over = text.scrollWidth - text.clientWidth;
      if (over > 2 && !text.querySelector('svg')) faults.push(`${name}: a text is ${over} px too wide`);
    }
  }
  return { rects, faults };
}

const apart = (a: Rect, b: Rect) =>
  a.x + a.w <= b.x + 1.5 || b.x + b.w <= a.x + 1.5 || a.y + a.h <= b.y + 1.5 || b.y + b.h <= a.y + 1.5;

async function faultsAround(page: Page): Promise<string[]> {
  const { rects, faults } = await page.evaluate(survey);
  const { width, height } = page.viewportSize()!;
  const { board, rack } = layout(width, height);
  const fixed = [
    { what: 'the board', x: board.x, y: board.y, w: board.size, h: board.size },
    { what: 'the rack', ...rack },
  ];
  const all = [...fixed, ...rects];
  all.forEach((a, i) => {
    for (const b of all.slice(i + 1)) if (!apart(a, b)) faults.push(`${a.what} lies over ${b.what}`);
  });
  if (rects.length <= 10) faults.push(`only ${rects.length} parts were found`);
  const scrolls = await page.evaluate(() => document.scrollingElement!.scrollHeight > innerHeight);
  return scrolls ? [...faults, 'the page scrolls'] : faults;
}

// Every kind of window, and the ones between: half a screen, the frame a portal gives, a page at twice its size.
const windows: Window[] = [...sizes, [512, 384]];
for (let width = 370; width < 1500; width += 130)
  for (let height = 380; height < 1100; height += 110)
    if (Math.max(width, height) >= 500) windows.push([width, height]);

/** The window is another one now, and the table has followed. */
async function resize(page: Page, width: number, height: number) {
  await page.setViewportSize({ width, height });
  const { ui, panels } = layout(width, height);
  const wanted = Object.entries(panels).map(([name, { x, y, w, h }]) => [name, x, y, w / ui, h / ui]);
  await page.waitForFunction(`${JSON.stringify(wanted)}.every(([name, ...box]) => {
    const style = document.querySelector('.area.' + name)?.style;
    return style && box.every((length, i) =>
      Math.abs(parseFloat(style[['left', 'top', 'width', 'height'][i]]) - length) < 0.1);
  })`);
}

describe('the board with four players, long names and clocks', () => {
  it('has everything in its place in any window, during a turn, a refusal and a hint', async () => {
    open = await openPage({
      viewport: { width: 1024, height: 768 },
      reducedMotion: 'reduce',
      before: (context) => keepInPage(context, { game, settings: { openRacks: true } }),
    });
    const { page } = open;
    await page.getByRole('button', { name: 'Go on with the last game' }).click();
    await page.getByRole('button', { name: 'Shuffle', disabled: false }).waitFor();
    const hint = page.locator('.hud .hint-card');
    for (const step of [1, 2, 3]) {
      await page.keyboard.press('7');
      await page.getByText(`Hint ${step} of 3`, { exact: true }).waitFor();
    }
    const lengthen = () =>
      page.evaluate(`document.querySelector('.hint-text p').textContent = 'QUIZZICALLY, A12 across'`);
    await lengthen();
    const said = page.locator('.hud .message:not(.none)', { hasText: 'Lay at least one tile first.' });
    const look = async (width: number, height: number) => {
      const found: string[] = [];
      const note = async (state: string) =>
        found.push(...(await faultsAround(page)).map((fault) => `during ${state}: ${fault}`));
      // A window is dearer than a hint, a turn and a refusal in it.
      await note('a hint');
      await page.keyboard.press('Escape');
      await hint.waitFor({ state: 'detached' });
      await note('a turn');
      await page.keyboard.press('Enter');
      await said.waitFor();
      await note('a refusal');
      // What was refused is no longer meant when a tile is picked up.
      const { x, y } = rackCell(layout(width, height).rack, 0);
      for (let click = 0; click < 2; click++) await page.mouse.click(x, y);
      await said.waitFor({ state: 'detached' });
      // The next window finds a long hint there, and gives it room.
      await page.keyboard.press('7');
      await hint.waitFor();
      await lengthen();
      return found;
    };
    const follow = (width: number, height: number) => resize(page, width, height);
    expect(await faultsIn(page, windows, look, follow)).toEqual({});
  });
});

// A game the longest name wins, up to its last play.
const won = playOn(newGame('end 5', {}, names), 80);
const almostWon = newGame('end 5', {}, names);
for (const command of won.commands.slice(0, -1)) almostWon.dispatch(command);

describe('the end of a game of four players with long names', () => {
  it('is seen at once, all of it, in any window', async () => {
    expect(won.state.outcome?.winners).toEqual([1]);
    open = await openPage({
      viewport: { width: 1024, height: 768 },
      reducedMotion: 'reduce',
      before: (context) => keepInPage(context, { game: almostWon.save(), settings: { openRacks: true } }),
    });
    const { page } = open;
    for (const name of ['Go on with the last game', 'Done', 'Go on'])
      await page.getByRole('button', { name, disabled: false }).click();
    await page.getByRole('button', { name: 'Play again' }).waitFor();
    const parts = `h1, header p, .who, .step .tile, .reckoning, .reckoning :is(th, td, p, .tile), .records,
      .records :is(dt, dd), .over > button, .over-buttons button`;
    // Upright, all of it needs the height of the smallest phone.
    const wide = windows.filter(([width, height]) => height < width || height >= 600);
    expect(await faultsIn(page, wide, () => misfits(page, '.screen.over', parts))).toEqual({});
  });
});

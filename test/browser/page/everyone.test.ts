import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { squareIndex, usualShape } from '../../../src/rules';
import { layout } from '../../../src/wordbler/canvas/layout';
import { some } from '../../long';
import { nameOf } from '../../wordbler/rules/notation';
import { keepInPage, playOn } from '../support/game-of-two';
import { faultsIn, faultsOfFit } from '../support/in-any-window';
import { gameOf } from '../support/left-table';
import { isAt, typed } from '../support/on-the-way';
import { nextFrames } from '../support/page-time';
import { type OpenPage, openPage } from '../support/play';
import { mouseOf, tap } from '../support/pointers';
import { listen, Reader } from '../support/reader';

const size = { width: 1440, height: 900 };
const windows = [
  [1440, 900],
  [1024, 768],
  [844, 390],
  [390, 844],
] as const;
const framed = some(['#/players', '#/search', '#/scramble', '#/scramble/solve', '#/'] as const, ['#/players']);
const game = playOn(gameOf(['person', 'club'], 'everyone'), 4);
if (game.state.toMove !== 0) playOn(game, 1);
const taken = squareAt(game.state.board.findIndex((placed) => placed !== null));
const free = { x: 0, y: 14 };
const cell = game.state.racks[0]!.findIndex((tile) => game.faces[tile!]!.letter !== '');
const letter = game.faces[game.state.racks[0]![cell]!]!.letter;

function squareAt(index: number) {
  return { x: index % 15, y: Math.floor(index / 15) };
}

let open: OpenPage;
let page: Page;
let reader: Reader;

beforeAll(async () => {
  open = await openPage({
    viewport: size,
    reducedMotion: 'reduce',
    before: async (context) => {
      await listen(context);
      await keepInPage(context, { game: game.save(), settings: { thinking: 'instant' } });
    },
  });
  page = open.page;
  reader = new Reader(page);
});
afterAll(() => open.close());

const mayAct = () => page.getByRole('button', { name: 'Shuffle', disabled: false }).waitFor();

const lookNow = () =>
  page
    .locator('#wordbler')
    .evaluate(({ classList }) => ['dark', 'light', 'contrast'].filter((look) => classList.contains(look)));
const wears = (look: string) => expect.poll(lookNow).toEqual([look]);

const choose = (group: string, name: string) =>
  page.getByRole('radiogroup', { name: group }).getByRole('radio', { name, exact: true }).click();

/** The squares that are read out lie on those that are drawn. */
async function expectMirrored({ width, height }: typeof size) {
  const { board } = layout(width, height, 15, 'left');
  const away = async () => {
    const { x } = (await page.getByRole('grid', { name: 'Board' }).boundingBox())!;
    return Math.abs(x - board.x - board.frame);
  };
  await expect.poll(away).toBeLessThan(1.5);
}

describe('everyone', () => {
  it('sees what the system likes, as that changes, until a look is chosen', async () => {
    await page.getByRole('button', { name: 'Help' }).waitFor();
    await wears('dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await wears('light');
    await page.emulateMedia({ contrast: 'more' });
    await wears('contrast');
    await page.emulateMedia({ contrast: 'no-preference' });
    await wears('light');
    await page.getByRole('button', { name: 'Settings' }).click();
    await choose('Theme', 'Dark');
    await wears('dark');
    await page.emulateMedia({ contrast: 'more' });
    await nextFrames(page);
    expect(await lookNow()).toEqual(['dark']);
    await choose('Theme', 'Match system');
    await wears('contrast');
    await page.emulateMedia({ contrast: 'no-preference', colorScheme: 'dark' });
    await wears('dark');
  });

  it('finds an edge around everything where the system paints, a thicker one where it is chosen', async () => {
    await page.keyboard.press('Escape');
    await page.emulateMedia({ forcedColors: 'active' });
    await wears('contrast');
    for (const address of framed) {
      await typed(page, address);
      await isAt(page, address);
      const edges = (what: string) =>
        page
          .locator(`.screen :is(${what})`)
          .filter({ visible: true })
          .evaluateAll((all) => all.map((one) => `${one.className} ${getComputedStyle(one).borderTopWidth}`));
      const plain = await edges('button, .card, .paper, .field, .boxed, .segments input + span');
      expect(
        plain.filter((one) => one.endsWith(' 0px')),
        address,
      ).toEqual([]);
      const chosen = await edges('[aria-pressed=true], .chosen, :checked + span, .switch:checked');
      expect(
        chosen.filter((one) => !one.endsWith(' 3px')),
        address,
      ).toEqual([]);
    }
    await page.emulateMedia({ forcedColors: 'none' });
    await typed(page, '#/');
    await page.getByRole('button', { name: 'Settings' }).click();
  });

  it('has the table in a mirror for the left hand, in any window', async () => {
    await page.getByRole('switch', { name: 'Left-handed' }).check();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Continue Wordbler' }).click();
    await mayAct();
    await expectMirrored(size);
    const look = async (width: number, height: number) => {
      await expectMirrored({ width, height });
      const { rack } = layout(width, height, 15, 'left');
      return faultsOfFit(page, '.hud', { fixed: [{ what: 'the rack', ...rack }] });
    };
    expect(await faultsIn(page, some(windows, [[390, 844]]), look)).toEqual({});
    await expectMirrored(size);
    const places = await reader.places();
    await tap(mouseOf(page), places.cell(cell));
    await tap(mouseOf(page), places.square(free));
    await reader.expectHeard(`${letter} on ${nameOf(free)}.`);
  });

  it('hears by one key what lies at the cursor, and fills the screen by another', async () => {
    await page.getByRole('gridcell').nth(squareIndex(free, usualShape.side)).focus();
    await page.keyboard.press(',');
    const near = 'Free nearby: double word C13, double word B14.';
    await reader.expectHeard(`Row 15: ${letter} at A15. Column A: ${letter} at A15. ${near}`);
    const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
    await page.keyboard.press('.');
    await expect.poll(isFull).toBe(true);
    await page.keyboard.press('.');
    await expect.poll(isFull).toBe(false);
    // By a pointer the menu does, where it lies folded away.
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'More' }).click();
    await page.getByRole('dialog', { name: 'More' }).getByRole('button', { name: 'Full screen' }).click();
    await expect.poll(isFull).toBe(true);
    await page.keyboard.press('.');
    await expect.poll(isFull).toBe(false);
    await page.keyboard.press('Control+z');
  });

  it('hears a refusal as often as it is given, and of a play by the computer one sentence', async () => {
    const places = await reader.places();
    for (const end of ['', '\u00a0']) {
      await tap(mouseOf(page), places.cell(cell));
      await tap(mouseOf(page), places.square(taken));
      await reader.expectHeard(`! That square is taken.${end}`);
    }
    await page.keyboard.press('Escape');
    await reader.forget();
    await page.getByRole('button', { name: /^Pass/ }).click();
    const before = (await reader.said()).length;
    await reader.expectHeard(/^Bruno plays [A-Z]+ /);
    await mayAct();
    const said = (await reader.said()).slice(before);
    expect(said.filter((one) => /\bon [A-O]\d/.test(one))).toEqual([]);
  });
});

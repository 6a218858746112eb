import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { layout } from '../../../src/wordbler/canvas/layout';
import { rackCell } from '../../../src/wordbler/canvas/places';
import { some } from '../../long';
import { allOf } from '../../texts/spoken';
import { keepInPage, newGame, playOn } from '../support/game-of-two';
import { cutWords, faultsIn, faultsOfFit, faultsWhenPressed } from '../support/in-any-window';
import { it, long } from '../support/page-test';
import { openPage } from '../support/play';
import { shapes, windows } from '../support/windows';

const names = ['Ada', 'W'.repeat(16), 'ليلى الجميلة', 'Maximiliane'];
const engine = playOn(newGame('screens', { clock: { kind: 'perPlayer', minutes: 25 } }, names), 6);
// All of them pass once, so that fails are told, too.
for (const _ of names) engine.dispatch({ type: 'pass', seat: engine.state.toMove });
const game = engine.save();

/**
 * Seats make room for what is said; what is said of a seat's last turn leads where the seat does, and the bag where
 * the menu does.
 */
const mayBeSmall = '.seat, .close, .last-play, .count button';

/** The board's places are the layout's; what stands around them is the panels'. */
async function faultsAround(page: Page): Promise<string[]> {
  const { width, height } = page.viewportSize()!;
  const { board, rack } = layout(width, height, 15);
  const fixed = [
    // A sign may hang on its lower rim.
    { what: 'the board', x: board.x, y: board.y, w: board.size, h: board.size - board.frame },
    { what: 'the rack', ...rack },
  ];
  return faultsOfFit(page, '.hud', { fixed, least: 38.5, mayBeSmall });
}

/** The window is another one now, and the table has followed. */
async function resize(page: Page, width: number, height: number) {
  await page.setViewportSize({ width, height });
  const { ui, panels } = layout(width, height, 15);
  const wanted = Object.entries(panels).map(([name, { x, y, w, h }]) => [name, x, y, w / ui, h / ui]);
  const isLaidOut = `${JSON.stringify(wanted)}.every(([name, ...box]) => {
    const style = document.querySelector('.area.' + name)?.style;
    return style && box.every((length, i) =>
      Math.abs(parseFloat(style[['left', 'top', 'width', 'height'][i]]) - length) < 0.1);
  })`;
  await expect.poll(() => page.evaluate(isLaidOut)).toBe(true);
}

describe('the board with four players, long names and clocks', () => {
  it('has everything in its place in any window, during a turn, a refusal and a hint', async () => {
    // Its pictures are painted anew for each window: it begins in the first of them.
    const all = some(windows, shapes);
    const [width, height] = all[0]!;
    const open = await openPage({
      viewport: { width, height },
      reducedMotion: 'reduce',
      before: (context) => keepInPage(context, { game, settings: { openRacks: true } }),
    });
    const { page } = open;
    await page.getByRole('button', { name: 'Continue Wordbler' }).click();
    await page.getByRole('button', { name: 'Shuffle', disabled: false }).waitFor();
    const hint = page.locator('.hud .hint-card');
    for (const step of [1, 2, 3]) {
      await page.keyboard.press('7');
      await page.getByText(`Hint ${step} of 3`, { exact: true }).waitFor();
    }
    const lengthen = () =>
      page.evaluate(`document.querySelector('.hint-text p').textContent = 'QUIZZICALLY, A12 across'`);
    await lengthen();
    const said = page.locator('.hud .message:not(.none)', { hasText: 'Place at least one tile first.' });
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
      const { x, y } = rackCell(layout(width, height, 15).rack, 0);
      for (let click = 0; click < 2; click++) await page.mouse.click(x, y);
      await said.waitFor({ state: 'detached' });
      // The next window finds a long hint there, and gives it room.
      await page.keyboard.press('7');
      await hint.waitFor();
      await lengthen();
      return found;
    };
    const follow = (width: number, height: number) => resize(page, width, height);
    expect(await faultsWhenPressed(page, all, look, follow)).toEqual({});
  });
});

long.each(['en', 'de', 'es', 'fr', 'bn', 'zh'] as const)(
  'the buttons of a turn say whole words in any window, in %s',
  async (locale) => {
    const two = playOn(newGame('buttons'), 2).save();
    const open = await openPage({
      locale,
      viewport: { width: 1024, height: 768 },
      reducedMotion: 'reduce',
      before: (context) => keepInPage(context, { game: two, settings: { openRacks: true } }),
    });
    const { page } = open;
    const { common, menu } = await allOf(locale);
    await page.getByRole('button', { name: menu.continueGame({ game: common.wordbler }) }).click();
    const buttons = page.locator('.hud :is(.buttons, .actions, .finish) button');
    await buttons.first().waitFor();
    const look = async () => [
      ...(await cutWords(buttons.locator('span'))),
      ...(await faultsOfFit(page, '.hud', { least: 38.5, mayBeSmall })),
    ];
    const follow = (width: number, height: number) => resize(page, width, height);
    expect(await faultsWhenPressed(page, windows, look, follow)).toEqual({});
  },
);

long('the end of a game of four players with long names is seen at once, all of it, in any window', async () => {
  // A game the longest name wins, up to its last play.
  const won = playOn(newGame('end 5', {}, names), 80);
  const almostWon = newGame('end 5', {}, names);
  for (const command of won.commands.slice(0, -1)) almostWon.dispatch(command);
  expect(won.state.outcome?.winners).toEqual([1]);
  const open = await openPage({
    viewport: { width: 1024, height: 768 },
    reducedMotion: 'reduce',
    before: (context) => keepInPage(context, { game: almostWon.save(), settings: { openRacks: true } }),
  });
  const { page } = open;
  for (const name of ['Continue Wordbler', 'Done', 'Continue'])
    await page.getByRole('button', { name, disabled: false }).click();
  await page.getByRole('button', { name: 'Play again' }).waitFor();
  // Upright, all of it needs the height of the smallest phone.
  const wide = windows.filter(([width, height]) => height < width || height >= 600);
  expect(await faultsIn(page, wide, () => faultsOfFit(page, '.screen.over'))).toEqual({});
});

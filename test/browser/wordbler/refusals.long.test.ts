import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { AtTable } from '../support/at-table';
import { findPlay } from '../support/find-play';
import { isWord, keepInPage, newGame, playOn, savedGame, shortWords } from '../support/game-of-two';
import { it } from '../support/page-test';
import { openPage } from '../support/play';

async function sitDown(
  seed: string,
  reducedMotion: 'reduce' | 'no-preference' = 'reduce',
  options: Parameters<typeof openPage>[0] = {},
) {
  const game = playOn(newGame(seed), 4);
  const open = await openPage({
    reducedMotion,
    ...options,
    query: { probe: '1' },
    before: (context) => keepInPage(context, { ...savedGame(game.save()), settings: { openRacks: true, muted: true } }),
  });
  const { page } = open;
  await page.getByRole('button', { name: 'Continue Wordbler' }).click();
  await page.getByRole('button', { name: 'Shuffle', disabled: false }).waitFor();
  return { page, game, table: new AtTable(page, game) };
}

const marked = (page: Page) =>
  page.evaluate<string[]>('window.wordbler.picture.marked.map(({ x, y, tone }) => x + "," + y + " " + tone)');
const message = (page: Page) => page.locator('.message').textContent();

describe('a refusal', () => {
  it('outlines the squares it means, until the tiles lie otherwise', async () => {
    const { page, game, table } = await sitDown('outlined');
    const row = Array.from({ length: 15 }, (_, y) => y).find((y) => [2, 3, 4].every((x) => game.isFree({ x, y })))!;
    const cells = game.state.racks[game.state.toMove]!.flatMap((tile, cell) =>
      tile !== null && game.faces[tile]!.letter !== '' ? [cell] : [],
    );
    for (const [i, x] of [2, 4].entries()) {
      await table.tap(table.cellPoint(cells[i]!));
      await table.tap(table.squarePoint({ x, y: row }));
    }
    await table.press(/^Done/);
    await expect.poll(() => message(page)).toBe('There’s a gap in your word.');
    expect(await marked(page)).toEqual([`3,${row} refused`]);

    const taken = game.state.board.findIndex((placed) => placed !== null);
    const square = { x: taken % 15, y: Math.floor(taken / 15) };
    await table.tap(table.cellPoint(cells[2]!));
    await expect.poll(async () => [await message(page), await marked(page)]).toEqual(['', []]);
    await table.tap(table.squarePoint(square));
    await expect.poll(() => message(page)).toBe('That square is taken.');
    expect(await marked(page)).toEqual([`${square.x},${square.y} refused`]);

    await table.press('Undo');
    await expect.poll(() => marked(page)).toEqual([]);
    expect(await message(page)).toBe('');
  });

  it('makes way for what an exchange asks for, and that for the news of the last turn', async () => {
    const { page, game, table } = await sitDown('outlined');
    const { toMove } = game.state;
    await table.press('Pass');
    await expect.poll(() => message(page)).toMatch(/ passes\.$/);
    await page.getByRole('button', { name: 'Shuffle', disabled: false }).waitFor();
    await table.press('Exchange');
    await expect.poll(() => message(page)).toBe('Exchanging uses your turn.');
    expect(await page.getByRole('button', { name: 'Choose tiles' }).isDisabled()).toBe(true);
    await table.press('Cancel');
    await expect.poll(() => message(page)).toBe(`${game.setup.seats[toMove]!.name} passes.`);
  });

  it('is left by a tile that is dragged to the board, whatever was chosen for an exchange', async () => {
    const { page, game, table } = await sitDown('exchanged');
    const { toMove, racks } = game.state;
    await table.press('Exchange');
    await table.tap(table.cellPoint(0));
    await page.getByRole('button', { name: 'Exchange 1 tile' }).waitFor();
    const plain = racks[toMove]!.findIndex((tile) => game.faces[tile!]!.letter !== '');
    await table.drag(table.cellPoint(plain), table.squarePoint({ x: 0, y: 0 }));
    table.note({ type: 'lay', seat: toMove, tile: racks[toMove]![plain]!, x: 0, y: 0 });
    await page.getByRole('button', { name: 'Recall', disabled: false }).waitFor();
    await table.expectSameGame();
  });
});

it('points that have reached a card are counted up for the eye, and told as their sum', async () => {
  const { page, game, table } = await sitDown('counted', 'no-preference');
  const { toMove, scores } = game.state;
  const play = findPlay(game, shortWords, isWord)!;
  await page.evaluate(`
      window.figures = [];
      const card = document.querySelector('[data-seat="${toMove}"]');
      const note = () => window.figures.push([
        Number(card.querySelector('.score').textContent),
        Number(card.querySelector('.spoken').textContent),
      ]);
      new MutationObserver(note).observe(card, { subtree: true, childList: true, characterData: true });
    `);
  for (const { tile, letter, x, y } of play) {
    await table.tap(table.cellPoint(game.state.racks[toMove]!.indexOf(tile)));
    await table.tap(table.squarePoint({ x, y }));
    if (game.faces[tile]!.letter === '') await page.getByRole('button', { name: new RegExp(`^${letter}$`) }).click();
    game.dispatch({ type: 'lay', seat: toMove, tile, x, y, ...(letter && { letter }) });
  }
  const before = scores[toMove]!;
  const points = game.preview()!.total;
  await table.press(/^Done/);
  await page.getByRole('button', { name: 'Continue' }).waitFor();
  const figures = await page.evaluate<[number, number][]>('window.figures');
  const shown = figures.map(([figure]) => figure);
  expect(shown).toEqual([...shown].sort((a, b) => a - b));
  expect(shown.some((figure) => figure > before && figure < before + points)).toBe(true);
  expect(shown.at(-1)).toBe(before + points);
  for (const [, spoken] of figures) expect([before, before + points]).toContain(spoken);
});

it('a button that is held down leaves birds and buttons as they are, whatever is said meanwhile', async () => {
  const { page } = await sitDown('pressed', 'reduce', { viewport: { width: 844, height: 390 } });
  const columns = page.locator('.area.column');
  const given = () => columns.evaluateAll((all) => all.map((column) => column.getAttribute('data-tight')));
  const before = await given();
  await page.getByRole('button', { name: 'Done' }).hover();
  await page.mouse.down();
  await page.keyboard.press('7');
  await page.locator('.hint-card').waitFor();
  await page.evaluate('new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))');
  expect(await page.locator('.area button:active').count()).toBe(1);
  expect(await given()).toEqual(before);
  await page.mouse.up();
});

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ByKeys } from '../support/by-keys';
import { findPlay } from '../support/find-play';
import { isWord, keepInPage, newGame, playOn, shortWords } from '../support/game-of-two';
import { type OpenPage, openPage } from '../support/play';

const game = playOn(newGame('second view'), 4);

let open: OpenPage;
let keys: ByKeys;

beforeAll(async () => {
  open = await openPage({
    reducedMotion: 'reduce',
    before: (context) => keepInPage(context, { game: game.save(), settings: { openRacks: true } }),
  });
  keys = new ByKeys(open.page);
  await open.page.getByRole('button', { name: 'Go on with the last game' }).click();
  await open.page.getByRole('button', { name: 'Shuffle', disabled: false }).waitFor();
});

afterEach(() => open.check());
afterAll(() => open.close());

const marked = () => open.page.locator('[aria-current="location"]');

describe('the view for screen readers', () => {
  it('marks the square where the keys would lay, while the focus is elsewhere', async () => {
    expect(await marked().count()).toBe(0);
    await keys.press('ArrowRight');
    await keys.expectFocus(/^gridcell "H8/);
    expect(await marked().count()).toBe(0);
    await keys.press('ArrowUp');
    await keys.expectFocus(/^gridcell "H7/);
    await keys.tabTo(/^option/);
    await expect.poll(() => marked().count()).toBe(1);
    expect(await marked().getAttribute('aria-label')).toMatch(/^H7/);
    await open.page.mouse.click(2, 2);
    await expect.poll(() => marked().count()).toBe(0);
  });

  it('tells which tile on the board is picked up, and which of the rack are chosen for exchange', async () => {
    const [first] = findPlay(game, shortWords, isWord)!;
    const point = await keys.squarePoint(first!);
    const cell = game.state.racks[game.state.toMove]!.indexOf(first!.tile);
    const rackTile = await keys.cellPoint(cell);
    await open.page.mouse.click(rackTile.x, rackTile.y);
    await open.page.mouse.click(point.x, point.y);
    const square = open.page.getByRole('gridcell').nth(first!.y * 15 + first!.x);
    await expect.poll(() => square.getAttribute('aria-label')).toContain('laid this turn');
    await open.page.mouse.click(point.x, point.y);
    await expect.poll(() => square.getAttribute('aria-label')).toContain('laid this turn, picked up');
    await keys.press('Escape', 'Escape');
    await expect.poll(() => square.getAttribute('aria-label')).toContain('empty');
    await open.page.getByRole('button', { name: 'Exchange' }).click();
    await open.page.mouse.click(rackTile.x, rackTile.y);
    const chosen = open.page.getByRole('option', { selected: true });
    await expect.poll(() => chosen.count()).toBe(1);
    expect(await chosen.getAttribute('aria-label')).toContain('chosen for exchange');
  });
});

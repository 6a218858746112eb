import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { GameEngine, scramble } from '../../../src/rules';
import { grain } from '../../../src/shared/canvas/brush';
import { lexicon } from '../../engine/familiarity/shipped-familiarity';
import { AtTable } from '../support/at-table';
import { beforePlay } from '../support/before-play';
import { Disturbed, desk } from '../support/disturbed';
import { selectAlong } from '../support/ended-search';
import { fromEnd } from '../support/ends';
import { findPlay } from '../support/find-play';
import { isWord, judge, keepInPage, newGame, playOn, shortWords } from '../support/game-of-two';
import { it } from '../support/page-test';
import { hasten, nextFrames } from '../support/page-time';
import { type OpenPage, openPage } from '../support/play';
import { begun, Sitting } from '../support/search-sitting';
import { expectAgreed, expectInPlace, type Seen, see } from '../support/seen-table';

let open: OpenPage;

async function openWith(saved: Record<string, unknown>, query: Record<string, string> = {}) {
  open = await openPage({
    query,
    viewport: desk,
    before: async (context) => {
      await hasten(context);
      await keepInPage(context, saved);
    },
  });
  return open.page;
}

const sum = (told: Record<string, number>) => Object.values(told).reduce((all, times) => all + times, 0);

/** A table between whose turns a curtain falls, or not, and the rounds in which a word is laid. */
async function playTable(
  openRacks: boolean,
  rounds: number,
  begun = playOn(newGame('stage', { failsToEnd: 20 }), 2),
  isPlay = (round: number) => round % 2 === 1,
) {
  let game = begun;
  const page = await openWith({ game: game.save(), settings: { openRacks, muted: true } }, { probe: '1' });
  const random = grain(openRacks ? 5 : 6);
  const disturbed = new Disturbed(page, random);
  await page.getByRole('button', { name: 'Continue Wordbler' }).click();
  await expect.poll(() => page.evaluate('!!window.wordbler?.size')).toBe(true);

  const settled = async (): Promise<Seen> => {
    for (let tries = 0; tries < 400; tries++) {
      const seen = await see(page);
      if (seen?.still) return seen;
      await nextFrames(page, 1);
    }
    throw new Error('The table does not come to rest.');
  };
  const rest = async (after: string, liftCurtain: boolean) => {
    await disturbed.comeToRest();
    let seen = await settled();
    expectInPlace(seen, after);
    for (let tries = 0; seen.dialog && (liftCurtain || seen.dialog !== 'curtain'); tries++) {
      if (tries > 20) throw new Error(`${seen.dialog} does not go after ${after}`);
      const answer = { sheet: 'Continue', curtain: 'Show my tiles' }[seen.dialog];
      const { dialog } = seen;
      if (answer) await page.getByRole('button', { name: answer, exact: true }).first().dispatchEvent('click');
      else await page.keyboard.press('Escape');
      await expect.poll(async () => (await see(page))?.dialog, { message: after }).not.toBe(dialog);
      seen = await settled();
      expectInPlace(seen, `${after}, and ${dialog} closed`);
    }
    const saved = GameEngine.restore(await new AtTable(page, game).savedGame(), judge);
    if (saved instanceof GameEngine) game = saved;
    expectAgreed(await settled(), game, after);
  };
  const table = () => new AtTable(page, game);
  await rest('sitting down', true);
  for (let round = 0; round < rounds && game.state.phase === 'turn'; round++) {
    const play = isPlay(round) ? findPlay(game, shortWords, isWord) : undefined;
    if (play) await table().layAll(play);
    await page.keyboard.press(play ? 'Enter' : 'Control+Enter');
    const after = await disturbed.disturb(play ? 'play' : 'pass', 5);
    await rest(after, openRacks);
    const curtain = page.getByRole('button', { name: 'Show my tiles' });
    if (openRacks || !(await curtain.isVisible())) continue;
    await curtain.dispatchEvent('click');
    await rest(await disturbed.disturb('curtain', 4), true);
  }
  expect(await disturbed.differing(settled)).toBeLessThan(200);
  return disturbed.told;
}

describe('what moves, interrupted again and again, stands where the game has it', () => {
  it('at a table with a curtain', async () => {
    const told = await playTable(false, 12);
    expect(sum(told)).toBeGreaterThanOrEqual(80);
  });

  it('at a table where racks change hands', async () => {
    const told = await playTable(true, 16);
    expect(sum(told)).toBeGreaterThanOrEqual(70);
  });

  it('at a table where seven tiles are laid', async () => {
    const { game } = beforePlay(({ tiles }) => tiles === 7);
    const told = await playTable(true, 3, game, (round) => round === 0);
    expect(sum(told)).toBeGreaterThanOrEqual(15);
  });

  it('between the menu, its panels and what its cards open', async () => {
    const page = await openWith({ settings: { muted: true } });
    const disturbed = new Disturbed(page, grain(10));
    const menu = page.locator('.menu');
    for (const name of ['Players and rules', 'Categories', 'Board and players']) {
      await page.getByRole('button', { name: 'Settings' }).click();
      await page.keyboard.press('Escape');
      await disturbed.disturb('panel', 4, ['escape', 'pause']);
      await page.getByRole('button', { name }).click();
      let after = await disturbed.disturb('card grows', 5, ['escape', 'pause']);
      await expect.poll(() => menu.count(), { message: after }).toBe(0);
      await page.goBack();
      after = await disturbed.disturb('card shrinks', 5, ['escape', 'pause']);
      await disturbed.comeToRest();
      await expect.poll(() => page.locator('.grown, dialog:modal').count(), { message: after }).toBe(0);
      expect(await menu.evaluate(standsStill), after).toBe(true);
    }
    expect(sum(disturbed.told)).toBe(42);
  });

  it('in a replay', async () => {
    const finished = playOn(newGame('over'), 60);
    const page = await openWith({ 'finished game': finished.save(), settings: { muted: true } }, { probe: '1' });
    const disturbed = new Disturbed(page, grain(11));
    await page.locator('.screen.over').waitFor();
    await page.keyboard.press('Shift');
    await fromEnd(page, 'Replay');
    await expect.poll(() => page.evaluate('!!window.wordbler?.size')).toBe(true);
    await page.getByRole('button', { name: 'Pause' }).click();
    for (let round = 0; round < 8; round++) {
      await page.getByRole('button', { name: 'Next turn' }).click();
      const after = await disturbed.disturb('replay', 4, ['escape', 'pause']);
      await disturbed.comeToRest();
      await expect.poll(async () => (await see(page))?.still, { message: after }).toBe(true);
      expectInPlace((await see(page))!, after);
    }
    expect(sum(disturbed.told)).toBe(32);
  });

  it('at the end of a game', async () => {
    const finished = playOn(newGame('over'), 60);
    const page = await openWith({ 'finished game': finished.save(), settings: { muted: true } });
    const disturbed = new Disturbed(page, grain(7));
    const underWay = page.locator('.over.under-way');
    for (let round = 0; round < 5; round++) {
      if (round > 0) await page.reload();
      await underWay.waitFor();
      // A key ends it: that comes last.
      let after = await disturbed.disturb('end', 10, ['escape', 'press', 'pause', 'motion off']);
      after += await disturbed.disturb('end', 2);
      await disturbed.comeToRest();
      await page.keyboard.press('Shift');
      await underWay.waitFor({ state: 'detached' });
      const astray = await page
        .locator('.over :is(h1, .pic, .step, .who, .crown, .end-card)')
        .evaluateAll(
          (all) =>
            all.filter(
              (one) => one instanceof HTMLElement && (one.style.transform || one.style.opacity || one.style.clipPath),
            ).length,
        );
      expect(astray, after).toBe(0);
      const totals = await page.locator('.podium .who b').allTextContents();
      expect(totals, after).toEqual(finished.state.outcome!.ranking.map(({ total }) => `${total}`));
    }
    expect(sum(disturbed.told)).toBe(60);
  });

  it('in a search', async () => {
    const engine = begun({ clock: 'off' });
    const page = await openWith({ search: engine.save(), settings: { muted: true } });
    const at = new Sitting(open, engine, false);
    await at.goOn();
    const disturbed = new Disturbed(page, grain(8));
    const settled = () => settleGrid(page, at.letters);
    for (const [nth, laid] of engine.state.laid.slice(0, 12).entries()) {
      const { from, to } = selectAlong(laid);
      const [start, end] = [await at.point(from), await at.point(to)];
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      await page.mouse.move(end.x, end.y, { steps: 4 });
      await page.mouse.up();
      engine.dispatch({ type: 'stroke', from, to });
      const after = await disturbed.disturb('search', 6);
      await disturbed.comeToRest();
      await settled();
      const found = (await at.rows()).filter((row) => row.includes('found'));
      expect(found.length, after).toBe(nth + 1);
      await at.expectScore(engine.state.score);
      if (nth % 4 === 3) expect(await disturbed.differing(settled), after).toBeLessThan(200);
    }
    expect(sum(disturbed.told)).toBe(72);
  });

  it('on a board of Scramble', async () => {
    const engine = new scramble.GameEngine(board, lexicon);
    engine.dispatch({ type: 'begin' });
    const page = await openWith({ scramble: engine.save(), settings: { muted: true } });
    await page.getByRole('button', { name: /^Continue Scramble/ }).click();
    // It may come a moment after the letters that it covers.
    await page.getByRole('dialog').getByRole('button', { name: 'Keep playing', exact: true }).click();
    const line = page.locator('.sc-found');
    const disturbed = new Disturbed(page, grain(9));
    const settled = () => settleGrid(page, line);
    await settled();
    const words = scramble.sortedWords(new scramble.Solver(lexicon).solve(engine.board), 'length');
    for (const [nth, { word }] of words.slice(0, 10).entries()) {
      await page.keyboard.type(word);
      await page.keyboard.press('Enter');
      // What is no word shakes its head.
      if (nth % 2 === 0) await page.keyboard.type('QX').then(() => page.keyboard.press('Enter'));
      const after = await disturbed.disturb('scramble', 6);
      await disturbed.comeToRest();
      const listed = page.locator('.found-groups [data-word]:not(.coming)');
      // What a window that lost its focus is covered by may come late.
      const count = () => settled().then(() => listed.count());
      await expect.poll(count, { message: after }).toBe(nth + 1);
      if (nth % 3 === 2) expect(await disturbed.differing(settled), after).toBeLessThan(200);
    }
    expect(sum(disturbed.told)).toBe(60);
  });
});

const board: scramble.Setup = {
  board: { kind: 'dice', side: 4, seed: '3009', roll: 0 },
  players: [{ name: 'Mina', mascot: 'maize' }],
  shortest: 3,
  seconds: null,
  strikeShared: true,
  words: lexicon.id,
};

/** All that comes in with a motion is there, where it is laid out. */
const standsStill = (menu: Element) =>
  [menu, ...menu.querySelectorAll('*')].every((one) => {
    const { opacity, visibility } = getComputedStyle(one);
    return one.closest('svg') || (visibility === 'visible' && opacity !== '0');
  });

/** What covers a grid is gone, and what flew has landed. */
async function settleGrid(page: Page, grid: Locator) {
  const covered = async () => !(await grid.isVisible()) || (await page.locator('dialog[open]').count()) > 0;
  for (let tries = 0; tries < 40 && (await covered()); tries++) {
    const goOn = page.getByRole('dialog').getByRole('button', { name: 'Keep playing', exact: true }).first();
    if (await goOn.isVisible()) await goOn.dispatchEvent('click');
    else await page.keyboard.press('Escape');
    await nextFrames(page, 2);
  }
  await expect.poll(() => page.locator('.flight').count()).toBe(0);
  await nextFrames(page, 40);
}

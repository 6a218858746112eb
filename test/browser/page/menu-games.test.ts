import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { wordSearch } from '../../../src/core';
import { begun } from '../../core/scramble/playing';
import { family } from '../../core/search/words';
import { axeFaults } from '../support/axe-faults';
import { keepInPage, newGame, playOn } from '../support/game-of-two';
import { faultsIn } from '../support/in-any-window';
import { it } from '../support/page-test';
import { openPage, type PageOptions } from '../support/play';

async function visit(options: PageOptions = {}): Promise<Page> {
  const open = await openPage({ reducedMotion: 'reduce', ...options });
  await open.page.getByRole('button', { name: 'Players and rules' }).waitFor();
  return open.page;
}

/** A search with its first two words found. */
function searchUnderWay(): wordSearch.GameEngine {
  const setup = wordSearch.dailySetup('2026-11-21', family)!;
  const engine = new wordSearch.GameEngine(setup, family);
  engine.dispatch({ type: 'begin' });
  engine.dispatch({ type: 'spendTime', ms: 83_000 });
  for (const laid of engine.state.laid.slice(0, 2)) {
    const squares = wordSearch.squaresOf(laid);
    engine.dispatch({ type: 'stroke', from: squares[0], to: squares.at(-1) });
  }
  return engine;
}

const windows = [
  [1440, 900],
  [800, 600],
  [768, 1024],
  [390, 844],
  [360, 640],
  [844, 390],
] as const;

describe('the three games', () => {
  it('lead to their own scenes', async () => {
    const page = await visit();
    for (const [label, heading] of [
      ['Players and rules', 'Who plays?'],
      ['Categories', 'Choose a category'],
      ['Board and players', 'The board'],
    ] as const) {
      await page.getByRole('button', { name: label }).click();
      await page.getByRole('heading', { name: heading }).waitFor();
      await page.getByRole('button', { name: 'Back' }).click();
      await page.getByRole('button', { name: label }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: heading }).waitFor();
      await page.getByRole('button', { name: 'Back' }).click();
    }
  });
});

describe('a search that waits', () => {
  const engine = searchUnderWay();
  const { list } = engine.setup;

  it('is gone on with from the menu, which says how it stands', async () => {
    const page = await visit({ before: (context) => keepInPage(context, { search: engine.save() }) });
    const goOn = page.getByRole('button', { name: 'Go on with the word search' });
    const said = await goOn.textContent();
    expect(said).toContain('2 of 14 found');
    expect(said).toContain(`${engine.state.score} points`);
    expect(said).toContain('10:37 left on the clock');
    await goOn.click();
    for (const word of list.words)
      await page.getByText(word, { exact: true }).first().waitFor({ state: 'attached' });
  });

  it('fits beside games of the other kinds, and axe-core finds no fault', async () => {
    const game = playOn(newGame('menu'), 4).save();
    const page = await visit({
      before: (context) => keepInPage(context, { game, search: engine.save(), scramble: begun().save() }),
    });
    await page.getByRole('button', { name: 'Go on with the last game' }).waitFor();
    await page.getByRole('button', { name: 'Go on with the word search' }).waitFor();
    expect(await page.getByRole('button', { name: /^Go on/ }).count()).toBe(3);
    const tooHigh = () =>
      page.locator('.menu').evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    const look = async (width: number, height: number) => {
      expect.soft(await tooHigh(), `at ${width}×${height}`).toBe(0);
      return axeFaults(page);
    };
    expect(await faultsIn(page, windows, look)).toEqual({});
  });
});

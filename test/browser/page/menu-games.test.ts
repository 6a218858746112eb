import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { wordSearch } from '../../../src/rules';
import { isLong, some } from '../../long';
import { begun } from '../../scramble/rules/playing';
import { family } from '../../search/rules/words';
import { axeFaults } from '../support/axe-faults';
import { keepInPage, newGame, playOn } from '../support/game-of-two';
import { faultsIn } from '../support/in-any-window';
import { it, long } from '../support/page-test';
import { openPage, type PageOptions } from '../support/play';

async function visit(options: PageOptions = {}): Promise<Page> {
  const open = await openPage({ reducedMotion: 'reduce', ...options });
  await open.page.getByRole('button', { name: 'Players and rules' }).waitFor();
  return open.page;
}

/** A search with its first two words found. */
function searchUnderWay(): wordSearch.GameEngine {
  const setup = wordSearch.dailySetup('2026-11-21', family, 'authors')!;
  const engine = new wordSearch.GameEngine(setup, family);
  engine.dispatch({ type: 'begin' });
  engine.dispatch({ type: 'spendTime', ms: 83_000 });
  for (const laid of engine.state.laid.slice(0, 2)) {
    const squares = wordSearch.squaresOf(laid);
    engine.dispatch({ type: 'stroke', from: squares[0], to: squares.at(-1) });
  }
  return engine;
}

const all = [
  [1440, 900],
  [800, 600],
  [768, 1024],
  [390, 844],
  [360, 640],
  [844, 390],
] as const;
const windows = some(all, [[360, 640]]);

long('the three games lead to their own scenes', async () => {
  const page = await visit();
  const onFelt = (name: string) => page.getByRole('heading', { name, level: 1 });
  for (const [label, heading] of [
    ['Players and rules', 'Who plays?'],
    ['Categories', 'Word search'],
    ['Board and players', 'Scramble'],
  ] as const) {
    await page.getByRole('button', { name: label }).click();
    await onFelt(heading).waitFor();
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('button', { name: label }).focus();
    await page.keyboard.press('Enter');
    await onFelt(heading).waitFor();
    await page.getByRole('button', { name: 'Back' }).click();
  }
});

it('games of all kinds that wait are offered in the menu, which fits and says how they stand; in the long run they are gone on with, and axe-core finds no fault', async () => {
  const search = searchUnderWay();
  const game = playOn(newGame('menu'), 4);
  const page = await visit({
    before: (context) =>
      keepInPage(context, {
        game: game.save(),
        search: search.save(),
        scramble: begun().save(),
        settings: { openRacks: false },
      }),
  });
  const { scores, toMove } = game.state;
  const card = (id: string) => page.locator(`.game-card[data-game="${id}"]`);
  await card('wordbler').getByText('’s turn').waitFor();
  const said = await card('wordbler').textContent();
  for (const part of [`Ada ${scores[0]}`, `Bruno ${scores[1]}`, `${['Ada', 'Bruno'][toMove]}’s turn`])
    expect(said).toContain(part);
  const saidOfSearch = await card('search').textContent();
  expect(saidOfSearch).toContain('2 of 14 found');
  expect(await page.getByRole('button', { name: /^Play now/ }).count()).toBe(0);
  expect(await page.getByRole('button', { name: /^New game: / }).count()).toBe(3);
  expect(await page.getByRole('button', { name: /^Continue/ }).count()).toBe(3);
  const tooHigh = () => page.locator('.menu').evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  const look = async (width: number, height: number) => {
    expect.soft(await tooHigh(), `at ${width}×${height}`).toBe(0);
    return isLong ? axeFaults(page) : [];
  };
  expect(await faultsIn(page, windows, look)).toEqual({});
  if (!isLong) return;
  const goOn = (what: string) => page.getByRole('button', { name: `Continue ${what}` });
  await goOn('Wordbler').click();
  await page.getByRole('button', { name: 'Show my tiles' }).waitFor();
  await page.goBack();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await goOn('Word search').click();
  for (const word of search.setup.list.words)
    await page.getByText(word, { exact: true }).first().waitFor({ state: 'attached' });
});

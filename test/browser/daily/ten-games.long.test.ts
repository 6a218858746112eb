import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type GameEngine, recordsOf, scramble, wordSearch } from '../../../src/rules';
import { englishWords } from '../../../src/search/play/words';
import { giveUp, selectAlong } from '../support/ended-search';
import { judge, keepInPage, newGame, playOn, words } from '../support/game-of-two';
import { it } from '../support/page-test';
import { type OpenPage, openPage } from '../support/play';
import { keepAt, savedAt } from '../support/saved-at';

let open: OpenPage;

/** A game of two before its last turn, and what comes of it for the first of them. */
function atLastTurn(seed: string) {
  const over = playOn(newGame(seed), 60);
  const before = newGame(seed);
  for (const command of over.commands.slice(0, -1)) before.dispatch(command);
  const places = over.state.outcome!.ranking;
  const own = places.find(({ seat }) => seat === 0)!;
  const best = Math.max(...over.state.history.flatMap((turn) => ownPlay(turn)));
  return { before, points: own.total, isWon: own.place === 1, best };
}

const ownPlay = (turn: GameEngine['state']['history'][number]): number[] =>
  turn.seat === 0 ? [recordsOf([turn], 2).bestPlay?.points ?? 0] : [];

/** A search in which some words of the list are found. */
function searching(seed: string, finds: number, isHinted = false) {
  const list = wordSearch.presetList('gardenBirds');
  const setup: wordSearch.Setup = {
    list,
    directions: [...wordSearch.directions],
    clock: 'off',
    seed,
    filter: englishWords().id,
  };
  const engine = new wordSearch.GameEngine(setup, englishWords());
  engine.dispatch({ type: 'begin' });
  if (isHinted) engine.dispatch({ type: 'cheat', code: 'flash' });
  for (const laid of engine.state.laid.slice(0, finds)) engine.dispatch({ type: 'stroke', ...selectAlong(laid) });
  return engine;
}

/** A board on which somebody has typed the first of the words that are on it. */
function scrambling(seed: string, finds: number) {
  const engine = new scramble.GameEngine(
    {
      board: { kind: 'dice', side: 4, seed, roll: 0 },
      players: [{ name: 'Ada' }],
      shortest: 3,
      seconds: 180,
      strikeShared: false,
      words: judge.id,
    },
    judge,
  );
  engine.dispatch({ type: 'begin' });
  for (const word of words) {
    if (engine.state.turns[0]!.found.length === finds) break;
    if (word.length > 2) engine.dispatch({ type: 'type', word });
  }
  return engine;
}

/** The page is opened anew on that game. */
async function comeTo(page: Page, place: string, saved: unknown) {
  await keepAt(page, place, saved);
  const [url = ''] = page.url().split('#');
  await page.goto('about:blank');
  await page.goto(url);
}

const sum = (all: readonly number[]) => all.reduce((total, own) => total + own, 0);

it('ten games that are played here add up to what the statistics tell', async () => {
  open = await openPage({
    reducedMotion: 'reduce',
    before: (context) => keepInPage(context, { settings: { openRacks: true, pace: 'fast' } }),
  });
  const { page } = open;
  const press = (name: string | RegExp) => page.getByRole('button', { name, disabled: false }).first().click();
  const written = async () =>
    ((await savedAt(page, 'played games')) as { played?: unknown[] } | undefined)?.played?.length ?? 0;
  let games = 0;
  const over = async () => {
    games++;
    await expect.poll(written).toBe(games);
    // As long as it is looked at, it is shown again.
    await press('More');
    await press('Menu');
    await page.getByRole('button', { name: 'Stats' }).waitFor();
  };
  const laid = ['one', 'two', 'seven'].map(atLastTurn);
  for (const { before } of laid) {
    await comeTo(page, 'game', before.save());
    await press('Continue Wordbler');
    await press('Done');
    await press('Continue');
    await page.getByRole('button', { name: 'Play again' }).waitFor();
    await over();
  }
  const searches = [searching('a', 3), searching('b', 14 - 1), searching('c', 0), searching('d', 5, true)];
  for (const engine of searches) {
    await comeTo(page, 'search', engine.save());
    await press(/^Continue Word search/);
    await page.getByRole('grid').waitFor();
    await giveUp(page);
    engine.dispatch({ type: 'giveUp' });
    await over();
  }
  const boards = [scrambling('x', 2), scrambling('y', 9), scrambling('z', 4)];
  for (const engine of boards) {
    await comeTo(page, 'scramble', engine.save());
    await press(/^Continue Scramble|^Keep playing$/);
    await page.getByRole('dialog', { name: 'Paused' }).getByRole('button', { name: 'End turn' }).click();
    await page.getByRole('dialog', { name: 'End your turn?' }).getByRole('button', { name: 'End turn' }).click();
    await over();
  }

  await page.goto(page.url().split('#')[0]!);
  await press('Stats');
  /** What the details tell, in their order: the average is rounded. */
  const shown = async (game: string) => {
    const games = page.getByRole('dialog', { name: 'Game' });
    await page.locator('.screen-head').getByRole('button').last().click();
    await games.getByRole('button', { name: game }).click();
    await games.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: /Played/ }).click();
    const details = page.getByRole('dialog', { name: game });
    const facts = await details.getByRole('definition').locator('b').allTextContents();
    await page.keyboard.press('Escape');
    await details.waitFor({ state: 'hidden' });
    return facts.map((text) => Number(text.replace(/[^\d.-]/g, '')));
  };

  const points = laid.map((own) => own.points);
  expect((await shown('Wordbler')).slice(0, 5)).toEqual([
    3,
    laid.filter(({ isWon }) => isWon).length,
    Math.round(sum(points) / 3),
    Math.max(...points),
    Math.max(...laid.map(({ best }) => best)),
  ]);

  const fair = searches.slice(0, 3).map(({ state }) => state.score);
  expect((await shown('Word search')).slice(0, 4)).toEqual([4, 0, Math.round(sum(fair) / 3), Math.max(...fair)]);

  const turns = boards.map(({ state }) => state.turns[0]!);
  const finds = turns.flatMap(({ found }) => found);
  expect((await shown('Scramble')).slice(0, 5)).toEqual([
    3,
    Math.round(sum(turns.map((turn) => turn.points)) / 3),
    Math.max(...turns.map((turn) => turn.points)),
    Math.max(...finds.map((find) => find.points)),
    Math.max(...finds.map(({ word }) => word.length)),
  ]);
});

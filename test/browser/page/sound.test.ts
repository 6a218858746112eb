import type { BrowserContext } from 'playwright-core';
import { expect } from 'vitest';
import { some } from '../../long';
import {
  arrive,
  arriveAtTurn,
  effectFiles,
  failed,
  layAgain,
  layOne,
  musicFiles,
  soon,
  touchPage,
} from '../support/at-sound';
import { AtTable } from '../support/at-table';
import { contextStates, heard, hide, loudness, statesSoFar, timesShown, watchFor } from '../support/ears';
import { keepInPage, keptGame } from '../support/game-of-two';
import { dealt } from '../support/left-table';
import { it, long } from '../support/page-test';

it('sound begins with the first gesture, follows the tiles, brings music later, and is silent in a hidden tab and where it is muted', async () => {
  const game = dealt('sound');
  const here = await arrive((context) => keepInPage(context, keptGame(game.save())));
  const { page, count } = here;
  const at = { ...here, table: new AtTable(page, game) };
  await page.waitForLoadState('networkidle');
  expect(await contextStates(page)).toEqual([]);
  expect(count(effectFiles) + count(musicFiles)).toBe(0);

  await touchPage(page);
  await at.table.press('Continue Wordbler');
  await at.table.beginTurn();
  await layOne(at);
  await soon(() => layAgain(at)).toContain('lift');
  await soon(() => loudness(page)).toBeGreaterThan(0.02);
  await soon(() => heard(page)).toContain('music');
  expect(count(effectFiles)).toBe(1);
  expect(count(musicFiles)).toBe(1);

  await hide(page, true);
  await soon(() => contextStates(page)).toEqual(['suspended']);
  const effects = async () => (await heard(page)).filter((name) => name !== 'music').length;
  const before = await effects();
  await layAgain(at);
  expect(await effects()).toBe(before);
  const states = (await statesSoFar(page)).length;
  await hide(page, false);
  await soon(async () => (await statesSoFar(page)).slice(states)).toContain('running');
  await soon(async () => {
    await layAgain(at);
    return effects();
  }).toBeGreaterThan(before);

  await page.getByRole('button', { name: /mute/i }).click();
  await soon(() => contextStates(page)).toEqual(['suspended']);
  const silent = await effects();
  await layAgain(at);
  expect(await effects()).toBe(silent);
  await page.getByRole('button', { name: /mute|sound/i }).click();
  await soon(async () => {
    await layAgain(at);
    return effects();
  }).toBeGreaterThan(silent);
});

long('sound stays muted from one visit to the next, and loads nothing', async () => {
  const at = await arriveAtTurn(undefined, { muted: true });
  const { page, table, count } = at;
  await table.beginTurn();
  await layOne(at);
  expect(await contextStates(page)).toEqual([]);
  expect(count(effectFiles)).toBe(0);
});

const ways: [string, (context: BrowserContext) => Promise<unknown>][] = [
  ['files that are missing', (context: BrowserContext) => context.route(effectFiles, (route) => route.abort())],
  [
    'files that are damaged',
    (context: BrowserContext) =>
      context.route(effectFiles, (route) => route.fulfill({ body: 'no sound', contentType: 'audio/webm' })),
  ],
  [
    'a browser without Web Audio',
    (context: BrowserContext) =>
      context.addInitScript(() => {
        Reflect.deleteProperty(window, 'AudioContext');
        Reflect.deleteProperty(window, 'webkitAudioContext');
      }),
  ],
];

it.each(some(ways, [ways[0]!]))('sound says once that there is none, and the game goes on: %s', async (_, spoil) => {
  const at = await arriveAtTurn(async (context) => {
    await spoil(context);
    await watchFor(context, failed);
  });
  const { page, table } = at;
  await table.beginTurn();
  // It is said with whatever is done next, once it is known.
  await soon(async () => {
    await layOne(at);
    await table.press('Undo');
    return timesShown(page);
  }).toBe(1);
  await layOne(at);
  await table.press('Undo');
  await layOne(at);
  expect(await timesShown(page)).toBe(1);
  expect(at.open.errors.filter((error) => !/ERR_FAILED/.test(error))).toEqual([]);
  at.open.errors.length = 0;
});

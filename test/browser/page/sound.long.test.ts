import type { BrowserContext } from 'playwright-core';
import { describe, expect } from 'vitest';
import sprites from '../../../assets/sound/sprites.json';
import {
  arrive,
  arriveAtTurn,
  effectFiles,
  failed,
  holdBack,
  layAgain,
  layOne,
  musicFiles,
  soon,
  touchPage,
} from '../support/at-sound';
import { chooseMascots, nameSeats } from '../support/at-table';
import {
  contextStates,
  decodedFiles,
  heard,
  hide,
  loudness,
  type Start,
  sounding,
  startsOf,
  statesSoFar,
  timesShown,
  watchFor,
} from '../support/ears';
import { players } from '../support/game-of-two';
import { it } from '../support/page-test';
import { stopTime } from '../support/page-time';

describe('sound', () => {
  it('begins with the first gesture, follows the tiles, and brings music later', async () => {
    const at = await arrive();
    const { page, table, count } = at;
    await page.waitForLoadState('networkidle');
    expect(await contextStates(page)).toEqual([]);
    expect(count(effectFiles) + count(musicFiles)).toBe(0);

    await touchPage(page);
    await table.sitDown(players);
    await soon(() => heard(page)).toEqual(expect.arrayContaining(['shake', 'thud', 'slide', 'click']));
    await soon(() => loudness(page)).toBeGreaterThan(0.02);

    await table.beginTurn();
    await layOne(at);
    await soon(() => layAgain(at)).toContain('lift');
    await soon(() => heard(page)).toContain('music');
    // Two pieces of it: the one that is heard, and the next.
    await soon(() => sounding(page)).toEqual(['music', 'music']);
    await loudness(page);
    await soon(() => loudness(page)).toBeGreaterThan(0.01);
    const starts = await startsOf(page);
    expect(Math.min(...starts.map(({ rate }) => rate))).toBeGreaterThanOrEqual(0.89);
    expect(new Set(starts.map(({ rate }) => rate)).size).toBeGreaterThan(3);
    expect(count(effectFiles)).toBe(1);
    expect(count(musicFiles)).toBe(1);

    // It goes on, piece for piece, each where the one before fades out; a late one begins in its middle.
    const pieces = async () => (await startsOf(page)).filter(({ ears }) => ears === 2);
    await soon(async () => (await pieces()).length).toBeGreaterThan(2);
    const [first, ...later] = (await pieces()) as [Start, ...Start[]];
    expect(first.ended).toBe(true);
    const beats = later.map(({ at, offset }) => (at - offset - first.at) / sprites.music.every);
    for (const beat of beats) expect(beat).toBeCloseTo(Math.max(1, Math.round(beat)), 3);
    await loudness(page);
    await soon(() => loudness(page)).toBeGreaterThan(0.01);
  });

  it('asks for no music while the first effects are heard', async () => {
    let letThrough = () => {};
    const { page, table, count } = await arrive(async (context) => {
      await context.clock.install();
      letThrough = await holdBack(context, effectFiles);
    });
    await table.press('Players and rules');
    await nameSeats(page, players);
    await chooseMascots(page, players.length);
    await stopTime(page);
    letThrough();
    await soon(() => decodedFiles(page)).toBe(1);
    await table.press(/^Start$/);
    const heardNow = async () => {
      await page.clock.runFor(50);
      return heard(page);
    };
    await soon(heardNow).toContain('shake');
    expect(count(musicFiles)).toBe(0);
    await page.clock.runFor(3000);
    await soon(async () => count(musicFiles)).toBe(1);
  });

  it('sleeps after two seconds of silence, and wakes for the next button in time to be heard', async () => {
    const { page } = await arrive((context) => context.clock.install());
    await touchPage(page);
    await stopTime(page);
    await page.clock.runFor(2500);
    await soon(() => contextStates(page)).toEqual(['suspended']);
    const before = (await heard(page)).length;
    await page.getByRole('button', { name: 'Settings' }).click();
    await soon(() => contextStates(page)).toEqual(['running']);
    await soon(async () => (await heard(page)).slice(before)).toContain('button');
  });

  it('is silent in a hidden tab, and back in a shown one', async () => {
    const { page, table } = await arrive();
    await touchPage(page);
    await table.sitDown(players);
    await soon(() => heard(page)).toContain('shake');
    await hide(page, true);
    await soon(() => contextStates(page)).toEqual(['suspended']);
    // Music that has just come is laid ready, for when its clock runs again.
    const effectsHeard = async () => (await heard(page)).filter((name) => name !== 'music').length;
    const before = await effectsHeard();
    // The deal comes to its end all the same.
    await page.getByRole('button', { name: 'Show my tiles' }).waitFor();
    expect(await effectsHeard()).toBe(before);
    const states = (await statesSoFar(page)).length;
    await hide(page, false);
    await soon(async () => (await statesSoFar(page)).slice(states)).toContain('running');
    await table.beginTurn();
    await soon(effectsHeard).toBeGreaterThan(before);
  });

  it('comes back at the next touch when a lock screen has stopped it, and when it was muted', async () => {
    const at = await arriveAtTurn();
    const { page, table } = at;
    await soon(() => statesSoFar(page)).toContain('running');
    await page.evaluate(async () => {
      const [context] = window.ears.contexts;
      let touched = false;
      document.addEventListener('pointerup', () => (touched = true), { capture: true, once: true });
      const { resume } = context!;
      context!.resume = () => (touched ? resume.call(context) : Promise.reject(new Error('no touch')));
      await context!.suspend();
    });
    expect(await contextStates(page)).toEqual(['suspended']);
    const states = (await statesSoFar(page)).length;
    await table.press('Show my tiles');
    await soon(async () => (await statesSoFar(page)).slice(states)).toContain('running');
    await page.getByRole('button', { name: 'Shuffle', disabled: false }).waitFor();

    await page.getByRole('button', { name: /mute/i }).click();
    await soon(() => contextStates(page)).toEqual(['suspended']);
    const before = (await heard(page)).length;
    await layOne(at);
    await table.press('Undo');
    await layOne(at);
    expect(await heard(page)).toHaveLength(before);
    await page.getByRole('button', { name: /mute|sound/i }).click();
    await soon(async () => (await layAgain(at)).length).toBeGreaterThan(before);
  });

  it('comes in another format where the first cannot be decoded, with what was asked for a moment before', async () => {
    let letThrough = () => {};
    const { page, count } = await arrive(async (context) => {
      await context.clock.install();
      await watchFor(context, failed);
      await context.route(/effects-?[^/]*\.webm$/, (route) =>
        route.fulfill({ body: 'no sound', contentType: 'audio/webm' }),
      );
      letThrough = await holdBack(context, /effects-?[^/]*\.mp3$/);
    });
    await page.mouse.click(4, 4);
    await soon(async () => count(/effects-?[^/]*\.mp3$/)).toBe(1);
    await stopTime(page);
    // This is too late once the file is there, and is not heard any more.
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.clock.runFor(500);
    await page.getByRole('button', { name: 'Close' }).click();
    letThrough();
    await soon(() => decodedFiles(page)).toBe(1);
    await page.clock.runFor(1);
    await soon(() => heard(page)).toEqual(['button']);
    expect(await timesShown(page)).toBe(0);
  });
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

it.each(ways)('sound says once that there is none, and the game goes on: %s', async (_, spoil) => {
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

import { expect } from 'vitest';
import { arrive, arriveAtTurn, effectFiles, layAgain, layOne, musicFiles, soon, touchPage } from '../support/at-sound';
import { AtTable } from '../support/at-table';
import { contextStates, heard, hide, loudness, statesSoFar } from '../support/ears';
import { keepInPage, savedGame } from '../support/game-of-two';
import { dealt } from '../support/left-table';
import { it, long } from '../support/page-test';

it('sound begins with the first gesture, follows the tiles, brings music later, and is silent in a hidden tab and where it is muted', async () => {
  const game = dealt('sound');
  const here = await arrive((context) => keepInPage(context, savedGame(game.save())));
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
  // What moves makes no difference from here on.
  await page.emulateMedia({ reducedMotion: 'reduce' });
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

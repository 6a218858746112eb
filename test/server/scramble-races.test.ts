import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { playLanguages } from '../../src/engine/alphabet/languages';
import { boardFrom, type FoundWord, type SharedBoard, Solver } from '../../src/scramble/rules';
import { SqliteLog } from '../../src/server/sqlite-log';
import { some } from '../long';
import { RaceCourse } from './race-course';
import { aScrambleRace, type RacingDevice } from './racer';
import { english } from './table-online';

const solver = new Solver(english);

const course = new RaceCourse();

/** People who race on a board, and its words. */
async function racing(names: readonly string[], race: object) {
  const { room, all } = await course.inRace(names, race);
  // The board stays with the server until the start.
  expect(JSON.stringify(all[0]!.heard)).not.toMatch(/"setup"|"seed"/);
  const setup = (await course.started(all)) as SharedBoard;
  return { room, all, setup, words: solver.solve(boardFrom(setup.board, 'en'), setup.shortest) };
}

const longest = (words: readonly FoundWord[], count: number) =>
  words.toSorted((a, b) => b.points - a.points).slice(0, count);

describe('A race in Scramble', () => {
  it('is judged by the rules of the game, lasts until its time is up, and goes on with the same people', async () => {
    await course.begin();
    const { all, setup, words } = await racing(['Ada', 'Bruno'], aScrambleRace());
    const [ada, bruno] = all as [RacingDevice, RacingDevice];
    expect(setup).toMatchObject({ board: { kind: 'dice', side: 4 }, seconds: 60, shortest: 3 });
    expect(words.length).toBeGreaterThanOrEqual(75);
    const [first, second] = longest(words, 2) as [FoundWord, FoundWord];
    ada.play(first.path);
    await expect.poll(() => bruno.found).toEqual([{ seat: 0, word: first.word, points: first.points }]);
    course.time.pass(1500);
    bruno.play(first.path);
    await expect
      .poll(() => bruno.found.at(-1))
      .toMatchObject({ seat: 1, word: first.word, ms: 1500, find: first.path });
    for (const find of [first.path, [0, 15, 3], []]) {
      const { length } = bruno.refusals;
      bruno.play(find);
      await expect.poll(() => bruno.refusals.length).toBe(length + 1);
    }
    expect(bruno.refusals).toEqual(['foundBefore', 'noFind', 'noFind']);
    bruno.play(second.path);
    await expect.poll(() => ada.found).toHaveLength(3);
    course.time.pass(60_000);
    await expect.poll(() => ada.end?.scores).toEqual([first.points, first.points + second.points]);
    ada.wish({ t: 'again' });
    await expect.poll(() => bruno.events.at(-1)?.type).toBe('nextOpened');
    const { room } = bruno.events.find((event) => event.type === 'nextOpened')!;
    const back = course.come(room, bruno.own);
    await expect
      .poll(() => back.welcome)
      .toMatchObject({ seat: 1, seats: [{ name: 'Ada' }, { name: 'Bruno' }], race: aScrambleRace() });
  });

  it('takes no name that is rude in its language, or in English', async () => {
    await course.begin();
    const { room, secret } = await course.open(aScrambleRace({ words: playLanguages.es.list }));
    const eve = course.come(room, secret);
    await expect.poll(() => eve.welcome).toBeDefined();
    for (const name of ['Mierd4', 'sh1t']) {
      eve.take(name);
      await expect.poll(() => eve.refusals.splice(0)).toEqual(['rudeName']);
    }
    eve.take('Anaïs');
    await expect.poll(() => eve.welcome?.seat).toBe(0);
  });

  it('strikes at the end what two have found, where that was wished, and tells no hidden find before', async () => {
    await course.begin();
    const { all, words } = await racing(['Ada', 'Bruno', 'Chidi'], aScrambleRace({ strikeShared: true }, true));
    const [ada, bruno, chidi] = all as [RacingDevice, RacingDevice, RacingDevice];
    const [shared, own] = longest(words, 2) as [FoundWord, FoundWord];
    for (const [device, find] of [
      [ada, shared],
      [bruno, shared],
      [bruno, own],
    ] as const) {
      const { length } = chidi.found;
      device.play(find.path);
      await expect.poll(() => chidi.found.length).toBe(length + 1);
    }
    chidi.reload();
    await expect.poll(() => chidi.welcome?.finds).toEqual([{ seat: 0 }, { seat: 1 }, { seat: 1 }]);
    for (const device of [ada, chidi]) expect(JSON.stringify(device.heard)).not.toContain(`"${own.word}"`);
    course.time.pass(60_000);
    await expect.poll(() => chidi.end?.scores).toEqual([0, own.points, 0]);
    expect(chidi.end!.finds.map(({ word }) => word)).toEqual([shared.word, shared.word, own.word]);
  });

  it('goes on after a restart of the server, on the same board', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'scramble-races-'));
    const file = join(folder, 'rooms.db');
    await course.begin({ log: new SqliteLog(file) });
    const { all, words } = await racing(['Ada', 'Bruno'], aScrambleRace({ side: 5 }));
    const [ada, bruno] = all as [RacingDevice, RacingDevice];
    const [first, second] = longest(words, 2) as [FoundWord, FoundWord];
    ada.play(first.path);
    await expect.poll(() => bruno.found).toHaveLength(1);
    await course.restart({ log: new SqliteLog(file) });
    ada.reload();
    await expect.poll(() => ada.welcome?.finds).toMatchObject([{ seat: 0, word: first.word }]);
    ada.play(second.path);
    await expect.poll(() => bruno.found).toHaveLength(2);
    course.time.pass(60_000);
    await expect.poll(() => bruno.end?.scores).toEqual([first.points + second.points, 0]);
    rmSync(folder, { recursive: true, force: true });
  });

  it('is opened in any language of play, and by no wish that is none', async () => {
    await course.begin();
    const { en, es } = playLanguages;
    for (const { list } of some(Object.values(playLanguages), [en, es])) {
      const asked = aScrambleRace({ words: list, shortest: 5 });
      await expect(course.open(asked)).resolves.toMatchObject({ room: expect.any(String) });
    }
    for (const odd of [{ words: 'nowhere' }, { shortest: 9 }, { seconds: null }, { side: 3 }])
      await expect(course.open(aScrambleRace(odd))).rejects.toThrow('malformed');
  });
});

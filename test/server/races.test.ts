import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Dice } from '../../src/engine/random/dice';
import { filterOf, GameEngine, type LaidWord, languageWords, type Setup } from '../../src/search/rules';
import { SqliteLog } from '../../src/server/sqlite-log';
import { often } from '../long';
import { RaceCourse } from './race-course';
import { aSearchRace, type RacingDevice } from './racer';

const rude = readFileSync(new URL('../../assets/languages/en/family-filter.txt', import.meta.url), 'utf8');
const words = languageWords(filterOf('en'), rude.split('\n'));
const laidIn = (setup: object): LaidWord[] => {
  const engine = new GameEngine(setup as Setup, words);
  engine.dispatch({ type: 'begin' });
  return engine.state.laid;
};

const course = new RaceCourse();

const names = ['Ada', 'Bruno', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gil', 'Hana', 'Ida'];

const inRace = (count: number, race: object = aSearchRace()) => course.inRace(names.slice(0, count), race);
const started = async (all: readonly RacingDevice[]) => laidIn(await course.started(all));

describe('A race', () => {
  it('is the same for all, told as it goes, and over when somebody has found all', async () => {
    await course.begin();
    const { all } = await inRace(2);
    const [ada, bruno] = all as [RacingDevice, RacingDevice];
    // The board stays with the server until the start.
    expect(JSON.stringify(ada.heard)).not.toMatch(/"setup"|"seed"/);
    expect(ada.here).toEqual([0, 1]);
    const laid = await started(all);
    ada.find(laid[3]!);
    await expect.poll(() => bruno.found).toHaveLength(1);
    const { word } = laid[3]!;
    expect(bruno.found[0]).toEqual({ seat: 0, word, points: word.length * 10 });
    expect(ada.found[0]).toMatchObject({ seat: 0, word, ms: 0, find: expect.any(Array) });
    ada.find(laid[3]!);
    await expect.poll(() => ada.refusals).toEqual(['foundBefore']);
    bruno.wish({ t: 'find', find: [0, 0, 17, 17] });
    bruno.wish({ t: 'find', find: [1] });
    await expect.poll(() => bruno.refusals).toEqual(['noFind', 'noFind']);
    for (const own of laid) {
      bruno.find(own);
      await expect.poll(() => bruno.found.filter(({ seat }) => seat === 1).at(-1)).toMatchObject({ word: own.word });
      course.time.pass(1000);
    }
    await expect.poll(() => ada.end).toMatchObject({ finds: expect.any(Array), scores: expect.any(Array) });
    const [first, second] = ada.end!.scores as [number, number];
    expect(first).toBe(word.length * 10);
    const worth = laid.reduce((sum, own) => sum + own.word.length * 10, 0);
    expect(second).toBe(worth + (720 - 13) * 10);
    ada.find(laid[5]!);
    await expect.poll(() => ada.refusals).toEqual(['foundBefore', 'raceOver']);
  });

  it('is over when the time is up, and what comes later is refused', async () => {
    await course.begin();
    const { all } = await inRace(2);
    const laid = await started(all);
    all[1]!.find(laid[0]!);
    await expect.poll(() => all[0]!.found).toHaveLength(1);
    course.time.pass(720_000);
    await expect.poll(() => all.every(({ end }) => end)).toBe(true);
    all[0]!.find(laid[1]!);
    await expect.poll(() => all[0]!.refusals).toEqual(['raceOver']);
    all[0]!.wish({ t: 'again' });
    await expect.poll(() => all[1]!.events.some(({ type }) => type === 'nextOpened')).toBe(true);
    const next = all[1]!.events.find((event) => event.type === 'nextOpened')!.room;
    const back = course.come(next, all[1]!.own);
    await expect.poll(() => back.welcome).toMatchObject({ seat: 1, seats: [{ name: 'Ada' }, { name: 'Bruno' }] });
  });

  it('is for eight, who have names of their own, and for nobody who comes too late', async () => {
    await course.begin();
    const { all, room, secret } = await inRace(9);
    expect(all[8]!.refusals).toEqual(['raceFull']);
    await started(all.slice(0, 8));
    const late = course.come(room, secret);
    await expect.poll(() => late.welcome).toBeDefined();
    late.take('Late');
    await expect.poll(() => late.refusals).toEqual(['raceBegun']);
    late.wish({ t: 'find', find: [0, 0, 1, 1] });
    await expect.poll(() => late.refusals).toEqual(['raceBegun', 'notSeated']);
  });

  it('begins with two, by no rude name, and at nobody else’s seat', async () => {
    await course.begin();
    const { all, room, secret } = await inRace(1);
    const [ada] = all as [RacingDevice];
    ada.wish({ t: 'start' });
    await expect.poll(() => ada.refusals).toEqual(['tooFew']);
    const eve = course.come(room, secret);
    await expect.poll(() => eve.welcome).toBeDefined();
    for (const wish of [
      { name: 'ada', secret: eve.own },
      { name: 'sh1t', secret: eve.own },
      { name: 'Eve', secret },
    ]) {
      eve.wish({ t: 'take', ...wish });
      await expect.poll(() => eve.refusals.length).toBeGreaterThan(0);
    }
    await expect.poll(() => eve.refusals).toEqual(['nameTaken', 'rudeName', 'malformed']);
    const stranger = course.come(room, eve.own);
    await expect.poll(() => stranger.refusals).toContain('notSeated');
    await expect(
      course.open({
        ...aSearchRace(),
        wished: { list: 'fruit', directions: ['right', 'down'], clock: 'off' },
      }),
    ).rejects.toThrow('malformed');
    await expect(course.open({ ...aSearchRace(), wished: {} })).rejects.toThrow('malformed');
  });

  it('keeps hidden finds from all others until the end, however they come and go', async () => {
    await course.begin();
    const { all } = await inRace(4, aSearchRace(true));
    const laid = await started(all);
    const dice = new Dice('hidden');
    const found = all.map(() => new Set<number>());
    for (let turn = 0; turn < often(24, 40); turn++) {
      const at = dice.below(4);
      const device = all[at]!;
      const word = dice.below(laid.length);
      if (dice.below(4) === 0) {
        device.reload();
        await expect.poll(() => device.welcome?.finds.length).toBe(found.reduce((sum, own) => sum + own.size, 0));
      }
      const before = device.heard.length;
      course.time.pass(500);
      if (found[at]!.size < laid.length - 1 || found[at]!.has(word)) {
        device.find(laid[word]!);
        await expect.poll(() => device.heard.slice(before).some(({ t }) => t !== 'here')).toBe(true);
        found[at]!.add(word);
      }
    }
    for (const [at, device] of all.entries()) {
      const heard = device.heard.flatMap((told) => {
        if (told.t === 'told') return told.events.flatMap((event) => (event.type === 'found' ? [event.find] : []));
        return told.t === 'welcome' ? told.finds : [];
      });
      for (const find of heard) if (find.seat !== at) expect(find).toEqual({ seat: find.seat });
    }
    course.time.pass(720_000);
    await expect.poll(() => all.every(({ end }) => end)).toBe(true);
    const told = found.flatMap((own, seat) => [...own].map((word) => `${seat} ${laid[word]!.word}`));
    expect(all[0]!.end!.finds.map(({ seat, word }) => `${seat} ${word}`).sort()).toEqual(told.sort());
  });

  it('goes on after a restart of the server, with nothing lost and its time running', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'races-'));
    const file = join(folder, 'rooms.db');
    await course.begin({ log: new SqliteLog(file) });
    const { all } = await inRace(2);
    const laid = await started(all);
    all[0]!.find(laid[0]!);
    await expect.poll(() => all[1]!.found).toHaveLength(1);
    const before = course.time.now();
    await course.restart({ log: new SqliteLog(file) });
    all[0]!.find(laid[1]!);
    await expect.poll(() => course.host.races.count).toBe(1);
    await expect
      .poll(() => {
        if (all[1]!.found.length < 2) all[0]!.find(laid[1]!);
        return all[1]!.found.length;
      })
      .toBe(2);
    all[0]!.reload();
    await expect.poll(() => all[0]!.welcome?.finds.length).toBe(2);
    expect(course.time.now()).toBe(before);
    course.time.pass(720_000);
    await expect.poll(() => all.every(({ end }) => end)).toBe(true);
    rmSync(folder, { recursive: true, force: true });
  });

  it('gives everybody the time that the server was away', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'races-'));
    const file = join(folder, 'rooms.db');
    await course.begin({ log: new SqliteLog(file) });
    const { all } = await inRace(2);
    const [ada, bruno] = all as [RacingDevice, RacingDevice];
    const laid = await started(all);
    const { at } = ada.events.find((event) => event.type === 'startCalled')!.start;
    course.time.pass(10_000);
    await course.restart({ log: new SqliteLog(file) }, 900_000);
    const moved = { type: 'startCalled', start: { at: at + 900_000, setup: expect.anything() } };
    for (const device of all) await expect.poll(() => device.events.at(-1)).toEqual(moved);
    ada.find(laid[0]!);
    await expect.poll(() => ada.found).toMatchObject([{ ms: 10_000 }]);
    bruno.reload();
    await expect.poll(() => bruno.welcome?.start?.at).toBe(at + 900_000);
    course.time.pass(710_000 - 1);
    // So long a silence has cost both their lines.
    await expect
      .poll(() => {
        if (bruno.found.length === 0) bruno.find(laid[1]!);
        return bruno.found.map(({ seat }) => seat);
      })
      .toEqual([1]);
    course.time.pass(1);
    await expect.poll(() => all.every(({ end }) => end)).toBe(true);
    rmSync(folder, { recursive: true, force: true });
  });

  it('is left alone by whatever bytes come', async () => {
    await course.begin({ allowed: { sockets: 400, roomsAnHour: 30 } });
    const { all, room, secret } = await inRace(2);
    const [ada] = all as [RacingDevice];
    await started(all);
    const id = room;
    const state = async () => {
      const here = await course.host.races.find(id);
      return typeof here === 'object' && JSON.stringify([here.state.seq, here.state.seats, here.state.race?.finds]);
    };
    const before = await state();
    const dice = new Dice('bytes');
    const odd = [null, -1, 0, 1.5, 2 ** 53, '', 'x', [], {}, true, '__proto__', [1, 'a'], new Array(200).fill(1)];
    const any = () => odd[dice.below(odd.length)];
    const kinds = ['open', 'enter', 'take', 'start', 'again', 'find', 'toString', '__proto__'];
    for (let round = 0; round < often(10, 40); round++) {
      const eve = course.come(room, secret);
      await expect.poll(() => eve.welcome).toBeDefined();
      for (let at = 0; at < 18; at++)
        eve.send(
          dice.below(3) === 0
            ? Buffer.from(Array.from({ length: 40 }, () => dice.below(256))).toString('latin1')
            : JSON.stringify({
                t: kinds[dice.below(kinds.length)],
                n: any(),
                v: any(),
                room: any(),
                secret: any(),
                name: any(),
                find: any(),
                race: any(),
              }),
        );
      await expect.poll(() => eve.refusals.length).toBeGreaterThan(17);
      eve.leave();
    }
    expect(await state()).toBe(before);
    expect(ada.refusals).toEqual([]);
  });
});

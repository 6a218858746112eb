import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SqliteLog } from '../../src/server/sqlite-log';
import { bodyOf, type Entry, entriesIn, type OpenEntry, pastGame } from '../../src/server/wordbler/entries';
import { foldAll } from '../../src/server/wordbler/room-from-log';
import { isFair } from '../../src/wordbler/rules/online/fair-seed';
import { Player } from './player';
import { english, hostHere } from './table-online';

// Rooms as the release wrote them under which they lie; they are never written again.
const kept = (release: string): Entry[][] =>
  JSON.parse(readFileSync(new URL(`../kept/${release}/rooms.json`, import.meta.url), 'utf8'));

const deeds = (entries: Entry[]) => {
  const { state } = foldAll(entries, english).game!;
  const kinds = state.history.map(({ kind }) => kind);
  const counts = [...new Set(kinds)].map((kind) => `${kinds.filter((own) => own === kind).length} ${kind}`);
  return `${state.scores.join(' ')}: ${counts.join(', ')}`;
};

describe('What release 58e38bd kept of rooms that were arranged while they waited', () => {
  const rooms = kept('58e38bd');

  it('is played to the same end by those who were there then', () => {
    expect(rooms.map((entries) => entries.slice(1, 6).map(({ k }) => k))).toEqual([
      ['take', 'take', 'start', 'do', 'do'],
      ['take', 'give', 'give', 'give', 'take'],
    ]);
    const seats = rooms.map((entries) => foldAll(entries, english).game!.setup.seats);
    expect(seats).toMatchObject([
      [{ name: 'Ada' }, { name: 'Cleo' }],
      [{ name: 'Ada' }, { name: 'Pip', kind: 'computer', level: 'songbird' }, { name: 'Cleo' }],
    ]);
    expect(rooms.map(deeds)).toEqual([
      '369 355: 33 played, 1 passed, 1 rackLost, 1 wentOut',
      '321 232 245: 24 played, 1 passed, 2 rackLost, 1 wentOut',
    ]);
  });

  it('is fair, and can be read without playing it', () => {
    for (const entries of rooms) {
      const room = foldAll(entries, english);
      const revealed = room.revealed()!;
      expect(isFair(revealed, room.commitment)).toBe(true);
      expect(pastGame(entries)).toEqual(revealed);
    }
  });

  it('stands as far as it had come, wherever it is cut off', () => {
    for (const entries of rooms)
      for (let length = 1; length <= entries.length; length++)
        expect(foldAll(entries.slice(0, length), english).seq).toBe(length);
  });
});

describe('What release 33370f4 kept of rooms', () => {
  const rooms = kept('33370f4');

  it('is played to the same end', () => {
    expect(rooms.map(deeds)).toEqual([
      '246 254 216: 24 played, 2 rackLost, 1 wentOut',
      '462 461: 1 invalid, 27 played, 1 passed, 1 rackLost, 1 wentOut',
      '276 148 228 0: 1 resigned, 1 timedOut, 1 exchanged, 28 played, 2 rackLost, 1 wentOut',
    ]);
  });

  it('is fair, and can be read without playing it', () => {
    for (const entries of rooms) {
      const room = foldAll(entries, english);
      const revealed = room.revealed()!;
      expect(isFair(revealed, room.commitment)).toBe(true);
      expect(pastGame(entries)).toEqual(revealed);
      expect(pastGame(entries.slice(0, -1))).toBeUndefined();
    }
  });

  it('is shown by a server whose rules are others, which plays nothing on', async () => {
    const log = new SqliteLog(':memory:');
    const [entries] = rooms as [Entry[]];
    const [open, ...rest] = entries as [OpenEntry, ...Entry[]];
    for (const [name, all] of [
      ['finished-rooms1', entries],
      ['under-way-room1', entries.slice(0, -5)],
    ] as const) {
      const id = name.padEnd(16, '_');
      const other = [{ ...open, v: 99 }, ...rest.slice(0, all.length - 1)];
      for (const [at, entry] of other.entries())
        await log.append(id, at + 1, JSON.stringify(entry), Number.MAX_SAFE_INTEGER);
    }
    const host = await hostHere({ log });
    const port = () => host.port;
    const finished = new Player(port, 'finished-rooms1_', undefined, english).connect();
    const underWay = new Player(port, 'under-way-room1_', undefined, english).connect();
    await expect.poll(() => [finished.refusals, underWay.refusals]).toEqual([['otherVersion'], ['otherVersion']]);
    await expect.poll(() => finished.revealed?.save).toEqual(foldAll(entries, english).revealed()!.save);
    expect(underWay.revealed).toBeUndefined();
    finished.leave();
    underWay.leave();
    await host.stop();
  });
});

describe('A room’s log', () => {
  it('holds lays in short, and reads them as it reads those of before', () => {
    for (const entries of kept('33370f4')) {
      const bodies = entries.map(bodyOf);
      expect(entriesIn(bodies)).toEqual(entries);
      expect(entriesIn(entries.map((entry) => JSON.stringify(entry)))).toEqual(entries);
      const before = entries.reduce((sum, entry) => sum + JSON.stringify(entry).length, 0);
      expect(bodies.join('').length).toBeLessThan(0.75 * before);
    }
  });
});

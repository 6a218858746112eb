import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { natsLog } from '../../src/server/nats-log';
import type { RoomLog } from '../../src/server/room-log';
import { SqliteLog } from '../../src/server/sqlite-log';
import { hasNats, NatsServers } from './nats-server';

interface Kind {
  name: string;
  start(): Promise<void>;
  /** Again on the same books, as another process would. */
  open(): Promise<RoomLog>;
  stop(): Promise<void>;
}

function embedded(): Kind {
  let folder = '';
  return {
    name: 'an embedded database',
    start: async () => {
      folder = mkdtempSync(join(tmpdir(), 'rooms-'));
    },
    open: async () => new SqliteLog(join(folder, 'rooms.db')),
    stop: async () => rmSync(folder, { recursive: true }),
  };
}

function onNats(count: number): Kind {
  let servers: NatsServers | undefined;
  return {
    name: count === 1 ? 'NATS JetStream' : `NATS JetStream of ${count} servers`,
    start: async () => {
      servers = await NatsServers.start(count);
    },
    open: () => natsLog(servers!.url, count),
    stop: async () => servers?.stop(),
  };
}

const never = Number.MAX_SAFE_INTEGER;

describe.each([embedded(), ...(hasNats() ? [onNats(1), onNats(3)] : [])])('The books of rooms in $name', (kind) => {
  let log: RoomLog;
  beforeAll(async () => {
    await kind.start();
    log = await kind.open();
  });
  afterAll(async () => {
    await log.close();
    await kind.stop();
  });

  it('take the next entry, and none twice or too early', async () => {
    expect(await log.append('a', 2, 'early', never)).toBe(false);
    expect(await log.append('a', 1, 'one', never)).toBe(true);
    expect(await log.append('a', 1, 'again', never)).toBe(false);
    expect(await log.append('a', 3, 'too far', never)).toBe(false);
    expect(await log.append('a', 2, 'two', never)).toBe(true);
    expect(await log.read('a', 1)).toEqual(['one', 'two']);
    expect(await log.read('a', 2)).toEqual(['two']);
    expect(await log.read('nowhere', 1)).toEqual([]);
  });

  it('let one of many win each entry, in whichever process', async () => {
    const other = await kind.open();
    for (let seq = 1; seq <= 24; seq++) {
      const tries = Array.from({ length: 6 }, async (_, who) => {
        const entry = `${seq} by ${who}`;
        return (await (who % 2 ? log : other).append('race', seq, entry, never)) ? [entry] : [];
      });
      const won = (await Promise.all(tries)).flat();
      expect(won).toHaveLength(1);
      expect(await log.read('race', seq)).toEqual(won);
    }
    expect(await other.read('race', 1)).toHaveLength(24);
    await other.close();
  });

  it('are still there when they are opened again', async () => {
    await log.append('kept', 1, '{"é":1}', never);
    await log.close();
    log = await kind.open();
    expect(await log.read('kept', 1)).toEqual(['{"é":1}']);
    expect(await log.append('kept', 1, 'again', never)).toBe(false);
    expect(await log.append('kept', 2, 'on', never)).toBe(true);
  });

  it('tell those who follow a room, and nobody else', async () => {
    const heard: string[] = [];
    const ear = {
      written: (seq: number) => heard.push(`${seq}`),
      said: (text: string) => heard.push(text),
    };
    const stop = await log.follow('told', ear);
    await log.append('told', 1, 'one', never);
    await log.append('other', 1, 'one', never);
    log.say('told', 'hello');
    log.say('other', 'hello');
    await expect.poll(() => new Set(heard)).toEqual(new Set(['1', 'hello']));
    stop();
    await log.append('told', 2, 'two', never);
    expect(heard).not.toContain('2');
  });

  it('tell of what another process writes, once it can be read', async () => {
    await log.append('shared', 1, 'one', never);
    const heard: number[] = [];
    const found: Promise<string[]>[] = [];
    const written = (seq: number) => {
      heard.push(seq);
      found.push(log.read('shared', seq));
    };
    const stop = await log.follow('shared', { written, said: () => {} });
    const other = await kind.open();
    expect(await other.append('shared', 2, 'two', never)).toBe(true);
    await expect.poll(() => heard).toContain(2);
    expect(await Promise.all(found)).toContainEqual(['two']);
    expect(await log.append('shared', 2, 'again', never)).toBe(false);
    expect(await log.read('shared', 1)).toEqual(['one', 'two']);
    stop();
    await other.close();
  });

  it('wake a room when it is due, and forget it', async () => {
    await log.append('sleeper', 1, 'one', 5000);
    await expect.poll(() => log.due(5000)).toContain('sleeper');
    expect(await log.due(4999)).not.toContain('sleeper');
    await log.append('sleeper', 2, 'two', 7000);
    await expect.poll(() => log.due(6000)).not.toContain('sleeper');
    await log.wakeAt('sleeper', 5500);
    await expect.poll(() => log.due(6000)).toContain('sleeper');
    await log.forget('sleeper');
    expect(await log.read('sleeper', 1)).toEqual([]);
    await expect.poll(() => log.due(8000)).not.toContain('sleeper');
  });

  it('hold a long room', async () => {
    for (let seq = 1; seq <= 620; seq++) expect(await log.append('long', seq, `${seq}`, never)).toBe(true);
    expect(await log.read('long', 1)).toEqual(Array.from({ length: 620 }, (_, at) => `${at + 1}`));
  });
});

describe('A database of release 21491475', () => {
  it('opens as it was left by a server that was killed, and is written on', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kept-rooms-'));
    cpSync(new URL('../kept/21491475', import.meta.url), folder, { recursive: true });
    const log = new SqliteLog(join(folder, 'rooms.db'));
    expect(await log.read('kept', 1)).toEqual(['{"k":"open"}', '{"k":"take"}']);
    expect([await log.wakesAt('kept'), await log.due(5000)]).toEqual([5000, ['kept']]);
    expect(await log.append('kept', 2, 'again', never)).toBe(false);
    expect(await log.append('kept', 3, 'more', never)).toBe(true);
    await log.close();
    const again = new SqliteLog(join(folder, 'rooms.db'));
    expect(await again.read('kept', 3)).toEqual(['more']);
    await again.close();
    rmSync(folder, { recursive: true });
  });
});

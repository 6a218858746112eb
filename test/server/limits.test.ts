import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Connection } from '../../src/server/caller';
import { Caller } from '../../src/server/caller';
import { Bucket, houseOf } from '../../src/server/limits';
import { DrivenTime } from './driven-time';
import { hostHere, type TestHost } from './table-online';

describe('A limit of messages', () => {
  it('lets twenty through at once, and ten a second', () => {
    let now = 1000;
    const bucket = new Bucket({ now: () => now });
    const through = () => Array.from({ length: 100 }, () => bucket.take()).filter(Boolean).length;
    expect(through()).toBe(20);
    now += 1000;
    expect(through()).toBe(10);
    now += 3_600_000;
    expect(through()).toBe(20);
  });

  it('bears a clock that is set back: nobody is shut out for as long', () => {
    let now = 3_600_000;
    const bucket = new Bucket({ now: () => now });
    bucket.take();
    now = 0;
    expect(bucket.take()).toBe(true);
    for (let times = 0; times < 18; times++) bucket.take();
    expect(bucket.take()).toBe(false);
    now += 100;
    expect(bucket.take()).toBe(true);
  });
});

describe('An address', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '::ffff:192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['1:2:3:4:5:6:7:8:9::', '1:2:3:4'],
    ['', ''],
  ])('%s is of the house %s', (address, house) => {
    expect(houseOf(address)).toBe(house);
  });
});

describe('A client that reads nothing', () => {
  let host: TestHost;
  beforeAll(async () => {
    host = await hostHere({ time: new DrivenTime() });
  });
  afterAll(() => host.stop());

  it('and has its pings answered is let go before the answers fill the memory', async () => {
    const socket = connect(host.port, '127.0.0.1');
    socket.write('GET /online HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n');
    socket.write(`Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}\r\nSec-WebSocket-Version: 13\r\n\r\n`);
    await new Promise((resolve) => socket.once('data', resolve));
    socket.pause();
    let isEnded = false;
    socket.on('error', () => {});
    socket.on('close', () => {
      isEnded = true;
    });
    // Masked by nothing, 125 bytes each.
    const ping = Buffer.concat([Buffer.from([0x89, 0x80 | 125, 0, 0, 0, 0]), Buffer.alloc(125)]);
    const thousand = Buffer.concat(new Array<Buffer>(1000).fill(ping));
    const most = 40_000_000;
    for (let sent = 0; !isEnded && sent < most; sent += thousand.length)
      await new Promise<void>((resolve) => socket.write(thousand, () => resolve()));
    await expect.poll(() => isEnded).toBe(true);
  });
});

describe('Whoever comes', () => {
  class Slow extends Caller {
    constructor(connection: Connection, time: DrivenTime) {
      super(connection, time, () => {});
    }

    protected override obey() {
      return new Promise<void>(() => {});
    }

    protected override leave() {}
  }

  it('is let go for now where nothing was heard, and waited for where the server itself is slow', () => {
    const ended = (says: readonly string[]) => {
      const time = new DrivenTime();
      const ends: [number, string][] = [];
      const connection = {
        address: 'here',
        send() {},
        close: (code: number, why: string) => ends.push([code, why]),
      };
      const caller = new Slow(connection, time);
      for (const text of says) caller.hear(text);
      time.pass(30_000);
      caller.closed();
      return ends;
    };
    expect(ended([])).toEqual([[1013, 'silent']]);
    expect(ended(['enter'])).toEqual([]);
  });
});

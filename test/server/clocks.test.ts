import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { Rules } from '../../src/rules';
import { SqliteLog } from '../../src/server/sqlite-log';
import { protocolVersion } from '../../src/wordbler/rules/online';
import { DrivenTime } from './driven-time';
import { Player } from './player';
import { aTable, english, hostHere, playOn, seated, type TestHost } from './table-online';

const seconds = (count: number) => count * 1000;
const days = (count: number) => count * 24 * 60 * 60 * 1000;

let folder: string;
let time: DrivenTime;
let host: TestHost;
let players: Player[];

const begin = async () => {
  host = await hostHere({ log: new SqliteLog(join(folder, 'rooms.db')), time });
};
const port = () => host.port;
const sitDown = async (rules: Partial<Rules>, more: object = {}, count = 2) => {
  players = await seated(port, aTable(count, rules, more));
  return players.sort((a, b) => Number(b.seat === b.game!.state.toMove) - Number(a.seat === a.game!.state.toMove));
};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'clocks-'));
  time = new DrivenTime();
  players = [];
  await begin();
});

afterEach(async () => {
  for (const player of players) player.leave();
  await host.stop();
  rmSync(folder, { recursive: true });
});

/** Draws are nobody's choice: on some racks it is best to exchange. */
const deed = (kind: string) => (kind === 'exchanged' ? 'played' : kind);
const historyOf = (player: Player) => player.game!.state.history.map(({ kind }) => deed(kind)).join(' ');
const toldAt = (player: Player) => player.heard.flatMap((told) => (told.t === 'told' ? [told.at] : []));

describe('The clock of a room', () => {
  const perTurn: Partial<Rules> = { clock: { kind: 'perTurn', seconds: 30 } };

  it('takes a turn at its deadline', async () => {
    const began = time.now();
    const [mover, other] = await sitDown(perTurn);
    time.pass(seconds(30));
    await expect.poll(() => other!.game!.state.toMove).toBe(other!.seat);
    expect(historyOf(mover!)).toBe('timedOut');
    expect(mover!.game!.state.msUsed[mover!.seat]).toBe(30_000);
    expect(toldAt(other!).at(-1)).toBe(began + seconds(30));
  });

  it('charges what a turn has taken, and a wish that comes too late is a stale one', async () => {
    const [mover, other] = await sitDown(perTurn);
    time.pass(seconds(12));
    playOn(mover!);
    await expect.poll(() => historyOf(other!)).toBe('played');
    expect(other!.game!.state.msUsed[mover!.seat]).toBe(12_000);
    time.pass(seconds(29));
    other!.wish({ t: 'hint' });
    await expect.poll(() => other!.refusals).toEqual(['noHints']);
    const wish = JSON.stringify({ t: 'pass', n: 99, turn: other!.game!.state.turn });
    time.pass(seconds(1));
    other!.send(wish);
    await expect.poll(() => other!.refusals).toEqual(['noHints', 'stale']);
    expect(historyOf(other!)).toBe('played timedOut');
  });

  it('wakes a room in which nobody is', async () => {
    const [mover] = await sitDown({ clock: { kind: 'perDays', days: 2 } });
    for (const player of players) player.leave();
    await host.stop();
    await begin();
    time.pass(days(2));
    await host.rooms.wakeDue();
    const back = new Player(port, mover!.room, mover!.secret, english).connect();
    await expect.poll(() => back.game && historyOf(back)).toBe('timedOut');
    expect(back.since).toBe(time.now());
    back.leave();
  });

  it('lets an open play stand that nobody has challenged in time', async () => {
    await sitDown({ invalidWord: 'challenge', challengeSeconds: 20 }, {}, 3);
    const isOpen = (player: Player) => player.game!.state.openPlay !== null;
    await expect
      .poll(() => {
        for (const player of players) if (!isOpen(player)) playOn(player);
        return players.every(isOpen);
      })
      .toBe(true);
    const { toMove } = players[0]!.game!.state;
    const [first, last] = players.filter(({ seat }) => seat !== toMove);
    first!.wish({ t: 'accept' });
    await expect.poll(() => last!.game!.state.openPlay!.awaiting).toEqual([last!.seat]);
    time.pass(seconds(19));
    expect(isOpen(last!)).toBe(true);
    time.pass(seconds(1));
    await expect.poll(() => isOpen(last!)).toBe(false);
    expect(last!.game!.state.history.at(-1)!.kind).toBe('played');
  });

  it.each([
    ['a turn', { kind: 'perTurn', seconds: 45 }, 45],
    ['a turn by days', { kind: 'perDays', days: 2 }, 2 * 24 * 60 * 60],
    ['three minutes, where turns have none', { kind: 'off' }, 180],
  ] as const)('lets a play stand after the time of %s, if nobody has chosen another', async (_, clock, time) => {
    const rules: Partial<Rules> = { invalidWord: 'challenge', clock };
    const [mover] = await sitDown(rules);
    expect(mover!.game!.setup.rules.challengeSeconds).toBe(time);
    for (const player of players.splice(0)) player.leave();
    const [other] = await sitDown({ ...rules, challengeSeconds: 20 });
    expect(other!.game!.setup.rules.challengeSeconds).toBe(20);
  });

  it('takes whoever is ten minutes over the time of a whole game for gone', async () => {
    const [mover, ...others] = await sitDown({ clock: { kind: 'perPlayer', minutes: 3 } }, {}, 3);
    time.pass(seconds(60));
    playOn(mover!);
    await expect.poll(() => historyOf(mover!)).toBe('played');
    time.pass(seconds(13 * 60 - 1));
    expect(historyOf(mover!)).toBe('played');
    time.pass(seconds(1));
    await expect.poll(() => historyOf(mover!)).toBe('played resigned');
    const gone = mover!.game!.state.resigned[0]!;
    expect(mover!.game!.state.msUsed[gone]).toBe(13 * 60_000);
    expect(others.map(({ game }) => game!.state.phase)).toEqual(['turn', 'turn']);
  });

  it('leaves the turn to a computer, which moves', async () => {
    const seats = [{ kind: 'person' }, { kind: 'computer', level: 'club', name: 'Robin' }];
    const [player] = await sitDown(perTurn, { seats }, 1);
    const entries = () => player!.game!.state.history.map(({ kind, seat }) => `${seat} ${deed(kind)}`);
    time.pass(0);
    await expect.poll(() => player!.game!.state.toMove).toBe(0);
    const before = entries().length;
    time.pass(seconds(30));
    await expect.poll(() => entries().slice(before)).toEqual(['0 timedOut']);
    time.pass(0);
    await expect.poll(() => entries().slice(before)).toEqual(['0 timedOut', '1 played']);
  });

  it('does not run where there is none', async () => {
    const [mover] = await sitDown({});
    time.pass(days(20));
    playOn(mover!);
    await expect.poll(() => historyOf(mover!)).toBe('played');
    expect(mover!.game!.state.msUsed).toEqual([0, 0]);
  });
});

describe('Those who only watch', () => {
  it('see a timed game thirty seconds late', async () => {
    const [mover] = await sitDown({ clock: { kind: 'perPlayer', minutes: 20 } }, { watched: true });
    const watcher = new Player(port, mover!.room, undefined, english).connect();
    players.push(watcher);
    await expect.poll(() => watcher.welcome).toBeDefined();
    expect(watcher.game).toBeUndefined();
    playOn(mover!);
    await expect.poll(() => historyOf(mover!)).toBe('played');
    time.pass(seconds(29));
    expect(watcher.game).toBeUndefined();
    time.pass(seconds(1));
    await expect.poll(() => watcher.game && historyOf(watcher)).toBe('played');
    const late = new Player(port, mover!.room, undefined, english).connect();
    players.push(late);
    await expect.poll(() => late.game?.state).toEqual(watcher.game!.state);
  });

  it('see who is there, and who leaves', async () => {
    const [mover] = await sitDown({}, { watched: true });
    const watcher = new Player(port, mover!.room, undefined, english).connect();
    players.push(watcher);
    await expect.poll(() => watcher.here).toEqual([0, 1]);
    mover!.leave();
    await expect.poll(() => watcher.here).toHaveLength(1);
  });

  it('say nothing for as long as they like: their line answers for them', async () => {
    const [mover] = await sitDown({}, { watched: true });
    const socket = new WebSocket(`ws://127.0.0.1:${port()}/online`);
    await once(socket, 'open');
    const welcomed = once(socket, 'message');
    socket.send(JSON.stringify({ t: 'enter', v: protocolVersion, room: mover!.room }));
    await welcomed;
    for (let round = 0; round < 3; round++) {
      const heard = Promise.race(['ping', 'close'].map((type) => once(socket, type).then(() => type)));
      time.pass(seconds(30));
      expect(await heard).toBe('ping');
      // What comes back has gone behind the answer.
      const answered = once(socket, 'pong');
      socket.ping();
      await answered;
    }
    socket.terminate();
  });

  it('are let in only where the table is watched', async () => {
    const [mover] = await sitDown({});
    const watcher = new Player(port, mover!.room, undefined, english).connect();
    players.push(watcher);
    await expect.poll(() => watcher.refusals).toContain('notSeated');
  });
});

describe('A room', () => {
  it('does not fall asleep under whoever is about to come in', async () => {
    const [mover] = await sitDown({});
    for (const player of players) player.leave();
    await expect.poll(() => host.figures()).toContain('wordbler_sockets 0');
    const awakeAfter = async (ms: number) => {
      time.pass(ms);
      await host.rooms.wakeDue();
      return host.rooms.count;
    };
    await awakeAfter(0);
    time.pass(seconds(59));
    await host.rooms.find(mover!.room);
    expect(await awakeAfter(seconds(1))).toBe(1);
    expect(await awakeAfter(seconds(60))).toBe(0);
  });

  it('of which nothing can be made is not tried again all the time', async () => {
    const log = new SqliteLog(join(folder, 'rooms.db'));
    await log.append('broken-broken-br', 1, '{"k":"open"}', time.now());
    await host.rooms.wakeDue();
    expect(await log.due(time.now())).toEqual([]);
    expect(await log.due(time.now() + seconds(60))).toEqual(['broken-broken-br']);
    await log.close();
  });

  it('is forgotten thirty days after its last move, and not before', async () => {
    const [mover] = await sitDown({});
    for (const player of players) player.leave();
    time.pass(days(29));
    await host.rooms.wakeDue();
    const back = new Player(port, mover!.room, mover!.secret, english).connect();
    players.push(back);
    await expect.poll(() => back.game).toBeDefined();
    back.leave();
    time.pass(days(1));
    await host.rooms.wakeDue();
    const late = new Player(port, mover!.room, mover!.secret, english).connect();
    players.push(late);
    await expect.poll(() => late.refusals).toContain('noSuchRoom');
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Rules } from '../../src/rules';
import { SqliteLog } from '../../src/server/sqlite-log';
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
const sitDown = async (rules: Partial<Rules>) => {
  players = await seated(port, aTable(2, rules));
  return players.sort((a, b) => Number(b.seat === b.game!.state.toMove) - Number(a.seat === a.game!.state.toMove));
};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'outages-'));
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

describe('While no server runs', () => {
  const perTurn: Partial<Rules> = { clock: { kind: 'perTurn', seconds: 30 } };
  /** Everybody is away, and the server too, for so long. */
  const down = async (ms: number) => {
    for (const player of players) player.leave();
    await host.stop();
    time.pass(ms);
    await begin();
  };
  const back = async ({ room, secret }: Player) => {
    const player = new Player(port, room, secret, english).connect();
    players.push(player);
    await expect.poll(() => player.game).toBeDefined();
    return player;
  };
  const entriesOf = async (room: string) => {
    const log = new SqliteLog(join(folder, 'rooms.db'));
    const entries = (await log.read(room, 1)).map((body) => JSON.parse(body) as { k: string });
    await log.close();
    return entries;
  };
  const outagesOf = async ({ room }: Player) => (await entriesOf(room)).filter(({ k }) => k === 'outage');

  it('no turn is lost, and whoever is to move has a minute from its start on', async () => {
    const [mover] = await sitDown({ clock: { kind: 'perTurn', seconds: 60 } });
    time.pass(seconds(20));
    await down(seconds(75));
    const began = time.now();
    const own = await back(mover!);
    expect([historyOf(own), own.since]).toEqual(['', began]);
    time.pass(seconds(60) - 1);
    await down(0);
    expect(historyOf(await back(mover!))).toBe('');
    time.pass(seconds(60));
    const later = await back(mover!);
    await expect.poll(() => historyOf(later)).toBe('timedOut');
    expect(later.game!.state.msUsed[mover!.seat]).toBe(60_000);
  });

  it('no game by the day is over: half a day is left after five, and the room is woken then', async () => {
    const [mover] = await sitDown({ clock: { kind: 'perDays', days: 1 } });
    time.pass(days(0.9));
    await down(days(5));
    await host.rooms.wakeDue();
    const half = time.now() + days(0.5);
    expect(historyOf(await back(mover!))).toBe('');
    await down(0);
    time.pass(days(0.5) - 1);
    await host.rooms.wakeDue();
    expect(await outagesOf(mover!)).toHaveLength(1);
    time.pass(1);
    await host.rooms.wakeDue();
    const own = await back(mover!);
    await expect.poll(() => historyOf(own)).toBe('timedOut');
    expect(own.since).toBe(half);
  });

  it('nothing of the time for a whole game is used, nor of the ten minutes after it', async () => {
    const [mover, other] = await sitDown({ clock: { kind: 'perPlayer', minutes: 3 } });
    time.pass(seconds(60));
    await down(seconds(3600));
    const own = await back(mover!);
    time.pass(seconds(5));
    playOn(own);
    await expect.poll(() => historyOf(own)).toBe('played');
    expect(own.game!.state.msUsed[mover!.seat]).toBe(65_000);
    time.pass(seconds(12 * 60));
    await down(seconds(3600));
    const last = await back(other!);
    expect(historyOf(last)).toBe('played');
    // Of thirteen minutes one was left: it is half of them after so long.
    time.pass(seconds(390) - 1);
    expect(historyOf(last)).toBe('played');
    time.pass(1);
    await expect.poll(() => historyOf(last)).toBe('played resigned overTime');
    expect(last.game!.state.msUsed[other!.seat]).toBe(13 * 60_000);
  });

  it('an open play waits for whoever may doubt it', async () => {
    const all = await sitDown({ invalidWord: 'challenge', challengeSeconds: 20 });
    // On some racks it is best to exchange: then the other one plays.
    await expect
      .poll(() => {
        for (const player of all) if (player.game!.state.phase === 'turn') playOn(player);
        return all.every(({ game }) => game!.state.phase === 'challenge');
      })
      .toBe(true);
    time.pass(seconds(15));
    await down(seconds(600));
    const own = await back(all[1]!);
    time.pass(seconds(20) - 1);
    expect(own.game!.state.phase).toBe('challenge');
    time.pass(1);
    await expect.poll(() => own.game!.state.phase).toBe('turn');
  });

  it('for seconds, as at a restart, they count, but nobody is out of time before there was time to come back', async () => {
    const [mover] = await sitDown(perTurn);
    time.pass(seconds(29));
    await down(seconds(5));
    const own = await back(mover!);
    time.pass(seconds(29));
    expect(historyOf(own)).toBe('');
    playOn(own);
    await expect.poll(() => historyOf(own)).toBe('played');
    expect(own.game!.state.msUsed[mover!.seat]).toBe(29_999);
    expect(await outagesOf(mover!)).toEqual([]);
  });

  it('or the machine sleeps, which comes to the same', async () => {
    const [mover] = await sitDown(perTurn);
    time.pass(seconds(20));
    await host.rooms.wakeDue();
    time.sleep(seconds(75));
    time.pass(0);
    await expect.poll(() => mover!.since).toBeGreaterThan(time.now() - seconds(30));
    expect(historyOf(mover!)).toBe('');
    time.pass(seconds(30));
    await expect.poll(() => historyOf(mover!)).toBe('timedOut');
  });

  it('another does: it is no outage when one of two is started again, and one alone when both are', async () => {
    const second = () => hostHere({ log: new SqliteLog(join(folder, 'rooms.db')), time });
    let other = await second();
    const [mover] = await sitDown(perTurn);
    const began = time.now();
    time.pass(seconds(20));
    await host.stop();
    time.pass(seconds(9));
    await begin();
    time.pass(seconds(1));
    await other.rooms.wakeDue();
    await expect.poll(async () => (await entriesOf(mover!.room)).at(-1)).toMatchObject({ at: began + 30_000 });
    expect(await outagesOf(mover!)).toEqual([]);
    await Promise.all([host.stop(), other.stop()]);
    time.pass(seconds(75));
    [, other] = await Promise.all([begin(), second()]);
    const heres = await Promise.all([host, other].map(({ rooms }) => rooms.find(mover!.room)));
    expect(heres).toHaveLength(2);
    await expect.poll(() => outagesOf(mover!)).toHaveLength(1);
    expect(await entriesOf('uptime~')).toHaveLength(1);
    await other.stop();
  });

  it('no room grows old', async () => {
    const [mover] = await sitDown({});
    await down(days(31));
    await host.rooms.wakeDue();
    expect(historyOf(await back(mover!))).toBe('');
    for (const player of players) player.leave();
    await down(0);
    time.pass(days(30));
    await host.rooms.wakeDue();
    expect(await entriesOf(mover!.room)).toEqual([]);
  });
});

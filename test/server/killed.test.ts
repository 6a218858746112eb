import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GameEngine } from '../../src/rules';
import { natsLog } from '../../src/server/nats-log';
import { msTrusted } from '../../src/server/presence';
import { SqliteLog } from '../../src/server/sqlite-log';
import { entriesIn } from '../../src/server/wordbler/entries';
import { seenState } from '../../src/wordbler/rules/online';
import { often } from '../long';
import { DrivenTime } from './driven-time';
import { freePort, HostProcess } from './host-process';
import { hasNats, NatsServers } from './nats-server';
import type { Player } from './player';
import { aTable, english, hostHere, playOn, playToEnd, seated } from './table-online';

const endsTurn: readonly string[] = ['played', 'exchanged', 'passed'];

/** What was wished for, turn by turn, and what has become of it. */
function expectAllKept(players: readonly Player[]) {
  const game = GameEngine.restore(players[0]!.revealed!.save, english);
  if (!(game instanceof GameEngine)) throw new Error(game.reason);
  for (const player of players) {
    expect(player.game!.state).toEqual(seenState(game.state, player.seat));
    expect(player.refusals).toEqual([]);
    const own = game.state.history.filter(({ seat, kind }) => seat === player.seat && endsTurn.includes(kind));
    // The first wish was for the seat.
    expect(own).toHaveLength(player.wishes - 1);
  }
  return game.state;
}

/** Before it was told, and hardly told; in the long run also with the wish on its way. */
const times = often(2, 20);

describe('A server that is killed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'killed-'));
  let host: HostProcess;
  beforeAll(async () => {
    host = new HostProcess(await freePort(), { ROOMS: join(folder, 'rooms.db') });
    await host.start();
  });
  afterAll(async () => {
    await host.end('SIGKILL');
    rmSync(folder, { recursive: true });
  });

  it(`${times} times in one game, or ended by a wish, loses no move and doubles none, and its clocks are right`, async () => {
    const players = await seated(() => host.port, aTable(2, { clock: { kind: 'perPlayer', minutes: 60 } }));
    // By a wish to end it finishes what it was asked.
    for (const player of players) playOn(player);
    expect(await host.end('SIGTERM')).toBe(0);
    await host.start();
    let kills = 0;
    let starting: Promise<void> | undefined;
    const killNow = () => {
      // More than one may have been due: a player can be busy with several wishes before one is told.
      if (starting || kills === times) return;
      kills++;
      starting = host.end('SIGKILL').then(() => host.start());
      void starting.then(() => {
        starting = undefined;
      });
    };
    let wishes = 0;
    await playToEnd(players, () => {
      const now = players.reduce((sum, player) => sum + player.wishes, 0);
      if (starting || now === wishes || kills === times) return;
      wishes = now;
      // With the wish in the server's hands, or hardly told, or on its way.
      if (kills % 3 === 0) setImmediate(() => setImmediate(killNow));
      else if (kills % 3 === 1) players.find(({ isBusy }) => isBusy)?.once(killNow);
      else killNow();
    });
    await starting;
    expect(kills).toBe(times);
    const { msUsed } = expectAllKept(players);
    // A server that took long to start was away, and that is nobody's time.
    const log = new SqliteLog(join(folder, 'rooms.db'));
    const entries = entriesIn(await log.read(players[0]!.room, 1));
    await log.close();
    const msAway = entries.reduce((sum, entry) => sum + (entry.k === 'outage' ? entry.ms : 0), 0);
    const counted = msUsed[0]! + msUsed[1]! + msAway;
    const { beganAt, endedAt } = players[0]!;
    expect(Math.abs(counted - (endedAt - beganAt))).toBeLessThan(1000);
    for (const player of players) player.leave();
  });
});

if (hasNats())
  describe('Two servers on NATS', () => {
    it('play one game, and one of them goes on with it when the other is killed', async () => {
      const nats = await NatsServers.start();
      const one = new HostProcess(await freePort(), { NATS: nats.url });
      await one.start();
      const other = await hostHere({ log: await natsLog(nats.url) });
      let first = one.port;
      const players = await seated(() => one.port, aTable(2));
      // The second player's device finds its way to the other one, as behind a proxy.
      const moved = players.map(({ secret, room, seat }) => ({ secret, room, seat }));
      for (const player of players) player.leave();
      const { Player } = await import('./player');
      const ports = [() => first, () => other.port];
      const seatedAgain = moved.map(({ room, secret }, at) => new Player(ports[at]!, room, secret, english).connect());
      await expect.poll(() => seatedAgain.every(({ game }) => game)).toBe(true);
      await expect.poll(() => seatedAgain.every(({ here }) => here.join() === '0,1')).toBe(true);
      let isKilled = false;
      await playToEnd(seatedAgain, () => {
        if (isKilled || seatedAgain[0]!.game!.state.turn < 8) return;
        isKilled = true;
        first = other.port;
        void one.end('SIGKILL');
      });
      expect(isKilled).toBe(true);
      expectAllKept(seatedAgain);
      for (const player of seatedAgain) player.leave();
      await other.stop();
      await nats.stop();
    });

    it('know who was connected to the one that is killed, and soon that nobody is', async () => {
      const nats = await NatsServers.start();
      const one = new HostProcess(await freePort(), { NATS: nats.url });
      await one.start();
      const time = new DrivenTime(Date.now());
      const other = await hostHere({ log: await natsLog(nats.url), time });
      const [ada, bruno] = (await seated(() => one.port, aTable(2, {}, { watched: true }))) as [Player, Player];
      const { Player } = await import('./player');
      const { room } = ada;
      const watchers = [one.port, other.port].map((port) => new Player(() => port, room, undefined, english).connect());
      bruno.leave();
      const back = new Player(() => other.port, room, bruno.secret, english).connect();
      await expect.poll(() => [back.here, back.watching]).toEqual([[0, 1], 2]);
      await expect.poll(() => [ada.here, ada.watching]).toEqual([[0, 1], 2]);
      await one.end('SIGKILL');
      expect(back.here).toEqual([0, 1]);
      time.pass(2 * msTrusted);
      await expect.poll(() => [back.here, back.watching]).toEqual([[1], 1]);
      for (const player of [ada, back, ...watchers]) player.leave();
      await other.stop();
      await nats.stop();
    });
  });

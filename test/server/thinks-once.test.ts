import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import type { HostOptions } from '../../src/server/host';
import { SqliteLog } from '../../src/server/sqlite-log';
import { DrivenTime } from './driven-time';
import { openRoom, Player } from './player';
import { aTable, english, hostHere, type TestHost } from './table-online';

const hosts: TestHost[] = [];
const players: Player[] = [];
afterEach(async () => {
  for (const player of players.splice(0)) player.leave();
  for (const host of hosts.splice(0).reverse()) await host.stop();
});

it('A computer is thought for in one process, and in another where nothing comes of that', async () => {
  const time = new DrivenTime();
  const asked = [0, 0];
  const mindOf = (at: number): NonNullable<HostOptions['mind']> => ({
    think: () => {
      asked[at]!++;
      return new Promise(() => {});
    },
    doubts: () => new Promise(() => {}),
  });
  const first = await hostHere({ time, mind: mindOf(0) });
  hosts.push(first);
  const second = await hostHere({ time, mind: mindOf(1), log: new SqliteLog(join(first.folder, 'rooms.db')) });
  hosts.push(second);
  time.pass(1000);

  const seats = [{ kind: 'person' }, { kind: 'computer', name: 'Bird', level: 'club' }];
  const { room, invitations } = await openRoom(first.port, aTable(0, {}, { seats }));
  const ada = new Player(() => first.port, room, invitations[0]!.secret, english).connect();
  players.push(ada);
  await expect.poll(() => ada.welcome).toBeDefined();
  ada.take('Ada');
  await expect.poll(() => ada.game?.state.phase).toBe('turn');
  if (ada.game!.state.toMove === ada.seat) ada.wish({ t: 'pass' });
  await expect.poll(() => asked).toEqual([1, 0]);

  const again = new Player(() => second.port, room, ada.secret, english).connect();
  players.push(again);
  await expect.poll(() => again.game).toBeDefined();
  expect(asked).toEqual([1, 0]);
  time.pass(40_000);
  await second.rooms.wakeDue();
  await expect.poll(() => asked).toEqual([1, 1]);
});

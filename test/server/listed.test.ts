import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { TableListed, Told } from '../../src/wordbler/rules/online';
import { openRoom, Player } from './player';
import { aTable, english, hostHere, type TestHost } from './table-online';

const tablesAt = (port: number) =>
  new Promise<TableListed[]>((resolve) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/online`);
    socket.on('open', () => socket.send(JSON.stringify({ t: 'tables', v: 2 })));
    socket.on('message', (data) => {
      const told = JSON.parse(String(data)) as Told;
      socket.close();
      if (told.t === 'tables') resolve(told.tables);
    });
  });

describe('Tables for whoever comes', () => {
  let host: TestHost;
  const port = () => host.port;
  beforeAll(async () => {
    host = await hostHere({ listsTables: true });
  });
  afterAll(() => host.stop());

  const joining = (room: string) => {
    const player = new Player(port, room, undefined, english);
    player.isJoining = true;
    return player.connect();
  };

  it('are listed while somebody waits there, and taken by who comes first', async () => {
    const { room, invitations } = await openRoom(port(), aTable(3, {}, { listed: true }));
    expect(await tablesAt(port())).toEqual([]);
    const ada = new Player(port, room, invitations[0]!.secret, english).connect();
    await expect.poll(() => ada.welcome).toBeDefined();
    ada.take('Ada');
    await expect.poll(() => tablesAt(port())).toMatchObject([{ room, taken: [true, false, false], tiles: 'en' }]);
    const [bruno, cleo] = [joining(room), joining(room)];
    await expect.poll(() => bruno.welcome && cleo.welcome).toBeTruthy();
    expect([bruno.seat, cleo.seat].sort()).toEqual([1, 2]);
    const late = joining(room);
    await expect.poll(() => late.refusals).toContain('notSeated');
    bruno.take('Bruno');
    cleo.take('Cleo');
    await expect.poll(() => [ada, bruno, cleo].every(({ game }) => game)).toBe(true);
    expect(await tablesAt(port())).toEqual([]);
    for (const player of [ada, bruno, cleo, late]) player.leave();
  });

  it('are no others: nobody sits down uninvited where only friends were asked', async () => {
    const { room, invitations } = await openRoom(port(), aTable(2));
    const ada = new Player(port, room, invitations[0]!.secret, english).connect();
    await expect.poll(() => ada.welcome).toBeDefined();
    expect(await tablesAt(port())).toEqual([]);
    const eve = joining(room);
    await expect.poll(() => eve.refusals).toContain('notSeated');
    for (const player of [ada, eve]) player.leave();
  });

  it('are there only where the server has such a list', async () => {
    const quiet = await hostHere();
    await expect(openRoom(quiet.port, aTable(2, {}, { listed: true }))).rejects.toThrow('notListed');
    expect(await tablesAt(quiet.port)).toEqual([]);
    await quiet.stop();
  });
});

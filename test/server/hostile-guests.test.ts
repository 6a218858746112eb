import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RoomLog } from '../../src/server/room-log';
import { newSecret } from '../../src/server/room-log';
import { SqliteLog } from '../../src/server/sqlite-log';
import { openRoom, Player } from './player';
import { aTable, english, hostHere, seated, type TestHost } from './table-online';

let log: RoomLog;
let host: TestHost;
let players: Player[];
const port = () => host.port;

beforeEach(async () => {
  log = new SqliteLog(':memory:');
  host = await hostHere({ log });
  players = [];
});
afterEach(async () => {
  for (const player of players) player.leave();
  await host.stop();
});

const comeTo = async (room: string, secret: string | undefined) => {
  const player = new Player(port, room, secret, english).connect();
  players.push(player);
  await expect.poll(() => player.welcome).toBeDefined();
  return player;
};

/** A table, and a device at each invitation to it. */
async function invited(count: number) {
  const { room, invitations } = await openRoom(port(), aTable(count));
  const guests: Player[] = [];
  for (const { secret } of invitations) guests.push(await comeTo(room, secret));
  return { room, invitations, guests };
}

const taking = (part: object) =>
  JSON.stringify({ t: 'take', n: 1, name: 'Eve', nonce: newSecret(), secret: newSecret(), ...part });

describe('Whoever was invited and is hostile', () => {
  it('comes behind no bird of which the others could not begin', async () => {
    const { guests } = await invited(2);
    const [ada, eve] = guests as [Player, Player];
    for (const mascot of ['x'.repeat(25), '']) eve.send(taking({ mascot }));
    await expect.poll(() => eve.refusals).toEqual(['malformed', 'malformed']);
    ada.take('Ada');
    eve.take('Eve', 'owl');
    await expect.poll(() => [ada, eve].every(({ game }) => game?.state.phase === 'turn')).toBe(true);
  });

  it('makes no key of an invitation: neither of the own, which is used once, nor of another seat’s', async () => {
    const { room, invitations, guests } = await invited(3);
    const eve = guests[1]!;
    for (const { secret } of invitations) eve.send(taking({ secret }));
    await expect.poll(() => eve.refusals).toEqual(['malformed', 'malformed', 'malformed']);
    eve.take('Eve');
    await expect.poll(() => eve.isBusy).toBe(false);
    const cleo = await comeTo(room, invitations[2]!.secret);
    expect([cleo.seat, cleo.welcome!.isTaken]).toEqual([2, false]);
    const twin = new Player(port, room, invitations[1]!.secret, english).connect();
    players.push(twin);
    await expect.poll(() => twin.refusals).toContain('notSeated');
  });

  it('says nothing at a seat that is not taken', async () => {
    const { guests } = await invited(2);
    const [ada, eve] = guests as [Player, Player];
    eve.send(JSON.stringify({ t: 'say', n: 1, phrase: 3 }));
    await expect.poll(() => eve.refusals).toEqual(['notSeated']);
    expect(ada.said).toEqual([]);
  });

  it('wishes to play again once, and not until the books are full', async () => {
    const [ada, bruno] = await seated(port, aTable(2));
    players.push(ada!, bruno!);
    ada!.wish({ t: 'resign' });
    await expect.poll(() => ada!.revealed).toBeDefined();
    const before = (await log.read(ada!.room, 1)).length;
    for (let n = 100; n < 105; n++) ada!.send(JSON.stringify({ t: 'rematch', n, turn: 1 }));
    await expect.poll(() => ada!.refusals).toEqual(new Array(4).fill('notNow'));
    expect(await log.read(ada!.room, 1)).toHaveLength(before + 1);
  });

  it('fills no disk: of a table at which so much has happened nothing more is written', async () => {
    const { room, guests } = await invited(2);
    const [eve] = guests as [Player];
    eve.take('Eve');
    await expect.poll(() => eve.isBusy).toBe(false);
    const to = { kind: 'person', name: 'Player 2' };
    const entry = JSON.stringify({ k: 'give', at: Date.now(), seat: 0, n: 1, given: 1, to });
    const full = 5000;
    for (let seq = 3; seq <= full; seq++) await log.append(room, seq, entry, Number.MAX_SAFE_INTEGER);
    eve.wish({ t: 'give', seat: 1, to: { kind: 'person' } });
    await expect.poll(() => eve.refusals).toContain('notKept');
    expect(await log.read(room, 1)).toHaveLength(full);
  });
});

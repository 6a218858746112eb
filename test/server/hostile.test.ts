import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { Dice } from '../../src/engine/random/dice';
import { Room } from '../../src/server/wordbler/room';
import type { Told } from '../../src/wordbler/rules/online';
import { often } from '../long';
import { DrivenTime } from './driven-time';
import { openRoom, Player } from './player';
import { aTable, english, hostHere, playToEnd, seated, type TestHost } from './table-online';

let host: TestHost;
let players: Player[];
const time = new DrivenTime();
const port = () => host.port;

beforeAll(async () => {
  host = await hostHere({ time, allowed: { sockets: 400, roomsAnHour: 30 } });
  players = await seated(port, aTable(2));
});
afterAll(async () => {
  for (const player of players) player.leave();
  await host.stop();
});

const url = () => `ws://127.0.0.1:${port()}/online`;

const opened = (socket: WebSocket) =>
  new Promise<WebSocket>((resolve, reject) => {
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });
const closed = (socket: WebSocket) => new Promise<number>((resolve) => socket.once('close', resolve));
const heardBy = (socket: WebSocket) => {
  const heard: Told[] = [];
  socket.on('message', (data) => heard.push(JSON.parse(String(data)) as Told));
  return heard;
};

async function stateHere() {
  const room = await host.rooms.find(players[0]!.room);
  if (!(room instanceof Room)) throw new Error('no room');
  return JSON.stringify([room.state.game!.state, room.state.seq, room.state.taken]);
}

/** Any bytes, and wishes that are nearly right. */
function message(dice: Dice, room: string): string | Buffer {
  const odd = [null, -1, 0, 1, 2 ** 53, 1.5, '', 'x', [], {}, true, '__proto__', 'a'.repeat(3000)];
  const any = () => odd[dice.below(odd.length)];
  const t = [
    'open',
    'enter',
    'take',
    'play',
    'exchange',
    'pass',
    'accept',
    'challenge',
    'say',
    'rematch',
    'resign',
    'start',
    'give',
    'toString',
  ];
  const lay = () => ({
    tile: dice.below(105) - 2,
    x: dice.below(18) - 1,
    y: dice.below(18) - 1,
    letter: any(),
  });
  switch (dice.below(6)) {
    case 0:
      return Buffer.from(Array.from({ length: dice.below(80) }, () => dice.below(256))).toString('latin1');
    case 1:
      return JSON.stringify(any());
    case 2:
      return JSON.stringify({
        t: t[dice.below(t.length)],
        n: any(),
        turn: any(),
        lays: any(),
        tiles: any(),
        room: any(),
        v: any(),
      });
    case 3:
      return JSON.stringify({
        t: 'play',
        n: 1 + dice.below(99),
        turn: 1 + dice.below(3),
        seat: dice.below(3),
        lays: Array.from({ length: dice.below(9) }, lay),
      });
    case 4:
      return JSON.stringify({ t: 'enter', v: 2, room, secret: any(), seq: any() });
    default:
      return JSON.stringify({
        t: 'exchange',
        n: 1 + dice.below(99),
        turn: 1,
        seat: 0,
        tiles: [dice.below(100), dice.below(100)],
        type: 'resign',
      });
  }
}

describe('A hostile client', () => {
  it('says thousands of things of any kind, and nothing changes', async () => {
    const before = await stateHere();
    const dice = new Dice('fuzz');
    let socket: WebSocket;
    let [answers, heard] = [0, () => {}];
    const comeIn = async () => {
      socket = await opened(new WebSocket(url()));
      socket.on('message', () => {
        answers++;
        heard();
      });
      socket.on('close', () => heard());
    };
    await comeIn();
    // From a seat that is not to move, so that all of it reaches the game.
    const { room, secret } = players.find(({ seat, game }) => seat !== game!.state.toMove)!;
    const enter = JSON.stringify({ t: 'enter', v: 2, room, secret });
    for (let sent = 0; sent < often(2_000, 10_000); sent++) {
      // Whoever floods is let go, and comes again; here the clock lets a second pass for every ten messages.
      if (sent % 10 === 0) {
        time.pass(1000);
        const answer = new Promise<void>((resolve) => {
          heard = resolve;
        });
        if (socket!.readyState === WebSocket.OPEN) socket!.send(enter);
        else heard();
        await answer;
      }
      if (socket!.readyState !== WebSocket.OPEN) await comeIn();
      socket!.send(message(dice, players[0]!.room));
    }
    socket!.terminate();
    expect(await stateHere()).toBe(before);
    expect(answers).toBeGreaterThan(often(200, 1000));
  });

  it('of a seat itself is refused what is not its own, not now, or not by the rules', async () => {
    const waiting = players.find(({ seat, game }) => seat !== game!.state.toMove)!;
    const before = await stateHere();
    const socket = await opened(new WebSocket(url()));
    const heard = heardBy(socket);
    socket.send(JSON.stringify({ t: 'enter', v: 2, room: waiting.room, secret: waiting.secret }));
    const { turn, racks } = waiting.game!.state;
    const mine = racks[waiting.seat]![0]!;
    const theirs = Array.from({ length: 100 }, (_, tile) => tile).filter(
      (tile) => !racks[waiting.seat]!.includes(tile),
    );
    const wishes = [
      { t: 'play', lays: [{ tile: mine, x: 7, y: 7 }] },
      { t: 'play', lays: theirs.slice(0, 2).map((tile, at) => ({ tile, x: 7 + at, y: 7 })) },
      { t: 'exchange', tiles: theirs.slice(0, 3) },
      { t: 'pass' },
      { t: 'accept' },
      { t: 'challenge' },
      { t: 'take', name: 'Eve', nonce: 'n'.repeat(22), secret: 's'.repeat(22) },
      { t: 'rematch' },
      { t: 'pass', turn: turn - 1 },
    ];
    for (const [at, wish] of wishes.entries()) {
      time.pass(1000);
      socket.send(JSON.stringify({ n: 1000 + at, turn, ...wish }));
    }
    const reasons = () => heard.flatMap((told) => (told.t === 'refused' ? [told.reason] : []));
    await expect.poll(reasons).toHaveLength(wishes.length);
    expect(reasons()).toEqual([
      ...new Array(4).fill('notYourTurn'),
      ...['noChallenge', 'noChallenge', 'seatTaken', 'notNow', 'stale'],
    ]);
    socket.terminate();
    expect(await stateHere()).toBe(before);
  });

  it('that floods is told so, and let go', async () => {
    const socket = await opened(new WebSocket(url()));
    const heard = heardBy(socket);
    for (let times = 0; times < 400; times++) socket.send('{"t":"pass","n":1,"turn":1}');
    expect(await closed(socket)).toBe(1008);
    expect(heard.filter((told) => told.t === 'refused' && told.reason === 'tooFast').length).toBeGreaterThan(100);
  });

  it('with a giant message, bytes or a broken frame loses its own line', async () => {
    const giant = await opened(new WebSocket(url()));
    giant.send('x'.repeat(5000));
    expect(await closed(giant)).toBe(1009);
    const bytes = await opened(new WebSocket(url()));
    bytes.send(Buffer.from([1, 2, 3]));
    expect(await closed(bytes)).toBe(1008);
    const broken = await opened(new WebSocket(url()));
    (broken as unknown as { _socket: Socket })._socket.write(Buffer.from([0xff, 0xff, 0xff, 0xff]));
    expect(await closed(broken)).toBe(1002);
  });

  it('that says nothing is let go after a while, however often', async () => {
    for (let round = 0; round < often(1, 5); round++) {
      const batch = await Promise.all(Array.from({ length: 200 }, () => opened(new WebSocket(url()))));
      const ends = batch.map(closed);
      time.pass(10_000);
      expect(new Set(await Promise.all(ends))).toEqual(new Set([1013]));
    }
  });

  it('from another page, to another address or with too many sockets is not let in', async () => {
    const held: WebSocket[] = [];
    const status = (headers: Record<string, string>, path = '/online') =>
      new Promise<number>((resolve) => {
        const socket = new WebSocket(`ws://127.0.0.1:${port()}${path}`, { headers });
        socket.on('error', () => {});
        socket.on('unexpected-response', (_, response) => resolve(response.statusCode!));
        // Whoever is let in is told what is wrong with what it says.
        socket.on('open', () => {
          held.push(socket);
          socket.send('{}');
        });
        socket.on('message', () => resolve(101));
        socket.on('close', (code) => resolve(code));
      });
    expect(await status({ origin: 'https://elsewhere.example' })).toBe(403);
    expect(await status({ origin: `http://127.0.0.1:${port()}` })).toBe(101);
    expect(await status({}, '/elsewhere')).toBe(404);
    const many = await Promise.all(Array.from({ length: 420 }, () => status({})));
    expect(new Set(many)).toEqual(new Set([101, 1013]));
    for (const socket of held) socket.terminate();
  });

  it('opens so many rooms and no more', async () => {
    const tried = await Promise.allSettled(Array.from({ length: 40 }, () => openRoom(port(), aTable(2))));
    const refused = tried.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
    expect(refused.length).toBeGreaterThan(5);
    expect(refused.every((reason) => reason.includes('tooMany'))).toBe(true);
  });

  it('asks for tables that are none', async () => {
    time.pass(3_600_000);
    const table = aTable(2);
    const tables: [object, string][] = [
      [{ ...table, seats: [{ kind: 'person' }] }, 'seatCount'],
      [{ ...table, seats: new Array(5).fill({ kind: 'person' }) }, 'malformed'],
      [{ ...table, seats: new Array(2).fill({ kind: 'computer', name: 'Robin', level: 'club' }) }, 'nameTaken'],
      [
        {
          ...table,
          seats: [
            { kind: 'computer', name: 'A', level: 'club' },
            { kind: 'computer', name: 'B', level: 'club' },
          ],
        },
        'malformed',
      ],
      [{ ...table, seats: [{ kind: 'person' }, { kind: 'computer', name: 'Shit', level: 'club' }] }, 'rudeName'],
      [{ ...table, rules: { ...table.rules, failsToEnd: 0 } }, 'malformed'],
      [{ ...table, words: 'fr1' }, 'unknownTiles'],
      [{ ...table, words: 'nothing' }, 'malformed'],
    ];
    for (const [odd, reason] of tables) await expect(openRoom(port(), odd)).rejects.toThrow(reason);
  });

  it('has harmed nobody: the game is played to its end', async () => {
    const timer = setInterval(() => time.pass(100), 10);
    await playToEnd(players);
    clearInterval(timer);
  });
});

describe('A line that sends slowly', () => {
  it('harms nobody, and is let go by its server', async () => {
    const socket = connect(port(), '127.0.0.1');
    socket.write('GET /online HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n');
    socket.write(`Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}\r\nSec-WebSocket-Version: 13\r\n\r\n`);
    await new Promise((resolve) => socket.once('data', resolve));
    // The beginning of a message that never ends.
    socket.write(Buffer.from([0x01, 0x85, 1, 2, 3, 4, 5]));
    const ended = new Promise((resolve) => socket.once('close', resolve));
    socket.resume();
    time.pass(10_000);
    time.pass(60_000);
    await ended;
    const watcher = new Player(port, players[0]!.room, players[0]!.secret, english).connect();
    await expect.poll(() => watcher.revealed).toBeDefined();
    watcher.leave();
  });
});

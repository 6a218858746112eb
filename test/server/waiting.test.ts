import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SqliteLog } from '../../src/server/sqlite-log';
import { entriesIn, pastGame } from '../../src/server/wordbler/entries';
import { foldAll } from '../../src/server/wordbler/room-from-log';
import { isFair } from '../../src/wordbler/rules/online/fair-seed';
import { openRoom, Player } from './player';
import { aTable, english, hostHere, playToEnd, type TestHost } from './table-online';

let folder: string;
let host: TestHost;
let players: Player[];

const logHere = () => new SqliteLog(join(folder, 'rooms.db'));
const port = () => host.port;
const comeTo = (room: string, secret: string | undefined) => {
  const player = new Player(port, room, secret, english).connect();
  players.push(player);
  return player;
};
const namesOf = (player: Player) => player.game?.setup.seats.map(({ name }) => name);

/** A table of so many, at which these sit; and who is invited to the others. */
async function waitingFor(count: number, scope: Readonly<Record<number, string>>, more: object = {}) {
  const opened = await openRoom(port(), aTable(count, {}, more));
  const { room, invitations } = opened;
  const secretOf = (seat: number) => invitations.find((own) => own.seat === seat)!.secret;
  const seated: Player[] = [];
  for (const [seat, name] of Object.entries(scope)) {
    const player = comeTo(room, secretOf(Number(seat)));
    await expect.poll(() => player.welcome).toBeDefined();
    player.take(name);
    await expect.poll(() => player.isBusy).toBe(false);
    seated.push(player);
  }
  return { room, secretOf, seated };
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'waiting-'));
  players = [];
  host = await hostHere({ log: logHere() });
});

afterEach(async () => {
  for (const player of players) player.leave();
  await host.stop();
  rmSync(folder, { recursive: true });
});

describe('Spectators', () => {
  it('are counted, for the players and for each other, before the game and in it', async () => {
    const { room, secretOf, seated } = await waitingFor(2, { 0: 'Ada' }, { watched: true });
    const [ada] = seated as [Player];
    expect(ada.watching).toBe(0);
    const [eve, finn] = [comeTo(room, undefined), comeTo(room, undefined)];
    for (const one of [ada, eve, finn]) await expect.poll(() => one.watching).toBe(2);
    eve.leave();
    for (const one of [ada, finn]) await expect.poll(() => one.watching).toBe(1);
    const bruno = comeTo(room, secretOf(1));
    await expect.poll(() => bruno.watching).toBe(1);
    bruno.take('Bruno');
    await expect.poll(() => namesOf(finn)).toEqual(['Ada', 'Bruno']);
    expect([ada.watching, ada.here]).toEqual([1, [0, 1]]);
    finn.leave();
    for (const one of [ada, bruno]) await expect.poll(() => one.watching).toBe(0);
  });
});

describe('Whoever opened a table', () => {
  it('starts with those who are there; the seats behind a closed one move up, each with its own rack', async () => {
    const { room, secretOf, seated } = await waitingFor(4, { 0: 'Ada', 2: 'Cleo' }, { watched: true });
    const [ada, cleo] = seated as [Player, Player];
    const watcher = comeTo(room, undefined);
    const invited = comeTo(room, secretOf(1));
    await expect.poll(() => [watcher.welcome?.taken, invited.welcome?.seat]).toEqual([[true, false, true, false], 1]);
    ada.wish({ t: 'start' });
    for (const player of [ada, cleo, watcher]) await expect.poll(() => namesOf(player)).toEqual(['Ada', 'Cleo']);
    await expect.poll(() => invited.refusals).toEqual(['begunWithout']);
    expect(invited.game).toBeUndefined();
    expect(invited.heard.filter(({ t }) => t === 'told')).toEqual([]);
    for (const seat of [1, 3]) {
      const late = comeTo(room, secretOf(seat));
      await expect.poll(() => late.refusals).toEqual(['begunWithout']);
      late.leave();
    }
    await expect.poll(() => ada.here).toEqual([0, 1]);

    // Each is told of the own tiles only, at the line that was open and on another device.
    const again = comeTo(room, cleo.secret);
    await expect.poll(() => again.welcome?.seat).toBe(1);
    const { racks } = again.game!.state;
    expect(racks[1]!.every((tile) => tile !== null && tile >= 0)).toBe(true);
    expect(racks[0]!.every((tile) => tile === -1)).toBe(true);
    again.leave();
    const told = cleo.heard.flatMap((one) => (one.t === 'told' ? one.events : []));
    const dealt = told.find(({ type }) => type === 'dealt');
    expect(dealt).toMatchObject({
      hands: expect.arrayContaining([{ seat: 1, drawn: racks[1]!.map((tile, cell) => ({ tile, cell })) }]),
    });
  });

  it('finds the same game after the server was started again, which is fair and can be read without playing it', async () => {
    const { room, secretOf, seated } = await waitingFor(3, { 0: 'Ada', 2: 'Cleo' });
    seated[0]!.wish({ t: 'start' });
    for (const player of seated) await expect.poll(() => namesOf(player)).toEqual(['Ada', 'Cleo']);
    for (const player of seated) player.leave();
    await host.stop();
    host = await hostHere({ log: logHere() });
    const back = seated.map(({ secret }) => comeTo(room, secret));
    for (const player of back) await expect.poll(() => namesOf(player)).toEqual(['Ada', 'Cleo']);
    expect(back.map(({ seat }) => seat)).toEqual([0, 1]);
    const late = comeTo(room, secretOf(1));
    await expect.poll(() => late.refusals).toEqual(['begunWithout']);
    await playToEnd(back);

    const log = logHere();
    const entries = entriesIn(await log.read(room, 1));
    await log.close();
    const folded = foldAll(entries, english);
    const revealed = folded.revealed()!;
    expect(revealed).toEqual(expect.objectContaining({ save: back[0]!.revealed!.save }));
    expect(isFair(revealed, folded.commitment, seated[1]!.nonce)).toBe(true);
    expect(pastGame(entries)).toEqual(revealed);
  });

  it('alone may start, once, and not alone', async () => {
    const { seated } = await waitingFor(3, { 0: 'Ada' });
    const [ada] = seated as [Player];
    ada.wish({ t: 'start' });
    await expect.poll(() => ada.refusals).toEqual(['seatCount']);
    const table = await waitingFor(3, { 0: 'Ada', 1: 'Bruno' });
    const [maker, bruno] = table.seated as [Player, Player];
    bruno.wish({ t: 'start' });
    await expect.poll(() => bruno.refusals).toEqual(['notMaker']);
    const wish = JSON.stringify({ t: 'start', n: 7 });
    for (const text of [wish, wish]) maker.send(text);
    await expect.poll(() => namesOf(bruno)).toEqual(['Ada', 'Bruno']);
    expect(maker.refusals).toEqual([]);
    maker.send(JSON.stringify({ t: 'start', n: 8 }));
    await expect.poll(() => maker.refusals).toEqual(['notNow']);
    expect(bruno.game!.state.history).toEqual([]);
  });

  it('gives a free seat to the computer and has it back; when none is free any more, it begins', async () => {
    const { room, secretOf, seated } = await waitingFor(3, { 0: 'Ada' });
    const [ada] = seated as [Player];
    const computer = { kind: 'computer', name: 'Pip', level: 'nestling', mascot: 'owl' };
    const invited = comeTo(room, secretOf(1));
    await expect.poll(() => invited.welcome).toBeDefined();
    ada.wish({ t: 'give', seat: 1, to: computer });
    await expect.poll(() => invited.refusals).toEqual(['givenAway']);
    const late = comeTo(room, secretOf(1));
    await expect.poll(() => late.refusals).toEqual(['givenAway']);
    ada.wish({ t: 'give', seat: 1, to: { kind: 'person' } });
    await expect.poll(() => ada.isBusy).toBe(false);
    const bruno = comeTo(room, secretOf(1));
    await expect.poll(() => bruno.welcome?.taken).toEqual([true, false, false]);
    bruno.take('Bruno');
    await expect.poll(() => bruno.isBusy).toBe(false);
    bruno.wish({ t: 'give', seat: 2, to: computer });
    await expect.poll(() => bruno.refusals).toEqual(['notMaker']);
    for (const [seat, to, reason] of [
      [1, computer, 'seatTaken'],
      [0, computer, 'seatTaken'],
      [9, computer, 'seatTaken'],
      [2, { ...computer, name: 'ADA' }, 'nameTaken'],
      [2, { ...computer, mascot: 'x'.repeat(25) }, 'badSeat'],
    ] as const) {
      ada.wish({ t: 'give', seat, to });
      await expect.poll(() => ada.refusals.at(-1)).toBe(reason);
      ada.refusals.length = 0;
    }
    ada.wish({ t: 'give', seat: 2, to: computer });
    for (const player of [ada, bruno]) await expect.poll(() => namesOf(player)).toEqual(['Ada', 'Bruno', 'Pip']);
    ada.wish({ t: 'give', seat: 2, to: { kind: 'person' } });
    await expect.poll(() => ada.refusals).toEqual(['notNow']);
    await playToEnd([ada, bruno]);
    expect(ada.game!.state.history.some(({ seat }) => seat === 2)).toBe(true);

    const log = logHere();
    const entries = entriesIn(await log.read(room, 1));
    await log.close();
    const revealed = foldAll(entries, english).revealed()!;
    expect(revealed.save).toEqual(ada.revealed!.save);
    expect(pastGame(entries)).toEqual(revealed);
  });
});

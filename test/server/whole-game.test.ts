import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { playLanguages } from '../../src/engine/alphabet/languages';
import { GameEngine } from '../../src/rules';
import type { RoomLog } from '../../src/server/room-log';
import { SqliteLog } from '../../src/server/sqlite-log';
import { seenState } from '../../src/wordbler/rules/online';
import { isFair } from '../../src/wordbler/rules/online/fair-seed';
import { openRoom, Player } from './player';
import { aTable, english, hostHere, playToEnd, seated, type TestHost } from './table-online';

let host: TestHost;
const port = () => host.port;

beforeAll(async () => {
  host = await hostHere();
});
afterAll(() => host.stop());

const stateOf = ({ revealed }: Player) => {
  const game = GameEngine.restore(revealed!.save, english);
  expect(game).toBeInstanceOf(GameEngine);
  return (game as GameEngine).state;
};

describe('A game over real sockets', () => {
  it('is played by two to its end, watched by a third, and what each followed is the game', async () => {
    const players = await seated(port, aTable(2, {}, { watched: true }));
    const watcher = new Player(port, players[0]!.room, undefined, english).connect();
    const second = new Player(port, players[0]!.room, players[0]!.secret, english).connect();
    const all = [...players, watcher, second];
    await playToEnd(players);
    await expect.poll(() => all.every(({ revealed }) => revealed)).toBe(true);
    const state = stateOf(players[0]!);
    for (const { game, welcome } of all) expect(game!.state).toEqual(seenState(state, welcome!.seat));
    expect(state.outcome!.reason).toMatch(/wentOut|fails/);
    const { commitment } = players[0]!.welcome!;
    for (const { revealed, nonce } of players) {
      expect(isFair(revealed!, commitment, nonce)).toBe(true);
      expect(isFair({ ...revealed!, seed: 'another' }, commitment, nonce)).toBe(false);
      expect(isFair(revealed!, commitment, 'not in it')).toBe(false);
    }
    for (const player of all) player.leave();
  });

  it('goes on after drops, of whoever moves and of whoever waits', async () => {
    const players = await seated(port, aTable(3, { invalidWord: 'challenge' }));
    let rounds = 0;
    await playToEnd(players, () => {
      if (++rounds % 4 === 0) players[rounds % 3]!.drop();
    });
    const state = stateOf(players[0]!);
    for (const { game, seat } of players) expect(game!.state).toEqual(seenState(state, seat));
    for (const player of players) player.leave();
  });

  it('has computers that see what their seats see, and doubt what is no word', async () => {
    const seats = [
      { kind: 'person' },
      { kind: 'computer', level: 'club', name: 'Robin', mascot: 'robin' },
      { kind: 'computer', level: 'nestling', name: 'Wren' },
    ];
    const [player] = await seated(port, aTable(3, { invalidWord: 'challenge' }, { seats }));
    await playToEnd([player!]);
    expect(stateOf(player!).scores.every((score) => score > 0)).toBe(true);
    player!.leave();
  });

  it('is played again with the same seats, and another seed', async () => {
    const players = await seated(port, aTable(2));
    players[0]!.wish({ t: 'rematch' });
    await expect.poll(() => players[0]!.refusals).toEqual(['notNow']);
    players[1]!.wish({ t: 'resign' });
    await expect.poll(() => players.every(({ revealed }) => revealed)).toBe(true);
    for (const player of players) player.wish({ t: 'rematch' });
    await expect.poll(() => players.every(({ next }) => next)).toBe(true);
    const again = players.map(({ next, secret }) => new Player(port, next!, secret, english).connect());
    await expect.poll(() => again.every(({ welcome }) => welcome)).toBe(true);
    expect(again.map(({ welcome }) => [welcome!.seat, welcome!.isTaken])).toEqual([
      [0, false],
      [1, false],
    ]);
    for (const [at, player] of again.entries()) player.take(['Ada', 'Bruno'][at]!);
    await expect.poll(() => again.every(({ game }) => game?.state.phase === 'turn')).toBe(true);
    expect(again[0]!.welcome!.commitment).not.toBe(players[0]!.welcome!.commitment);
    for (const player of [...players, ...again]) player.leave();
  });
});

describe('The next game', () => {
  it('is there though its server failed between the last wish for it and its opening', async () => {
    const log = new SqliteLog(':memory:');
    let isBroken = true;
    const breaking: RoomLog = Object.assign(Object.create(log), {
      append: (...[room, seq, entry, due]: Parameters<RoomLog['append']>) =>
        isBroken && entry.includes('"k":"next"')
          ? Promise.reject(new Error('the disk is gone'))
          : log.append(room, seq, entry, due),
    });
    const own = await hostHere({ log: breaking });
    const players = await seated(() => own.port, aTable(2));
    players[1]!.wish({ t: 'resign' });
    await expect.poll(() => players.every(({ revealed }) => revealed)).toBe(true);
    for (const player of players) player.wish({ t: 'rematch' });
    await expect
      .poll(async () => (await log.read(players[0]!.room, 1)).filter((body) => body.includes('"again"')))
      .toHaveLength(2);
    isBroken = false;
    const back = players.map(({ room, secret }) => new Player(() => own.port, room, secret, english).connect());
    await expect.poll(() => back.every(({ welcome }) => welcome?.rematch.room)).toBe(true);
    expect(back[0]!.welcome!.rematch.room).toBe(back[1]!.welcome!.rematch.room);
    for (const player of [...players, ...back]) player.leave();
    await own.stop();
  });
});

describe('A process that was told that its entry was taken, though the log holds another', () => {
  it('says so, folds the log anew, and tells all who are there', async () => {
    const log = new SqliteLog(':memory:');
    let isLying = false;
    const lying: RoomLog = Object.assign(Object.create(log), {
      append: async (...entry: Parameters<RoomLog['append']>) => isLying || log.append(...entry),
      follow: (...[room, follower]: Parameters<RoomLog['follow']>) =>
        log.follow(room, {
          ...follower,
          written: async (seq) => follower.written(seq, (await log.read(room, seq))[0]),
        }),
    });
    const [one, other] = [await hostHere({ log: lying }), await hostHere({ log })];
    const players = await seated(() => one.port, aTable(2, {}, { watched: true }));
    const [ada, bruno] = players[0]!.game!.state.toMove === 0 ? players : [players[1]!, players[0]!];
    const watcher = new Player(() => one.port, ada!.room, undefined, english).connect();
    bruno!.leave();
    const back = new Player(() => other.port, ada!.room, bruno!.secret, english).connect();
    await expect.poll(() => [watcher.game, back.game].every(Boolean)).toBe(true);
    isLying = true;
    ada!.wish({ t: 'pass' });
    await expect.poll(() => [ada, watcher].map((player) => player!.game!.state.turn)).toEqual([2, 2]);
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    back.wish({ t: 'resign' });
    const all = [ada!, back, watcher];
    await expect.poll(() => all.every(({ revealed }) => revealed)).toBe(true);
    expect(said.mock.calls.join()).toMatch(/is rebuilt from its log: the log holds another entry/);
    said.mockRestore();
    const state = stateOf(back);
    expect(state).toMatchObject({ turn: 1, resigned: [back.seat] });
    for (const { game, welcome } of all) expect(game!.state).toEqual(seenState(state, welcome!.seat));
    for (const player of all) player.leave();
    await one.stop();
    await other.stop();
  });
});

describe('A seat', () => {
  it('is taken once by its invitation, under a name that the family may read', async () => {
    const { room, invitations } = await openRoom(port(), aTable(2));
    const [ada, bruno] = invitations.map(({ secret }) => new Player(port, room, secret, english).connect());
    await expect.poll(() => ada!.welcome && bruno!.welcome).toBeTruthy();
    ada!.take('  Ada ');
    await expect.poll(() => bruno!.heard.some(({ t }) => t === 'told')).toBe(true);
    for (const name of ['ada', '', 'x'.repeat(17), 'fuck', 'F.u.c.k', 'sh1t']) bruno!.take(name);
    await expect
      .poll(() => bruno!.refusals)
      .toEqual(['nameTaken', 'nameEmpty', 'nameTooLong', 'rudeName', 'rudeName', 'rudeName']);
    const late = new Player(port, room, invitations[0]!.secret, english).connect();
    await expect.poll(() => late.refusals).toContain('notSeated');
    expect(bruno!.game).toBeUndefined();
    for (const player of [ada!, bruno!, late]) player.leave();
  });

  it('has no name that is rude in the language of the table', async () => {
    const { room, invitations } = await openRoom(port(), aTable(2, {}, { tiles: 'es', words: playLanguages.es.list }));
    const player = new Player(port, room, invitations[0]!.secret, english).connect();
    await expect.poll(() => player.welcome).toBeDefined();
    for (const name of ['Mierda', 'la puta', 'Íñigo']) player.take(name);
    await expect.poll(() => player.refusals).toEqual(['rudeName', 'rudeName']);
    player.leave();
  });

  it('is nobody else’s any more who came in by the same invitation', async () => {
    const { room, invitations } = await openRoom(port(), aTable(2));
    const [one, twin, other] = [0, 0, 1].map((at) =>
      new Player(port, room, invitations[at]!.secret, english).connect(),
    );
    await expect.poll(() => [one, twin, other].every((player) => player!.welcome)).toBe(true);
    other!.take('Bruno');
    await expect.poll(() => twin!.heard.some(({ t }) => t === 'told')).toBe(true);
    one!.take('Ada');
    twin!.send(JSON.stringify({ t: 'take', n: 1, name: 'Eve', nonce: 'n'.repeat(22), secret: 's'.repeat(22) }));
    for (let n = 2; n < 9; n++) twin!.send(JSON.stringify({ t: 'resign', n, turn: 1 }));
    await expect.poll(() => one!.game && other!.game).toBeTruthy();
    await expect.poll(() => twin!.refusals.at(-1)).toBe('notSeated');
    expect(one!.game!.setup.seats.map(({ name }) => name)).toEqual(['Ada', 'Bruno']);
    expect(one!.game!.state).toMatchObject({ phase: 'turn', resigned: [] });
    expect(twin!.game).toBeUndefined();
    expect(JSON.stringify(twin!.heard)).not.toContain('gameBegan');
    for (const player of [one!, twin!, other!]) player.leave();
  });

  it('asks what is new, and for the others it was never away', async () => {
    const players = await seated(port, aTable(2, {}, { watched: true }));
    const [ada, bruno] = players as [Player, Player];
    const watcher = new Player(port, ada.room, undefined, english).connect();
    await expect.poll(() => [watcher.watching, ada.watching, bruno.here.length]).toEqual([1, 1, 2]);
    bruno.wish({ t: 'resign' });
    for (const player of [...players, watcher]) await expect.poll(() => player.revealed).toBeDefined();
    for (const player of [...players, watcher]) player.heard.length = 0;
    bruno.askAgain();
    await expect.poll(() => bruno.heard.map(({ t }) => t)).toEqual(['here']);
    watcher.askAgain();
    await expect.poll(() => watcher.heard.map(({ t }) => t)).toEqual(['here']);
    ada.askAgain();
    await expect.poll(() => ada.heard.map(({ t }) => t)).toEqual(['here']);
    for (const player of [...players, watcher]) player.leave();
  });

  it('has room for so many who look on, and those keep their places', async () => {
    const [ada] = await seated(port, aTable(2, {}, { watched: true }));
    const watchers: Player[] = [];
    for (let count = 0; count < 200; count += 20) {
      const some = Array.from({ length: 20 }, () => new Player(port, ada!.room, undefined, english).connect());
      await expect.poll(() => some.every(({ welcome }) => welcome)).toBe(true);
      watchers.push(...some);
    }
    await expect.poll(() => ada!.watching).toBe(200);
    expect(ada!.heard.filter(({ t }) => t === 'here').length).toBeLessThan(100);
    const late = new Player(port, ada!.room, undefined, english).connect();
    await expect.poll(() => late.refusals).toEqual(['tooManyWatch']);
    const [first] = watchers;
    first!.heard.length = 0;
    first!.askAgain();
    await expect.poll(() => first!.heard.map(({ t }) => t)).toEqual(['here']);
    first!.leave();
    await expect.poll(() => ada!.watching).toBe(199);
    late.askAgain();
    await expect.poll(() => late.welcome).toBeDefined();
    for (const player of [ada!, late, ...watchers]) player.leave();
  });

  it('is seen to be empty and taken again, and says its phrases', async () => {
    const [ada, bruno] = await seated(port, aTable(2));
    await expect.poll(() => ada!.here).toEqual([0, 1]);
    bruno!.leave();
    await expect.poll(() => ada!.here).toEqual([0]);
    const back = new Player(port, bruno!.room, bruno!.secret, english).connect();
    await expect.poll(() => ada!.here).toEqual([0, 1]);
    back.send(JSON.stringify({ t: 'say', n: 1, phrase: 3 }));
    await expect.poll(() => ada!.said).toEqual([{ t: 'said', seat: 1, phrase: 3 }]);
    for (const player of [ada!, back]) player.leave();
  });
});

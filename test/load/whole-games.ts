import { isDeepStrictEqual } from 'node:util';
import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { natsLog } from '../../src/server/nats-log';
import type { RoomLog } from '../../src/server/room-log';
import { entriesIn } from '../../src/server/wordbler/entries';
import { type FoldedRoom, foldAll } from '../../src/server/wordbler/room-from-log';
import type { Told } from '../../src/wordbler/rules/online';
import { hiddenTile, seenState } from '../../src/wordbler/rules/online/seen-game';
import { freePort, HostProcess } from '../server/host-process';
import { NatsServers } from '../server/nats-server';
import { openRoom, Player } from '../server/player';
import { bestCommands, table, words } from './loaded-room';

export interface Plan {
  games: number;
  atOnce: number;
  /** Of NATS: several keep each room together. */
  servers: number;
  /** Processes and servers are killed, one after another. */
  kills?: boolean;
}

/** What was wrong, a line each. */
export interface Played {
  ended: number;
  frozen: string[];
  doubled: string[];
  differing: string[];
  leaked: string[];
  /** How often wishes were refused, by reason. */
  refused: Record<string, number>;
  killed: number;
}

const processes = 3;
/** Nothing was told in a game for so long. */
const msFrozen = 60_000;
const msBetweenKills = 3000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Whole games over three processes, as raw clients play them: each seat comes in by another process. */
export async function playWholeGames({ games, atOnce, servers, kills }: Plan): Promise<Played> {
  const nats = await NatsServers.start(servers);
  const settings = {
    NATS: nats.url,
    NATS_REPLICAS: `${servers}`,
    SOCKETS_AN_ADDRESS: '100000',
    ROOMS_AN_HOUR: '100000',
  };
  const hosts: HostProcess[] = [];
  for (let at = 0; at < processes; at++) hosts.push(new HostProcess(await freePort(), settings));
  for (const host of hosts) await host.start();
  const log = await natsLog(nats.url, servers);
  const count = await countEntries(nats.url);
  const played: Played = {
    ended: 0,
    frozen: [],
    doubled: [],
    differing: [],
    leaked: [],
    refused: {},
    killed: 0,
  };

  let isDone = false;
  const killing = kills ? killInTurn() : undefined;
  async function killInTurn() {
    for (let at = 0; !isDone; at++) {
      const host = hosts[at % processes]!;
      await host.end('SIGKILL');
      await pause(500);
      await host.start();
      await pause(msBetweenKills);
      await nats.kill(at % servers);
      await pause(500);
      nats.run(at % servers);
      await pause(msBetweenKills);
      played.killed += 2;
    }
  }

  let begun = 0;
  const playOn = async () => {
    while (begun < games) {
      await new WholeGame(begun++, hosts, played).play(log, count);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, playOn));
  isDone = true;
  await killing;
  await log.close();
  await count.close();
  for (const host of hosts) await host.end('SIGTERM');
  await nats.stop();
  return played;
}

type Count = Awaited<ReturnType<typeof countEntries>>;

/** How many entries the stream itself holds of a room. */
async function countEntries(url: string) {
  const nc = await connect({ servers: url.split(','), maxReconnectAttempts: -1 });
  const jsm = await jetstreamManager(nc, { checkAPI: false });
  return {
    async of(room: string) {
      const subject = `room.${room}`;
      const { state } = await jsm.streams.info('rooms', { subjects_filter: subject });
      return state.subjects?.[subject] ?? 0;
    },
    close: () => nc.close(),
  };
}

/** What fails while a server is down is tried again. */
async function patiently<Done>(act: () => Promise<Done>): Promise<Done> {
  for (let tries = 1; ; tries++) {
    try {
      return await act();
    } catch (error) {
      if (tries === 60) throw error;
      await pause(500);
    }
  }
}

class WholeGame {
  private seats: Seat[] = [];

  constructor(
    private readonly at: number,
    private readonly hosts: readonly HostProcess[],
    private readonly played: Played,
  ) {}

  async play(log: RoomLog, count: Count) {
    const { played } = this;
    const { room, invitations } = await patiently(() => openRoom(this.portOf(this.at), watchedTable));
    const secrets = invitations.map(({ secret }) => secret);
    this.seats = secrets.map((secret, seat) => new Seat(this.player(room, secret, this.at + seat)));
    const isOver = await this.untilOver();
    const bodies = await patiently(() => log.read(room, 1));
    if (!isOver) played.frozen.push(`${room}: ${this.standing(bodies.length)}`);
    else {
      const folded = foldAll(entriesIn(bodies), words);
      const inStream = await patiently(() => count.of(room));
      if (inStream !== bodies.length || hasTwice(bodies)) played.doubled.push(room);
      if (!(await this.isSameForAll(room, folded))) played.differing.push(room);
      played.leaked.push(...this.players.flatMap((player) => leaksTo(player, folded, secrets)));
      played.ended++;
    }
    for (const { refusals } of this.players)
      for (const reason of refusals) played.refused[reason] = (played.refused[reason] ?? 0) + 1;
    for (const player of this.players) player.leave();
  }

  private get players(): Player[] {
    return this.seats.map(({ player }) => player);
  }

  /** As a proxy would send it: to its own process, or to another while that is down. */
  private portOf(own: number): number {
    const all = Array.from(this.hosts, (_, at) => this.hosts[(own + at) % this.hosts.length]!);
    return (all.find(({ isRunning }) => isRunning) ?? all[0]!).port;
  }

  private player(room: string, secret: string | undefined, own: number): Player {
    return new Player(() => this.portOf(own), room, secret, words).connect();
  }

  private async untilOver(): Promise<boolean> {
    let heard = 0;
    let since = Date.now();
    for (;;) {
      if (this.players.every(({ revealed }) => revealed)) return true;
      for (const seat of this.seats) seat.act();
      const now = this.players.reduce((sum, player) => sum + player.lastSeq, 0);
      if (now !== heard) [heard, since] = [now, Date.now()];
      if (Date.now() - since > msFrozen) return false;
      await pause(5);
    }
  }

  private standing(entries: number): string {
    const told = this.players.map(({ lastSeq, isBusy }) => `${lastSeq}${isBusy ? ' (waiting)' : ''}`);
    return `${entries} entries, told ${told.join(' and ')}`;
  }

  /** What every process has made of the log, and what each player was told, is one game. */
  private async isSameForAll(room: string, folded: FoldedRoom): Promise<boolean> {
    const { state } = folded.game!;
    const revealed = plain({ t: 'revealed', ...folded.revealed() });
    const onlookers = this.hosts.map((_, own) => this.player(room, undefined, own));
    const all = [...this.players, ...onlookers];
    for (let waited = 0; waited < msFrozen && !all.every((one) => one.game && one.revealed); waited += 10)
      await pause(10);
    for (const onlooker of onlookers) onlooker.leave();
    return all.every(
      ({ game, revealed: own, welcome }) =>
        isDeepStrictEqual(plain(own), revealed) &&
        isDeepStrictEqual(plain(game?.state), plain(seenState(state, welcome?.seat ?? null))),
    );
  }
}

const watchedTable = { ...table, watched: true };

/** As it is in a message. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

/** Whoever plays there. The answer to sitting down may be lost: then it is not known which secret opens the seat. */
class Seat {
  private readonly secrets: (string | undefined)[];
  private refusals = 0;

  constructor(readonly player: Player) {
    this.secrets = [player.secret];
  }

  /** Sits down, or does what it likes best when it is its turn. */
  act() {
    const { player } = this;
    const { welcome, game, isBusy } = player;
    const isRefused = player.refusals.slice(this.refusals).includes('notSeated');
    this.refusals = player.refusals.length;
    if (isRefused) return this.tryNextSecret();
    if (!welcome || isBusy) return;
    if (!this.isTaken()) {
      player.take(`Player ${welcome.seat}`);
      this.secrets.push(player.secret);
    } else if (game?.state.phase === 'turn' && game.state.toMove === player.seat)
      player.does(bestCommands(game, player.seat));
  }

  private tryNextSecret() {
    const { player, secrets } = this;
    player.secret = secrets[(secrets.indexOf(player.secret) + 1) % secrets.length];
    player.askAgain();
  }

  private isTaken(): boolean {
    const { welcome, game, heard, seat } = this.player;
    if (welcome?.isTaken || game) return true;
    return heard.some(
      (told) => told.t === 'told' && told.events.some((event) => event.type === 'seatTaken' && event.seat === seat),
    );
  }
}

/** Whether a wish was obeyed twice. */
function hasTwice(bodies: readonly string[]): boolean {
  const wishes = entriesIn(bodies).flatMap((entry) =>
    'seat' in entry && entry.seat >= 0 ? [`${entry.seat} ${entry.n}`] : [],
  );
  return new Set(wishes).size < wishes.length;
}

/** What a seat was told of what it must not know before the end. */
function leaksTo({ heard, seat, nonce, secret }: Player, folded: FoldedRoom, invitations: string[]): string[] {
  const hidden = [folded.open.seed, ...folded.nonces, ...invitations].filter(
    (text): text is string => text !== null && text !== nonce && text !== secret,
  );
  const leaks: string[] = [];
  for (const told of heard) {
    if (told.t === 'revealed') break;
    const text = JSON.stringify(told);
    for (const part of hidden) if (text.includes(part)) leaks.push(`${part} in ${text}`);
    if (showsTiles(told, seat)) leaks.push(text);
  }
  return leaks;
}

/** The faces of what others hold, or of what lies in the bag. */
function showsTiles(told: Told, seat: number): boolean {
  if (told.t === 'told')
    return told.events.some((event) => {
      if (event.type === 'gameEnded') return false;
      const hands = event.type === 'dealt' ? event.hands : [event];
      return hands.some((hand) => 'drawn' in hand && (!('seat' in hand) || hand.seat !== seat));
    });
  if (told.t !== 'welcome' || !told.view || told.view.phase === 'over') return false;
  const { bag, racks } = told.view;
  const others = racks.flatMap((rack, own) => (own === seat ? [] : rack));
  return [...bag, ...others].some((tile) => tile !== null && tile !== hiddenTile);
}

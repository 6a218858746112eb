import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { Addresses, type Allowed, usuallyAllowed } from './limits';
import type { Line } from './line';
import { Races } from './races/races';
import { RacingVisitor } from './races/racing-visitor';
import { type RoomLog, shelfOf } from './room-log';
import { rudeNamesIn } from './rude-names';
import { racedScramble } from './scramble/raced-scramble';
import { racedSearch } from './search/raced-search';
import { answer, siteOf } from './site';
import { type SocketOptions, Sockets } from './sockets';
import { type Time, worldTime } from './time';
import { Uptime, uptimeBook } from './uptime';
import type { Mind } from './wordbler/computers';
import { Rooms } from './wordbler/rooms';
import { Thinkers } from './wordbler/thinkers';
import { Visitor } from './wordbler/visitor';
import { wordsOf } from './words';

export interface HostOptions extends SocketOptions {
  log: RoomLog;
  port: number;
  /** Of the built page; without it only sockets are served. */
  site?: string;
  allowed?: Allowed;
  time?: Time;
  /** Who thinks for computers; threads of this process, if nobody else. */
  mind?: Mind;
  /** Whether there is a list of open tables for whoever comes. */
  listsTables?: boolean;
  /** So long a computer lets people follow. */
  msAtLeast?: number;
}

export interface Host {
  readonly port: number;
  readonly rooms: Rooms;
  readonly races: Races;
  /** Lets everybody finish what was begun, and tells clients to come back. */
  stop(): Promise<void>;
}

/** How the names of races begin in the books. */
const raceMark = 'race~';

const usualMsAtLeast = 900;
/** Slow senders of a request wait no longer. */
const msForHeaders = 10_000;

const tellFailure = (what: string, error: unknown) => {
  process.stderr.write(
    `${what}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
};

/** Serves the built page and the rooms on one port. */
export async function startHost(options: HostOptions): Promise<Host> {
  const { log, time = worldTime, allowed = usuallyAllowed } = options;
  const thinkers = options.mind ? undefined : new Thinkers(Math.max(1, availableParallelism() - 1));
  const uptime = await Uptime.begin(log, time, tellFailure);
  const races = new Races({
    ...{ time, uptime, rudeNamesIn, failed: tellFailure },
    log: shelfOf(log, raceMark),
    games: { search: racedSearch, scramble: racedScramble },
  });
  const rooms = new Rooms({
    ...{ time, uptime, rudeNamesIn, mind: options.mind ?? thinkers!, failed: tellFailure },
    log: shelfOf(log, '', (room) => room.startsWith(raceMark) || room === uptimeBook),
    judgeOf: (list) => wordsOf(list)?.then(({ lexicon }) => lexicon),
    msAtLeast: options.msAtLeast ?? usualMsAtLeast,
    listsTables: options.listsTables ?? false,
  });
  const addresses = new Addresses(time, allowed);
  const visitors = new Set<Visitor>();
  rooms.lost = (room) => {
    for (const visitor of visitors) if (visitor.isIn(room)) visitor.sendAway('anew');
  };
  const visit = (line: Line) => {
    const visitor = new Visitor(line, rooms, addresses, time, tellFailure);
    visitors.add(visitor);
    return {
      hear: (text: string) => visitor.hear(text),
      closed() {
        visitors.delete(visitor);
        visitor.closed();
      },
    };
  };
  const sockets = new Sockets(addresses, time, options, {
    '/online': visit,
    '/online/races': (line) => new RacingVisitor(line, races, addresses, time, tellFailure),
  });
  const site = options.site ? siteOf(resolve(options.site)) : undefined;
  const server = createServer((request, response) => {
    serve(request, response).catch((error) => {
      tellFailure('A request failed', error);
      response.destroy();
    });
  });
  server.headersTimeout = msForHeaders;
  server.requestTimeout = msForHeaders;
  server.on('upgrade', (request, socket, head) => sockets.upgrade(request, socket, head));

  async function serve(request: IncomingMessage, response: ServerResponse) {
    if (request.method !== 'GET' && request.method !== 'HEAD') return answer(response, 405);
    if (request.url === '/health') return health(response);
    if (request.url === '/metrics') return answer(response, 200, metrics());
    return site ? site(request, response) : answer(response, 404);
  }

  /** Whoever cannot read the books serves nobody. */
  async function health(response: ServerResponse) {
    const ok = await log.read('health', 1).then(
      () => true,
      () => false,
    );
    answer(response, ok ? 200 : 503, `${JSON.stringify({ ok })}\n`, 'application/json');
  }

  const metrics = () => {
    const { rss } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    const figures = {
      wordbler_sockets: sockets.count,
      wordbler_rooms_awake: rooms.count,
      wordbler_races_awake: races.count,
      process_resident_memory_bytes: rss,
      process_cpu_seconds_total: (user + system) / 1_000_000,
    };
    return Object.entries(figures)
      .map(([name, figure]) => `${name} ${figure}\n`)
      .join('');
  };

  await new Promise<void>((begun, failed) => server.once('error', failed).listen(options.port, begun));
  return {
    port: (server.address() as AddressInfo).port,
    rooms,
    races,
    async stop() {
      server.close();
      await sockets.stop();
      await rooms.stop();
      await races.stop();
      await uptime.stop();
      await thinkers?.stop();
      await log.close();
    },
  };
}

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { Addresses, type Allowed, usuallyAllowed } from './limits';
import { logFailure } from './logging';
import { Latency, LoopLag, portOf, serveMetrics } from './metrics';
import { racedScramble, racedSearch } from './raced-games';
import { Races, RacingVisitor } from './races/races';
import type { RoomLog } from './room-log';
import { answer, commonHeaders, siteOf } from './site';
import { type SocketOptions, Sockets } from './sockets';
import { systemTime, type Time, Uptime } from './time';
import { type Mind, Thinkers } from './wordbler/computers';
import { Rooms, Visitor } from './wordbler/rooms';
import { rudeNamesIn, wordsOf } from './words';

export interface HostOptions extends SocketOptions {
  log: RoomLog;
  port: number;
  /** Where it listens; at all of the machine's, if nothing is said. */
  address?: string;
  /** Of this machine in its own network. */
  addressForOthers?: string | undefined;
  /** Where figures are told; nowhere, if nothing is said. */
  metrics?: { port: number; address: string };
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
  /** How the server does, as text. */
  figures(): string;
  readonly rooms: Rooms;
  readonly races: Races;
  /** Lets everybody finish what was begun, and tells clients to come back. */
  stop(): Promise<void>;
}

const ownMachine = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/;
const usualMsAtLeast = 900;
/** Slow senders of a request wait no longer. */
const msForHeaders = 10_000;

/** Serves the built page and the rooms on one port. */
export async function startHost(options: HostOptions): Promise<Host> {
  const { log, time = systemTime, allowed = usuallyAllowed } = options;
  const thinkers = options.mind ? undefined : new Thinkers(Math.max(1, availableParallelism() - 1));
  const uptime = await Uptime.begin(log, time, logFailure);
  const books = { log, time, uptime, failed: logFailure };
  const races = new Races({
    ...books,
    mark: 'race~',
    rudeNamesIn,
    games: { search: racedSearch, scramble: racedScramble },
  });
  const rooms = new Rooms({
    ...books,
    mark: '',
    rudeNamesIn,
    mind: options.mind ?? thinkers!,
    judgeOf: (list) => wordsOf(list)?.then(({ lexicon }) => lexicon),
    msAtLeast: options.msAtLeast ?? usualMsAtLeast,
    listsTables: options.listsTables ?? false,
  });
  const addresses = new Addresses(time, allowed);
  const latency = new Latency();
  const lag = new LoopLag();
  const sockets = new Sockets(addresses, time, options, latency, {
    '/online': (connection) => new Visitor(connection, rooms, addresses, time, logFailure),
    '/online/races': (connection) => new RacingVisitor(connection, races, addresses, time, logFailure),
  });
  const site = options.site ? siteOf(resolve(options.site), options.origins) : undefined;
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(commonHeaders)) response.setHeader(name, value);
    serve(request, response).catch((error) => {
      logFailure('A request failed', error);
      response.destroy();
    });
  });
  server.headersTimeout = msForHeaders;
  server.requestTimeout = msForHeaders;
  server.on('upgrade', (request, socket, head) => sockets.upgrade(request, socket, head));

  async function serve(request: IncomingMessage, response: ServerResponse) {
    if (request.method !== 'GET' && request.method !== 'HEAD') return answer(response, 405);
    if (request.url === '/health') return health(response);
    if (request.url?.endsWith('/online')) return answer(response, 200, hereFor(request));
    return site ? site(request, response) : answer(response, 404);
  }

  /** A page that was opened on this machine learns by which address others reach it. */
  const hereFor = ({ headers }: IncomingMessage) =>
    options.addressForOthers && ownMachine.test(headers.host ?? '') ? `here ${options.addressForOthers}` : 'here';

  /** Whoever cannot read the books serves nobody. */
  async function health(response: ServerResponse) {
    const ok = await log.read('health', 1).then(
      () => true,
      () => false,
    );
    answer(response, ok ? 200 : 503, `${JSON.stringify({ ok })}\n`, 'application/json');
  }

  const figures = () => {
    const { rss } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    const all: [string, number][] = [
      ['wordbler_sockets', sockets.count],
      ['wordbler_rooms_awake', rooms.count],
      ['wordbler_races_awake', races.count],
      ['process_resident_memory_bytes', rss],
      ['process_cpu_seconds_total', (user + system) / 1_000_000],
      ...latency.figures('wordbler_message_seconds'),
      ...lag.figures(),
    ];
    return all.map(([name, figure]) => `${name} ${figure}\n`).join('');
  };

  await new Promise<void>((begun, failed) =>
    server.once('error', failed).listen({ port: options.port, host: options.address }, begun),
  );
  const metrics = options.metrics && (await serveMetrics(figures, options.metrics.port, options.metrics.address));
  return {
    port: portOf(server),
    figures,
    rooms,
    races,
    async stop() {
      server.close();
      metrics?.close();
      lag.stop();
      await sockets.stop();
      await rooms.stop();
      await races.stop();
      await uptime.stop();
      await thinkers?.stop();
      await log.close();
    },
  };
}

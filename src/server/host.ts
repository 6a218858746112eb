import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import { extname, join, normalize, resolve, sep } from 'node:path';
import { type Duplex, pipeline } from 'node:stream';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type WebSocket, WebSocketServer } from 'ws';
import { type Connection, closing, type MessageHandler } from './caller';
import { Addresses, type Allowed, houseOf, usuallyAllowed } from './limits';
import { racedScramble, racedSearch } from './raced-games';
import { Races, RacingVisitor } from './races/races';
import type { RoomLog } from './room-log';
import { systemTime, type Time, Uptime } from './time';
import { type Mind, Thinkers } from './wordbler/computers';
import { Rooms, Visitor } from './wordbler/rooms';
import { rudeNamesIn, wordsOf } from './words';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
  '.webm': 'audio/webm',
  '.txt': 'text/plain; charset=utf-8',
};
const text = /\.(html|js|css|json|webmanifest|svg|txt|ts)$/;

/** Serves the files of a build; texts compressed, once for each build. */
function siteOf(folder: string) {
  const packed = new Map<string, { changed: number; bytes: Promise<Buffer> }>();
  const packedAt = (path: string, changed: number) => {
    const own = packed.get(path);
    if (own?.changed === changed) return own.bytes;
    const bytes = readFile(path).then((read) => promisify(gzip)(read));
    packed.set(path, { changed, bytes });
    bytes.catch(() => packed.delete(path));
    return bytes;
  };
  return async (request: IncomingMessage, response: ServerResponse) => {
    const path = pathIn(folder, request.url ?? '/');
    const found = path === undefined ? undefined : await stat(path).catch(() => undefined);
    if (path === undefined || !found?.isFile()) return answer(response, 404);
    const headers = {
      'Content-Type': types[extname(path)] ?? 'application/octet-stream',
      // What is in assets/ never changes; all else may with the next build.
      'Cache-Control': path.startsWith(join(folder, 'assets') + sep)
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
    };
    if (text.test(path) && /\bgzip\b/.test(String(request.headers['accept-encoding']))) {
      const bytes = await packedAt(path, found.mtimeMs);
      response.writeHead(200, {
        ...headers,
        'Content-Encoding': 'gzip',
        'Content-Length': bytes.length,
        Vary: 'Accept-Encoding',
      });
      response.end(request.method === 'HEAD' ? undefined : bytes);
      return;
    }
    response.writeHead(200, { ...headers, 'Content-Length': found.size });
    if (request.method === 'HEAD') response.end();
    // Whoever goes away before the end leaves no open file behind.
    else pipeline(createReadStream(path), response, () => {});
  };
}

function answer(response: ServerResponse, status: number, body = '', type = 'text/plain; charset=utf-8') {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' });
  response.end(body);
}

/** The file that an address means; undefined for one outside the folder. */
function pathIn(folder: string, url: string): string | undefined {
  const [named = '/'] = url.split(/[?#]/);
  try {
    const path = normalize(join(folder, decodeURIComponent(named), named.endsWith('/') ? 'index.html' : ''));
    return path.startsWith(folder + sep) && !path.includes('\0') ? path : undefined;
  } catch {
    return undefined;
  }
}

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

const usualMsAtLeast = 900;
/** Slow senders of a request wait no longer. */
const msForHeaders = 10_000;

const tellFailure = (what: string, error: unknown) => {
  process.stderr.write(`${what}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
};

/** Serves the built page and the rooms on one port. */
export async function startHost(options: HostOptions): Promise<Host> {
  const { log, time = systemTime, allowed = usuallyAllowed } = options;
  const thinkers = options.mind ? undefined : new Thinkers(Math.max(1, availableParallelism() - 1));
  const uptime = await Uptime.begin(log, time, tellFailure);
  const books = { log, time, uptime, failed: tellFailure };
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
  const sockets = new Sockets(addresses, time, options, {
    '/online': (connection) => new Visitor(connection, rooms, addresses, time, tellFailure),
    '/online/races': (connection) => new RacingVisitor(connection, races, addresses, time, tellFailure),
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
    if (request.url?.endsWith('/online')) return answer(response, 200, 'here');
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

interface SocketOptions {
  /** Other origins than one's own from which pages may come. */
  origins: readonly string[];
  /** Behind a proxy the client's address stands in a header. */
  isBehindProxy: boolean;
}

const largestMessage = 4096;
/** So much may wait to be sent: a client that reads more slowly comes in anew, and asks for what it missed. */
const mostWaiting = 1_000_000;
const msBetweenBeats = 30_000;
/** Whoever does not answer a goodbye is not waited for any longer. */
const msToSayGoodbye = 500;

/** The sockets of all clients: how large, how often, from where, and whether they are still there. */
class Sockets {
  private readonly server = new WebSocketServer({
    noServer: true,
    maxPayload: largestMessage,
    perMessageDeflate: false,
    clientTracking: false,
  });
  private readonly open = new Map<WebSocket, { isAlive: boolean }>();
  private callOff = () => {};

  constructor(
    private readonly addresses: Addresses,
    private readonly time: Time,
    private readonly options: SocketOptions,
    /** Whoever hears what comes in by such a path. */
    private readonly welcome: Readonly<Record<string, (connection: Connection) => MessageHandler>>,
  ) {
    this.beat();
  }

  get count(): number {
    return this.open.size;
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): unknown {
    socket.on('error', () => socket.destroy());
    const refuse = (status: string) => socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
    const path = Object.keys(this.welcome).find((own) => request.url?.endsWith(own));
    if (path === undefined) return refuse('404 Not Found');
    if (!this.isFromHere(request)) return refuse('403 Forbidden');
    const address = this.addressOf(request);
    if (!this.addresses.enter(address))
      return this.server.handleUpgrade(request, socket, head, (own) => this.turnAway(own));
    const leave = once(() => this.addresses.leave(address));
    socket.once('close', leave);
    return this.server.handleUpgrade(request, socket, head, (own) => this.take(own, address, this.welcome[path]!));
  }

  async stop() {
    this.callOff();
    const all = [...this.open.keys()];
    const closed = all.map((socket) => new Promise((resolve) => socket.once('close', resolve)));
    for (const socket of all) socket.close(closing.restart, 'restart');
    const late = new Promise((resolve) => setTimeout(resolve, msToSayGoodbye).unref());
    await Promise.race([Promise.all(closed), late]);
    for (const socket of all) socket.terminate();
    this.server.close();
  }

  /** No page is told the status of a request that was refused: it would take this for a server that is not there. */
  private turnAway(socket: WebSocket) {
    const callOff = this.time.after(msToSayGoodbye, () => socket.terminate());
    socket.on('error', () => socket.terminate());
    socket.on('close', callOff);
    socket.close(closing.later, 'tooMany');
  }

  private take(socket: WebSocket, address: string, welcome: (connection: Connection) => MessageHandler) {
    const state = { isAlive: true };
    this.open.set(socket, state);
    const handler = welcome({
      address,
      send(text) {
        if (socket.readyState !== socket.OPEN) return;
        if (socket.bufferedAmount > mostWaiting) socket.terminate();
        else socket.send(text);
      },
      close: (code, why) => socket.close(code, why),
    });
    socket.on('pong', () => {
      state.isAlive = true;
    });
    socket.on('message', (data, isBinary) => {
      state.isAlive = true;
      if (isBinary) socket.close(closing.refused, 'malformed');
      else handler.hear(String(data));
    });
    // Whatever is wrong with a client's bytes ends its own socket: "close" comes next.
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      this.open.delete(socket);
      handler.closed();
    });
  }

  private isFromHere({ headers: { origin, host } }: IncomingMessage): boolean {
    // A program that is no page names none, and could name any.
    if (origin === undefined || this.options.origins.includes(origin)) return true;
    return origin.replace(/^https?:\/\//, '') === host;
  }

  private addressOf({ headers, socket }: IncomingMessage): string {
    const told = headers['x-forwarded-for'];
    const forwarded = Array.isArray(told) ? told.at(-1) : told?.split(',').at(-1)?.trim();
    return houseOf((this.options.isBehindProxy && forwarded) || socket.remoteAddress || '');
  }

  /** Half-open sockets don't answer, and are let go. */
  private beat() {
    this.callOff = this.time.after(msBetweenBeats, () => {
      for (const [socket, state] of this.open) {
        if (!state.isAlive) socket.terminate();
        state.isAlive = false;
        socket.ping();
      }
      this.beat();
    });
  }
}

function once(call: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) call();
    isDone = true;
  };
}

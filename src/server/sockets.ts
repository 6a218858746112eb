import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { type Connection, closing, type MessageHandler } from './caller';
import { type Addresses, houseOf } from './limits';
import type { Latency } from './metrics';
import type { Time } from './time';

export interface SocketOptions {
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
export class Sockets {
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
    private readonly latency: Latency,
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
      else {
        const since = performance.now();
        void handler.hear(String(data)).then(() => this.latency.note((performance.now() - since) / 1000));
      }
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

import { WebSocket } from 'ws';
import { type RaceEvent, type RaceTold, type RaceWelcome, raceVersion } from '../../src/online/protocol/protocol';
import type { LaidWord } from '../../src/search/rules';
import { squaresOf } from '../../src/search/rules';
import { newSecret } from '../../src/server/room-log';

/** A device that races: notes all that it is told, and comes back after a drop. */
export class RacingDevice {
  private socket: WebSocket | undefined;
  private isLeaving = false;
  private seq = 0;
  private n = 0;
  readonly own = newSecret();
  readonly heard: RaceTold[] = [];
  readonly refusals: string[] = [];
  readonly events: RaceEvent[] = [];
  welcome: RaceWelcome | undefined;
  here: number[] = [];

  constructor(
    private readonly port: () => number,
    public room: string,
    public secret: string,
  ) {}

  connect(): this {
    const socket = new WebSocket(`ws://127.0.0.1:${this.port()}/online/races`);
    this.socket = socket;
    socket.on('open', () => {
      const { room, secret, seq } = this;
      this.send({ t: 'enter', v: raceVersion, room, secret, ...(seq > 0 && { seq }) });
    });
    socket.on('message', (data) => this.hear(JSON.parse(String(data)) as RaceTold));
    socket.on('error', () => {});
    socket.on('close', () => {
      if (!this.isLeaving) setTimeout(() => this.isLeaving || this.connect(), 20);
    });
    return this;
  }

  drop() {
    this.socket?.terminate();
  }

  leave() {
    this.isLeaving = true;
    this.socket?.terminate();
  }

  /** Nothing is known any more but the key. */
  reload() {
    this.seq = 0;
    this.secret = this.own;
    this.welcome = undefined;
    this.events.splice(0);
    this.drop();
  }

  take(name: string) {
    this.wish({ t: 'take', name, secret: this.own });
  }

  find(laid: LaidWord) {
    const squares = squaresOf(laid);
    const [from, to] = [squares[0]!, squares.at(-1)!];
    this.play([from.x, from.y, to.x, to.y]);
  }

  play(find: readonly number[]) {
    this.wish({ t: 'find', find });
  }

  wish(wish: object) {
    this.send({ n: ++this.n, ...wish });
  }

  send(message: object | string) {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  get found() {
    return this.events.flatMap((event) => (event.type === 'found' ? [event.find] : []));
  }

  get end() {
    return this.events.find((event) => event.type === 'raceEnded');
  }

  private hear(told: RaceTold) {
    this.heard.push(told);
    switch (told.t) {
      case 'welcome':
        this.welcome = told;
        this.seq = told.seq;
        this.n = Math.max(this.n, told.n);
        if (told.seat !== null) this.secret = this.own;
        break;
      case 'told':
        if (told.seq !== this.seq + 1) throw new Error(`told ${told.seq} after ${this.seq}`);
        this.seq = told.seq;
        this.events.push(...told.events);
        break;
      case 'refused':
        this.refusals.push(told.reason);
        break;
      case 'here':
        this.here = told.seats;
        break;
      default:
        break;
    }
  }
}

export const aSearchRace = (hides = false) => ({
  game: 'search',
  wished: { list: 'fruit', directions: ['right', 'down'], clock: 'standard' },
  hides,
});

export const aScrambleRace = (part: object = {}, hides = false) => ({
  game: 'scramble',
  wished: { words: 'enable1', side: 4, seconds: 60, shortest: 3, strikeShared: false, ...part },
  hides,
});

export function openRace(port: number, race: object): Promise<{ room: string; secret: string }> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/online/races`);
    socket.on('open', () => socket.send(JSON.stringify({ t: 'open', v: raceVersion, race })));
    socket.on('error', reject);
    socket.on('message', (data) => {
      const told = JSON.parse(String(data)) as RaceTold;
      socket.close();
      if (told.t === 'opened') resolve(told);
      else reject(new Error(JSON.stringify(told)));
    });
  });
}

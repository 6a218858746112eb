import { WebSocket } from 'ws';
import type { Command, WordJudge } from '../../src/rules';
import { newSecret } from '../../src/server/room-log';
import {
  FollowedGame,
  protocolVersion,
  type RefusedWish,
  type RoomEvent,
  type SeenEvent,
  type Told,
} from '../../src/wordbler/rules/online';

type Welcome = Extract<Told, { t: 'welcome' }>;
export type Revealed = Extract<Told, { t: 'revealed' }>;

const msBetweenTries = 20;
const msToSlowDown = 250;

/** A player's end of the line: follows the game as told, comes back after a drop, and wishes again what may be lost. */
export class Player {
  private socket: WebSocket | undefined;
  private isLeaving = false;
  private seq = 0;
  private n = 0;
  private wished: { n: number; text: string } | undefined;
  private waiting: (() => void) | undefined;
  game: FollowedGame | undefined;
  welcome: Welcome | undefined;
  revealed: Revealed | undefined;
  next: string | undefined;
  here: number[] = [];
  watching = 0;
  since = 0;
  /** When this device heard that the game began, and that it was over. */
  beganAt = 0;
  endedAt = 0;
  readonly refusals: RefusedWish[] = [];
  readonly said: { seat: number; phrase: number }[] = [];
  readonly heard: Told[] = [];
  /** Where nobody looks at it, it only takes room. */
  isForgetful = false;
  readonly nonce = newSecret();

  constructor(
    private readonly port: () => number,
    readonly room: string,
    public secret: string | undefined,
    private readonly words: WordJudge,
  ) {}

  get seat(): number {
    return this.welcome!.seat!;
  }

  /** The last entry it was told of. */
  get lastSeq(): number {
    return this.seq;
  }

  /** How often something was wished for, however often it was sent. */
  get wishes(): number {
    return this.n;
  }

  get isBusy(): boolean {
    return this.wished !== undefined;
  }

  connect(): this {
    const socket = new WebSocket(`ws://127.0.0.1:${this.port()}/online`);
    this.socket = socket;
    socket.on('open', () => {
      this.askAgain();
      if (this.wished) socket.send(this.wished.text);
    });
    socket.on('message', (data) => this.hear(JSON.parse(String(data)) as Told));
    socket.on('error', () => {});
    socket.on('close', () => {
      if (!this.isLeaving) setTimeout(() => this.isLeaving || this.connect(), msBetweenTries);
    });
    return this;
  }

  /** Comes in, or asks what is new. */
  askAgain() {
    const { room, secret, seq } = this;
    const joins = this.isJoining && secret === undefined;
    this.send(JSON.stringify({ t: 'enter', v: protocolVersion, room, secret, joins, ...(seq > 0 && { seq }) }));
  }

  /** The line breaks, as lines do; the player comes back by itself. */
  drop() {
    this.socket?.terminate();
  }

  leave() {
    this.isLeaving = true;
    this.socket?.terminate();
  }

  take(name: string, mascot?: string) {
    const secret = newSecret();
    this.wish({ t: 'take', name, mascot, nonce: this.nonce, secret });
    this.secret = secret;
  }

  /** What is wished for is sent until it is told or refused. */
  wish(wish: { t: string; [field: string]: unknown }) {
    const n = ++this.n;
    const text = JSON.stringify({ n, turn: this.game?.state.turn ?? 0, ...wish });
    this.wished = { n, text };
    this.send(text);
  }

  /** Sits down at any free seat of a listed table. */
  isJoining = false;

  send(text: string) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
  }

  /** The wish that stands for commands of the own seat. */
  does(commands: readonly Command[]) {
    const [first] = commands;
    const lays = commands.flatMap((command) => (command.type === 'lay' ? [command] : []));
    if (lays.length > 0) this.wish({ t: 'play', lays: lays.map(({ tile, x, y, letter }) => ({ tile, x, y, letter })) });
    else if (first?.type === 'exchange') this.wish({ t: 'exchange', tiles: first.tiles });
    else this.wish({ t: first!.type });
  }

  /** Calls when the next thing is told. */
  once(call: () => void) {
    this.waiting = call;
  }

  private hear(told: Told) {
    if (!this.isForgetful) this.heard.push(told);
    const call = this.waiting;
    this.waiting = undefined;
    call?.();
    switch (told.t) {
      case 'welcome':
        this.welcome = told;
        this.n = Math.max(this.n, told.n);
        this.seq = told.seq;
        this.since = told.since;
        if (this.wished && this.wished.n <= told.n) this.wished = undefined;
        this.game = told.view ? new FollowedGame(told.setup, told.seat, this.words, { state: told.view }) : undefined;
        break;
      case 'told':
        this.follow(told);
        break;
      case 'refused':
        if (told.reason === 'tooFast') {
          // Nothing of it was read: it is said again.
          setTimeout(() => this.wished && this.send(this.wished.text), msToSlowDown);
          break;
        }
        this.refusals.push(told.reason);
        if (told.n === this.wished?.n) this.wished = undefined;
        break;
      case 'said':
        this.said.push(told);
        break;
      case 'here':
        this.here = told.seats;
        this.watching = told.watching ?? 0;
        break;
      case 'revealed':
        this.revealed = told;
        break;
      default:
        break;
    }
  }

  private follow({ seq, since, events }: Extract<Told, { t: 'told' }>) {
    if (seq !== this.seq + 1) throw new Error(`told ${seq} after ${this.seq}`);
    this.seq = seq;
    this.since = since;
    for (const event of events) this.hearOf(event);
    this.game?.follow(events.filter(isOfGame));
    if (events.some((event) => this.answers(event))) this.wished = undefined;
  }

  private hearOf(event: SeenEvent | RoomEvent) {
    if (event.type === 'gameBegan') this.game = new FollowedGame(event.setup, this.welcome!.seat, this.words);
    if (event.type === 'rematchOpened') this.next = event.room;
    if (event.type === 'gameBegan') this.beganAt = Date.now();
    if (event.type === 'gameEnded') this.endedAt = Date.now();
  }

  private answers(event: SeenEvent | RoomEvent): boolean {
    const by = 'by' in event ? event.by : 'seat' in event ? event.seat : undefined;
    return by === this.welcome?.seat && event.type !== 'turnBegan';
  }
}

const around: readonly string[] = ['seatTaken', 'seatGiven', 'gameBegan', 'rematchWished', 'rematchOpened'];
const isOfGame = (event: SeenEvent | RoomEvent): event is SeenEvent => !around.includes(event.type);

/** Opens a room and answers with its address and invitations. */
export function openRoom(port: number, table: object): Promise<Extract<Told, { t: 'opened' }>> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/online`);
    socket.on('open', () => socket.send(JSON.stringify({ t: 'open', v: protocolVersion, table })));
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('The line broke')));
    socket.on('message', (data) => {
      const told = JSON.parse(String(data)) as Told;
      socket.close();
      if (told.t === 'opened') resolve(told);
      else reject(new Error(JSON.stringify(told)));
    });
  });
}

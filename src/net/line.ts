import type { Ticker } from '../match/game-clock';

/**
 * How the line to the server is: `broken` is tried again by itself, `unanswered` too, where nobody has answered yet.
 * `taken` is another device's, and is tried again when somebody wants it.
 */
export type LineState = 'opening' | 'open' | 'broken' | 'unanswered' | 'refused' | 'taken' | 'closed';

interface Ways {
  /** Whoever comes in says so; and again where nothing was heard for long, for that is always answered. */
  opened(): void;
  heard(message: string): void;
  changed(): void;
}

/** How a server closes it (RFC 6455): for good; or to be opened again, by whoever has not gone to another device. */
const refused = 1008;
const wentElsewhere = 'elsewhere';

/** In ms: the first tries come soon, so that a short break is over within two seconds. */
const waits = [100, 300, 600, 1000, 2000, 4000, 8000, 15_000] as const;
/** A page that was out of sight for so long does not trust its line: devices sleep without closing it. */
const trusted = 20_000;
/** A line that breaks somewhere on the way does not know it: who has heard nothing for so long asks, and waits so long. */
const msQuiet = 40_000;
const msToAnswer = 10_000;
/** Nobody answers, and it is said, after so many tries. */
const triesToSay = 2;

/** A socket that is opened anew whenever it breaks, until it is closed or refused. */
export class Line {
  state: LineState = 'opening';
  private socket: WebSocket | undefined;
  private tries = 0;
  private wasOpen = false;
  private hiddenAt: number | undefined;
  private callOff = () => {};
  private callOffAsking = () => {};

  constructor(
    private readonly address: string,
    private readonly ticker: Ticker,
    private readonly ways: Ways,
  ) {
    addEventListener('online', this.again);
    document.addEventListener('visibilitychange', this.look);
    this.open();
  }

  /** What cannot be sent now is not kept here: whoever comes in again says what still counts. */
  send(message: object) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** At once, without waiting any longer. */
  readonly again = () => {
    if (this.state === 'closed' || this.state === 'open') return;
    this.tries = 0;
    this.open();
  };

  /** It looks open, and nobody answers. */
  readonly anew = () => {
    if (this.state !== 'open') return;
    this.turn('broken');
    this.again();
  };

  close() {
    this.callOff();
    removeEventListener('online', this.again);
    document.removeEventListener('visibilitychange', this.look);
    this.drop();
    this.state = 'closed';
  }

  private open() {
    this.callOff();
    this.drop();
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => {
      this.wasOpen = true;
      this.turn('open');
      this.ask();
    };
    socket.onmessage = ({ data }) => {
      // A server that lets everybody in and fails is not asked ten times a second.
      this.tries = 0;
      this.askAfter(msQuiet);
      this.ways.heard(String(data));
    };
    socket.onclose = ({ code, reason }) => {
      this.callOffAsking();
      if (code === refused) this.turn('refused');
      else if (reason === wentElsewhere) this.turn('taken');
      else this.wait();
    };
  }

  private askAfter(ms: number) {
    this.callOffAsking();
    this.callOffAsking = this.ticker.after(ms, () => this.ask());
  }

  private ask() {
    this.callOffAsking();
    this.callOffAsking = this.ticker.after(msToAnswer, this.anew);
    this.ways.opened();
  }

  private wait() {
    const ms = waits[Math.min(this.tries, waits.length - 1)] ?? 0;
    this.tries++;
    if (this.wasOpen) this.turn('broken');
    else if (this.tries >= triesToSay) this.turn('unanswered');
    this.callOff = this.ticker.after(ms, () => this.open());
  }

  private turn(state: LineState) {
    if (this.state === state) return;
    this.state = state;
    this.ways.changed();
  }

  private drop() {
    this.callOffAsking();
    const { socket } = this;
    this.socket = undefined;
    if (!socket) return;
    socket.onopen = null;
    socket.onmessage = null;
    socket.onclose = null;
    socket.close();
  }

  private readonly look = () => {
    const now = this.ticker.now();
    const hiddenFor = now - (this.hiddenAt ?? now);
    this.hiddenAt = document.hidden ? now : undefined;
    if (document.hidden || this.state === 'refused' || this.state === 'taken') return;
    if (this.state === 'open' && hiddenFor < trusted) return;
    this.tries = 0;
    this.open();
  };
}

/** Where the server of this page listens. */
export function lineAddress(path = 'online'): string {
  const address = new URL(path, document.baseURI);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  address.hash = '';
  return address.href;
}

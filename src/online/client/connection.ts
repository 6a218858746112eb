import type { Ticker } from '../../shared/play/game-clock';

/**
 * How the connection to the server is. `broken`, `unanswered`, where nobody has answered yet, and `crowded`, where
 * there are too many from here, are tried again by themselves; when somebody wants it: `taken` by another device,
 * `refused` by the server, `closed`.
 */
export type ConnectionState = 'opening' | 'open' | 'broken' | 'unanswered' | 'crowded' | 'refused' | 'taken' | 'closed';

interface ConnectionHandlers {
  /** Whoever comes in says so; and again where nothing was heard for long, for that is always answered. */
  opened(): void;
  heard(message: string): void;
  changed(): void;
}

/** What a connection needs of the page. */
export interface ConnectionDeps {
  ticker: Ticker;
  /** From 0 to 1, each time another. */
  chance(): number;
}

/** How a server closes it (RFC 6455): for good; or for now, and to be tried again later. */
const refused = 1008;
const later = 1013;
/**
 * Why it does: it heard nothing, as where a network holds up what was sent; or who was here has gone to another device.
 */
const heardNothing = 'silent';
const wentElsewhere = 'elsewhere';
const tooMany = 'tooMany';

/** In ms: the first tries come soon, so that a short break is over within two seconds. */
const waits = [100, 300, 600, 1000, 2000, 4000, 8000, 15_000] as const;
/** A connection that lasted for so long was a good one: when it breaks, the first try comes soon. */
const msLasting = 5000;
/** A page that was out of sight for so long does not trust its connection: devices sleep without closing it. */
const trusted = 20_000;
/** What breaks somewhere on the way is not told: who has heard nothing for so long asks, and waits so long. */
const msQuiet = 40_000;
const msToAnswer = 10_000;
/** Nobody answers, and it is said, after so many tries. */
const triesToSay = 2;

/** Why a connection has ended by itself. */
const endOf = (code: number, reason: string): 'crowded' | 'refused' | 'taken' | 'broken' => {
  if (reason === wentElsewhere) return 'taken';
  if (code === later && reason === tooMany) return 'crowded';
  return code === refused && reason !== heardNothing ? 'refused' : 'broken';
};

/** A socket that is opened anew whenever it breaks, until it is closed, refused or another's. */
export class Connection {
  state: ConnectionState = 'opening';
  private socket: WebSocket | undefined;
  private tries = 0;
  private wasOpen = false;
  /** When this socket was first answered; undefined before. */
  private answeredAt: number | undefined;
  private hiddenAt: number | undefined;
  private callOff = () => {};
  private callOffAsking = () => {};

  constructor(
    private readonly address: string,
    private readonly deps: ConnectionDeps,
    private readonly handlers: ConnectionHandlers,
  ) {
    this.open();
  }

  /** What cannot be sent now is not kept here: whoever comes in again says what still counts. */
  send(message: object) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** At once, without waiting any longer; where it was closed, too. */
  again() {
    if (this.state === 'open') return;
    this.tries = 0;
    this.open();
    if (this.state !== 'broken') this.turn('opening');
  }

  /** It looks open, and nobody answers. */
  anew() {
    if (this.state === 'open') this.lose();
  }

  close() {
    this.callOff();
    removeEventListener('online', this.reach);
    document.removeEventListener('visibilitychange', this.look);
    this.drop();
    this.state = 'closed';
  }

  private open() {
    this.callOff();
    this.drop();
    addEventListener('online', this.reach);
    document.addEventListener('visibilitychange', this.look);
    const socket = new WebSocket(this.address);
    this.socket = socket;
    this.answeredAt = undefined;
    this.giveTime();
    socket.onopen = () => {
      this.wasOpen = true;
      this.ask();
    };
    socket.onmessage = ({ data }) => {
      this.answeredAt ??= this.deps.ticker.now();
      this.askAfter(msQuiet);
      this.turn('open');
      this.handlers.heard(String(data));
    };
    socket.onclose = ({ code, reason }) => this.end(endOf(code, reason));
  }

  private askAfter(ms: number) {
    this.callOffAsking();
    this.callOffAsking = this.deps.ticker.after(ms, () => this.ask());
  }

  private ask() {
    this.giveTime();
    this.handlers.opened();
  }

  /** To answer, or to be reached at all. */
  private giveTime() {
    this.callOffAsking();
    this.callOffAsking = this.deps.ticker.after(msToAnswer, () => this.lose());
  }

  private lose() {
    this.drop();
    this.end('broken');
  }

  private end(why: ReturnType<typeof endOf>) {
    this.callOffAsking();
    if (why === 'refused' || why === 'taken') return this.turn(why);
    const { ticker, chance } = this.deps;
    // A server that lets everybody in and fails is not asked ten times a second.
    if (this.answeredAt !== undefined && ticker.now() - this.answeredAt >= msLasting) this.tries = 0;
    const ms = waits[Math.min(this.tries, waits.length - 1)] ?? 0;
    this.tries++;
    // Up to half of it sooner: all who have lost a server together do not come back in the same moment.
    this.callOff = ticker.after(ms * (1 - chance() / 2), () => this.open());
    if (why === 'crowded') this.turn(why);
    else if (this.wasOpen) this.turn('broken');
    else if (this.tries >= triesToSay) this.turn('unanswered');
  }

  private turn(state: ConnectionState) {
    if (this.state === state) return;
    this.state = state;
    this.handlers.changed();
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
    const now = this.deps.ticker.now();
    const hiddenFor = now - (this.hiddenAt ?? now);
    this.hiddenAt = document.hidden ? now : undefined;
    if (document.hidden || this.isEnded) return;
    if (this.state === 'open' && hiddenFor < trusted) return;
    this.tries = 0;
    this.open();
  };

  /** The device is on a network again. */
  private readonly reach = () => {
    if (!this.isEnded) this.again();
  };

  private get isEnded() {
    return this.state === 'refused' || this.state === 'taken';
  }
}

/** Where the server of this page listens. */
export function serverAddress(path = 'online'): string {
  const address = new URL(path, document.baseURI);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  address.hash = '';
  return address.href;
}

/** What lies at a server's address in a build that has none beside it (`assets/rooms-beside.ts`). */
const nobody = 'none';

/**
 * Whether nobody plays with others on this site. The page asks for that as for any file of its own: a browser tells a
 * socket that nobody answers as an error.
 */
export async function isNobodyThere(path: string): Promise<boolean> {
  try {
    const answer = await fetch(new URL(path, document.baseURI), { cache: 'no-store' });
    return (await answer.text()).trim() === nobody;
  } catch {
    // There is no network, and so no socket either.
    return true;
  }
}

const ownMachine = /^(localhost|127(\.\d+){3}|\[::1\])$/;
let toldForOthers: Promise<string | undefined> | undefined;
let hostForOthers: string | undefined;

/** Asks the server once, where the page was opened on the server's own machine, how others reach it. */
export async function askHostForOthers(path = 'online'): Promise<string | undefined> {
  if (!ownMachine.test(location.hostname)) return undefined;
  toldForOthers ??= fetch(new URL(path, document.baseURI), { cache: 'no-store' })
    .then(async (answer) => /^here ([\d.]+)$/.exec((await answer.text()).trim())?.[1])
    // Whoever sits at this machine can come all the same.
    .catch(() => undefined);
  hostForOthers = await toldForOthers;
  return hostForOthers;
}

/** The address of a page as others reach it, as far as that is known. */
export function forOthers(link: string): string {
  if (hostForOthers === undefined) return link;
  const address = new URL(link);
  address.hostname = hostForOthers;
  return address.href;
}

/** Why nobody answers: there is no server, it says nothing, or there are too many connections from here. */
export type NoAnswer = 'unanswered' | 'silent' | 'crowded';

/**
 * Asks one thing on a connection of its own, and hangs up. Answers with what was said, as `read` reads it, or with why
 * nothing was.
 */
export function askOnce<Told>(
  address: string,
  question: object,
  ticker: Ticker,
  read: (message: string) => Told | undefined,
): Promise<Told | NoAnswer | 'strange'> {
  return new Promise((resolve) => {
    const socket = new WebSocket(address);
    let nothing: NoAnswer = 'unanswered';
    const end = (answer: Told | NoAnswer | 'strange') => {
      callOff();
      socket.onclose = null;
      socket.close();
      resolve(answer);
    };
    const callOff = ticker.after(msToAnswer, () => end(nothing));
    socket.onopen = () => {
      nothing = 'silent';
      socket.send(JSON.stringify(question));
    };
    socket.onmessage = ({ data }) => end(read(String(data)) ?? 'strange');
    socket.onclose = ({ code, reason }) => end(endOf(code, reason) === 'crowded' ? 'crowded' : nothing);
  });
}

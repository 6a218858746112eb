import { messageOf } from '../../engine/saving/read-message';
import { fieldsOf } from '../../engine/saving/untrusted';
import { Signal } from '../../engine/signal';
import { Connection, type ConnectionDeps, type ConnectionState, serverAddress } from './connection';

/** What a server says to whoever has come in: how it stands, each with the version of its messages. */
interface Welcome {
  v: number;
  seq: number;
  now: number;
}

/**
 * A room on the server, a table or a race, as this device is in it: comes in anew after every break, counts the entries
 * that it hears, and has the server's time.
 */
export abstract class RoomConnection<Told extends { t: string }, News extends object, Refused extends string> {
  /** Why nothing can be done here: the server says so, or what it says cannot be understood. */
  fault: Refused | 'strange' | 'otherVersion' | undefined;
  /** The last entry that was heard; 0 where all is to be told anew. */
  protected seq = 0;
  /** What is to be added to the own time to get the server's. */
  private ahead = 0;
  private readonly connection: Connection;
  private readonly news = new Signal<[News | { kind: 'changed' }]>();

  protected constructor(
    path: string,
    protected readonly deps: ConnectionDeps,
  ) {
    this.connection = new Connection(serverAddress(path), deps, {
      opened: () => this.enter(),
      heard: (message) => this.hear(message),
      changed: () => this.tell({ kind: 'changed' }),
    });
  }

  /** Says who comes in, and what was heard before. */
  protected abstract enter(): void;
  protected abstract read(message: string): Told | undefined;
  protected abstract heed(told: Told): void;

  get state(): ConnectionState {
    return this.connection.state;
  }

  /** The server's, whatever this device has slept, or the page has been held: its ticker stands still then. */
  get now(): number {
    return Date.now() + this.ahead;
  }

  listen(heard: (news: News | { kind: 'changed' }) => void): () => void {
    return this.news.on(heard);
  }

  send(message: object) {
    this.connection.send(message);
  }

  /** Whoever has waited long enough, wants it back on this device, or may be let in by now. */
  reconnect() {
    this.fault = undefined;
    this.connection.again();
  }

  /** It looks open, and what was asked is not answered: all is to be told anew. */
  renew() {
    this.seq = 0;
    this.connection.anew();
  }

  leave() {
    this.connection.close();
    this.news.clear();
  }

  /** False where the server speaks another version than this page. */
  protected isWelcome({ v, seq, now }: Welcome, version: number): boolean {
    if (v !== version) {
      this.fail('otherVersion');
      return false;
    }
    this.fault = undefined;
    this.seq = seq;
    this.setTime(now);
    return true;
  }

  protected setTime(now: number) {
    this.ahead = now - Date.now();
  }

  /** Counts an entry; where one was missed, asks for all anew. */
  protected isNext(seq: number): boolean {
    const isNext = seq === this.seq + 1;
    this.seq = isNext ? seq : 0;
    if (!isNext) this.enter();
    return isNext;
  }

  protected fail(fault: NonNullable<typeof this.fault>) {
    this.fault = fault;
    this.connection.close();
    this.tell({ kind: 'changed' });
  }

  protected tell(news: News | { kind: 'changed' }) {
    this.news.emit(news);
  }

  private hear(message: string) {
    const told = this.read(message);
    if (told) this.heed(told);
    else this.fail('strange');
  }
}

export type Fields = Readonly<Record<string, unknown>>;
type Check = (fields: Fields) => boolean;

export const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
export const isText = (value: unknown): value is string => typeof value === 'string';
export const areNumbers = (value: unknown) => Array.isArray(value) && value.every(isNumber);
export const isListOf = (value: unknown, is: Check) =>
  Array.isArray(value) && value.every((one) => is(fieldsOf(one) ?? {}));

/** What of each kind of message must be there before anything is made of it. */
export type Checks<Told extends { t: string }> = { readonly [T in Told['t']]: Check };

/** What a server says, whoever that is, if it passes the check of its kind. */
export function toldBy<Told extends { t: string }>(checks: Checks<Told>, message: string): Told | undefined {
  const said = messageOf<Told['t']>(checks, message);
  return said && checks[said.t](said.fields) ? (said.fields as unknown as Told) : undefined;
}

/** 128 bits by chance, as every secret and nonce is written. */
export const newKey = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

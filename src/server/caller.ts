import { type Addresses, Bucket } from './limits';
import type { Time } from './time';

/** To one client, as far as it can be told something. */
export interface Connection {
  readonly address: string;
  send(text: string): void;
  /** With a code of WebSocket and a word why. */
  close(code: number, why: string): void;
}

/** Hears what one client says. */
export interface MessageHandler {
  /** Resolves when it has been obeyed, or refused. */
  hear(text: string): Promise<void>;
  closed(): void;
}

/** Closing codes. */
export const closing = { refused: 1008, restart: 1012, later: 1013 } as const;

/** A client that has said nothing sensible for so long is let go. */
const msToEnter = 10_000;
/** What a refused move costs beside a usual one: judging it is dear. */
const costOfRefusal = 3;
/** Whoever floods on after so many refusals is let go. */
const mostRefusals = 200;
/** More than these does nobody wish at once. */
const mostWaiting = 20;

/** One client, whatever it says: heard in order and not too fast, and let go where nothing comes of it. */
export abstract class Caller implements MessageHandler {
  protected isGone = false;
  private queue: Promise<void> = Promise.resolve();
  private waiting = 0;
  private refusals = 0;
  private readonly bucket: Bucket;
  private callOff = () => {};

  constructor(
    protected readonly connection: Connection,
    private readonly time: Time,
    private readonly failed: (what: string, error: unknown) => void,
  ) {
    this.bucket = new Bucket(time);
    this.awaitEntering();
  }

  /** A network may hold up what it says, and a busy server has not heard it yet: it is let go for now, not for good. */
  private awaitEntering() {
    this.callOff = this.time.after(msToEnter, () => {
      if (this.waiting > 0) this.awaitEntering();
      else this.connection.close(closing.later, 'silent');
    });
  }

  /** Any bytes. */
  protected abstract obey(text: string): Promise<void>;
  protected abstract leave(): void;

  /** Comes in anew, whoever serves it then. */
  sendAway(why: string) {
    this.closed();
    this.connection.close(closing.restart, why);
  }

  async hear(text: string) {
    if (!this.bucket.take() || this.waiting >= mostWaiting) return this.refuse(0, 'tooFast');
    this.waiting++;
    this.queue = this.queue
      .then(() => (this.isGone ? undefined : this.obey(text)))
      .catch((error) => {
        this.failed('A message failed', error);
        this.sendAway('failed');
      })
      .finally(() => {
        this.waiting--;
      });
    await this.queue;
  }

  closed() {
    this.isGone = true;
    this.callOff();
    this.leave();
  }

  /** It is somewhere now. */
  protected hasEntered() {
    this.callOff();
  }

  /** It was judged, which is dear, and came to nothing. */
  protected refuseDearly(n: number, reason: string) {
    this.bucket.take(costOfRefusal);
    this.refuse(n, reason);
  }

  protected refuse(n: number, reason: string) {
    this.tell({ t: 'refused', n, reason });
    if (++this.refusals > mostRefusals) this.connection.close(closing.refused, reason);
  }

  protected tell(told: object) {
    this.connection.send(JSON.stringify(told));
  }
}

/** Whoever listens in a room: a device at a seat, or one that has none. */
export interface DeviceIn<Told> {
  seat: number | null;
  /** By which it was let in to the seat. */
  secret?: string | undefined;
  tell(told: Told): void;
  /** Another device has taken its place, or the room is to be come to anew. */
  sendAway(why: string): void;
}

interface OpenRoom<Told, Wish> {
  readonly id: string;
  enter(device: DeviceIn<Told>, seq: number | undefined): Promise<void>;
  exit(device: DeviceIn<Told>): void;
  /** Resolves to why it was refused. */
  wish(device: DeviceIn<Told>, wish: Wish): Promise<string | undefined>;
}

/** A caller that comes into rooms, one at a time. */
export abstract class Guest<
  Told extends object,
  Wish extends { n: number },
  Room extends OpenRoom<Told, Wish>,
  Rooms,
> extends Caller {
  private place: { room: Room; device: DeviceIn<Told> } | undefined;

  constructor(
    connection: Connection,
    protected readonly rooms: Rooms,
    private readonly addresses: Addresses,
    time: Time,
    failed: (what: string, error: unknown) => void,
  ) {
    super(connection, time, failed);
  }

  /** Opens a room, where its address has not opened too many; or why it cannot be. */
  protected async openRoom(open: () => Promise<object | string>) {
    if (!this.addresses.open(this.connection.address)) return this.refuse(0, 'tooMany');
    const opened = await open();
    if (typeof opened === 'string') return this.refuse(0, opened);
    this.tell({ t: 'opened', ...opened });
  }

  /** It comes to another room than before; or to the same, to ask what is new there. */
  protected comeTo(id: string | undefined) {
    if (this.place?.room.id !== id) this.leave();
  }

  protected async comeInto(room: Room, seat: number | null, seq: number | undefined, secret?: string) {
    this.hasEntered();
    const { place } = this;
    const isThere = place?.room === room && place.device.seat === seat && place.device.secret === secret;
    if (!isThere) this.leave();
    const device = isThere ? place.device : this.deviceAt(seat, secret);
    this.place = { room, device };
    await room.enter(device, seq);
    // Gone meanwhile, or sent away by what came of it.
    if (this.isGone) room.exit(device);
  }

  private deviceAt(seat: number | null, secret: string | undefined): DeviceIn<Told> {
    return {
      seat,
      secret,
      tell: (told) => this.tell(told),
      sendAway: (why) => this.sendAway(why),
    };
  }

  protected async wishThere(wish: Wish) {
    if (!this.place) return this.refuse(wish.n, 'noSuchRoom');
    const { room, device } = this.place;
    const refused = await room.wish(device, wish);
    if (refused) this.refuseDearly(wish.n, refused);
  }

  protected override leave() {
    this.place?.room.exit(this.place.device);
    this.place = undefined;
  }
}

import { Bucket } from './limits';
import type { Time } from './time';

/** One client, as far as it can be told something. */
export interface Line {
  readonly address: string;
  send(text: string): void;
  /** With a code of WebSocket and a word why. */
  close(code: number, why: string): void;
}

/** Who hears what one client says. */
export interface Hearer {
  hear(text: string): void;
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
export abstract class Caller implements Hearer {
  protected isGone = false;
  private queue: Promise<void> = Promise.resolve();
  private waiting = 0;
  private refusals = 0;
  private readonly bucket: Bucket;
  private callOff = () => {};

  protected constructor(
    protected readonly line: Line,
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
      else this.line.close(closing.later, 'silent');
    });
  }

  /** Any bytes. */
  protected abstract obey(text: string): Promise<void>;
  protected abstract leave(): void;

  /** Comes in anew, whoever serves it then. */
  sendAway(why: string) {
    this.closed();
    this.line.close(closing.restart, why);
  }

  hear(text: string) {
    if (!this.bucket.take() || this.waiting >= mostWaiting) return this.refuse(0, 'tooFast');
    this.waiting++;
    this.queue = this.queue
      .then(() => (this.isGone ? undefined : this.obey(text)))
      .catch((error) => {
        this.failed('A wish failed', error);
        this.sendAway('failed');
      })
      .finally(() => {
        this.waiting--;
      });
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
    if (++this.refusals > mostRefusals) this.line.close(closing.refused, reason);
  }

  protected tell(told: object) {
    this.line.send(JSON.stringify(told));
  }
}

/** Whoever listens in a room: a device at a seat, or one that has none. */
export interface EarFor<Told> {
  seat: number | null;
  readonly address: string;
  /** By which it was let in to the seat. */
  secret?: string | undefined;
  tell(told: Told): void;
  /** Another device has taken its place, or the room is to be come to anew. */
  sendAway(why: string): void;
}

interface OpenRoom<Told, Wish> {
  readonly id: string;
  enter(ear: EarFor<Told>, seq: number | undefined): Promise<void>;
  exit(ear: EarFor<Told>): void;
  /** Resolves to why it was refused. */
  wish(ear: EarFor<Told>, wish: Wish): Promise<string | undefined>;
}

/** A caller that comes into rooms, one at a time. */
export abstract class Guest<
  Told extends object,
  Wish extends { n: number },
  Room extends OpenRoom<Told, Wish>,
> extends Caller {
  private place: { room: Room; ear: EarFor<Told> } | undefined;

  isIn(room: unknown): boolean {
    return this.place?.room === room;
  }

  /** It comes to another room than before; or to the same, to ask what is new there. */
  protected comeTo(id: string | undefined) {
    if (this.place?.room.id !== id) this.leave();
  }

  protected async comeInto(room: Room, seat: number | null, seq: number | undefined, secret?: string) {
    this.hasEntered();
    const { place } = this;
    const isThere = place?.room === room && place.ear.seat === seat && place.ear.secret === secret;
    if (!isThere) this.leave();
    const ear = isThere ? place.ear : this.earAt(seat, secret);
    this.place = { room, ear };
    await room.enter(ear, seq);
    // Gone meanwhile, or sent away by what came of it.
    if (this.isGone) room.exit(ear);
  }

  private earAt(seat: number | null, secret: string | undefined): EarFor<Told> {
    return {
      seat,
      secret,
      address: this.line.address,
      tell: (told) => this.tell(told),
      sendAway: (why) => this.sendAway(why),
    };
  }

  protected async wishThere(wish: Wish) {
    if (!this.place) return this.refuse(wish.n, 'noSuchRoom');
    const { room, ear } = this.place;
    const refused = await room.wish(ear, wish);
    if (refused) this.refuseDearly(wish.n, refused);
  }

  protected override leave() {
    this.place?.room.exit(this.place.ear);
    this.place = undefined;
  }
}

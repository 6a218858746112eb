import { Caller } from './caller';

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
      ...{ seat, secret, address: this.line.address },
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

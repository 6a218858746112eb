import type { RoomEvent, SeenSetup, Told } from '../../rules/online';
import { seatAfter } from '../../rules/online/protocol';

/** Who sits in a room, who is there, and who would like another game: as it was told. */
export abstract class RoomSeats {
  setup: SeenSetup | undefined;
  /** Null: this device only watches. */
  seat: number | null = null;
  /** The own seat is taken; until then its invitation is looked at. */
  isTaken = false;
  taken: boolean[] = [];
  here: readonly number[] = [];
  /** How many look on. */
  watching = 0;
  wished: number[] = [];
  /** The room of the next game. */
  next: string | undefined;

  protected welcomed({ setup, seat, isTaken, taken, rematch }: Extract<Told, { t: 'welcome' }>) {
    this.setup = setup;
    this.seat = seat;
    this.isTaken = isTaken;
    this.taken = taken;
    this.wished = rematch.wished;
    this.next = rematch.room;
  }

  protected heardOf(event: RoomEvent) {
    switch (event.type) {
      case 'seatTaken': {
        const { seat, name, mascot } = event;
        this.taken[seat] = true;
        const own = this.setup?.seats[seat];
        if (own) Object.assign(own, { name, ...(mascot !== undefined && { mascot }) });
        this.isTaken ||= seat === this.seat;
        break;
      }
      case 'seatGiven':
        this.taken[event.seat] = event.to.kind === 'computer';
        if (this.setup) this.setup.seats[event.seat] = event.to;
        break;
      case 'gameBegan': {
        const { setup, closed = [] } = event;
        this.setup = setup;
        this.taken = setup.seats.map(() => true);
        if (this.seat !== null) this.seat = seatAfter(this.seat, closed);
        this.here = this.here.flatMap((seat) => (closed.includes(seat) ? [] : [seatAfter(seat, closed)]));
        break;
      }
      case 'rematchWished':
        this.wished = [...this.wished, event.seat];
        break;
      case 'rematchOpened':
        this.next = event.room;
    }
  }

  /** So many look on; whether they are more or fewer than before. */
  protected areWatching(count: number): boolean {
    const isOther = count !== this.watching;
    this.watching = count;
    return isOther;
  }

  /** Whether this device's seat is that of whoever opened the table, and may start it as it is. */
  get isMaker(): boolean {
    return this.isTaken && this.seat === this.setup?.seats.findIndex(({ kind }) => kind === 'person');
  }

  /** Who has come, and who has left. */
  protected met(seats: readonly number[]) {
    const before = this.here;
    // A seat that is closed may be told of a little longer.
    this.here = seats.filter((seat) => seat < this.taken.length);
    return {
      came: this.here.filter((seat) => !before.includes(seat)),
      left: before.filter((seat) => !this.here.includes(seat)),
    };
  }
}

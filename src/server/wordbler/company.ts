import { type RefusedWish, seatAfter, type Told } from '../../core/wordbler/online';
import { Presence } from '../presence';
import type { Ear } from './telling';

/** Of more devices at a seat those stay that came last. */
const mostDevices = 4;

/** Those who sit at a room's seats, as far as they are connected to this process. */
export class Company {
  private readonly ears = new Set<Ear>();
  private readonly presence: Presence;

  constructor(
    private readonly say: (text: string) => void,
    changed: () => void,
  ) {
    this.presence = new Presence(say, changed);
  }

  get isEmpty(): boolean {
    return this.ears.size === 0;
  }

  /** Whether somebody is at a seat, here or in another process. */
  isAt(seat: number): boolean {
    return this.presence.seats.includes(seat);
  }

  has(ear: Ear): boolean {
    return this.ears.has(ear);
  }

  enter(ear: Ear) {
    this.ears.add(ear);
    const there = [...this.ears].filter(({ seat }) => seat === ear.seat);
    for (const other of there.slice(0, -mostDevices)) other.sendAway('elsewhere');
    this.count();
    ear.tell(this.here);
  }

  exit(ear: Ear) {
    if (this.ears.delete(ear)) this.count();
  }

  /** The seat is somebody's now: whoever else came in by its invitation must not see it. */
  leaveSeatTo(seat: number, taker: Ear | undefined) {
    for (const ear of this.ears) {
      if (ear.seat !== seat || ear === taker) continue;
      this.ears.delete(ear);
      ear.sendAway('taken');
    }
  }

  /** Nobody is to come to these seats any more: whoever was invited to them learns why. */
  close(closed: readonly number[], reason: RefusedWish) {
    for (const ear of this.ears) {
      if (ear.seat === null || !closed.includes(ear.seat)) continue;
      this.ears.delete(ear);
      ear.tell({ t: 'refused', n: 0, reason });
    }
  }

  /** The game begins without these seats: the others are numbered anew. */
  begin(closed: readonly number[]) {
    this.close(closed, 'begunWithout');
    for (const ear of this.ears) if (ear.seat !== null) ear.seat = seatAfter(ear.seat, closed);
  }

  /** Those who are here, by the numbers of their seats. */
  count() {
    this.presence.here(this.seatsHere());
  }

  tell(told: (ear: Ear) => Told) {
    for (const ear of this.ears) ear.tell(told(ear));
  }

  /** A phrase, by its number. */
  speak(seat: number, phrase: number) {
    this.say(JSON.stringify({ seat, phrase }));
  }

  /** What was said in any process. */
  hear(text: string) {
    const said = JSON.parse(text) as { seat: number; phrase: number } | { from: string; here: number[] };
    if ('from' in said) this.presence.hear(said);
    else this.tell(() => ({ t: 'said', ...said }));
  }

  get here(): Told {
    return { t: 'here', seats: this.presence.seats };
  }

  private seatsHere() {
    return [...new Set([...this.ears].flatMap(({ seat }) => seat ?? []))].sort();
  }
}

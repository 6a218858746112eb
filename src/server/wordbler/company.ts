import { type RefusedWish, seatAfter, type Told } from '../../wordbler/rules/online';
import { Presence, type SaidHere } from '../presence';
import type { Time } from '../time';
import type { Ear } from './telling';

/** Of more devices at a seat those stay that came last. */
const mostDevices = 4;

/** Those who sit at a room's seats, as far as they are connected to this process. */
export class Company {
  private readonly ears = new Set<Ear>();
  private readonly presence: Presence;

  constructor(
    time: Time,
    private readonly say: (text: string) => void,
    changed: () => void,
    /** How many look on in this process. */
    private readonly watching: () => number,
  ) {
    this.presence = new Presence(time, say, changed);
  }

  get isEmpty(): boolean {
    return this.ears.size === 0;
  }

  /** Of somebody who is connected here; empty where nobody is. */
  get address(): string {
    const [first] = this.ears;
    return first?.address ?? '';
  }

  /** Whether somebody is at a seat, here or in another process. */
  isAt(seat: number): boolean {
    return this.presence.now.seats.includes(seat);
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
    this.ears.delete(ear);
    this.count();
  }

  /** Nobody here wants the room any more. */
  stop() {
    this.presence.stop();
  }

  /** The seat is somebody's now: whoever else came in by its invitation must not see it. */
  leaveSeatTo(seat: number, taker: Ear | undefined) {
    this.sendAway('taken', (ear) => ear.seat === seat && ear !== taker);
  }

  /** Those sit elsewhere now, or nowhere. */
  sendAway(why: string, whom: (ear: Ear) => boolean) {
    for (const ear of this.ears) {
      if (!whom(ear)) continue;
      this.ears.delete(ear);
      ear.sendAway(why);
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

  /** Those who are here, by the numbers of their seats, and those who look on. */
  count() {
    this.presence.here({ seats: this.seatsHere(), watching: this.watching() });
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
    const said = JSON.parse(text) as { seat: number; phrase: number } | SaidHere;
    if ('from' in said) this.presence.hear(said);
    else this.tell(() => ({ t: 'said', ...said }));
  }

  get here(): Told {
    return { t: 'here', ...this.presence.now };
  }

  private seatsHere() {
    return [...new Set([...this.ears].flatMap(({ seat }) => seat ?? []))].sort();
  }
}

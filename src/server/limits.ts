import type { Time } from './time';

/** Ten messages a second, and twenty at once. */
const perSecond = 10;
const atOnce = 20;

/** Lets so much through, and no more. What is refused costs, too: whoever floods gets nothing through. */
export class Bucket {
  private left: number;
  private at: number;

  constructor(
    private readonly time: Pick<Time, 'now'>,
    private readonly rate = perSecond,
    private readonly most = atOnce,
  ) {
    this.left = most;
    this.at = time.now();
  }

  take(cost = 1): boolean {
    this.left = this.filled;
    this.at = this.time.now();
    if (this.left < cost) return false;
    this.left -= cost;
    return true;
  }

  get isFull(): boolean {
    return this.filled >= this.most;
  }

  /** A clock that is set back takes nothing away. */
  private get filled(): number {
    const ms = Math.max(0, this.time.now() - this.at);
    return Math.min(this.most, this.left + (ms * this.rate) / 1000);
  }
}

/** How many sockets an address may hold, and how many rooms it may open. */
export interface Allowed {
  sockets: number;
  roomsAnHour: number;
}

export const usuallyAllowed: Allowed = { sockets: 240, roomsAnHour: 60 };

/** Of IPv6 a house has more addresses than it can use: what it shares is the first half. */
export function houseOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [head = [], tail = []] = address.split('::').map((half) => half.split(':').filter(Boolean));
  const left = address.includes('::') ? new Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0') : [];
  return [...head, ...left, ...tail].slice(0, 4).join(':');
}

const secondsAnHour = 3600;

export class Addresses {
  private readonly sockets = new Map<string, number>();
  private readonly rooms = new Map<string, Bucket>();

  constructor(
    private readonly time: Time,
    private readonly allowed: Allowed,
  ) {}

  /** One socket more; or not. */
  enter(address: string): boolean {
    const count = this.sockets.get(address) ?? 0;
    if (count >= this.allowed.sockets) return false;
    this.sockets.set(address, count + 1);
    return true;
  }

  leave(address: string) {
    const count = (this.sockets.get(address) ?? 1) - 1;
    if (count > 0) this.sockets.set(address, count);
    else this.sockets.delete(address);
  }

  /** One room more; or not. */
  open(address: string): boolean {
    const { roomsAnHour } = this.allowed;
    for (const [other, bucket] of this.rooms) if (bucket.isFull) this.rooms.delete(other);
    const bucket = this.rooms.get(address) ?? new Bucket(this.time, roomsAnHour / secondsAnHour, roomsAnHour);
    this.rooms.set(address, bucket);
    return bucket.take();
  }
}

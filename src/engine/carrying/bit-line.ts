/** How often a bit was 0 and 1 where it stands: what it will be is guessed from that. */
export interface Odds {
  zero: number;
  one: number;
}

/** Bits on their way into bytes, or out of them again. Both ways walk the same line, bit by bit. */
export interface BitLine {
  /** Takes a bit along, and says which it is: the one that was given, or the one that was found. */
  bit(odds: Odds, given: number): number;
}

export const evenOdds = (): Odds => ({ zero: 2, one: 2 });

const step = 5;
const mostSeen = 600;

function learn(odds: Odds, bit: number) {
  if (bit) odds.one += step;
  else odds.zero += step;
  if (odds.zero + odds.one <= mostSeen) return;
  odds.zero = (odds.zero >> 1) + 1;
  odds.one = (odds.one >> 1) + 1;
}

const full = 2 ** 32;
const least = 2 ** 24;

const shareOfZero = (range: number, { zero, one }: Odds) => Math.floor(range / (zero + one)) * zero;

/**
 * Writes bits as a number that lies in ever smaller parts of a range: the likelier a bit, the larger its part, and the
 * less it adds to the number's length. What carries over waits until it is known.
 */
export class BitWriter implements BitLine {
  private readonly bytes: number[] = [];
  private low = 0;
  private range = full - 1;

  bit(odds: Odds, given: number): number {
    const zeros = shareOfZero(this.range, odds);
    if (given) {
      this.low += zeros;
      this.range -= zeros;
    } else this.range = zeros;
    learn(odds, given);
    if (this.low >= full) this.carry();
    while (this.range < least) {
      this.range *= 256;
      this.putByte();
    }
    return given;
  }

  /** The shortest number that is in what is left of the range; zeros at its end need not be written. */
  end(): number[] {
    for (let bits = 32; bits >= 0; bits--) {
      const round = Math.ceil(this.low / 2 ** bits) * 2 ** bits;
      if (round >= this.low + this.range) continue;
      this.low = round;
      if (this.low >= full) this.carry();
      break;
    }
    for (let i = 0; i < 4; i++) this.putByte();
    while (this.bytes.at(-1) === 0) this.bytes.pop();
    return this.bytes;
  }

  private carry() {
    this.low -= full;
    let at = this.bytes.length - 1;
    for (; this.bytes[at] === 255; at--) this.bytes[at] = 0;
    this.bytes[at]!++;
  }

  private putByte() {
    this.bytes.push(Math.floor(this.low / least));
    this.low = (this.low % least) * 256;
  }
}

/** Reads them again. Behind the last byte there are zeros without end. */
export class BitReader implements BitLine {
  private at = 0;
  private code = 0;
  private range = full - 1;

  constructor(private readonly bytes: ArrayLike<number>) {
    for (let i = 0; i < 4; i++) this.takeByte();
  }

  bit(odds: Odds): number {
    const zeros = shareOfZero(this.range, odds);
    const found = this.code >= zeros ? 1 : 0;
    if (found) {
      this.code -= zeros;
      this.range -= zeros;
    } else this.range = zeros;
    learn(odds, found);
    while (this.range < least) {
      this.range *= 256;
      this.takeByte();
    }
    return found;
  }

  private takeByte() {
    this.code = this.code * 256 + (this.bytes[this.at++] ?? 0);
  }
}

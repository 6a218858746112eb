import type { Alphabet } from '../../alphabet/alphabet';
import { rackSize } from '..';
import { leaveTexts, tenthsBase, tenthsZero } from './leave-values';
import { blankBit, codeBits, type Plays, tilesEach } from './plays';

/**
 * What tiles kept on the rack are worth for the turns to come, in points: a number for every letter, and one
 * for every pair, two alike included. They are for a bag that is still well filled.
 */
export class LeaveValues {
  private readonly size: number;
  /** By code, and by two codes. */
  readonly singles: Float64Array;
  readonly pairs: Float64Array;

  constructor(letterCount: number) {
    this.size = letterCount + 1;
    this.singles = new Float64Array(this.size);
    this.pairs = new Float64Array(this.size * this.size);
  }

  /** The values learned for a language. Where nothing is learned, all tiles are worth the same. */
  static of({ id, letters }: Alphabet): LeaveValues {
    const values = new LeaveValues(letters.length);
    const text = leaveTexts[id];
    if (text === undefined) return values;
    let at = 0;
    const next = () => {
      at += 2;
      return (Number.parseInt(text.slice(at - 2, at), tenthsBase) - tenthsZero) / 10;
    };
    for (let code = 0; code < values.size; code++) {
      values.singles[code] = next();
      for (let other = code; other < values.size; other++) values.setPair(code, other, next());
    }
    return values;
  }

  setPair(code: number, other: number, value: number) {
    this.pairs[code * this.size + other] = value;
    this.pairs[other * this.size + code] = value;
  }

  pair(code: number, other: number): number {
    return this.pairs[code * this.size + other]!;
  }

  /** As `of` reads it: for each code its own value, then its pairs with itself and with those that come after. */
  toText(): string {
    let text = '';
    const write = (value: number) => {
      const digits = Math.round(value * 10) + tenthsZero;
      if (digits < 0 || digits >= tenthsBase ** 2)
        throw new RangeError(`${value} does not fit in two digits`);
      text += digits.toString(tenthsBase).padStart(2, '0');
    };
    for (let code = 0; code < this.size; code++) {
      write(this.singles[code]!);
      for (let other = code; other < this.size; other++) write(this.pair(code, other));
    }
    return text;
  }
}

/** A rack, and what each part of it is worth if it is kept. A part is a mask over the tiles in order of code. */
export class RackParts {
  readonly codes = new Uint8Array(rackSize);
  /** By part. */
  readonly worths = new Float64Array(1 << rackSize);
  private readonly firstBits = new Uint8Array(codeBits + 1);
  count = 0;

  constructor(private readonly values: LeaveValues) {}

  /** All the tiles. */
  get whole(): number {
    return (1 << this.count) - 1;
  }

  take(rack: readonly number[]) {
    this.count = rack.length;
    this.codes.set(rack);
    this.codes.subarray(0, rack.length).sort();
    for (let at = this.count - 1; at >= 0; at--) this.firstBits[this.codes[at]!] = 1 << at;
    for (let part = 1; part <= this.whole; part++) {
      const last = 31 - Math.clz32(part);
      const rest = part ^ (1 << last);
      let worth = this.worths[rest]! + this.values.singles[this.codes[last]!]!;
      for (let left = rest; left !== 0; left &= left - 1)
        worth += this.values.pair(this.codes[31 - Math.clz32(left & -left)]!, this.codes[last]!);
      this.worths[part] = worth;
    }
  }

  /** What stays on the rack after a play. */
  keptBy(plays: Plays, index: number): number {
    let laid = 0;
    const first = index * tilesEach;
    for (let at = first; at < first + plays.lengths[index]!; at++) {
      const tile = plays.tiles[at]!;
      let bit = this.firstBits[tile & blankBit ? 0 : tile]!;
      // Tiles alike lie side by side.
      while (laid & bit) bit <<= 1;
      laid |= bit;
    }
    return this.whole & ~laid;
  }

  codesOf(part: number): number[] {
    const codes: number[] = [];
    for (let left = part; left !== 0; left &= left - 1)
      codes.push(this.codes[31 - Math.clz32(left & -left)]!);
    return codes;
  }
}

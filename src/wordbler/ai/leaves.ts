import el from '../../../assets/languages/el/leaves.json';
import en from '../../../assets/languages/en/leaves.json';
import es from '../../../assets/languages/es/leaves.json';
import fr from '../../../assets/languages/fr/leaves.json';
import nl from '../../../assets/languages/nl/leaves.json';
import pl from '../../../assets/languages/pl/leaves.json';
import pt from '../../../assets/languages/pt/leaves.json';
import ru from '../../../assets/languages/ru/leaves.json';
import tr from '../../../assets/languages/tr/leaves.json';
import { type Alphabet, isVowel } from '../../engine/alphabet/languages';
import { type Rules, rackSize } from '../rules';
import { blankBit, codeBits, type Plays, tilesEach } from './plays';

/** What laying all seven brings in Classic, from which most of the worth of good tiles comes. */
const usualBonus = 50;

/** How far the bonus for a full rack is the usual one, at most 1. */
export const bonusShareOf = ({ fullRackBonus }: { fullRackBonus: number }): number =>
  Math.min(1, fullRackBonus / usualBonus);

/** A value is two digits of this base: tenths of a point, counted from `tenthsZero`. */
const tenthsBase = 36;
const tenthsZero = 648;

/**
 * Where laying all seven has the usual bonus, and where it has none: a row for the blank and for each letter, its own
 * value and those of its pairs, and at last one for how many vowels are kept beside how many consonants.
 */
interface Learned {
  readonly withBonus: readonly string[];
  readonly without: readonly string[];
}

/** By language, as test/strength/learn-leaves.ts writes them. */
export const learnedLeaves: Readonly<Record<string, Learned>> = { el, en, es, fr, nl, pl, pt, ru, tr };

/** How the vowels of a part stand to its consonants, as one number: each vowel counts so much, each consonant 1. */
const aVowel = rackSize + 1;

/** Those of which a balance is told: one tile has none, and a whole rack is kept by nobody. */
export const balances: readonly number[] = [...Array(aVowel * aVowel).keys()].filter((balance) => {
  const tiles = Math.floor(balance / aVowel) + (balance % aVowel);
  return tiles > 1 && tiles < rackSize;
});

/**
 * What tiles kept on the rack are worth for the turns to come, in points: a number for every letter, one for every
 * pair, two alike included, and one for so many vowels beside so many consonants. They are for a bag that is still
 * well filled.
 */
export class LeaveValues {
  private readonly size: number;
  /** By code, and by two codes. */
  readonly singles: Float64Array;
  readonly pairs: Float64Array;
  readonly ofBalance = new Float64Array(aVowel * aVowel);
  /** By code, what a tile adds to the balance. A blank is neither. */
  readonly weights: Uint8Array;

  constructor(letters: readonly string[]) {
    this.size = letters.length + 1;
    this.singles = new Float64Array(this.size);
    this.pairs = new Float64Array(this.size * this.size);
    this.weights = Uint8Array.of(0, ...letters.map((letter) => (isVowel(letter) ? aVowel : 1)));
  }

  /** The values learned for a language. Where nothing is learned, all tiles are worth the same. */
  static of({ id, letters }: Alphabet, rules: Pick<Rules, 'fullRackBonus'>): LeaveValues {
    const values = new LeaveValues(letters);
    const learned = learnedLeaves[id];
    const share = bonusShareOf(rules);
    if (learned && share > 0) values.add(learned.withBonus.join(''), share);
    if (learned && share < 1) values.add(learned.without.join(''), 1 - share);
    return values;
  }

  private add(text: string, share: number) {
    let at = 0;
    const next = () => {
      at += 2;
      return (share * (Number.parseInt(text.slice(at - 2, at), tenthsBase) - tenthsZero)) / 10;
    };
    for (let code = 0; code < this.size; code++) {
      this.singles[code]! += next();
      for (let other = code; other < this.size; other++) this.setPair(code, other, this.pair(code, other) + next());
    }
    for (const balance of balances) this.ofBalance[balance]! += next();
  }

  setPair(code: number, other: number, value: number) {
    this.pairs[code * this.size + other] = value;
    this.pairs[other * this.size + code] = value;
  }

  pair(code: number, other: number): number {
    return this.pairs[code * this.size + other]!;
  }

  balanceOf(codes: readonly number[]): number {
    return codes.reduce((sum, code) => sum + this.weights[code]!, 0);
  }

  /** As it is read: for each code its own value, then its pairs with itself and those after it; then the balances. */
  toText(): string {
    let text = '';
    const write = (value: number) => {
      const digits = Math.round(value * 10) + tenthsZero;
      if (digits < 0 || digits >= tenthsBase ** 2) throw new RangeError(`${value} does not fit in two digits`);
      text += digits.toString(tenthsBase).padStart(2, '0');
    };
    for (let code = 0; code < this.size; code++) {
      write(this.singles[code]!);
      for (let other = code; other < this.size; other++) write(this.pair(code, other));
    }
    for (const balance of balances) write(this.ofBalance[balance]!);
    return text;
  }
}

/** A rack, and what each part of it is worth if it is kept. A part is a mask over the tiles in order of code. */
export class RackParts {
  readonly codes = new Uint8Array(rackSize);
  /** By part. */
  readonly worths = new Float64Array(1 << rackSize);
  // By part, too: what letters and pairs come to, and the balance.
  private readonly sums = new Float64Array(1 << rackSize);
  private readonly balances = new Uint8Array(1 << rackSize);
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
    const { values, codes, sums, balances } = this;
    for (let part = 1; part <= this.whole; part++) {
      const last = 31 - Math.clz32(part);
      const rest = part ^ (1 << last);
      const code = codes[last]!;
      let sum = sums[rest]! + values.singles[code]!;
      for (let left = rest; left !== 0; left &= left - 1)
        sum += values.pair(codes[31 - Math.clz32(left & -left)]!, code);
      const balance = balances[rest]! + values.weights[code]!;
      sums[part] = sum;
      balances[part] = balance;
      this.worths[part] = sum + values.ofBalance[balance]!;
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
    for (let left = part; left !== 0; left &= left - 1) codes.push(this.codes[31 - Math.clz32(left & -left)]!);
    return codes;
  }
}

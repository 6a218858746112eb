import { type BitLine, BitReader, BitWriter, evenOdds, type Odds } from './bit-line';
import { knownTexts } from './known-texts';

const kinds = ['null', 'false', 'true', 'whole', 'number', 'text', 'list', 'record'] as const;
type Kind = (typeof kinds)[number];

/** More is no game that anybody played, and would keep a page busy. */
const mostValues = 16_000;
const mostFields = 40;
const deepest = 12;
const longestNumber = 53;

/** There is more in it than is ever packed, or nothing that could have been packed. */
export class NotPackable extends Error {}

/** The value as bytes. It must be plain: what JSON can say, and no more of it than is packed. */
export function packed(value: unknown): number[] {
  const writer = new BitWriter();
  new Packing(writer).value('', value, 0);
  return writer.end();
}

/** The value in bytes that `packed` made; whatever else they are, it is some plain value, or there is none. */
export const unpacked = (bytes: ArrayLike<number>): unknown =>
  new Packing(new BitReader(bytes)).value('', undefined, 0);

/**
 * One way of walking through a value serves both directions: writing, the line takes what is given; reading, it gives
 * what is taken. What has been met at a place, such as a field of a command, tells what to expect there again.
 */
class Packing {
  private readonly odds = new Map<string, Map<number, Odds>>();
  private readonly texts: string[] = [];
  private readonly shapes: string[][] = [];
  /** What a field held the last time. */
  private readonly last = new Map<string, number>();
  private values = 0;

  constructor(private readonly line: BitLine) {}

  value(place: string, given: unknown, depth: number): unknown {
    if (++this.values > mostValues || depth > deepest) throw new NotPackable('too much');
    const kind = kinds[this.bits(this.oddsAt(`kind ${place}`), 0, 3, kinds.indexOf(kindOf(given)))] as Kind;
    switch (kind) {
      case 'null':
        return null;
      case 'false':
        return false;
      case 'true':
        return true;
      case 'whole':
        return this.whole(place, given as number);
      case 'number':
        return Number(this.text(place, String(given)));
      case 'text':
        return this.text(place, given as string);
      case 'list':
        return this.list(place, given as unknown[], depth);
      case 'record':
        return this.record(place, given as Record<string, unknown>, depth);
    }
  }

  private list(place: string, given: unknown[] | undefined, depth: number): unknown[] {
    const length = this.number(`length ${place}`, given?.length ?? 0);
    const list: unknown[] = [];
    for (let at = 0; at < length; at++) {
      const before = tagOf(list[at - 1]);
      list.push(this.value(`${place}/${before}`, given?.[at], depth + 1));
    }
    return list;
  }

  private record(place: string, given: Record<string, unknown> | undefined, depth: number) {
    // As in JSON, what is undefined is not there.
    const own = given && Object.keys(given).filter((name) => given[name] !== undefined);
    const names = this.shape(place, own);
    const fields: [string, unknown][] = [];
    let tag = '';
    for (const name of names) {
      const field = this.value(`${tag}.${name}${name === 'type' ? place : ''}`, given?.[name], depth + 1);
      if (name === 'type' && typeof field === 'string') tag = field;
      fields.push([name, field]);
    }
    return Object.fromEntries(fields);
  }

  /** The names of a record's fields: as of one before, or else new. */
  private shape(place: string, own: string[] | undefined): string[] {
    const known = own ? this.shapes.findIndex((shape) => isSame(shape, own)) : -1;
    const found = this.number(`shape ${place}`, known + 1);
    if (found > 0) return at(this.shapes, found - 1);
    const length = this.number('fields', own?.length ?? 0);
    if (length > mostFields) throw new NotPackable('too many fields');
    const shape: string[] = [];
    for (let i = 0; i < length; i++) shape.push(this.text('name', own?.[i]));
    if (new Set(shape).size < length) throw new NotPackable('a field twice');
    this.shapes.push(shape);
    return shape;
  }

  private whole(place: string, given = 0): number {
    const before = this.last.get(place) ?? 0;
    // Who is to move depends on who was; where a tile goes does not lie that near.
    const context = `whole ${place}${before < 4 ? before : ''}`;
    const folded = this.number(context, given < 0 ? -2 * given - 1 : 2 * given);
    const found = folded % 2 === 1 ? -(folded + 1) / 2 : folded / 2;
    this.last.set(place, found);
    return found;
  }

  /** As one of those that every game knows, as one before, or spelled out. */
  private text(place: string, given: string | undefined): string {
    const found = this.number(`text ${place}`, given === undefined ? 0 : this.numberOf(given));
    if (found > 0) return at(found % 2 === 1 ? knownTexts : this.texts, (found - 1) >> 1);
    const text = this.spelled(given);
    this.texts.push(text);
    return text;
  }

  private numberOf(text: string): number {
    const known = knownTexts.indexOf(text);
    const before = this.texts.indexOf(text);
    return known >= 0 ? 2 * known + 1 : 2 * before + 2;
  }

  private spelled(given = ''): string {
    const length = this.number('letters', given.length);
    this.values += length;
    if (this.values > mostValues) throw new NotPackable('too many letters');
    let text = '';
    for (let i = 0; i < length; i++) {
      const before = text.charCodeAt(i - 1) || 0;
      text += String.fromCharCode(this.number(`letter ${before >> 5}`, given.charCodeAt(i) || 0));
    }
    return text;
  }

  /** Its length in bits first, each bit by those before it; of a large one the last bits are anybody's guess. */
  private number(place: string, given: number): number {
    const odds = this.oddsAt(place);
    const length = this.bits(odds, 0, 6, lengthOf(given));
    if (length > longestNumber) throw new NotPackable('too large');
    if (length === 0) return 0;
    const top = 2 ** (length - 1);
    return top + this.bits(odds, length, length - 1, Math.max(0, given - top));
  }

  private bits(odds: Map<number, Odds>, group: number, count: number, given: number): number {
    let found = 0;
    for (let at = count - 1, seen = 1; at >= 0; at--) {
      const node = group * 1000 + Math.min(seen, 255);
      const bit = this.step(odds, node, Math.floor(given / 2 ** at) % 2);
      found = found * 2 + bit;
      seen = seen * 2 + bit;
    }
    return found;
  }

  private step(odds: Map<number, Odds>, node: number, given: number): number {
    const own = odds.get(node) ?? evenOdds();
    odds.set(node, own);
    return this.line.bit(own, given);
  }

  private oddsAt(place: string): Map<number, Odds> {
    const odds = this.odds.get(place) ?? new Map<number, Odds>();
    this.odds.set(place, odds);
    return odds;
  }
}

function kindOf(value: unknown): Kind {
  if (value === undefined || value === null) return 'null';
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  if (typeof value === 'number') return isWhole(value) ? 'whole' : 'number';
  if (typeof value === 'string') return 'text';
  return Array.isArray(value) ? 'list' : 'record';
}

// Minus zero is not zero, and twice the largest would not fit.
const isWhole = (value: number) =>
  Number.isSafeInteger(value) && Math.abs(value) < 2 ** 52 && !Object.is(value, -0);

const lengthOf = (value: number) => (value === 0 ? 0 : value.toString(2).length);

const tagOf = (value: unknown) => String((value as { type?: unknown } | undefined)?.type ?? '');

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((name, i) => name === other[i]);

function at<T>(all: readonly T[], place: number): T {
  if (place >= all.length) throw new NotPackable('nothing lies there');
  return all[place] as T;
}

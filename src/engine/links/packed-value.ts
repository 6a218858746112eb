/**
 * What every game's setup and commands say: in a link it is a number. Links of all releases are read with it, so it
 * only ever grows, at its end.
 */
const knownTexts: readonly string[] = [
  ...['game', 'version', 'setup', 'commands', 'type', 'seat', 'words', 'seed', 'name', 'mascot'],
  ...['wordbler', 'seats', 'rules', 'tiles', 'kind', 'level', 'step', 'person', 'computer', 'en', 'enable1'],
  ...['invalidWord', 'fullRackBonus', 'bagEmpty', 'failsToEnd', 'exchangeNeeds', 'clock', 'hints', 'showsWords'],
  ...['turnLost', 'tryAgain', 'challenge', 'gameEnds', 'playOn', 'off', 'perTurn', 'perPlayer'],
  ...['seconds', 'minutes', 'justRight', 'fledgling', 'songbird', 'club', 'expert'],
  ...['begin', 'lay', 'move', 'chooseLetter', 'takeBack', 'recall', 'arrange', 'shuffle', 'done', 'exchange'],
  ...['pass', 'hint', 'accept', 'spendTime', 'tile', 'x', 'y', 'letter', 'cell', 'from', 'to', 'ms'],
  ...['wordSearch', 'list', 'id', 'directions', 'cappedBonus', 'filter', 'family', 'standard', 'scaled'],
  ...['right', 'down', 'left', 'up', 'downLeft', 'downRight', 'upLeft', 'upRight'],
  ...['stroke', 'cheat', 'code', 'mambazamba', 'flash', 'word', 'pause', 'goOn', 'giveUp'],
  ...['scramble', 'board', 'players', 'shortest', 'strikeShared', 'dice', 'side', 'roll', 'typed', 'letters'],
  ...['play', 'path', 'endTurn', 'You'],
  'nestling',
  ...['fr', 'es', 'pt', 'nl', 'pl', 'tr', 'ru', 'el'],
  ...['fr1', 'es1', 'pt1', 'nl1', 'pl1', 'tr1', 'ru1', 'el1'],
  ...[
    'language',
    'family-fr',
    'family-es',
    'family-pt',
    'family-nl',
    'family-pl',
    'family-tr',
    'family-ru',
    'family-el',
  ],
  ...['sha256', 'perDays', 'days', 'challengeSeconds', 'letStand', 'resign'],
  ...['premiums', 'small', 'super', 'letterOrder', 'free', 'handicap', 'points', 'time'],
];

/** How often a bit was 0 and 1 where it stands: what it will be is guessed from that. */
interface Odds {
  zero: number;
  one: number;
}

/** Bits on their way into bytes, or out of them again. Both ways walk the same line, bit by bit. */
interface BitLine {
  /** Takes a bit along, and says which it is: the one that was given, or the one that was found. */
  bit(odds: Odds, given: number): number;
}

const evenOdds = (): Odds => ({ zero: 2, one: 2 });

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
class BitWriter implements BitLine {
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
class BitReader implements BitLine {
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
const isWhole = (value: number) => Number.isSafeInteger(value) && Math.abs(value) < 2 ** 52 && !Object.is(value, -0);

const lengthOf = (value: number) => (value === 0 ? 0 : value.toString(2).length);

const tagOf = (value: unknown) => String((value as { type?: unknown } | undefined)?.type ?? '');

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((name, i) => name === other[i]);

function at<T>(all: readonly T[], place: number): T {
  if (place >= all.length) throw new NotPackable('nothing lies there');
  return all[place] as T;
}

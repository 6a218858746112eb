import { Dice } from '../../src/engine/random/dice';

/** Values that a message may hold, though no sound one does: all of them survive a structured clone. */
const oddities: readonly (() => unknown)[] = [
  ...[undefined, null, true, false, 0, -0, 1, -1, 0.5, 7, 2 ** 31, 2 ** 53, 1e308, Number.NaN].map(
    (value) => () => value,
  ),
  ...['', ' ', 'a', '__proto__', 'constructor', 'toString', 'wordbler', 'scramble', '\u0000', '\ud800', '🦉'].map(
    (value) => () => value,
  ),
  ...[Number.POSITIVE_INFINITY, 10n ** 30n, /a/, new Date(0), new Error('no')].map((value) => () => value),
  () => 'A'.repeat(50_000),
  () => '<img src=x onerror=alert(1)>',
  () => new Map([['type', 'pause']]),
  () => new Set([1]),
  () => new Uint8Array(64),
  () => new ArrayBuffer(8),
  () => Array(4_000_000_000),
  () => Array(3).fill('Ann'),
  () => JSON.parse('{"__proto__": {"isSound": true}, "constructor": 1}'),
  () => {
    const round: { self?: unknown; list: unknown[] } = { list: [] };
    round.self = round;
    round.list.push(round);
    return round;
  },
  () => {
    let deep: unknown = 1;
    for (let depth = 0; depth < 5000; depth++) deep = depth % 2 ? [deep] : { deep };
    return deep;
  },
];

/** Makes messages out of sound ones, each worse than the last. */
export class Hostile {
  private readonly dice: Dice;

  constructor(seed: string) {
    this.dice = new Dice(seed);
  }

  one<T>(of: readonly T[]): T {
    return of[this.dice.below(of.length)]!;
  }

  value(): unknown {
    return this.one(oddities)();
  }

  /** A copy, with something in it changed, taken away, doubled, or put in the place of something else. */
  spoiled(value: unknown): unknown {
    const isLeaf = typeof value !== 'object' || value === null || this.dice.below(6) === 0;
    if (isLeaf) return this.dice.below(3) === 0 ? this.near(value) : this.value();
    if (Array.isArray(value)) return this.spoiledList(value);
    const names = Object.keys(value);
    const copy: Record<string, unknown> = { ...value };
    const name = this.one(names.length > 0 ? names : ['type']);
    const act = this.dice.below(8);
    if (act === 0) delete copy[name];
    else if (act === 1) copy[String(this.one(['seed', 'players', 'id', 'v', 'save', 'x']))] = this.value();
    else copy[name] = this.spoiled(copy[name]);
    return copy;
  }

  private spoiledList(value: readonly unknown[]): unknown[] {
    if (value.length > 10_000) return [...value.slice(0, 5)];
    const at = this.dice.below(value.length + 1);
    const act = this.dice.below(5);
    if (act === 0) return value.toSpliced(at, 1);
    if (act === 1) return value.toSpliced(at, 0, this.one([...value, null]));
    if (act === 2) return value.toSpliced(at, 0, this.value());
    return at < value.length ? value.with(at, this.spoiled(value[at])) : [...value];
  }

  /** What is sound beside what it was. */
  private near(value: unknown): unknown {
    if (typeof value === 'number') return value + this.one([1, -1, 0.5, 1000]);
    if (typeof value === 'string') return this.one([`${value}x`, value.slice(1), value.toUpperCase(), 'expert']);
    return !value;
  }
}

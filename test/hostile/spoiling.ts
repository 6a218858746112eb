import { Dice } from '../../src/engine/random/dice';

/** What lies where something else should; all of it survives being kept by a browser. */
const oddities: readonly (() => unknown)[] = [
  ...[undefined, null, true, 0, -0, -1, 0.5, 7, 225, 2 ** 31, 2 ** 53, Number.NaN, 10n ** 30n].map(
    (value) => () => value,
  ),
  ...['', 'a', '__proto__', 'toString', 'A'.repeat(99), '\ud800', '\u0000', '🦉'].map((text) => () => text),
  () => [],
  () => ({}),
  () => new Date(0),
  () => new Map([['type', 'pass']]),
  () => new Uint8Array(8),
  () => Array(4_000_000_000),
  () => {
    let deep: unknown = 1;
    for (let depth = 0; depth < 9_000; depth++) deep = depth % 2 ? [deep] : { deep };
    return deep;
  },
  () => {
    const round: unknown[] = [];
    round.push({ round });
    return round;
  },
];

const signs = ['', ' ', '\n', '\r', '\t', '0', '~', '.', ',', '-', '>', '#', '"', '{', '}', 'A', 'z', '?', '🦉'];

/** Makes worse what is sound: one thing in it, or a few. */
export class Spoiling {
  private readonly dice: Dice;

  constructor(seed: string) {
    this.dice = new Dice(seed);
  }

  one<T>(of: readonly T[]): T {
    return of[this.dice.below(of.length)]!;
  }

  /** A copy in which something is another thing, gone, there twice, or of another value that is as sound. */
  value(given: unknown, others: readonly unknown[]): unknown {
    if (typeof given !== 'object' || given === null || this.dice.below(8) === 0)
      return this.dice.below(2) ? this.one(oddities)() : this.one(others);
    const copy = (Array.isArray(given) ? [...given] : { ...given }) as Record<string, unknown>;
    const name = this.one([...Object.keys(copy), 'odd']);
    if (Array.isArray(copy) && this.dice.below(3) === 0) {
      const at = this.dice.below(copy.length + 1);
      copy.splice(at, this.dice.below(3), ...(this.dice.below(2) ? [copy[this.dice.below(copy.length)]] : []));
    } else if (this.dice.below(8) === 0) delete copy[name];
    else copy[name] = this.value(copy[name], others);
    return copy;
  }

  /** A text with pieces cut out, doubled, put elsewhere, taken from another one, or strange signs in it. */
  text(given: string, others: readonly string[]): string {
    let text = given;
    for (let times = this.dice.below(3); times >= 0; times--) {
      const [from, length] = [this.dice.below(text.length + 1), this.dice.below(this.one([2, 12, text.length + 1]))];
      const piece = text.slice(from, from + length);
      const put = this.one([
        () => '',
        () => piece + piece,
        () => this.one(signs).repeat(this.one([1, 1, 3, 500])),
        () => [...piece].reverse().join(''),
        () => this.one(others).slice(from, from + length),
      ])();
      text = text.slice(0, from) + put + text.slice(from + length);
    }
    return text;
  }
}

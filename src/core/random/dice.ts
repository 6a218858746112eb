import alea from 'seedrandom/lib/alea.js';

/** Where a seeded generator stands; plain data, so that a saved game goes on with the same draws. */
export interface DiceState {
  c: number;
  s0: number;
  s1: number;
  s2: number;
}

/** The only source of chance in the core. The same seed gives the same throws, everywhere. */
export class Dice {
  private readonly next;

  constructor(seed: string, from?: DiceState) {
    this.next = alea(seed, { state: from ?? true });
  }

  /** A whole number from 0 to `sides - 1`, each equally likely. */
  below(sides: number): number {
    return Math.floor(this.next() * sides);
  }

  /** A new array with the same items in a random order (Fisher–Yates). */
  shuffled<T>(items: readonly T[]): T[] {
    const mixed = [...items];
    for (let last = mixed.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      [mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T];
    }
    return mixed;
  }

  state(): DiceState {
    return this.next.state();
  }
}

import alea from 'seedrandom/lib/alea.js';

export const longestSeed = 40;

/** Whether somebody may name a seed so; half a character would not survive a link. */
export const isSeed = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= longestSeed && !/\p{Cs}/u.test(value);

/** The seed of what everyone gets on a day, written 2026-11-21. */
export const dailySeed = (day: string) => `daily-${day}`;

/** Whether somebody may type it as the number of a board: letters and figures, in words. Older links may hold more. */
export const isBoardNumber = (typed: string): boolean =>
  isSeed(typed) && /^[\p{L}\p{M}\p{N}]+([ -][\p{L}\p{M}\p{N}]+)*$/u.test(typed);

/** Where a seeded generator stands; plain data, so that a saved game goes on with the same draws. */
export type DiceState = AleaState | CountedState;

interface AleaState {
  c: number;
  s0: number;
  s1: number;
  s2: number;
}

/** Of a generator whose throws each come from the seed and their own number. */
export interface CountedState {
  thrown: number;
}

/** Fractions from 0 up to 1, each equally likely. */
interface Chance {
  next(): number;
  state(): DiceState;
}

export type ChanceMaker = (seed: string, from?: DiceState) => Chance;

/** What else than the dice of every day may be thrown. Nobody can tell later throws of these from earlier ones. */
const diceKinds = ['sha256'] as const;

export type DiceKind = (typeof diceKinds)[number];

const quick: ChanceMaker = (seed, from) => {
  const next = alea(seed, { state: (from as AleaState | undefined) ?? true });
  return { next, state: () => next.state() };
};

/** A page fetches these only for games that are played with them: `sha256-dice.ts` brings its own. */
const brought = new Map<DiceKind, ChanceMaker>();

export const bringDice = (kind: DiceKind, maker: ChanceMaker): void => void brought.set(kind, maker);

/** Whether such dice are known and at hand. */
export const areAtHand = (kind: unknown): boolean => kind === undefined || brought.has(kind as DiceKind);

function makerOf(kind: DiceKind | undefined): ChanceMaker {
  const maker = kind === undefined ? quick : brought.get(kind);
  if (!maker) throw new RangeError(`Dice of the kind ${kind} are not at hand`);
  return maker;
}

/** The only source of chance in the core. The same seed gives the same throws, everywhere. */
export class Dice {
  private readonly chance: Chance;

  constructor(seed: string, from?: DiceState, kind?: DiceKind) {
    this.chance = makerOf(kind)(seed, from);
  }

  /** A whole number from 0 to `sides - 1`, each equally likely. */
  below(sides: number): number {
    return Math.floor(this.chance.next() * sides);
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
    return this.chance.state();
  }
}

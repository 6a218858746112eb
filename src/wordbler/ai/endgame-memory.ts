/** What a remembered worth is: exact, or a bound because the rest was not looked at. */
export const kinds = { exact: 0, atLeast: 1, atMost: 2 } as const;

/** Of a worth that holds however far one looks, since it was followed to the end of the game. */
export const toTheEnd = 255;

/** Positions of an endgame and what is known of them. A newer one takes the place of an older one. */
export class EndgameMemory {
  private readonly keys: Int32Array;
  private readonly checks: Int32Array;
  private readonly worths: Int16Array;
  private readonly kinds: Uint8Array;
  private readonly depths: Uint8Array;
  private readonly choices: Int32Array;

  /** There is room for two to the power of this many. */
  constructor(private readonly bits: number) {
    const room = 1 << bits;
    this.keys = new Int32Array(room);
    this.checks = new Int32Array(room);
    this.worths = new Int16Array(room);
    this.kinds = new Uint8Array(room);
    this.depths = new Uint8Array(room);
    this.choices = new Int32Array(room);
  }

  /** Where a position is remembered, or -1. */
  find(key: number, check: number): number {
    const slot = key >>> (32 - this.bits);
    return this.keys[slot] === key && this.checks[slot] === check ? slot : -1;
  }

  keep(key: number, check: number, worth: number, kind: number, depth: number, choice: number) {
    const slot = key >>> (32 - this.bits);
    this.keys[slot] = key;
    this.checks[slot] = check;
    this.worths[slot] = worth;
    this.kinds[slot] = kind;
    this.depths[slot] = depth;
    this.choices[slot] = choice;
  }

  choice(slot: number): number {
    return slot < 0 ? -1 : this.choices[slot]!;
  }

  /** Whether what is remembered, looked so deep, answers a question between two bounds. */
  answers(slot: number, depth: number, low: number, high: number): boolean {
    if (slot < 0 || this.depths[slot]! < depth) return false;
    const kind = this.kinds[slot];
    if (kind === kinds.exact) return true;
    return kind === kinds.atLeast ? this.worths[slot]! >= high : this.worths[slot]! <= low;
  }

  worth(slot: number): number {
    return this.worths[slot]!;
  }

  isToTheEnd(slot: number): boolean {
    return this.depths[slot] === toTheEnd;
  }
}

/** A number as if thrown by dice, the same for the same input. */
export function scattered(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

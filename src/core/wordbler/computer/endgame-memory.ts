const roomBits = 17;
const room = 1 << roomBits;

/** What a remembered worth is: exact, or a bound because the rest was not looked at. */
export const kinds = { exact: 0, atLeast: 1, atMost: 2 } as const;

/** Of a worth that holds however far one looks, since it was followed to the end of the game. */
export const toTheEnd = 255;

/** Positions of an endgame and what is known of them. A newer one takes the place of an older one. */
export class EndgameMemory {
  private readonly keys = new Int32Array(room);
  private readonly checks = new Int32Array(room);
  private readonly worths = new Int16Array(room);
  private readonly kinds = new Uint8Array(room);
  private readonly depths = new Uint8Array(room);
  private readonly choices = new Int32Array(room);

  /** Where a position is remembered, or -1. */
  find(key: number, check: number): number {
    const slot = key >>> (32 - roomBits);
    return this.keys[slot] === key && this.checks[slot] === check ? slot : -1;
  }

  keep(key: number, check: number, worth: number, kind: number, depth: number, choice: number) {
    const slot = key >>> (32 - roomBits);
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

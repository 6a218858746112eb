import { oneLetter } from './question';
import { maskOf, type Shelf } from './shelf';

/** Letters and blanks that words are made of. */
export class LettersGiven {
  private readonly given: Uint8Array;
  private readonly left: Uint8Array;
  private readonly blanks: number;
  /** Those that are not given. */
  private readonly others: number;

  constructor(
    private readonly signs: string,
    /** All of them are wanted, or some. */
    private readonly areAll: boolean,
    letters: number,
    codeOf: (letter: string) => number,
  ) {
    this.given = new Uint8Array(letters + 1);
    this.left = new Uint8Array(letters + 1);
    const codes = [...signs].filter((sign) => sign !== oneLetter).map(codeOf);
    for (const code of codes) this.given[code]!++;
    this.blanks = signs.length - codes.length;
    this.others = ~codes.reduce((all, code) => all | maskOf(code), 0);
  }

  /** Takes the place of each word on the shelf that can be made of them, in order. */
  seek(shelf: Shelf, take: (at: number) => void) {
    const { others, blanks, areAll, signs } = this;
    const { masks, length, count } = shelf;
    if (length > signs.length || (areAll && length < signs.length)) return;
    for (let at = 0; at < count; at++)
      if (bitsIn(masks[at]! & others) <= blanks && this.holds(shelf, at)) take(at);
  }

  private holds({ codes, length }: Shelf, at: number): boolean {
    const { left, given } = this;
    let { blanks } = this;
    left.set(given);
    for (let place = at * length, end = place + length; place < end; place++) {
      const code = codes[place]!;
      if (left[code]! > 0) left[code]!--;
      else if (blanks-- === 0) return false;
    }
    return true;
  }
}

/** How many bits are set. */
function bitsIn(mask: number): number {
  let bits = 0;
  for (let left = mask; left !== 0; left &= left - 1) bits++;
  return bits;
}

import { type Gaddag, LetterSets, mostLetters } from './gaddag';
import type { Ground } from './ground';
import { Lines } from './lines';

/** The board where the letters of a word may lie in any order. */
class FreeLines extends Lines {
  private readonly sets: LetterSets;

  constructor(gaddag: Gaddag, letterCount: number, ground: Ground) {
    super(gaddag, letterCount, ground);
    this.sets = LetterSets.of(gaddag);
  }

  protected override allow(twin: number, first: number, place: number, end: number) {
    const lying: number[] = [];
    for (let at = first; at < end; at++) if (at !== place) lying.push(this.letters[at]!);
    let [near, further] = [0, 0];
    for (const code of this.sets.completing(lying)) {
      if (code > mostLetters) further |= 1 << (code - mostLetters);
      else near |= 1 << code;
    }
    this.allowed[twin] = near;
    this.allowedFurther[twin] = further;
  }
}

/** An empty board for a search. */
export const linesFor = (gaddag: Gaddag, letterCount: number, ground: Ground, isFree: boolean): Lines =>
  new (isFree ? FreeLines : Lines)(gaddag, letterCount, ground);

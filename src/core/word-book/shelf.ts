import { type Lexicon, noEdge } from '../lexicon';

/** All words of one length, in the order of the alphabet: letter codes one word behind the other. */
export class Shelf {
  codes: Uint8Array;
  /** By word, a bit for each of its letters. Those of large alphabets share bits: it tells which words need not be read. */
  masks: Uint32Array;
  count = 0;

  constructor(readonly length: number) {
    this.codes = new Uint8Array(length * firstRoom);
    this.masks = new Uint32Array(firstRoom);
  }

  add(word: Uint8Array, mask: number) {
    if (this.count === this.masks.length) {
      this.codes = withRoom(this.codes);
      this.masks = withRoom(this.masks);
    }
    this.codes.set(word.subarray(0, this.length), this.count * this.length);
    this.masks[this.count] = mask;
    this.count++;
  }
}

const firstRoom = 64;

function withRoom<Own extends Uint8Array | Uint32Array>(own: Own): Own {
  const larger = new (own.constructor as new (length: number) => Own)(own.length * 2);
  larger.set(own);
  return larger;
}

/** Alphabets of so many letters or more have some that share a bit. */
export const bitsOfMask = 32;

export const maskOf = (code: number) => 1 << (code % bitsOfMask);

const longest = 64;

/** The words of a list by their length, the shortest first. */
export function shelvesOf(words: Lexicon): readonly Shelf[] {
  const shelves: Shelf[] = [];
  const letters = words.alphabet.letters.length;
  const word = new Uint8Array(longest);
  const walk = (edge: number, length: number, mask: number) => {
    if (length > 0 && words.endsWord(edge)) {
      shelves[length] ??= new Shelf(length);
      shelves[length].add(word, mask);
    }
    if (!words.goesOn(edge)) return;
    for (let code = 1; code <= letters; code++) {
      const next = words.follow(edge, code);
      if (next === noEdge) continue;
      word[length] = code;
      walk(next, length + 1, mask | maskOf(code));
    }
  };
  walk(words.start, 0, 0);
  // Of a length that no word has there is none.
  return shelves.filter(({ count }) => count > 0);
}

import { anyLetters, oneLetter, someLetters } from './question';
import { maskOf, type Shelf } from './shelf';

/** Any letter at that place. */
const any = 0;

/** What stands together in a pattern, letter by letter, between places where any letters may stand. */
type Piece = Uint8Array;

/** A pattern of letters, made ready to be held against many words. */
export class Pattern {
  /** A word has at least so many letters; and no more, where nothing is open. */
  private readonly least: number;
  private readonly isOpen: boolean;
  /** The letters that a word must have. */
  private readonly mask: number;
  /** The letters that it begins with. */
  private readonly begins: Piece;
  private readonly first: Piece;
  private readonly middle: readonly Piece[];
  private readonly last: Piece;
  /** All that is asked is whether a letter is there, wherever: its bit tells that, where no other letter shares it. */
  private readonly isOneLetter: boolean;

  constructor(signs: string, codeOf: (letter: string) => number, isOwnBit: boolean) {
    const pieces = signs
      .replaceAll(someLetters, oneLetter + anyLetters)
      .split(anyLetters)
      .map((piece) => Uint8Array.from([...piece], (sign) => (sign === oneLetter ? any : codeOf(sign))));
    const codes = pieces.flatMap((piece) => [...piece]);
    this.least = codes.length;
    this.isOpen = pieces.length > 1;
    this.mask = codes.reduce((all, code) => (code === any ? all : all | maskOf(code)), 0);
    this.first = pieces[0] ?? new Uint8Array();
    this.middle = pieces.slice(1, -1).filter(({ length }) => length > 0);
    this.last = this.isOpen ? (pieces.at(-1) ?? new Uint8Array()) : new Uint8Array();
    this.isOneLetter =
      isOwnBit && this.first.length + this.last.length === 0 && codes.length === 1 && codes[0] !== any;
    const open = this.first.indexOf(any);
    this.begins = open < 0 ? this.first : this.first.subarray(0, open);
  }

  /** Takes the place of each word on the shelf that looks like it, in order. */
  seek(shelf: Shelf, take: (at: number) => void) {
    const { mask, least, isOpen } = this;
    const { masks, length } = shelf;
    if (length < least || (length > least && !isOpen)) return;
    const [from, to] = this.range(shelf);
    const { isOneLetter } = this;
    for (let at = from; at < to; at++)
      if ((masks[at]! & mask) === mask && (isOneLetter || this.fits(shelf, at))) take(at);
  }

  private fits({ codes, length }: Shelf, at: number): boolean {
    const { first, middle, last } = this;
    const from = at * length;
    const behind = from + length - last.length;
    if (!isAt(last, codes, behind) || !isAt(first, codes, from)) return false;
    let next = from + first.length;
    for (const piece of middle) {
      while (next + piece.length <= behind && !isAt(piece, codes, next)) next++;
      next += piece.length;
      if (next > behind) return false;
    }
    return true;
  }

  /** The words stand in order: those that begin alike stand together. */
  private range(shelf: Shelf): [from: number, to: number] {
    const { begins } = this;
    if (begins.length === 0) return [0, shelf.count];
    return [placeOf(begins, shelf, false), placeOf(begins, shelf, true)];
  }
}

/** Of the first word that comes not before one that begins so; or of the first behind all of them. */
function placeOf(begins: Piece, { codes, length, count }: Shelf, isBehind: boolean): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const order = compared(codes, middle * length, begins);
    if (order < 0 || (isBehind && order === 0)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function compared(codes: Uint8Array, from: number, begins: Piece): number {
  for (let place = 0; place < begins.length; place++) {
    const order = codes[from + place]! - begins[place]!;
    if (order !== 0) return order;
  }
  return 0;
}

function isAt(piece: Piece, codes: Uint8Array, at: number): boolean {
  for (let place = 0; place < piece.length; place++)
    if (piece[place] !== any && piece[place] !== codes[at + place]) return false;
  return true;
}

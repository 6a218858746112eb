import { lettersApart } from '../../../engine/alphabet/digraphs';
import type { Alphabet, TileSet } from '../../../engine/alphabet/languages';
import { must } from '../../../engine/must';
import type { Dice } from '../../../engine/random/dice';
import { codesOf, type Direction, type Finder, hole, steps, turned } from '../grid/grid';
import { fillingLetters, type Layout, type Lie } from '../grid/layout';
import { isOfShape, type Shape } from './worksheet';

/** Why the words of a worksheet cannot be laid; words by their place in its list. */
export type LayFault =
  | { code: 'noLine' | 'noRoom'; word: number }
  | { code: 'messageTooLong'; letters: number; left: number }
  | { code: 'messageMakesWords' | 'crowded' };

/** A letter of a word, or of a word read from behind, and which one it is. */
interface Reading {
  letters: Uint8Array;
  at: number;
  word: number;
}

/**
 * The squares of a worksheet with an edge of nothing around them, so that whatever runs out of the shape runs into
 * that.
 * It knows at once whether a letter that was laid makes a word stand where it was not laid.
 */
export class SheetGrid {
  readonly codes: Uint8Array;
  /** The squares of the shape, as one reads. */
  readonly open: readonly number[];
  /** Where words lie, so far. */
  readonly lies: (Lie | undefined)[] = [];
  private readonly across: number;
  private readonly isOpen: Uint8Array;
  private readonly byLetter: Reading[][] = [];

  constructor(
    shape: Shape,
    readonly side: number,
    words: readonly string[],
    alphabet: Alphabet,
  ) {
    this.across = side + 2;
    this.codes = new Uint8Array(this.across ** 2);
    this.isOpen = new Uint8Array(this.codes.length);
    const squares = Array.from({ length: side ** 2 }, (_, at) => ({
      x: at % side,
      y: Math.floor(at / side),
    }));
    this.open = squares
      .filter((square) => isOfShape(shape, side, square))
      .map(({ x, y }) => (y + 1) * this.across + x + 1);
    for (const square of this.open) this.isOpen[square] = 1;
    for (const [word, whole] of words.entries())
      for (const reading of lettersApart(whole, alphabet))
        for (const text of new Set([reading, turned(reading)])) this.add(codesOf(text, alphabet), word);
  }

  step(direction: Direction): number {
    const { x, y } = steps[direction];
    return y * this.across + x;
  }

  squareOf(at: number) {
    return { x: (at % this.across) - 1, y: Math.floor(at / this.across) - 1 };
  }

  /** Whether a square, or one of the edge, is one of the shape's. */
  isShape(square: number): boolean {
    return this.isOpen[square] === 1;
  }

  /** How many of a word's letters lie there already; −1 where it has no room. */
  sharedAt(letters: Uint8Array, start: number, step: number): number {
    let shared = 0;
    for (let at = 0, square = start; at < letters.length; at++, square += step) {
      if (this.isOpen[square] !== 1) return -1;
      const code = this.codes[square]!;
      if (code === letters[at]) shared++;
      else if (code !== 0) return -1;
    }
    return shared;
  }

  /** Lays letters, and says which squares are new. */
  lay(letters: Uint8Array, squares: readonly number[]): number[] {
    const fresh = squares.filter((square) => this.codes[square] === 0);
    for (const [at, square] of squares.entries()) this.codes[square] = must(letters[at]);
    return fresh;
  }

  clear(squares: readonly number[]) {
    for (const square of squares) this.codes[square] = 0;
  }

  /** Whether a word reads through this square that was not laid so. */
  isAccident(square: number): boolean {
    const { across } = this;
    const readings = this.byLetter[this.codes[square]!];
    if (!readings) return false;
    for (const step of [1, across, across + 1, across - 1])
      for (const { letters, at, word } of readings) {
        const from = square - at * step;
        if (this.reads(letters, square, at, step) && !this.isLie(word, from, from + (letters.length - 1) * step))
          return true;
      }
    return false;
  }

  // From the square outwards, so that the edge ends it.
  private reads(letters: Uint8Array, square: number, at: number, step: number): boolean {
    for (let back = 1; back <= at; back++) if (this.codes[square - back * step] !== letters[at - back]) return false;
    for (let on = 1; at + on < letters.length; on++)
      if (this.codes[square + on * step] !== letters[at + on]) return false;
    return true;
  }

  private isLie(word: number, first: number, last: number): boolean {
    const squares = this.lies[word]?.squares;
    if (!squares) return false;
    const [from, to] = [squares[0], squares[squares.length - 1]];
    return (first === from && last === to) || (first === to && last === from);
  }

  private add(letters: Uint8Array, word: number) {
    for (const [at, code] of letters.entries()) {
      this.byLetter[code] ??= [];
      must(this.byLetter[code]).push({ letters, at, word });
    }
  }

  /** Row by row on a square without the edge, for whoever looks it through. */
  get plain(): Uint8Array {
    const plain = new Uint8Array(this.side ** 2 + 1);
    for (const square of this.open) plain[this.plainOf(square)] = this.codes[square]!;
    return plain;
  }

  plainOf(square: number): number {
    const { x, y } = this.squareOf(square);
    return y * this.side + x;
  }

  /** The square of the shape that has this number on a square without the edge. */
  squareOfPlain(plain: number): number {
    return (Math.floor(plain / this.side) + 1) * this.across + (plain % this.side) + 1;
  }
}

/** The letters of such a grid as they are shown, and where the words lie in them. */
export function layoutOfGrid(sheetGrid: SheetGrid, words: readonly string[], { letters }: Alphabet): Layout {
  const rows: string[][] = [];
  for (const square of sheetGrid.open) {
    const { x, y } = sheetGrid.squareOf(square);
    rows[y] ??= Array.from({ length: sheetGrid.side }, () => hole);
    must(rows[y])[x] = must(letters[must(sheetGrid.codes[square]) - 1]);
  }
  const laid = words.map((word, at) => {
    const { direction, squares } = must(sheetGrid.lies[at]);
    return { word, ...sheetGrid.squareOf(must(squares[0])), direction };
  });
  return { grid: rows.map((row) => row.join('')), laid };
}

interface Filling {
  message: Uint8Array;
  tiles: TileSet;
  /** Finds what no grid shall show by accident. */
  filter: Finder;
  dice: Dice;
}

const mostMends = 40;

/** Puts the message, and behind it letters by chance, where no word lies; or says why that cannot be. */
export function fillSheetGrid(sheetGrid: SheetGrid, { message, tiles, filter, dice }: Filling): LayFault | undefined {
  const left = sheetGrid.open.filter((square) => sheetGrid.codes[square] === 0);
  if (left.length < message.length) return { code: 'messageTooLong', letters: message.length, left: left.length };
  const told = left.slice(0, message.length);
  const own = fillingLetters(tiles);
  // Once more for each time it lies in a word, so that words don't stand out.
  const bag = [...own, ...sheetGrid.open.flatMap((square) => sheetGrid.codes[square] || [])];
  sheetGrid.lay(message, told);
  if (told.some((square) => sheetGrid.isAccident(square))) return { code: 'messageMakesWords' };

  const loose = new Set(left.slice(message.length));
  const put = (square: number) => {
    for (const code of [...Array.from({ length: 3 }, () => must(bag[dice.below(bag.length)])), ...dice.shuffled(own)]) {
      sheetGrid.codes[square] = code;
      if (!sheetGrid.isAccident(square)) return true;
    }
    return false;
  };
  for (const square of loose) if (!put(square)) return { code: 'crowded' };

  for (let mend = 0; mend < mostMends; mend++) {
    const unwanted = unwantedIn(sheetGrid, filter);
    if (unwanted.length === 0) return undefined;
    for (const squares of unwanted) {
      const free = squares.filter((square) => loose.has(square));
      // What a message says is said on purpose.
      if (free.length === 0) continue;
      if (!put(must(free[dice.below(free.length)]))) return { code: 'crowded' };
    }
    if (unwanted.every((squares) => !squares.some((square) => loose.has(square)))) return undefined;
  }
  return { code: 'crowded' };
}

/** Where words stand by accident that nobody wants to see; what a word of the list itself has in it is none. */
function unwantedIn(sheetGrid: SheetGrid, filter: Finder): number[][] {
  const found: number[][] = [];
  const isWithin = (squares: readonly number[]) =>
    sheetGrid.lies.some((lie) => lie?.squares.includes(must(squares[0])) && lie.squares.includes(must(squares.at(-1))));
  filter.scan(sheetGrid.plain, sheetGrid.side, (_, plain) => {
    const squares = Array.from(plain, (at) => sheetGrid.squareOfPlain(at));
    if (!isWithin(squares)) found.push(squares);
  });
  return found;
}

import { lettersApart } from '../../../engine/alphabet/digraphs';
import { type Alphabet, english } from '../../../engine/alphabet/languages';
import {
  codesOf,
  codesOfGrid,
  type Direction,
  type Grid,
  isInGrid,
  type LaidWord,
  opposites,
  type Square,
  turned,
} from './grid';

/** Every straight line is read in one of four ways; the other four directions are the same lines read back. */
export const families = ['right', 'down', 'downRight', 'downLeft'] as const satisfies Direction[];

type Family = (typeof families)[number];

const familySteps: Readonly<Record<Family, Square>> = {
  right: { x: 1, y: 0 },
  down: { x: 0, y: 1 },
  downRight: { x: 1, y: 1 },
  downLeft: { x: -1, y: 1 },
};

/** The numbers of the squares on each line of a family, line after line. */
export function linesOf(family: Family, size: number): number[][] {
  const { x: dx, y: dy } = familySteps[family];
  const lines: number[][] = [];
  for (let square = 0; square < size * size; square++) {
    const start = { x: square % size, y: Math.floor(square / size) };
    if (isInGrid(size, { x: start.x - dx, y: start.y - dy })) continue;
    const line: number[] = [];
    for (let at = start; isInGrid(size, at); at = { x: at.x + dx, y: at.y + dy }) line.push(at.y * size + at.x);
    lines.push(line);
  }
  return lines;
}

const orders = new Map<number, Int16Array>();

/** All lines of all families in a row, with an edge (the number after the last square) behind each. */
function readingOrder(size: number): Int16Array {
  const known = orders.get(size);
  if (known) return known;
  const edge = size * size;
  const order = Int16Array.from(families.flatMap((family) => linesOf(family, size).flatMap((line) => [...line, edge])));
  orders.set(size, order);
  return order;
}

/** The family in which one square follows another, by the difference of their numbers. */
function familyOfStep(step: number, size: number): Family {
  if (step === 1) return 'right';
  if (step === size) return 'down';
  return step === size + 1 ? 'downRight' : 'downLeft';
}

/** Fewer letters are no word in this game: hardly a grid would be without them. */
export const shortestFindable = 3;

/**
 * Finds words in a grid, in all eight directions. Each line is read once, for words and for words turned
 * round; three letters at a time say which words can begin there at all. Where a letter has several characters,
 * their squares side by side read the same.
 */
export class Finder {
  /** So many bits tell the letters of the alphabet apart, and the edge. */
  private readonly bits: number;
  /** The first reading that begins with three letters, by their codes; 0 is none. */
  private readonly heads: Int16Array;
  private readonly nexts: number[] = [0];
  private readonly readings: Uint8Array[] = [new Uint8Array()];
  private readonly owners: number[] = [-1];
  private readonly turned: boolean[] = [false];

  /** Words in capitals. Those that are too short are never found. */
  constructor(
    readonly words: readonly string[],
    private readonly alphabet: Alphabet = english,
  ) {
    this.bits = 32 - Math.clz32(alphabet.letters.length);
    this.heads = new Int16Array(1 << (3 * this.bits));
    for (const [index, whole] of words.entries())
      for (const word of lettersApart(whole, alphabet)) {
        if (word.length < shortestFindable) continue;
        const back = turned(word);
        this.add(word, index, false);
        // A word that is the same from behind lies once, not twice.
        if (back !== word) this.add(back, index, true);
      }
  }

  /** All places at which the words lie, in the order of the words. */
  in(grid: Grid): LaidWord[] {
    const size = grid.length;
    const found: { word: number; place: LaidWord }[] = [];
    this.scan(codesOfGrid(grid, this.alphabet), size, (word, squares, turned) => {
      const start = (turned ? squares[squares.length - 1] : squares[0])!;
      const family = familyOfStep(squares[1]! - squares[0]!, size);
      const direction = turned ? opposites[family] : family;
      const place = { word: this.words[word]!, x: start % size, y: Math.floor(start / size), direction };
      found.push({ word, place });
    });
    return found.sort((a, b) => a.word - b.word).map(({ place }) => place);
  }

  /** Tells of each word in a grid of codes its number, its squares, and whether they hold it turned round. */
  scan(codes: Uint8Array, size: number, tell: (word: number, squares: Int16Array, turned: boolean) => void) {
    const order = readingOrder(size);
    const { heads, nexts, readings, bits } = this;
    const last = heads.length - 1;
    let three = 0;
    for (let at = 0; at < order.length; at++) {
      three = ((three << bits) | codes[order[at]!]!) & last;
      for (let reading = heads[three]; reading !== 0; reading = nexts[reading!]) {
        const letters = readings[reading!]!;
        const start = at - 2;
        let same = shortestFindable;
        while (same < letters.length && codes[order[start + same]!] === letters[same]) same++;
        if (same === letters.length)
          tell(this.owners[reading!]!, order.subarray(start, start + same), this.turned[reading!]!);
      }
    }
  }

  private add(reading: string, owner: number, turned: boolean) {
    const { bits } = this;
    const letters = codesOf(reading, this.alphabet);
    const three = (letters[0]! << (2 * bits)) | (letters[1]! << bits) | letters[2]!;
    this.nexts.push(this.heads[three]!);
    this.heads[three] = this.readings.push(letters) - 1;
    this.owners.push(owner);
    this.turned.push(turned);
  }
}

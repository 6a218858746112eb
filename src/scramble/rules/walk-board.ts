import type { Alphabet } from '../../engine/alphabet/languages';
import type { Lexicon } from '../../engine/lexicon/lexicon';
import { letGo } from '../../engine/release-buffers';
import { type Board, longLength, neighboursOf } from './board';

// After the last block looked at, for the letters of its last base.
const margin = 64;

/** Lays the children of node after node into one array, each family where its letters fall into gaps. */
class TrieShelf {
  private nodes: Int32Array<ArrayBuffer>;
  /** A bit for each place that is taken. 32 places are tried at once. */
  private taken: Uint32Array<ArrayBuffer>;
  /** By the number of children, where the last family of that size went: what lies before is as good as full. */
  private readonly searched = new Uint32Array(33);
  private end = 1;

  /** English needs 2.2 places a word. */
  constructor(words: number) {
    const room = 2 ** Math.max(10, Math.ceil(Math.log2(2.4 * words)));
    this.nodes = new Int32Array(2 * room);
    this.taken = new Uint32Array(room / 32);
    this.taken[0] = 1;
  }

  /** Notes a node, finds a place for its children, and says where: the child by the letter n lies at that + n. */
  place(node: number, letters: number, ending: number): number {
    const first = letters === 0 ? 0 : this.gapFor(letters);
    for (let left = letters; left !== 0; left &= left - 1) {
      const place = first + lowest(left);
      this.taken[place >>> 5]! |= 1 << (place & 31);
      this.end = Math.max(this.end, place + 1);
    }
    this.nodes[2 * node] = letters | ending;
    this.nodes[2 * node + 1] = first;
    return first;
  }

  finish(): Int32Array<ArrayBuffer> {
    const nodes = this.nodes.slice(0, 2 * this.end);
    letGo(this.nodes, this.taken);
    return nodes;
  }

  private gapFor(letters: number): number {
    let width = 0;
    for (let left = letters; left !== 0; left &= left - 1) width++;
    for (let block = this.searched[width]!; ; block++) {
      if (block * 32 + margin > this.taken.length * 32) this.grow();
      const free = this.freeIn(block, letters);
      if (free === 0) continue;
      this.searched[width] = block;
      return block * 32 + lowest(free);
    }
  }

  /** The bases in a block of 32 at which all these letters fall on free places, as bits. */
  private freeIn(block: number, letters: number): number {
    const { taken } = this;
    let free = ~0;
    for (let left = letters; left !== 0 && free !== 0; left &= left - 1) {
      const bit = block * 32 + lowest(left);
      const shift = bit & 31;
      // Shifting by 32 would shift by 0, hence the two steps.
      free &= ~((taken[bit >>> 5]! >>> shift) | ((taken[(bit >>> 5) + 1]! << 1) << (31 - shift)));
    }
    return free;
  }

  private grow(): void {
    const nodes = new Int32Array(this.nodes.length * 2);
    nodes.set(this.nodes);
    letGo(this.nodes);
    this.nodes = nodes;
    const taken = new Uint32Array(this.taken.length * 2);
    taken.set(this.taken);
    letGo(this.taken);
    this.taken = taken;
  }
}

const lowest = (bits: number) => 31 - Math.clz32(bits & -bits);

/**
 * The words as squares spell them: Q stands for QU, and words with a Q alone are left out, for no board holds them.
 * It is a tree, not the smallest graph: each word ends in a node of its own, which can so be marked when it is found.
 *
 * A node is two figures: which letters may follow and how long a word ends here, and where its children lie. The
 * child by the letter n lies at that place + n. Children of different nodes lie in each other's gaps; which of them
 * are a node's own is told by its letters alone.
 *
 *   bits 0–27 letters · bits 28–30 the length of the word less 1, at most 7, or 0 if no word ends here
 */
export interface WordTrie {
  readonly nodes: Int32Array<ArrayBuffer>;
}

export const trieLayout = {
  mostLetters: 28,
  lengthShift: 28,
  /** The node every word starts from. */
  root: 0,
} as const;

const { mostLetters, lengthShift, root } = trieLayout;
/** With more it would take more room than a phone has to spare. */
const mostWords = 800_000;

/** Others are walked as the graph they are. */
export const mayBeTrie = ({ alphabet, size }: Lexicon) => alphabet.letters.length <= mostLetters && size <= mostWords;

export function buildTrie(words: Lexicon): WordTrie {
  const { letters } = words.alphabet;
  const [q, u] = [words.codeOf('Q'), words.codeOf('U')];
  const shelf = new TrieShelf(words.size);
  // The graph of the words has one node for many of the tree.
  const masks = new Int32Array(words.nodesEnd);

  const onward = (edge: number, code: number) => {
    const next = words.follow(edge, code);
    return code === q ? words.follow(next, u) : next;
  };
  const maskOf = (edge: number) => {
    if (!words.goesOn(edge)) return 0;
    const node = words.nodeOf(edge);
    if (masks[node] === 0)
      for (let code = 1; code <= letters.length; code++) if (onward(edge, code) !== 0) masks[node]! |= 1 << (code - 1);
    return masks[node]!;
  };
  const lay = (node: number, edge: number, length: number) => {
    const mask = maskOf(edge);
    const ending = words.endsWord(edge) ? Math.min(length, longLength) - 1 : 0;
    const first = shelf.place(node, mask, ending << lengthShift);
    for (let left = mask; left !== 0; left &= left - 1) {
      const letter = 31 - Math.clz32(left & -left);
      lay(first + letter, onward(edge, letter + 1), length + (letter + 1 === q ? 2 : 1));
    }
  };
  lay(root, words.start, 0);
  letGo(masks);
  return { nodes: shelf.finish() };
}

/** So many squares fit into a mask that engines keep as a small number. */
const mostInMask = 30;
/** So many into two. */
const mostSquares = 64;

export const fitsMasks = ({ letters }: Board) => letters.length <= mostSquares;

/** The letters are looked up in parts of so many. What an alphabet has no letter for, no square bears. */
export const partBits = 7;
const parts = 4;
const partSize = 1 << partBits;

/** Squares of a board as masks: all, or the lower or upper half of a larger board. */
class Squares {
  /** Every square. */
  all = 0;
  /** The bit of each square; 0 for those of the other half. */
  readonly bit = new Int32Array(mostSquares);
  /** The squares next to each square. */
  readonly near = new Int32Array(mostSquares);
  /** For any letters of a part of the alphabet, as a mask, the squares that bear one of them; part after part. */
  readonly bearing = new Int32Array(parts << partBits);
  /** The squares of each letter. */
  readonly ofLetter = new Int32Array(parts * partBits);

  /** Those from one on, before another. */
  measure(side: number, from: number, before: number): void {
    const bitOf = (square: number) => (square >= from && square < before ? 1 << (square - from) : 0);
    this.all = 0;
    for (const [square, neighbours] of neighboursOf(side).entries()) {
      this.bit[square] = bitOf(square);
      this.all |= bitOf(square);
      this.near[square] = neighbours.reduce((mask, near) => mask | bitOf(near), 0);
    }
  }

  /** With each letter, what is known of the letters before it is taken once without it and once with it. */
  fillParts(): void {
    const { bearing, ofLetter } = this;
    let letter = 0;
    for (let part = 0; part < bearing.length; part += partSize) {
      for (let bit = 1; bit < partSize; bit <<= 1) {
        const own = ofLetter[letter++]!;
        for (let before = part; before < part + bit; before++) bearing[before + bit] = bearing[before]! | own;
      }
    }
  }

  /** Those that bear one of some letters. */
  thatBear(mask: number): number {
    let squares = 0;
    for (let at = 0, left = mask; at < this.bearing.length; at += partSize, left >>>= partBits)
      squares |= this.bearing[at + (left & (partSize - 1))]!;
    return squares;
  }
}

/** A board as a walk needs it. Where squares are a mask, the square n is the bit n, counted in its half. */
export class WalkBoard {
  board: Board = { side: 0, letters: '' };
  /** The letter of each square, from 0. */
  readonly letters = new Int32Array(mostSquares);
  /** All squares of a small board. */
  readonly lower = new Squares();
  /** The second half of a larger one. */
  readonly upper = new Squares();
  /** Where that half begins; 0 on a small board. */
  half = 0;
  private readonly alphabet: string;

  constructor({ letters }: Alphabet) {
    this.alphabet = letters.join('');
  }

  set(board: Board): void {
    if (board.side !== this.board.side) this.measure(board.side);
    this.board = board;
    const { lower, upper } = this;
    lower.ofLetter.fill(0);
    upper.ofLetter.fill(0);
    for (let square = 0; square < board.letters.length; square++) {
      const letter = this.alphabet.indexOf(board.letters[square]!);
      this.letters[square] = letter;
      lower.ofLetter[letter]! |= lower.bit[square]!;
      upper.ofLetter[letter]! |= upper.bit[square]!;
    }
    lower.fillParts();
    if (this.half > 0) upper.fillParts();
  }

  private measure(side: number): void {
    const squares = side * side;
    this.half = squares > mostInMask ? Math.ceil(squares / 2) : 0;
    this.lower.measure(side, 0, this.half || squares);
    this.upper.measure(side, this.half || squares, squares);
  }
}

/** How many words a board holds, and what they are worth together. */
export interface BoardScore {
  words: number;
  points: number;
}

// Own constants, for imported ones are read again at every square.
const bits = partBits;
const part = (1 << partBits) - 1;
// Engines count fastest with whole numbers below this.
const mostRuns = 2 ** 30 - 1;

/**
 * Walks a board and words together and counts, nothing else. `worth` is what a word counts by its length less 1, up to
 * 7, the points of words; a length that does not count is worth nothing.
 *
 * From a square it does not try the neighbours one by one, but looks up the free ones among them whose letters lead
 * on. There are hardly any branches in it: a processor foresees few of them here, and each that it does not foresee
 * costs as much as all the rest of a step.
 */
export function makeScoreWalk({ nodes }: WordTrie, walked: WalkBoard) {
  const { letters, lower, upper } = walked;
  const { near, bearing } = lower;
  const foundIn = new Int32Array(nodes.length >>> 1);
  const worth = new Int32Array(8);
  const counts = new Int32Array(8);
  let run = 0;
  let words = 0;
  let points = 0;

  function goTo(squares: number, first: number, free: number): void {
    let left = squares;
    do {
      const square = 31 - Math.clz32(left);
      left ^= 1 << square;
      const node = first + letters[square]!;
      const onward = nodes[node << 1]!;
      // 0 where no word ends, or one that was found in this run.
      const length = (onward >>> lengthShift) & ((foundIn[node]! - run) >> 31);
      foundIn[node] = run;
      words += counts[length]!;
      points += worth[length]!;
      const rest = free ^ (1 << square);
      const next =
        (bearing[onward & part]! |
          bearing[(1 << bits) + ((onward >>> bits) & part)]! |
          bearing[(2 << bits) + ((onward >>> (2 * bits)) & part)]! |
          bearing[(3 << bits) + ((onward >>> (3 * bits)) & part)]!) &
        near[square]! &
        rest;
      if (next !== 0) goTo(next, nodes[(node << 1) + 1]!, rest);
    } while (left !== 0);
  }

  /** The same on a board of two halves. */
  function goInHalves(squares: number, above: number, first: number, free: number, freeAbove: number): void {
    let left = squares;
    let leftAbove = above;
    do {
      const square = left !== 0 ? 31 - Math.clz32(left) : walked.half + 31 - Math.clz32(leftAbove);
      const bit = lower.bit[square]!;
      const bitAbove = upper.bit[square]!;
      left ^= bit;
      leftAbove ^= bitAbove;
      const node = first + letters[square]!;
      const onward = nodes[node << 1]!;
      const length = (onward >>> lengthShift) & ((foundIn[node]! - run) >> 31);
      foundIn[node] = run;
      words += counts[length]!;
      points += worth[length]!;
      const one = onward & part;
      const two = (1 << bits) + ((onward >>> bits) & part);
      const three = (2 << bits) + ((onward >>> (2 * bits)) & part);
      const four = (3 << bits) + ((onward >>> (3 * bits)) & part);
      const rest = free ^ bit;
      const restAbove = freeAbove ^ bitAbove;
      const next = (bearing[one]! | bearing[two]! | bearing[three]! | bearing[four]!) & near[square]! & rest;
      const nextAbove =
        (upper.bearing[one]! | upper.bearing[two]! | upper.bearing[three]! | upper.bearing[four]!) &
        upper.near[square]! &
        restAbove;
      if ((next | nextAbove) !== 0) goInHalves(next, nextAbove, nodes[(node << 1) + 1]!, rest, restAbove);
    } while ((left | leftAbove) !== 0);
  }

  return (byLength: readonly number[]): BoardScore => {
    if (run === mostRuns) {
      foundIn.fill(0);
      run = 0;
    }
    run++;
    worth.set(byLength);
    for (let length = 0; length < worth.length; length++) counts[length] = Math.min(1, worth[length]!);
    words = 0;
    points = 0;
    const starts = lower.thatBear(nodes[root << 1]!);
    const first = nodes[(root << 1) + 1]!;
    if (walked.half > 0) {
      const above = upper.thatBear(nodes[root << 1]!);
      if ((starts | above) !== 0) goInHalves(starts, above, first, lower.all, upper.all);
    } else if (starts !== 0) goTo(starts, first, lower.all);
    return { words, points };
  };
}

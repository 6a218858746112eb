import type { Alphabet } from '../../engine/alphabet/languages';
import { type Board, neighboursOf } from './board';
import { trieLayout, type WordTrie } from './word-trie';

/** So many squares fit into a mask. */
const mostSquares = 30;

export const isSmall = ({ letters }: Board) => letters.length <= mostSquares;

/** The letters are looked up in parts of so many. What an alphabet has no letter for, no square bears. */
export const partBits = 7;
const parts = 4;
const partSize = 1 << partBits;

/** A small board as a walk needs it. Where squares are a mask, the square n is the bit n. */
export class WalkBoard {
  board: Board = { side: 0, letters: '' };
  /** All squares. */
  all = 0;
  /** The letter of each square, from 0. */
  readonly letters = new Int32Array(mostSquares);
  /** The squares next to each square. */
  readonly near = new Int32Array(mostSquares);
  /** For any letters of a part of the alphabet, as a mask, the squares that bear one of them; part after part. */
  readonly bearing = new Int32Array(parts << partBits);
  /** The squares of each letter. */
  private readonly squaresOf = new Int32Array(parts * partBits);
  private readonly alphabet: string;

  constructor({ letters }: Alphabet) {
    this.alphabet = letters.join('');
  }

  set(board: Board): void {
    if (board.side !== this.board.side) this.measure(board.side);
    this.board = board;
    this.squaresOf.fill(0);
    for (let square = 0; square < board.letters.length; square++) {
      const letter = this.alphabet.indexOf(board.letters[square]!);
      this.letters[square] = letter;
      this.squaresOf[letter]! |= 1 << square;
    }
    this.fillParts();
  }

  private measure(side: number): void {
    this.all = 2 ** (side * side) - 1;
    for (const [square, neighbours] of neighboursOf(side).entries())
      this.near[square] = neighbours.reduce((mask, near) => mask | (1 << near), 0);
  }

  /** With each letter, what is known of the letters before it is taken once without it and once with it. */
  private fillParts(): void {
    const { bearing, squaresOf } = this;
    let letter = 0;
    for (let part = 0; part < bearing.length; part += partSize) {
      for (let bit = 1; bit < partSize; bit <<= 1) {
        const own = squaresOf[letter++]!;
        for (let before = part; before < part + bit; before++) bearing[before + bit] = bearing[before]! | own;
      }
    }
  }
}

/** The squares that bear one of some letters. */
export function squaresBearing(mask: number, { bearing }: WalkBoard): number {
  let squares = 0;
  for (let at = 0, left = mask; at < bearing.length; at += partSize, left >>>= partBits)
    squares |= bearing[at + (left & (partSize - 1))]!;
  return squares;
}

/** How many words a board holds, and what they are worth together. */
export interface BoardScore {
  words: number;
  points: number;
}

// Own constants, for imported ones are read again at every square.
const bits = partBits;
const part = (1 << partBits) - 1;
const { lengthShift, root } = trieLayout;
// Engines count fastest with whole numbers below this.
const mostRuns = 2 ** 30 - 1;

/**
 * Walks a small board and words together and counts, nothing else. `worth` is what a word counts by its length less 1,
 * up
 * to 7, the points of words; a length that does not count is worth nothing.
 *
 * From a square it does not try the neighbours one by one, but looks up the free ones among them whose letters lead
 * on. There are hardly any branches in it: a processor foresees few of them here, and each that it does not foresee
 * costs as much as all the rest of a step.
 */
export function makeScoreWalk({ nodes }: WordTrie, walked: WalkBoard) {
  const { letters, near, bearing } = walked;
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
    const starts = squaresBearing(nodes[root << 1]!, walked);
    if (starts !== 0) goTo(starts, nodes[(root << 1) + 1]!, walked.all);
    return { words, points };
  };
}

import type { Alphabet } from '../../engine/alphabet/alphabet';
import type { Board } from './board';
import { neighboursOf } from './neighbours';

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

import type { Square } from '../../squares/square';
import { boardSize, type Direction } from '../board';

/** A word as it stands on the board; a small letter is a blank's. */
export interface WrittenWord extends Square {
  readonly direction: Direction;
  readonly word: string;
}

const firstColumn = 'A'.charCodeAt(0);
const shape =
  /^(?:(?<row>\d{1,2})(?<column>[A-O])|(?<columnFirst>[A-O])(?<rowLast>\d{1,2}))(?<word>[A-Za-z]{2,15})$/;

/** `8HHOUSE` across from the eighth row's column H, `H8HOUSE` down from there. */
export function writeWord({ x, y, direction, word }: WrittenWord): string {
  const column = String.fromCharCode(firstColumn + x);
  return direction === 'across' ? `${y + 1}${column}${word}` : `${column}${y + 1}${word}`;
}

/** The word that is written so; undefined if none is, or one that does not fit on the board. */
export function readWord(written: string): WrittenWord | undefined {
  const parts = shape.exec(written)?.groups;
  if (!parts) return undefined;
  const { row, column, columnFirst, rowLast, word = '' } = parts;
  const direction: Direction = row ? 'across' : 'down';
  const x = (column ?? columnFirst ?? '').charCodeAt(0) - firstColumn;
  const y = Number(row ?? rowLast) - 1;
  const end = (direction === 'across' ? x : y) + word.length;
  return y >= 0 && y < boardSize && end <= boardSize ? { x, y, direction, word } : undefined;
}

import type { Square } from '../../../engine/squares/square';
import { columnName, type Direction, squareName } from '../board';

/** A word as it stands on the board, in signs (signs.ts). */
export interface WrittenWord extends Square {
  readonly direction: Direction;
  readonly word: string;
}

const shape =
  /^(?:(?<row>\d{1,2})(?<column>[A-U])|(?<columnFirst>[A-U])(?<rowLast>\d{1,2}))(?<word>\D{2,})$/u;

/** `8HHOUSE` across from the eighth row's column H, `H8HOUSE` down from there. */
export function writeWord({ x, y, direction, word }: WrittenWord): string {
  return direction === 'across' ? `${y + 1}${columnName(x)}${word}` : `${squareName({ x, y })}${word}`;
}

/** The word that is written so; undefined if none is, or one that does not fit on a board of that side. */
export function readWord(written: string, side: number): WrittenWord | undefined {
  const parts = shape.exec(written)?.groups;
  if (!parts) return undefined;
  const { row, column, columnFirst, rowLast, word = '' } = parts;
  const direction: Direction = row ? 'across' : 'down';
  const x = (column ?? columnFirst ?? '').charCodeAt(0) - 65;
  const y = Number(row ?? rowLast) - 1;
  const end = (direction === 'across' ? x : y) + word.length;
  return y >= 0 && y < side && x < side && end <= side ? { x, y, direction, word } : undefined;
}

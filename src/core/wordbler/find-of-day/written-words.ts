import type { Square } from '../../squares/square';
import { columnName, type Direction, squareName } from '../board';
import { usualShape } from '../shape';

/** A word as it stands on the board; a small letter is a blank's. */
export interface WrittenWord extends Square {
  readonly direction: Direction;
  readonly word: string;
}

/** Finds are on the usual board. */
const { side } = usualShape;
const shape =
  /^(?:(?<row>\d{1,2})(?<column>[A-O])|(?<columnFirst>[A-O])(?<rowLast>\d{1,2}))(?<word>[A-Za-z]{2,15})$/;

/** `8HHOUSE` across from the eighth row's column H, `H8HOUSE` down from there. */
export function writeWord({ x, y, direction, word }: WrittenWord): string {
  return direction === 'across' ? `${y + 1}${columnName(x)}${word}` : `${squareName({ x, y })}${word}`;
}

/** The word that is written so; undefined if none is, or one that does not fit on the board. */
export function readWord(written: string): WrittenWord | undefined {
  const parts = shape.exec(written)?.groups;
  if (!parts) return undefined;
  const { row, column, columnFirst, rowLast, word = '' } = parts;
  const direction: Direction = row ? 'across' : 'down';
  const x = (column ?? columnFirst ?? '').charCodeAt(0) - 65;
  const y = Number(row ?? rowLast) - 1;
  const end = (direction === 'across' ? x : y) + word.length;
  return y >= 0 && y < side && end <= side ? { x, y, direction, word } : undefined;
}

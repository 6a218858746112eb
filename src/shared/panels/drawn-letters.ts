import { svg } from 'lit-html';

/** Letters in rows of a drawing, each in the middle of a cell. */
export const letterCell = 40;
export const middleOf = (place: number) => (place + 0.5) * letterCell;

export const drawnLetters = (rows: readonly string[]) =>
  rows.flatMap((row, y) =>
    [...row].map((letter, x) => svg`<text x=${middleOf(x)} y=${middleOf(y) + 9}>${letter}</text>`),
  );

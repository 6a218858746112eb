import { spelled } from '../../../engine/alphabet/digraphs';
import { must } from '../../../engine/must';
import { type Brush, tableFont } from '../bake-shapes';
import type { Box } from '../box';
import type { GridView } from './grid-view';

/** The letters of a grid, a text for each row; those outside the window are left out. */
export function paintLetters(
  g: Brush,
  view: GridView,
  rows: readonly string[],
  { w, h }: Pick<Box, 'w' | 'h'>,
  ink: string,
) {
  const { x: left, y: top, cell } = view;
  // On small squares letters are larger, for they must still be read.
  const size = cell * (cell < 26 ? 0.68 : 0.6);
  // One of several characters is smaller, so that it has room.
  const fontOf = (letter: string) => `700 ${letter.length > 1 ? size * 0.8 : size}px ${tableFont}`;
  g.fillStyle = ink;
  g.font = fontOf('');
  g.textAlign = 'center';
  g.textBaseline = 'alphabetic';
  rows.forEach((row, y) => {
    const at = top + (y + 0.5) * cell;
    if (at < -cell || at > h + cell) return;
    for (let x = 0; x < row.length; x++) {
      const along = left + (x + 0.5) * cell;
      if (along < -cell || along > w + cell) continue;
      const letter = spelled(must(row[x]));
      if (letter.length > 1) g.font = fontOf(letter);
      g.fillText(letter, along, at + size * 0.355);
      if (letter.length > 1) g.font = fontOf('');
    }
  });
}

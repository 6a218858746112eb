import type { Alphabet } from '../../../engine/alphabet/alphabet';
import { must } from '../../../engine/must';
import { hole } from '../grid/grid';
import type { Layout } from '../grid/layout';
import type { Ground } from './ground';

/** The letters of a ground as they are shown, and where the words lie in them. */
export function gridOfGround(ground: Ground, words: readonly string[], { letters }: Alphabet): Layout {
  const rows: string[][] = [];
  for (const square of ground.open) {
    const { x, y } = ground.squareOf(square);
    rows[y] ??= Array.from({ length: ground.side }, () => hole);
    must(rows[y])[x] = must(letters[must(ground.codes[square]) - 1]);
  }
  const laid = words.map((word, at) => {
    const { direction, squares } = must(ground.lies[at]);
    return { word, ...ground.squareOf(must(squares[0])), direction };
  });
  return { grid: rows.map((row) => row.join('')), laid };
}

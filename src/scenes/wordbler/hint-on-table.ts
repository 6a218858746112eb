import type { TableHint } from '../../match/wordbler/table-hint';
import { withHint } from '../../table/wordbler/hint-picture';
import type { TablePicture } from '../../table/wordbler/picture';

/** A picture of the table with the hint in it that is told now. */
export function hintOn(picture: TablePicture, hint: TableHint): TablePicture {
  const { told } = hint;
  if (!told) return withHint(picture, undefined);
  const { best, step } = told;
  const { letters } = best.sheet.words[0];
  const ghost = {
    letters: letters.filter(({ isNew }) => isNew),
    points: best.sheet.total,
    from: letters[0],
    to: letters[letters.length - 1],
  };
  return withHint(picture, {
    tiles: hint.tilesOf(best),
    squares: step > 1 ? best.move.tiles : [],
    ghost: step > 2 ? ghost : null,
  });
}

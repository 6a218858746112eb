import { must } from '../../engine/must';
import { withHint } from '../canvas/game-picture';
import type { TablePicture } from '../canvas/picture';
import type { TableHint } from '../play/hints';

/** A picture of the table with the hint in it that is told now. */
export function hintOn(picture: TablePicture, hint: TableHint): TablePicture {
  const { told } = hint;
  if (!told) return withHint(picture, undefined);
  const { best, step } = told;
  const { letters } = must(best.sheet.words[0]);
  const ghost = {
    letters: letters.filter(({ isNew }) => isNew),
    points: best.sheet.total,
    from: must(letters[0]),
    to: must(letters.at(-1)),
  };
  return withHint(picture, {
    tiles: hint.tilesOf(best),
    squares: step > 1 ? best.move.tiles : [],
    ghost: step > 2 ? ghost : null,
  });
}

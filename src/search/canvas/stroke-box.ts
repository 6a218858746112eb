import { around, type Box } from '../../shared/canvas/box';
import type { GridView } from '../../shared/canvas/grid/grid-view';
import * as wordSearch from '../rules';
import type { RefusedStroke } from './paint-stroke';
import { isSameButStroke, type SheetPicture } from './sheet-picture';

/** Where strokes, hints and the cursor of a picture are painted, light and edges included; nowhere if there are none. */
export function strokeBox(
  view: GridView,
  { hinted, stroke, start, cursor }: SheetPicture,
  refused: RefusedStroke | undefined,
  window: Box,
): Box | undefined {
  // Its words reach far over its square.
  if (start) return { x: 0, y: 0, w: window.w, h: window.h };
  const squares: wordSearch.Square[] = [...hinted];
  for (const one of [stroke, refused]) if (one) squares.push(one.from, one.to);
  if (cursor) squares.push(cursor);
  return boxOf(view, squares);
}

/** Where the marks of words that draw themselves are painted, and their numbers. */
export const movingBox = (
  view: GridView,
  { found, missed }: SheetPicture,
  ages: ReadonlyMap<string, number>,
) =>
  boxOf(
    view,
    [...found, ...missed]
      .filter(({ laid }) => ages.has(laid.word))
      .flatMap(({ laid }) => wordSearch.squaresOf(laid)),
  );

/** Where words have been found that were not, if that is all there is to paint. */
export function newsBox(view: GridView, before: SheetPicture, now: SheetPicture): Box | undefined {
  const isGrown = before.found.every(({ laid }, at) => laid === now.found[at]?.laid);
  if (!isGrown || !isSameButStroke({ ...before, found: now.found }, now)) return undefined;
  return boxOf(
    view,
    now.found.slice(before.found.length).flatMap(({ laid }) => wordSearch.squaresOf(laid)),
  );
}

/** Whole pixels, with a square around each. */
function boxOf(view: GridView, squares: readonly wordSearch.Square[]): Box | undefined {
  const { cell } = view;
  const boxes = squares.map(({ x, y }): Box => {
    const [left, top] = [Math.floor(view.x + (x - 1) * cell), Math.floor(view.y + (y - 1) * cell)];
    const side = Math.ceil(3 * cell) + 1;
    return { x: left, y: top, w: side, h: side };
  });
  return boxes.length > 0 ? boxes.reduce(around) : undefined;
}

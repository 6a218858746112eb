import type { wordSearch } from '../../core';
import { around, type Box } from '../box';
import type { GridView } from '../grid/grid-view';
import type { RefusedStroke } from './paint-stroke';
import type { SheetPicture } from './sheet-picture';

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
  const boxes = squares.map(({ x, y }): Box => {
    const { cell } = view;
    return { x: view.x + (x - 1) * cell, y: view.y + (y - 1) * cell, w: 3 * cell, h: 3 * cell };
  });
  return boxes.length > 0 ? boxes.reduce(around) : undefined;
}

import { riseAbove } from '../../../src/wordbler/canvas/tile-poses';

type Point = Parameters<typeof riseAbove>[1];

/** Where a finger goes to bring its tile to a point. */
export function fingerFor(around: Parameters<typeof riseAbove>[0], { x, y }: Point, most: number): Point {
  let [low, high] = [0, most];
  for (let step = 0; step < 24; step++) {
    const rise = (low + high) / 2;
    if (riseAbove(around, { x, y: y + rise }, most) > rise) low = rise;
    else high = rise;
  }
  return { x, y: y + high };
}

import type { Point } from '../../shared/canvas/box';
import { clamp } from '../../shared/canvas/easing';
import { type Places, rackCell, rackCells } from './places';

type HostEnv = Pick<Places, 'rack' | 'height'>;

/**
 * How far above a finger its tile is carried: `most`, but no farther than the finger is from the rack's tiles and from
 * the lower edge of the window, so that a tile can be moved within the rack and brought to every square and cell.
 */
export function riseAbove({ rack, height }: HostEnv, finger: Point, most: number): number {
  const [first, last] = [rackCell(rack, 0), rackCell(rack, rackCells - 1)];
  const aside = finger.x - clamp(finger.x, first.x, last.x);
  const beyond = finger.y - clamp(finger.y, first.y, last.y);
  return clamp(Math.min(Math.hypot(aside, beyond), height - finger.y), 0, most);
}

/** Where a finger goes to bring its tile to a point. */
export function fingerFor(around: HostEnv, { x, y }: Point, most: number): Point {
  let [low, high] = [0, most];
  for (let step = 0; step < 24; step++) {
    const rise = (low + high) / 2;
    if (riseAbove(around, { x, y: y + rise }, most) > rise) low = rise;
    else high = rise;
  }
  return { x, y: y + high };
}

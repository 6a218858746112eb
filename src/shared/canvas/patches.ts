import { around, type Box, shared } from './box';

// Each is copied for a frame in which anything on it has changed: what costs is how large those are, and a little how
// many.
const most = 24;
const leastSide = 192;

/** Boxes of whole pixels that cover a canvas without a gap. */
export function patchesOf(width: number, height: number): Box[] {
  const side = Math.max(leastSide, Math.sqrt((width * height) / most));
  const [columns, rows] = [cutsOf(width, side), cutsOf(height, side)];
  return rows.flatMap(([y, h]) => columns.map(([x, w]) => ({ x, y, w, h })));
}

function cutsOf(length: number, side: number): [number, number][] {
  const count = Math.max(1, Math.round(length / side));
  const at = (nth: number) => Math.round((nth * length) / count);
  return Array.from({ length: count }, (_, nth) => [at(nth), at(nth + 1) - at(nth)]);
}

/** Something that is shown: where, and all that its look depends on. */
export interface Shown {
  box: Box;
  look: readonly unknown[];
}

/** What has changed from one frame to the next, as the places to be drawn anew. */
export class Changes<Thing extends object> {
  private last = new Map<Thing, Shown>();

  /** Everything that is shown now; `fresh` is where a thing has another look of its own. */
  next(now: ReadonlyMap<Thing, Shown & { fresh?: Box | undefined }>): Box[] {
    const changed: Box[] = [];
    for (const [thing, shown] of now) {
      const before = this.last.get(thing);
      if (!before) changed.push(shown.box);
      else if (!isSame(before.look, shown.look)) changed.push(before.box, shown.box);
      else if (shown.fresh) changed.push(shown.fresh);
    }
    for (const [thing, { box }] of this.last) if (!now.has(thing)) changed.push(box);
    this.last = new Map(now);
    return changed;
  }
}

const isSame = (a: readonly unknown[], b: readonly unknown[]) => a.every((part, at) => part === b[at]);

// More boxes cost more than the pixels between them.
const mostBoxes = 6;

/** What of a patch is to be drawn anew, in whole pixels: boxes that have nothing in common. */
export function staleOf(patch: Box, changed: readonly Box[]): Box[] {
  let stale: Box[] = [];
  for (const box of changed) {
    const part = shared(patch, box);
    if (part) stale = joined(stale, part);
  }
  return stale.length > mostBoxes ? [stale.reduce(around)] : stale;
}

/** Those that touch become one, which may touch others. */
function joined(boxes: readonly Box[], more: Box): Box[] {
  const touched = boxes.filter((box) => shared(box, more));
  if (touched.length === 0) return [...boxes, more];
  const rest = boxes.filter((box) => !touched.includes(box));
  return joined(rest, touched.reduce(around, more));
}

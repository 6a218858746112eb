import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { around, type Box, shared } from '../../../src/shared/canvas/box';
import { Changes, patchesOf, staleOf } from '../../../src/shared/canvas/layers';

const box = (x: number, y: number, w = 10, h = 10): Box => ({ x, y, w, h });

describe('the patches of a canvas', () => {
  it('cover every pixel once, however large it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4096 }), fc.integer({ min: 1, max: 4096 }), (width, height) => {
        const patches = patchesOf(width, height);
        const area = patches.reduce((sum, { w, h }) => sum + w * h, 0);
        expect(area).toBe(width * height);
        expect(patches.length).toBeLessThanOrEqual(40);
        for (const [at, one] of patches.entries())
          for (const other of patches.slice(at + 1)) expect(staleOf(one, [other])).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});

describe('changes between frames', () => {
  const thing = { name: 'tile' };

  it('are where something comes, is painted on, moves from and to, and goes', () => {
    const changes = new Changes<object>();
    const at = (x: number, fresh?: Box) => new Map([[thing, { box: box(x, 0), look: [x], fresh }]]);
    expect(changes.next(at(0))).toEqual([box(0, 0)]);
    expect(changes.next(at(0))).toEqual([]);
    expect(changes.next(at(0, box(2, 2, 1, 1)))).toEqual([box(2, 2, 1, 1)]);
    expect(changes.next(at(30))).toEqual([box(0, 0), box(30, 0)]);
    expect(changes.next(new Map())).toEqual([box(30, 0)]);
    expect(changes.next(new Map())).toEqual([]);
  });

  it('make no more of a patch stale than they touch', () => {
    const patch = box(0, 0, 100, 100);
    expect(staleOf(patch, [box(-5, 90), box(20, 95)])).toEqual([box(0, 90, 5, 10), box(20, 95, 10, 5)]);
    expect(staleOf(patch, [box(0, 0), box(20, 0), box(5, 5, 20, 1)])).toEqual([box(0, 0, 30, 10)]);
    expect(staleOf(patch, [box(100, 0)])).toEqual([]);
  });

  it('are drawn once each, and all of them', () => {
    const boxes = fc.array(
      fc.tuple(
        fc.integer({ min: -20, max: 110 }),
        fc.integer({ min: -20, max: 110 }),
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 1, max: 60 }),
      ),
      { maxLength: 12 },
    );
    const patch = box(0, 0, 100, 100);
    fc.assert(
      fc.property(boxes, (all) => {
        const changed = all.map(([x, y, w, h]) => box(x, y, w, h));
        const stale = staleOf(patch, changed);
        for (const [at, one] of stale.entries())
          for (const other of stale.slice(at + 1)) expect(shared(one, other)).toBeUndefined();
        for (const one of changed) {
          const part = shared(patch, one);
          if (part)
            expect(stale.some((whole) => around(whole, part).w === whole.w && around(whole, part).h === whole.h)).toBe(
              true,
            );
        }
      }),
      { numRuns: 60 },
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Box } from '../../src/table/box';
import { Changes, patchesOf, staleOf } from '../../src/table/patches';

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
          for (const other of patches.slice(at + 1)) expect(staleOf(one, [other])).toBeUndefined();
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
    expect(staleOf(box(0, 0, 100, 100), [box(-5, 90), box(20, 95)])).toEqual(box(0, 90, 30, 10));
    expect(staleOf(box(0, 0, 100, 100), [box(100, 0)])).toBeUndefined();
  });
});

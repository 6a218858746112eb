import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareOf } from '../../../src/shared/platform/first-load';

const sizes = new Map([
  ['main', 500],
  ['styles', 100],
  ['phaser', 900],
]);
const come = (...names: string[]) => names.map((name, at) => ({ name, startTime: 200, responseEnd: 400 + 100 * at }));

describe('how much of what the page names has come', () => {
  it('is nothing before the first file, and all with the last', () => {
    expect(shareOf([], sizes, 5000)).toBe(0);
    expect(shareOf(come('main', 'styles', 'phaser'), sizes, 600)).toBe(1);
  });

  it('goes on between two files as fast as the others came, and never to the end', () => {
    // 600 in 300 ms.
    const files = come('main', 'styles');
    expect(shareOf(files, sizes, 500)).toBeCloseTo(600 / 1500);
    expect(shareOf(files, sizes, 600)).toBeCloseTo(800 / 1500);
    expect(shareOf(files, sizes, 1e6)).toBeLessThan(0.95);
  });

  it('never goes back while time passes', () => {
    fc.assert(
      fc.property(fc.subarray([...sizes.keys()]), fc.nat(9000), fc.nat(9000), (names, early, more) => {
        const files = come(...names);
        const from = 600 + early;
        expect(shareOf(files, sizes, from + more)).toBeGreaterThanOrEqual(shareOf(files, sizes, from));
      }),
    );
  });
});

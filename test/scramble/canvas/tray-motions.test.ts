import { expect, it } from 'vitest';
import { cover, vanish } from '../../../src/scramble/canvas/timings';
import { atRest, turning, vanishing, waveAt } from '../../../src/scramble/canvas/tray-parts';

it('a path goes from its first letter to its last, and none of it is left', () => {
  const points = [0, 1, 2, 3].map((x) => ({ x: x * 100, y: 50 }));
  expect(vanishing(points, 0)).toEqual({ left: points, bare: 0 });
  expect(vanishing(points, vanish.ms)).toEqual({ left: [], bare: 4 });
  let before = -1;
  for (let ms = 0; ms < vanish.ms; ms++) {
    const { left, bare } = vanishing(points, ms);
    expect(left.at(-1)).toEqual(points.at(-1));
    expect(left[0]!.x).toBeGreaterThanOrEqual(before);
    expect(left.length).toBe(points.length - bare);
    before = left[0]!.x;
  }
});

it('a tile turns over on the spot, in a wave from corner to corner', () => {
  expect(turning(0)).toEqual({ pose: atRest, isOver: false });
  const { pose, isOver } = turning(cover.ms);
  expect(isOver).toBe(true);
  expect(pose.wide).toBeCloseTo(1);
  expect([0, 1, 4, 15].map((square) => waveAt(square, 4) / cover.stagger)).toEqual([0, 1, 1, 6]);
});

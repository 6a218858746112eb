import { expect, it } from 'vitest';
import { freshOn, repainted } from '../../../src/shared/canvas/layers';

it('a picture tells once where it has been painted on', () => {
  const canvas = { width: 40, height: 30 } as HTMLCanvasElement;
  expect(freshOn(canvas)).toBeUndefined();
  repainted(canvas, { x: 5, y: 5, w: 5, h: 5 });
  repainted(canvas, { x: 20, y: 0, w: 5, h: 6 });
  expect(freshOn(canvas)).toEqual({ x: 5, y: 0, w: 20, h: 10 });
  expect(freshOn(canvas)).toBeUndefined();
  repainted(canvas);
  expect(freshOn(canvas)).toEqual({ x: 0, y: 0, w: 40, h: 30 });
});

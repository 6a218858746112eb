import { describe, expect, it } from 'vitest';
import {
  grownAbout,
  inSquares,
  keptIn,
  middleOfSquare,
  pinchedBy,
  pullAt,
  showing,
} from '../../../../src/shared/canvas/grid';

const window = { x: 10, y: 100, w: 380, h: 480 };
const view = { x: -200, y: -50, cell: 44 };

const squares = { w: 18, h: 18 };

describe('a grid seen through a window', () => {
  it('knows squares from points and points from squares', () => {
    const middle = middleOfSquare(view, { x: 7, y: 4 });
    expect(inSquares(view, middle)).toEqual({ x: 7, y: 4 });
  });

  it('always fills the window, or stands in its middle', () => {
    expect(keptIn({ x: 50, y: 400, cell: 44 }, window, squares)).toEqual({ x: 10, y: 100, cell: 44 });
    const far = keptIn({ x: -9999, y: -9999, cell: 44 }, window, squares);
    expect(far).toEqual({ x: 390 - 792, y: 580 - 792, cell: 44 });
    expect(keptIn({ x: 0, y: 0, cell: 20 }, window, squares)).toEqual({ x: 20, y: 160, cell: 20 });
  });

  it('grows about a point that stays where it is', () => {
    const at = { x: 120, y: 300 };
    const grown = grownAbout(view, at, 60);
    expect(inSquares(grown, at).x).toBeCloseTo(inSquares(view, at).x);
    expect(inSquares(grown, at).y).toBeCloseTo(inSquares(view, at).y);
  });

  it('follows two fingers, and keeps between them what was there', () => {
    const before = [
      { x: 100, y: 200 },
      { x: 160, y: 200 },
    ] as const;
    const after = [
      { x: 110, y: 260 },
      { x: 190, y: 260 },
    ] as const;
    const next = pinchedBy(view, before, after, [20, 66]);
    expect(next.cell).toBeCloseTo((44 * 80) / 60);
    const [was, is] = [inSquares(view, { x: 130, y: 200 }), inSquares(next, { x: 150, y: 260 })];
    expect(is.x).toBeCloseTo(was.x);
    expect(is.y).toBeCloseTo(was.y);
    expect(
      pinchedBy(
        view,
        before,
        [
          { x: 0, y: 0 },
          { x: 900, y: 0 },
        ],
        [20, 66],
      ).cell,
    ).toBe(66);
  });

  it('gives way to a hand at its edges, the more the nearer it is', () => {
    expect(pullAt({ x: 200, y: 300 }, window, 34)).toEqual({ x: 0, y: 0 });
    expect(pullAt({ x: 390, y: 300 }, window, 34)).toEqual({ x: -1, y: 0 });
    const { x, y } = pullAt({ x: 27, y: 90 }, window, 34);
    expect(x).toBeCloseTo(0.5);
    expect(y).toBe(1);
  });

  it('moves no farther than a square needs to be seen', () => {
    expect(showing(view, { x: 8, y: 8 }, window)).toEqual(view);
    const shown = showing(view, { x: 17, y: 0 }, window);
    const { x, y } = middleOfSquare(shown, { x: 17, y: 0 });
    expect(x).toBe(window.x + window.w - 44);
    expect(y).toBe(window.y + 44);
  });
});

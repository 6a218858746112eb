import { describe, expect, it } from 'vitest';
import type { wordSearch } from '../../../src/rules';
import { type Strokeable, Stroking } from '../../../src/search/play/stroking';

const wholeSquare: Strokeable = { w: 18, h: 18, hasLetter: () => true };

function hands(grid = wholeSquare) {
  const strokes: wordSearch.Stroke[] = [];
  const stroking = new Stroking(
    grid,
    (stroke) => strokes.push(stroke),
    () => {},
  );
  const at = (x: number, y: number) => ({ x, y });
  const drag = (points: [number, number][], coarse = false) => {
    stroking.press(at(...points[0]!), coarse);
    for (const point of points.slice(1)) stroking.move(at(...point), coarse);
    stroking.lift(coarse);
  };
  return { stroking, strokes, at, drag };
}

describe('a pointer', () => {
  it('draws from square to square, snapping to the nearest direction', () => {
    const { strokes, drag } = hands();
    drag([
      [3, 3],
      [5.2, 3.9],
      [8.2, 3.4],
    ]);
    expect(strokes).toEqual([{ from: { x: 3, y: 3 }, to: { x: 8, y: 3 } }]);
  });

  it('may leave the grid: the stroke stays inside', () => {
    const { strokes, drag } = hands();
    drag([
      [3, 3],
      [40, 41],
      [-9, 3],
    ]);
    expect(strokes).toEqual([{ from: { x: 3, y: 3 }, to: { x: 0, y: 3 } }]);
  });

  it('taps one end, then the other', () => {
    const { stroking, strokes, drag } = hands();
    drag([[2, 2]]);
    expect(stroking.start).toEqual({ x: 2, y: 2 });
    drag([[2.3, 6.2]]);
    expect(strokes).toEqual([{ from: { x: 2, y: 2 }, to: { x: 2, y: 6 } }]);
    expect(stroking.start).toBeUndefined();
  });

  it('taps the same square again to take the end back', () => {
    const { stroking, strokes, drag } = hands();
    drag([[2, 2]]);
    drag([[2, 2]]);
    expect(stroking.start).toBeUndefined();
    expect(strokes).toEqual([]);
  });

  it('taps a square that no line leads to, and begins there instead', () => {
    const { stroking, strokes, drag } = hands();
    drag([[2, 2]]);
    drag([[5, 9]]);
    expect(strokes).toEqual([]);
    expect(stroking.start).toEqual({ x: 5, y: 9 });
  });

  it('drags another stroke though an end was set', () => {
    const { strokes, drag } = hands();
    drag([[2, 2]]);
    drag([
      [8, 8],
      [8, 9],
      [8, 12],
    ]);
    expect(strokes).toEqual([{ from: { x: 8, y: 8 }, to: { x: 8, y: 12 } }]);
  });

  it('comes back to where it began, and nothing was drawn', () => {
    const { stroking, strokes, drag } = hands();
    drag([
      [4, 4],
      [9, 4],
      [4.1, 4],
    ]);
    expect(strokes).toEqual([]);
    expect(stroking.start).toBeUndefined();
    expect(stroking.stroke).toBeUndefined();
  });

  it('that is lost leaves the end that was set before', () => {
    const { stroking, strokes, at, drag } = hands();
    drag([[2, 2]]);
    stroking.press(at(2, 5), false);
    stroking.lose();
    stroking.lift(false);
    expect(strokes).toEqual([]);
    expect(stroking.stroke).toEqual({ from: at(2, 2), to: at(2, 2) });
  });
});

describe('a finger on small squares', () => {
  it('looks for its square before it lifts', () => {
    const { stroking, drag } = hands();
    drag(
      [
        [3.4, 3.4],
        [4.2, 3.1],
      ],
      true,
    );
    expect(stroking.start).toEqual({ x: 4, y: 3 });
  });

  it('moves the other end until it lifts, however far', () => {
    const { strokes, drag } = hands();
    drag([[3, 3]], true);
    drag(
      [
        [9, 11],
        [12, 10],
        [10.1, 10.4],
      ],
      true,
    );
    expect(strokes).toEqual([{ from: { x: 3, y: 3 }, to: { x: 10, y: 10 } }]);
  });

  it('draws in one go, too', () => {
    const { strokes, drag } = hands();
    drag(
      [
        [3, 3],
        [5, 3],
        [9.2, 3.3],
      ],
      true,
    );
    expect(strokes).toEqual([{ from: { x: 3, y: 3 }, to: { x: 9, y: 3 } }]);
  });
});

describe('keys', () => {
  it('begin a stroke at the cursor and end it there', () => {
    const { stroking, strokes, at } = hands();
    stroking.step(at(1, 0));
    expect(stroking.cursor).toEqual(at(0, 0));
    stroking.mark();
    for (let step = 0; step < 3; step++) stroking.step(at(0, 1));
    expect(stroking.stroke).toEqual({ from: at(0, 0), to: at(0, 3) });
    stroking.mark();
    expect(strokes).toEqual([{ from: at(0, 0), to: at(0, 3) }]);
  });

  it('stay inside the grid, and mark the same square twice to let go', () => {
    const { stroking, strokes, at } = hands();
    stroking.point(at(17, 17));
    stroking.step(at(1, 0));
    stroking.step(at(0, 1));
    expect(stroking.cursor).toEqual(at(17, 17));
    stroking.mark();
    stroking.mark();
    expect(stroking.start).toBeUndefined();
    expect(strokes).toEqual([]);
  });

  it('with Shift begin where the cursor is', () => {
    const { stroking, at } = hands();
    stroking.point(at(5, 5));
    stroking.extend(at(-1, 0));
    stroking.extend(at(-1, 0));
    expect(stroking.stroke).toEqual({ from: at(5, 5), to: at(3, 5) });
  });

  it('with Shift end the stroke that they began, and no other', () => {
    const { stroking, strokes, at } = hands();
    stroking.point(at(5, 5));
    stroking.extend(at(-1, 0));
    stroking.endExtended();
    expect(strokes).toEqual([{ from: at(5, 5), to: at(4, 5) }]);
    stroking.mark();
    stroking.extend(at(-1, 0));
    stroking.endExtended();
    expect([strokes.length, stroking.start]).toEqual([1, at(4, 5)]);
  });

  it('let go, and say whether there was anything', () => {
    const { stroking, at } = hands();
    expect(stroking.cancel()).toBe(false);
    stroking.point(at(5, 5));
    stroking.mark();
    expect(stroking.cancel()).toBe(true);
    expect(stroking.stroke).toBeUndefined();
  });
});

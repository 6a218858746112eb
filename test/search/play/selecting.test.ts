import { describe, expect, it } from 'vitest';
import type { wordSearch } from '../../../src/rules';
import { type Selectable, Selecting } from '../../../src/search/play/selecting';

const wholeSquare: Selectable = { w: 18, h: 18, hasLetter: () => true };

function hands(grid = wholeSquare) {
  const selections: wordSearch.Selection[] = [];
  const selecting = new Selecting(
    grid,
    (selection) => selections.push(selection),
    () => {},
  );
  const at = (x: number, y: number) => ({ x, y });
  const drag = (points: [number, number][], coarse = false) => {
    selecting.press(at(...points[0]!), coarse);
    for (const point of points.slice(1)) selecting.move(at(...point), coarse);
    selecting.lift(coarse);
  };
  return { selecting, selections, at, drag };
}

describe('a pointer', () => {
  it('draws from square to square, snapping to the nearest direction', () => {
    const { selections, drag } = hands();
    drag([
      [3, 3],
      [5.2, 3.9],
      [8.2, 3.4],
    ]);
    expect(selections).toEqual([{ from: { x: 3, y: 3 }, to: { x: 8, y: 3 } }]);
  });

  it('may leave the grid: the stroke stays inside', () => {
    const { selections, drag } = hands();
    drag([
      [3, 3],
      [40, 41],
      [-9, 3],
    ]);
    expect(selections).toEqual([{ from: { x: 3, y: 3 }, to: { x: 0, y: 3 } }]);
  });

  it('taps one end, then the other', () => {
    const { selecting, selections, drag } = hands();
    drag([[2, 2]]);
    expect(selecting.start).toEqual({ x: 2, y: 2 });
    drag([[2.3, 6.2]]);
    expect(selections).toEqual([{ from: { x: 2, y: 2 }, to: { x: 2, y: 6 } }]);
    expect(selecting.start).toBeUndefined();
  });

  it('taps the same square again to take the end back', () => {
    const { selecting, selections, drag } = hands();
    drag([[2, 2]]);
    drag([[2, 2]]);
    expect(selecting.start).toBeUndefined();
    expect(selections).toEqual([]);
  });

  it('taps a square that no line leads to, and begins there instead', () => {
    const { selecting, selections, drag } = hands();
    drag([[2, 2]]);
    drag([[5, 9]]);
    expect(selections).toEqual([]);
    expect(selecting.start).toEqual({ x: 5, y: 9 });
  });

  it('drags another stroke though an end was set', () => {
    const { selections, drag } = hands();
    drag([[2, 2]]);
    drag([
      [8, 8],
      [8, 9],
      [8, 12],
    ]);
    expect(selections).toEqual([{ from: { x: 8, y: 8 }, to: { x: 8, y: 12 } }]);
  });

  it('comes back to where it began, and nothing was drawn', () => {
    const { selecting, selections, drag } = hands();
    drag([
      [4, 4],
      [9, 4],
      [4.1, 4],
    ]);
    expect(selections).toEqual([]);
    expect(selecting.start).toBeUndefined();
    expect(selecting.selection).toBeUndefined();
  });

  it('that is lost leaves the end that was set before', () => {
    const { selecting, selections, at, drag } = hands();
    drag([[2, 2]]);
    selecting.press(at(2, 5), false);
    selecting.lose();
    selecting.lift(false);
    expect(selections).toEqual([]);
    expect(selecting.selection).toEqual({ from: at(2, 2), to: at(2, 2) });
  });
});

describe('a finger on small squares', () => {
  it('looks for its square before it lifts', () => {
    const { selecting, drag } = hands();
    drag(
      [
        [3.4, 3.4],
        [4.2, 3.1],
      ],
      true,
    );
    expect(selecting.start).toEqual({ x: 4, y: 3 });
  });

  it('moves the other end until it lifts, however far', () => {
    const { selections, drag } = hands();
    drag([[3, 3]], true);
    drag(
      [
        [9, 11],
        [12, 10],
        [10.1, 10.4],
      ],
      true,
    );
    expect(selections).toEqual([{ from: { x: 3, y: 3 }, to: { x: 10, y: 10 } }]);
  });

  it('draws in one go, too', () => {
    const { selections, drag } = hands();
    drag(
      [
        [3, 3],
        [5, 3],
        [9.2, 3.3],
      ],
      true,
    );
    expect(selections).toEqual([{ from: { x: 3, y: 3 }, to: { x: 9, y: 3 } }]);
  });
});

describe('keys', () => {
  it('begin a stroke at the cursor and end it there', () => {
    const { selecting, selections, at } = hands();
    selecting.step(at(1, 0));
    expect(selecting.cursor).toEqual(at(0, 0));
    selecting.mark();
    for (let step = 0; step < 3; step++) selecting.step(at(0, 1));
    expect(selecting.selection).toEqual({ from: at(0, 0), to: at(0, 3) });
    selecting.mark();
    expect(selections).toEqual([{ from: at(0, 0), to: at(0, 3) }]);
  });

  it('stay inside the grid, and mark the same square twice to let go', () => {
    const { selecting, selections, at } = hands();
    selecting.point(at(17, 17));
    selecting.step(at(1, 0));
    selecting.step(at(0, 1));
    expect(selecting.cursor).toEqual(at(17, 17));
    selecting.mark();
    selecting.mark();
    expect(selecting.start).toBeUndefined();
    expect(selections).toEqual([]);
  });

  it('with Shift begin where the cursor is', () => {
    const { selecting, at } = hands();
    selecting.point(at(5, 5));
    selecting.extend(at(-1, 0));
    selecting.extend(at(-1, 0));
    expect(selecting.selection).toEqual({ from: at(5, 5), to: at(3, 5) });
  });

  it('with Shift end the stroke that they began, and no other', () => {
    const { selecting, selections, at } = hands();
    selecting.point(at(5, 5));
    selecting.extend(at(-1, 0));
    selecting.endExtended();
    expect(selections).toEqual([{ from: at(5, 5), to: at(4, 5) }]);
    selecting.mark();
    selecting.extend(at(-1, 0));
    selecting.endExtended();
    expect([selections.length, selecting.start]).toEqual([1, at(4, 5)]);
  });

  it('let go, and say whether there was anything', () => {
    const { selecting, at } = hands();
    expect(selecting.cancel()).toBe(false);
    selecting.point(at(5, 5));
    selecting.mark();
    expect(selecting.cancel()).toBe(true);
    expect(selecting.selection).toBeUndefined();
  });
});

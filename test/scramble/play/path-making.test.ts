import { beforeEach, describe, expect, it } from 'vitest';
import { english, type scramble } from '../../../src/rules';
import { PathMaking } from '../../../src/scramble/play/path-making';
import { board } from '../rules/words';

let making: PathMaking;
let told: unknown[];
let lost: number;

function on(own: scramble.Board) {
  told = [];
  lost = 0;
  making = new PathMaking(own, english);
  making.played.on((what) => told.push('path' in what ? what.path : what.word));
  making.lost.on(() => lost++);
}

beforeEach(() => on(board('FBNG OILE RVLY PTON')));

const tap = (square: number) => {
  making.press(square);
  making.release();
};

describe('a word in the making', () => {
  it('is dragged, and played where the drag ends', () => {
    making.press(12);
    making.drag([8, 4]);
    making.drag([0]);
    expect(making.path).toEqual([12, 8, 4, 0]);
    making.release();
    expect(told).toEqual([[12, 8, 4, 0]]);
  });

  it('loses its last square when the drag backs onto the one before', () => {
    making.press(12);
    making.drag([8, 4, 8]);
    expect(making.path).toEqual([12, 8]);
    making.drag([9]);
    expect(making.path).toEqual([12, 8, 9]);
  });

  it('takes no square twice and none that does not touch the last', () => {
    making.press(12);
    making.drag([8, 9, 12, 3, 15]);
    expect(making.path).toEqual([12, 8, 9]);
  });

  it('is tapped, and played by a tap on the last square again', () => {
    for (const square of [13, 14, 15]) tap(square);
    expect(told).toEqual([]);
    tap(15);
    expect(told).toEqual([[13, 14, 15]]);
  });

  it('begins anew where a tap cannot go on, and a single square tapped twice is nothing', () => {
    tap(13);
    tap(3);
    expect(making.path).toEqual([3]);
    tap(3);
    expect([making.isEmpty, told]).toEqual([true, []]);
  });

  it('is lost as a drag to a second finger, but not what was tapped before', () => {
    making.press(12);
    making.drag([8]);
    making.lose();
    making.drag([4]);
    making.release();
    expect([making.isEmpty, told]).toEqual([true, []]);
    tap(13);
    making.press(14);
    making.lose();
    expect(making.path).toEqual([13, 14]);
    expect(lost).toBe(1);
    making.press(10);
    making.drag([5]);
    making.lose();
    expect(making.path).toEqual([13, 14]);
    expect(lost).toBe(2);
  });

  it('is typed, with all its paths, and Enter plays it', () => {
    on(board('ABA BAB ABA'));
    making.write('a');
    making.write('b');
    expect(making.typedPaths).toHaveLength(12);
    making.takeBack();
    expect(making.typed).toBe('a');
    making.setTyped('zzz');
    expect(making.typedPaths).toEqual([]);
    making.enter();
    expect(told).toEqual(['zzz']);
    making.clear();
    expect([making.isEmpty, making.typedPaths]).toEqual([true, undefined]);
    making.enter();
    expect(told).toEqual(['zzz']);
  });

  it('is typed or pointed at, never both', () => {
    tap(0);
    making.write('x');
    expect(making.path).toEqual([]);
    tap(1);
    expect([making.typed, making.path]).toEqual(['', [1]]);
  });

  it('is walked to by keys, which stay on the board', () => {
    making.walk(1, 0);
    expect(making.cursor).toBe(0);
    making.walk(-1, -1);
    expect(making.cursor).toBe(0);
    making.walk(1, 3);
    expect(making.cursor).toBe(13);
    making.take();
    making.walk(1, 0);
    making.take();
    making.enter();
    expect(told).toEqual([[13, 14]]);
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { Gesture, type Press } from '../../../src/table/wordbler/gesture';

const modifiers = { ctrl: false, shift: false, alt: false, meta: false };
const press = (pointer = 1, x = 100, y = 100): Press => ({ pointer, kind: 'touch', at: { x, y }, modifiers });

let told: string[];
let mayLift: boolean;
let longPress: () => void;
let gesture: Gesture;

beforeEach(() => {
  told = [];
  mayLift = true;
  longPress = () => {};
  gesture = new Gesture(
    {
      lift: () => {
        told.push('lift');
        return mayLift;
      },
      drag: ({ x, y }) => told.push(`drag ${x},${y}`),
      drop: ({ x, y }) => told.push(`drop ${x},${y}`),
      lose: () => told.push('lose'),
      tap: () => told.push('tap'),
      longPress: () => told.push('long press'),
    },
    (act) => {
      longPress = act;
      return () => {
        longPress = () => {};
      };
    },
  );
});

describe('Gesture', () => {
  it('is a tap when the pointer hardly moves', () => {
    gesture.begin(press());
    gesture.move(1, { x: 105, y: 103 });
    gesture.end(1, { x: 105, y: 103 });
    expect(told).toEqual(['tap']);
  });

  it('is a drag from 8 pixels on', () => {
    gesture.begin(press());
    gesture.move(1, { x: 108, y: 100 });
    gesture.move(1, { x: 150, y: 90 });
    gesture.end(1, { x: 160, y: 80 });
    expect(told).toEqual(['lift', 'drag 108,100', 'drag 150,90', 'drag 160,80', 'drop 160,80']);
    expect(gesture.dragging).toBe(false);
  });

  it('is nothing when there is nothing to lift', () => {
    mayLift = false;
    gesture.begin(press());
    gesture.move(1, { x: 150, y: 90 });
    gesture.move(1, { x: 180, y: 90 });
    gesture.end(1, { x: 180, y: 90 });
    expect(told).toEqual(['lift']);
  });

  it('is a long press when the finger rests, and then neither tap nor drag', () => {
    gesture.begin(press());
    longPress();
    gesture.move(1, { x: 150, y: 90 });
    gesture.end(1, { x: 150, y: 90 });
    expect(told).toEqual(['long press']);
  });

  it('is no long press once it is a drag or a tap', () => {
    gesture.begin(press());
    gesture.move(1, { x: 150, y: 90 });
    longPress();
    gesture.end(1, { x: 150, y: 90 });
    longPress();
    expect(told).not.toContain('long press');
  });

  it.each([
    ['a second finger', () => gesture.begin(press(2))],
    ['a cancelled pointer', () => gesture.cancel(1)],
    ['a blur', () => gesture.reset()],
    ['a resize', () => gesture.lose()],
  ])('%s takes the tile away, and the rest of the gesture means nothing', (_, interrupt) => {
    gesture.begin(press());
    gesture.move(1, { x: 150, y: 90 });
    told.length = 0;
    interrupt();
    gesture.move(1, { x: 200, y: 90 });
    gesture.end(2, { x: 200, y: 90 });
    gesture.end(1, { x: 200, y: 90 });
    expect(told).toEqual(['lose']);
    gesture.begin(press(3));
    gesture.end(3, { x: 100, y: 100 });
    expect(told).toEqual(['lose', 'tap']);
  });

  it('begins nothing when the press has done its work', () => {
    gesture.begin(press(), true);
    longPress();
    gesture.move(1, { x: 150, y: 90 });
    gesture.end(1, { x: 150, y: 90 });
    expect(told).toEqual([]);
  });

  it('takes no notice of a pointer that was never pressed', () => {
    gesture.move(7, { x: 1, y: 1 });
    gesture.end(7, { x: 1, y: 1 });
    gesture.cancel(7);
    expect(told).toEqual([]);
  });

  it('a lost capture after the drop loses nothing', () => {
    gesture.begin(press());
    gesture.move(1, { x: 150, y: 90 });
    gesture.end(1, { x: 150, y: 90 });
    gesture.cancel(1);
    expect(told.at(-1)).toBe('drop 150,90');
  });
});

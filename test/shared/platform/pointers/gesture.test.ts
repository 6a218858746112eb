import { beforeEach, describe, expect, it } from 'vitest';
import type { Press } from '../../../../src/shared/platform/gesture';
import { Gesture, type GestureListener } from '../../../../src/shared/platform/gesture';

const modifiers = { ctrl: false, shift: false, alt: false, meta: false };
const press = (pointer = 1, x = 100, y = 100): Press => ({
  pointer,
  kind: 'touch',
  isPrimary: true,
  at: { x, y },
  when: 0,
  modifiers,
  target: {} as Element,
});

let told: string[];
let mayLift: boolean;
let gesture: Gesture;

beforeEach(() => {
  told = [];
  mayLift = true;
  gesture = new Gesture(listener);
});

const listener: GestureListener = {
  lift: (_, to) => {
    told.push(`lift to ${to.x},${to.y}`);
    return mayLift;
  },
  drag: ({ x, y }, when) => told.push(`drag ${x},${y}${when ? ` at ${when}` : ''}`),
  drop: ({ x, y }) => told.push(`drop ${x},${y}`),
  lose: () => told.push('lose'),
  tap: () => told.push('tap'),
};

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
    expect(told).toEqual(['lift to 108,100', 'drag 108,100', 'drag 150,90', 'drag 160,80', 'drop 160,80']);
    expect(gesture.dragging).toBe(false);
  });

  it('is nothing when there is nothing to lift', () => {
    mayLift = false;
    gesture.begin(press());
    gesture.move(1, { x: 150, y: 90 });
    gesture.move(1, { x: 180, y: 90 });
    gesture.end(1, { x: 180, y: 90 });
    expect(told).toEqual(['lift to 150,90']);
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

  it('is a drag from the press on where every move counts', () => {
    gesture = new Gesture(listener, { threshold: 0 });
    gesture.begin(press());
    expect(gesture.dragging).toBe(true);
    gesture.move(1, { x: 101, y: 100 }, 20);
    gesture.end(1, { x: 101, y: 100 }, 30);
    expect(told).toEqual(['drag 101,100 at 20', 'drag 101,100 at 30', 'drop 101,100']);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Box, besides, shared, within } from '../../../src/shared/canvas/box';

const whole = (min: number, max: number) => fc.integer({ min, max });
const boxes = fc.record({ x: whole(-5, 20), y: whole(-5, 20), w: whole(1, 20), h: whole(1, 20) });
const area = ({ w, h }: Box) => w * h;

describe('boxes', () => {
  it('besides a hole cover all but the hole, each place once', () => {
    fc.assert(
      fc.property(boxes, boxes, (box, hole) => {
        const left = besides(box, hole);
        const cut = shared(box, hole);
        const sum = left.reduce((so, part) => so + area(part), 0);
        expect(sum).toBe(area(box) - (cut ? area(cut) : 0));
        for (const [at, part] of left.entries()) {
          expect(shared(part, hole)).toBeUndefined();
          for (const other of left.slice(at + 1)) expect(shared(part, other)).toBeUndefined();
        }
      }),
    );
  });

  it('are whole within a margin, and nothing where there is no room', () => {
    expect(within({ x: 0.2, y: 1, w: 10, h: 8.5 }, 1.5)).toEqual({ x: 2, y: 3, w: 6, h: 5 });
    const none = within({ x: 0, y: 0, w: 4, h: 4 }, 3);
    expect(besides({ x: 0, y: 0, w: 4, h: 4 }, none)).toEqual([{ x: 0, y: 0, w: 4, h: 4 }]);
  });
});

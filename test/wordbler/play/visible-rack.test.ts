import { describe, expect, it } from 'vitest';
import { VisibleRack } from '../../../src/wordbler/play/shown-table';

const fronts = (persons: number[], open = false) => new VisibleRack(persons, () => open);
const shown = (front: VisibleRack) => ({ seat: front.shown, up: front.isUp });

describe('The rack in front', () => {
  it('is nobody’s before the start is drawn', () => {
    expect(shown(fronts([0, 1]))).toEqual({ seat: undefined, up: false });
  });

  it('is the mover’s, face down until the curtain is lifted, when several people play', () => {
    const front = fronts([0, 1]);
    front.bring(1);
    expect(shown(front)).toEqual({ seat: 1, up: false });
    expect(front.needsCurtain(1)).toBe(true);
    front.turnUp();
    expect(shown(front)).toEqual({ seat: 1, up: true });
    expect(front.needsCurtain(1)).toBe(false);
    front.bring(0);
    expect(shown(front)).toEqual({ seat: 0, up: false });
  });

  it('stays up for the same person, and is covered while all look at the table', () => {
    const front = fronts([0, 1]);
    front.bring(0);
    front.turnUp();
    front.bring(0);
    expect(front.isUp).toBe(true);
    expect([front.cover(), front.cover()]).toEqual([true, false]);
    expect(shown(front)).toEqual({ seat: 0, up: false });
  });

  it('lies open without a curtain where the table agreed so', () => {
    const front = fronts([0, 1], true);
    front.bring(1);
    expect(shown(front)).toEqual({ seat: 1, up: true });
    expect([front.needsCurtain(1), front.cover()]).toEqual([false, false]);
  });

  it('is always the one person’s among computers', () => {
    const front = fronts([2]);
    for (const mover of [0, 2, 1]) {
      front.bring(mover);
      expect(shown(front)).toEqual({ seat: 2, up: true });
      expect(front.needsCurtain(mover)).toBe(false);
    }
  });

  it('is a computer’s, face down and without a curtain, between people', () => {
    const front = fronts([0, 2]);
    front.bring(1);
    expect(shown(front)).toEqual({ seat: 1, up: false });
    expect(front.needsCurtain(1)).toBe(false);
  });

  it('is the mover’s, turned up, where only computers play', () => {
    const front = fronts([]);
    front.bring(1);
    expect(shown(front)).toEqual({ seat: 1, up: true });
  });
});

import { describe, expect, it } from 'vitest';
import { type Bird, isQuick, snoreAt, stirringAt } from '../../../src/shared/mascots/bird-motion';

const bird = (own: number, ...states: string[]): Bird => ({ own, is: (state) => states.includes(state) });
const beats = Array.from({ length: 180 }, (_, beat) => beat);
const all = Array.from({ length: 12 }, (_, own) => own);

const changes = (one: Bird) => {
  const stands = beats.map((beat) => JSON.stringify(stirringAt(one, beat, false)));
  return stands.filter((stand, at) => at > 0 && stand !== stands[at - 1]).length;
};

describe('what a bird does by itself', () => {
  it('is something, for each of them, and not the same', () => {
    const lives = all.map((own) => beats.map((beat) => JSON.stringify(stirringAt(bird(own), beat, false))).join());
    expect(new Set(lives).size).toBe(all.length);
    for (const own of all) expect(changes(bird(own))).toBeGreaterThanOrEqual(beats.length / 3 - 1);
  });

  it('takes a second frame in a beat only where some blink, wag or flap', () => {
    for (const own of all)
      for (const states of [[], ['happy'], ['sad'], ['think'], ['sleep']])
        for (const beat of beats.filter((one) => !isQuick(one)))
          expect(stirringAt(bird(own, ...states), beat, true)).toEqual(stirringAt(bird(own, ...states), beat, false));
  });

  it('opens its eyes again at once, and shuts none that are shut', () => {
    for (const own of all) {
      const shut = beats.filter((beat) => stirringAt(bird(own), beat, false)['m-eyes']);
      expect(shut.length).toBeGreaterThan(beats.length / 30);
      for (const beat of shut) expect(stirringAt(bird(own), beat, true)['m-eyes']).toBeUndefined();
      for (const state of ['happy', 'blink', 'sleep'])
        for (const beat of shut) expect(stirringAt(bird(own, state), beat, false)['m-eyes']).toBeUndefined();
    }
  });

  it('has the letters of a snore go up one after another', () => {
    for (const beat of beats) {
      expect(snoreAt(1, beat + 1)).toEqual(snoreAt(0, beat));
      expect(snoreAt(2, beat + 2)).toEqual(snoreAt(0, beat));
    }
  });
});

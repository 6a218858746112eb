import { describe, expect, it } from 'vitest';
import {
  confetti,
  leaving,
  plentyFor,
  rocketDots,
  rockets,
  stillStars,
  within,
} from '../../../src/shared/canvas/fireworks';
import { party } from '../../../src/shared/canvas/motion';

const plenty = plentyFor(1);
const fire = rockets(6, { w: 0.6, h: 1 });
const dotsAt = (ms: number, dpr = 1) => fire.flatMap((rocket) => rocketDots(rocket, ms, plentyFor(dpr)));

describe('the fireworks', () => {
  it('are in the part of the sky they are given, left and right in turn', () => {
    for (const [i, { x, y, at }] of fire.entries()) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(0.6);
      expect(x > 0.3).toBe(i % 2 === 1);
      expect(y).toBeLessThan(0.55);
      expect(at + party.rise + party.burst).toBeLessThan(party.lasts + party.out + 100);
    }
  });

  it('begin with nothing, end with nothing, and never have more lights than a screen carries', () => {
    expect(dotsAt(-1)).toEqual([]);
    expect(dotsAt(party.lasts + party.burst)).toEqual([]);
    const most = (dpr: number) =>
      Math.max(...Array.from({ length: 100 }, (_, i) => dotsAt((party.lasts * i) / 100, dpr).length));
    expect(most(1)).toBeLessThan(1100);
    expect(most(2)).toBeLessThan(most(1) / 2);
  });

  it('are the same at the same moment, whatever was drawn before', () => {
    const then = dotsAt(1500);
    dotsAt(3000);
    expect(dotsAt(1500)).toEqual(then);
  });

  it('stand still as stars where motion is reduced', () => {
    const stars = stillStars(fire, plenty);
    expect(new Set(stars.map(({ x }) => x)).size).toBe(party.stillStars);
  });
});

describe('the paper', () => {
  const paper = confetti(plenty.papers, 6);

  it('falls from above the screen to below it', () => {
    expect(paper(0).length).toBeLessThan(3);
    expect(paper(2000).length).toBeGreaterThan(plenty.papers * 0.8);
    const heights = [1000, 2000, 3000].map((ms) => {
      const falling = paper(ms);
      return falling.reduce((sum, { y }) => sum + y, 0) / falling.length;
    });
    expect([...heights].sort((a, b) => a - b)).toEqual(heights);
  });
});

describe('the end', () => {
  it('fades over its last moments, or over the next when somebody has had enough', () => {
    const never = Number.POSITIVE_INFINITY;
    expect(leaving(1000, never)).toBe(1);
    expect(leaving(party.lasts, never)).toBe(0);
    expect(leaving(1000, 1000 + party.out)).toBe(1);
    expect(leaving(1000 + party.out / 2, 1000 + party.out)).toBeCloseTo(0.5);
    expect(leaving(1000 + party.out, 1000 + party.out)).toBe(0);
  });
});

describe('on a stage', () => {
  it('every burst stays within it', () => {
    const [wide, high] = [1440 / 74, 900 / 74];
    for (const stage of [
      { w: 0.58, h: 0.98 },
      { w: 1, h: 0.45 },
    ])
      for (const rocket of rockets(6, stage)) {
        const { x, y, reach } = within(rocket, stage, wide, high);
        expect(x * wide - reach).toBeGreaterThanOrEqual(0);
        expect(x * wide + reach).toBeLessThanOrEqual(stage.w * wide);
        expect(y * high - reach).toBeGreaterThanOrEqual(0);
        expect(y * high + reach).toBeLessThanOrEqual(stage.h * high);
      }
  });
});

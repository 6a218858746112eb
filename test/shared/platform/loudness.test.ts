import { describe, expect, it } from 'vitest';
import { loudest, peak } from '../../../assets/sound/loudness';

const rate = 48_000;
const sine = (hz: number, height: number, seconds: number, phase = 0) =>
  new Float32Array(rate * seconds).map((_, i) => height * Math.sin((2 * Math.PI * hz * i) / rate + phase));

describe('the measure of loudness', () => {
  it('reads the reference tone of BS.1770', () => {
    expect(loudest([sine(997, 1, 1)], rate)).toBeCloseTo(-3.01, 1);
    expect(loudest([sine(997, 0.1, 4), sine(997, 0.1, 4)], rate, 3)).toBeCloseTo(-20, 1);
  });

  it('hears little of the deep and more of the heights', () => {
    expect(loudest([sine(30, 0.5, 1)], rate)).toBeLessThan(loudest([sine(997, 0.5, 1)], rate) - 6);
    expect(loudest([sine(5000, 0.5, 1)], rate)).toBeGreaterThan(loudest([sine(997, 0.5, 1)], rate) + 2.5);
  });

  it('finds a peak that lies between two samples', () => {
    expect(peak([sine(rate / 4, 1, 0.1, Math.PI / 4)])).toBeCloseTo(0, 0);
    expect(peak([sine(997, 0.5, 0.1)])).toBeCloseTo(-6, 0);
  });
});

import { describe, expect, it } from 'vitest';
import { Spacing, stepRate } from '../../../src/shared/platform/sound';

describe('the spacing of sounds', () => {
  it('tells no effect again within 55 ms, others in between', () => {
    const spacing = new Spacing();
    const told = [0, 46, 54, 55, 92, 109, 110].filter((at) => spacing.rate('click', at) !== undefined);
    expect(told).toEqual([0, 55, 110]);
    expect(spacing.rate('slide', 111)).toBeDefined();
    expect(spacing.rate('score', 112)).toBeDefined();
  });

  it('varies what is heard again and again by at most a tenth, and never the same way twice', () => {
    const spacing = new Spacing();
    const rates = Array.from({ length: 400 }, (_, i) => spacing.rate('click', i * 1000)!);
    expect(Math.min(...rates)).toBeGreaterThanOrEqual(0.9);
    expect(Math.max(...rates)).toBeLessThanOrEqual(1.1);
    expect(Math.min(...rates)).toBeLessThan(0.93);
    expect(Math.max(...rates)).toBeGreaterThan(1.07);
    expect(new Set(rates).size).toBeGreaterThan(300);
  });

  it('varies alike at every table', () => {
    const [one, other] = [new Spacing(), new Spacing()];
    for (let i = 0; i < 20; i++) expect(one.rate('lift', i * 300)).toBe(other.rate('lift', i * 300));
  });

  it('leaves a tune in its key', () => {
    const spacing = new Spacing();
    const rates = [0, 100, 500, 5000].map((at) => spacing.rate('score', at));
    expect(rates).toEqual([1, 1, 1, 1]);
  });

  it('climbs while tiles land one after another, and begins anew after a rest', () => {
    const spacing = new Spacing();
    const rates = Array.from({ length: 7 }, (_, i) => spacing.rate('click', 1000 + i * 72)!);
    expect(rates[6]).toBeGreaterThan(1.1);
    expect(rates[6]).toBeLessThan(1.25);
    expect(rates[6]).toBeGreaterThan(rates[1]!);
    expect(spacing.rate('click', 3000)).toBeLessThanOrEqual(1.1);
    const many = Array.from({ length: 60 }, (_, i) => spacing.rate('click', 9000 + i * 60)!);
    expect(Math.max(...many)).toBeLessThan(1.45);
  });

  it('counts up a scale, coin by coin, and stops before it is shrill', () => {
    const spacing = new Spacing();
    const rates = Array.from({ length: 8 }, (_, step) => spacing.rate('count', step * 90, step)!);
    expect(rates).toEqual([...rates].sort((a, b) => a - b));
    expect(rates[0]).toBe(1);
    expect(rates[5]).toBeCloseTo(2);
    expect(stepRate(40)).toBe(stepRate(10));
    expect(stepRate(10)).toBeCloseTo(4);
    expect(stepRate(-3)).toBe(1);
  });
});

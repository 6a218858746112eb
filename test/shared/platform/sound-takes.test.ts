import { describe, expect, it } from 'vitest';
import { Takes } from '../../../src/shared/platform/sound';

describe('the takes of a sound', () => {
  it('are all heard, and never one twice in a row', () => {
    const takes = new Takes();
    const heard = Array.from({ length: 200 }, () => takes.next('click'));
    expect(new Set(heard).size).toBe(4);
    expect(heard.filter((take, i) => take === heard[i - 1])).toEqual([]);
  });

  it('are kept apart for each effect; what has one has always that', () => {
    const takes = new Takes();
    for (let i = 0; i < 60; i++) {
      const [before, , after] = [takes.next('lift'), takes.next('win'), takes.next('lift')];
      expect(after).not.toBe(before);
      expect(takes.next('win')).toBe(0);
    }
  });
});

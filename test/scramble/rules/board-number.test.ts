import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scramble } from '../../../src/rules';

describe('the number of a board', () => {
  it.each(['1', '3009', 'blue tit', 'daily-2026-11-21', 'Ωmega', 'कखग', 'x'.repeat(40)])('may be “%s”', (typed) => {
    expect(scramble.isBoardNumber(typed)).toBe(true);
  });

  it.each(['', ' ', '!!!', 'a_b', '1 ', '-1', 'a  b', '🐦', 'x'.repeat(41)])('is not “%s”', (typed) => {
    expect(scramble.isBoardNumber(typed)).toBe(false);
  });

  it('may be any word of letters and figures', () => {
    fc.assert(fc.property(fc.stringMatching(/^[A-Za-z0-9]{1,40}$/), (typed) => scramble.isBoardNumber(typed)));
  });
});

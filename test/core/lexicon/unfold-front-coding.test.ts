import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from '../../../assets/words/fold';
import type { Alphabet } from '../../../src/core/alphabet/alphabet';
import { DamagedWordsError } from '../../../src/core/lexicon/damaged-words-error';
import { unfold } from '../../../src/core/lexicon/unfold-front-coding';
import { frontCode } from './front-code';

const abc: Alphabet = { id: 'abc', letters: ['A', 'B', 'C'] };
const widest: Alphabet = { id: 'widest', letters: [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_'] };

const inOrder = (words: Iterable<string>) => [...new Set(words)].sort((a, b) => (a < b ? -1 : 1));
const wordsOf = ({ letters }: Alphabet, maxLength: number, most: number) =>
  fc
    .array(
      fc.array(fc.constantFrom(...letters), { minLength: 1, maxLength }).map((text) => text.join('')),
      { maxLength: most },
    )
    .map(inOrder);

/** Stems that all go on in the same few ways, which get bytes of their own. */
const alike = inOrder(
  widest.letters.flatMap((a) =>
    widest.letters
      .slice(0, 9)
      .flatMap((b) => ['', 'ED', 'ER', 'ERS', 'ING', 'INGS'].map((end) => a + b + end)),
  ),
);

describe('folded words', () => {
  it.each([
    [abc, 6, 120],
    [widest, 3, 300],
    [widest, 63, 20],
  ])('are the same words unfolded: %j', (alphabet, maxLength, most) => {
    fc.assert(
      fc.property(wordsOf(alphabet, maxLength, most), (words) => {
        expect(unfold(fold(words, alphabet))).toEqual(frontCode(words, alphabet));
      }),
      { numRuns: 60 },
    );
  });

  it('are a byte a letter, and a byte for an ending that is often told', () => {
    const [ends, last, more] = [32, 64, 128];
    const letters = [1 | more, 2 | ends | more, 1 | ends | last, 3 | ends | last, 3 | ends | last];
    expect([...fold(['AB', 'ABA', 'AC', 'C'], abc)]).toEqual([4, 0, 0, 0, 0, ...letters]);
    const bytes = fold(alike, widest);
    expect(bytes[4]).toBeGreaterThan(0);
    expect(bytes.length).toBeLessThan(frontCode(alike, widest).length / 4);
    expect(unfold(bytes)).toEqual(frontCode(alike, widest));
  });

  it('have letters of an alphabet of 31 at most', () => {
    expect(() => fold(['AD'], abc)).toThrow(RangeError);
    expect(() => fold(['`'], { id: 'crowd', letters: [...widest.letters, '`'] })).toThrow(RangeError);
  });
});

describe('damaged folds', () => {
  const [A, B] = [1 | 32, 2 | 32 | 64];
  it.each([
    ['no head', [1, 0, 0, 0]],
    ['a list without an end', [1, 0, 0, 0, 0, A]],
    ['an ending for a letter', [1, 0, 0, 0, 0, 0]],
    ['an ending that nobody told', [1, 0, 0, 0, 0, B | 128, 0]],
    ['an ending within itself', [1, 0, 0, 0, 1, B | 128, 0, B | 128, 0]],
    ['fewer endings than promised', [1, 0, 0, 0, 2, B]],
    ['more behind the words', [1, 0, 0, 0, 0, B, B]],
    ['a word without end', [1, 0, 0, 0, 0, ...Array.from({ length: 64 }, () => B | 128), B]],
  ])('are found out: %s', (_, bytes) => {
    expect(() => unfold(Uint8Array.from(bytes))).toThrow(DamagedWordsError);
  });

  it('are found out or are other words, never another error', () => {
    const bytes = fold(alike, widest);
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 255 }), (where, flip) => {
        const damaged = bytes.slice();
        damaged[4 + (where % (damaged.length - 4))]! ^= flip;
        try {
          unfold(damaged);
        } catch (error) {
          expect(error).toBeInstanceOf(DamagedWordsError);
        }
      }),
      { numRuns: 300 },
    );
  });
});

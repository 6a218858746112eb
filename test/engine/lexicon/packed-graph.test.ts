import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packGraph, tellNumber } from '../../../assets/languages/pack-graph';
import type { Alphabet } from '../../../src/engine/alphabet/languages';
import { Lexicon } from '../../../src/engine/lexicon/lexicon';
import { Numbers, unpackGraph } from '../../../src/engine/lexicon/unpack-graph';
import { DamagedWordsError } from '../../../src/engine/lexicon/word-graph';
import { often } from '../../long';

const abc: Alphabet = { id: 'abc', letters: ['A', 'B', 'C'] };
const widest: Alphabet = {
  id: 'widest',
  letters: Array.from({ length: 63 }, (_, at) => String.fromCharCode(0x400 + at)),
};

const inOrder = (words: Iterable<string>) => [...new Set(words)].sort((a, b) => (a < b ? -1 : 1));
const wordsOf = ({ letters }: Alphabet, maxLength: number, most: number) =>
  fc
    .array(
      fc.array(fc.constantFrom(...letters), { minLength: 1, maxLength }).map((text) => text.join('')),
      { minLength: 1, maxLength: most },
    )
    .map(inOrder);
const unpacked = (bytes: Uint8Array, alphabet: Alphabet) =>
  new Lexicon({ id: 'some', alphabet, ...unpackGraph(bytes, alphabet) });

describe('a packed graph', () => {
  it.each([
    [abc, 6, 120],
    [widest, 3, 300],
    [widest, 63, 20],
  ])('holds the words it was made of: %j', (alphabet, maxLength, most) => {
    fc.assert(
      fc.property(wordsOf(alphabet, maxLength, most), (words) => {
        const lexicon = unpacked(packGraph(words, alphabet), alphabet);
        expect([...lexicon.words()]).toEqual(words);
        expect(lexicon.size).toBe(words.length);
      }),
      { numRuns: often(25, 60) },
    );
  });

  it('is as small as can be: what is alike is told once', () => {
    const ends = ['', 'A', 'AB', 'B', 'BA', 'BC', 'C'];
    const stems = abc.letters.flatMap((a) => abc.letters.flatMap((b) => abc.letters.map((c) => a + b + c)));
    const few = packGraph(
      ends.map((end) => `A${end}`),
      abc,
    );
    const many = packGraph(inOrder(stems.flatMap((stem) => ends.map((end) => stem + end))), abc);
    expect(many.length).toBeLessThan(few.length + 60);
  });

  it('has no word twice, and none with a letter that the alphabet lacks', () => {
    expect(() => packGraph(['AB', 'AB'], abc)).toThrow(RangeError);
    expect(() => packGraph(['AD'], abc)).toThrow(RangeError);
    expect(() => unpackGraph(packGraph(['Ѐ'], widest), { id: 'none', letters: [] })).toThrow(DamagedWordsError);
  });

  it('tells numbers in one, two or three bytes', () => {
    const told = [0, 1, 159, 160, 22_687, 22_688, 70_000, 500_000];
    const bytes: number[] = [];
    for (const number of told) tellNumber(number, bytes);
    expect(bytes).toHaveLength(3 * 1 + 2 * 2 + 3 * 3);
    const numbers = new Numbers(Uint8Array.from(bytes), 0);
    expect(told.map(() => numbers.next())).toEqual(told);
    expect(numbers.isOver).toBe(true);
  });
});

describe('a damaged graph', () => {
  it.each([[[]], [[1, 0, 0, 0]], [new Array(12).fill(0)], [[1, 0, 0, 0, 255, 255, 255, 255, 0, 0, 0, 0, 1]]])(
    'is told: %j',
    (bytes) => {
      expect(() => unpackGraph(Uint8Array.from(bytes), abc)).toThrow(DamagedWordsError);
    },
  );

  it('is told, or holds words of the alphabet: nothing else escapes, and no walk is endless', () => {
    fc.assert(
      fc.property(
        wordsOf(abc, 6, 60),
        fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 5 }),
        fc.nat(3),
        (words, changes, cut) => {
          const bytes = packGraph(words, abc);
          for (const [at, byte] of changes) bytes[at % bytes.length] = byte;
          try {
            const lexicon = unpacked(bytes.subarray(0, bytes.length - cut), abc);
            for (const word of lexicon.words()) expect(word).toMatch(/^[ABC]+$/);
          } catch (error) {
            expect(error).toBeInstanceOf(DamagedWordsError);
          }
        },
      ),
      { numRuns: often(400, 2000) },
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Alphabet } from '../../../src/core/alphabet/alphabet';
import { Lexicon } from '../../../src/core/lexicon';
import { buildGraph } from '../../../src/core/lexicon/build-graph';
import { DamagedWordsError } from '../../../src/core/lexicon/damaged-words-error';
import { frontCode } from './front-code';

const abc: Alphabet = { id: 'abc', letters: ['A', 'B', 'C'] };
/** Its order is not that of the character codes. */
const greek: Alphabet = { id: 'greek', letters: ['Ω', 'α', '→', 'A'] };
const widest: Alphabet = {
  id: 'widest',
  letters: Array.from({ length: 63 }, (_, index) => String.fromCharCode(0x3042 + index)),
};

const inOrder =
  ({ letters }: Alphabet) =>
  (a: string, b: string) => {
    for (let at = 0; at < Math.min(a.length, b.length); at++)
      if (a[at] !== b[at]) return letters.indexOf(a[at]!) - letters.indexOf(b[at]!);
    return a.length - b.length;
  };

const textsOf = ({ letters }: Alphabet, maxLength: number) =>
  fc.array(fc.constantFrom(...letters), { minLength: 1, maxLength }).map((text) => text.join(''));

const wordsOf = (alphabet: Alphabet, maxLength = 6, most = 120) =>
  fc
    .uniqueArray(textsOf(alphabet, maxLength), { maxLength: most })
    .map((words) => words.sort(inOrder(alphabet)));

const lexiconOf = (words: string[], alphabet: Alphabet) =>
  new Lexicon({ id: 'some', alphabet, ...buildGraph(frontCode(words, alphabet), alphabet) });

describe('a graph built from front-coded words', () => {
  it.each([
    [abc, 6, 120],
    [greek, 5, 120],
    [widest, 3, 400],
    [widest, 63, 30],
  ])('gives any list back: %j', (alphabet, maxLength, most) => {
    fc.assert(
      fc.property(wordsOf(alphabet, maxLength, most), textsOf(alphabet, maxLength), (words, text) => {
        const lexicon = lexiconOf(words, alphabet);
        expect([...lexicon.words()]).toEqual(words);
        expect(lexicon.size).toBe(words.length);
        expect(lexicon.has(text)).toBe(words.includes(text));
        expect(lexicon.hasPrefix(text)).toBe(words.some((word) => word.startsWith(text)));
      }),
      { numRuns: 60 },
    );
  });

  it('holds no word at all if there are none', () => {
    const lexicon = lexiconOf([], abc);
    expect([...lexicon.words()]).toEqual([]);
    expect(lexicon.has('A')).toBe(false);
    expect(lexicon.hasPrefix('A')).toBe(false);
  });

  it('grows to any size', () => {
    const words = widest.letters.flatMap((a) =>
      widest.letters.flatMap((b) => widest.letters.map((c, index) => a + b + c.repeat((index % 5) + 1))),
    );
    // Here the order of the alphabet is that of the character codes.
    words.sort();
    expect([...lexiconOf(words, widest).words()]).toEqual(words);
  });

  it('tells how far it is, up to 1', () => {
    const shares: number[] = [];
    buildGraph(frontCode(['A', 'AB'], abc), abc, (share) => shares.push(share));
    expect(shares.at(-1)).toBe(1);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
  });
});

describe('front coding', () => {
  it('writes what to drop and how to go on', () => {
    expect([...frontCode(['A', 'AB', 'ABCA', 'ACC', 'B'], abc)]).toEqual(
      [5, 0, 0, 0, 0, 'A', 0, 'B', 0, 'C', 'A', 3, 'C', 'C', 3, 'B'].map((item) =>
        typeof item === 'string' ? item.charCodeAt(0) : item,
      ),
    );
  });

  it.each([
    ['not in order', ['B', 'A']],
    ['twice the same', ['A', 'A']],
    ['the longer one first', ['AB', 'A']],
    ['a letter from elsewhere', ['AD']],
    ['the empty word', ['']],
    ['a word without end', ['A'.repeat(64)]],
  ])('refuses words that are %s', (_, words) => {
    expect(() => frontCode(words, abc)).toThrow(RangeError);
  });
});

describe('damaged words', () => {
  const bytesOf = (count: number, ...rows: (number | string)[]) =>
    Uint8Array.from([
      count,
      0,
      0,
      0,
      ...rows.map((row) => (typeof row === 'string' ? row.charCodeAt(0) : row)),
    ]);

  it.each([
    ['no head', Uint8Array.of(1, 0, 0)],
    ['more dropped than there is', bytesOf(2, 0, 'A', 2, 'B')],
    ['a drop of 64', bytesOf(1, 64, 'A')],
    ['a letter beyond the alphabet', bytesOf(1, 0, 'D')],
    ['a letter where a drop should be', bytesOf(1, 'A')],
    ['an empty ending', bytesOf(2, 0, 'A', 0, 0, 'B')],
    ['nothing after a drop', bytesOf(2, 0, 'A', 0)],
    ['a word again', bytesOf(2, 0, 'A', 1, 'A')],
    ['an earlier word', bytesOf(2, 0, 'B', 1, 'A')],
    ['a word too long', bytesOf(1, 0, ...'A'.repeat(64))],
    ['fewer words than promised', bytesOf(3, 0, 'A', 1, 'B')],
    ['more words than promised', bytesOf(1, 0, 'A', 1, 'B')],
  ])('are found out: %s', (_, bytes) => {
    expect(() => buildGraph(bytes, abc)).toThrow(DamagedWordsError);
  });

  it('are found out or are another list, never another error', () => {
    fc.assert(
      fc.property(wordsOf(abc), fc.nat(), fc.integer({ min: 1, max: 255 }), (words, where, flip) => {
        const bytes = frontCode(words, abc);
        bytes[where % bytes.length]! ^= flip;
        try {
          const graph = buildGraph(bytes, abc);
          expect([...new Lexicon({ id: 'some', alphabet: abc, ...graph }).words()]).toHaveLength(graph.size);
        } catch (error) {
          expect(error).toBeInstanceOf(DamagedWordsError);
        }
      }),
      { numRuns: 300 },
    );
  });
});

it('an alphabet must fit into six bits, one unit a letter', () => {
  const crowd = { id: 'crowd', letters: [...widest.letters, 'x'] };
  expect(() => frontCode([], crowd)).toThrow(RangeError);
  expect(() => frontCode([], { id: 'digraphs', letters: ['CH'] })).toThrow(RangeError);
});

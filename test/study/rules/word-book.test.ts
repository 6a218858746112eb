import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { english, languageIds, tilesOf } from '../../../src/engine/alphabet/languages';
import { WordBook } from '../../../src/study/rules/word-book';
import { type AskedKind, readAsked } from '../../../src/study/rules/word-question';
import { lexicon } from '../../engine/familiarity/shipped-familiarity';
import { long, often, some } from '../../long';
import { loadWords } from '../../strength/knowledge';
import { slowly } from './slowly';

const book = new WordBook(lexicon);
const all = [...lexicon.words()];

/** Vitest's comparing is dear where words are many. */
function expectSame(words: readonly string[], others: readonly string[]) {
  const known = new Set(words);
  const areSame = known.size === others.length && others.every((word) => known.has(word));
  if (!areSame || words.length !== others.length) expect([...words].sort()).toEqual([...others].sort());
}
const found = (kind: AskedKind, signs: string) => book.find(kind, signs, 1e6).words;

describe('the word book', () => {
  const asked = [
    ['pattern', 'A*B*C'],
    ['pattern', '??X??Y*'],
    ['hooks', 'QI'],
    ['anagrams', 'ZA?'],
    ['within', 'QUIZ?'],
  ] as const;
  const others = [
    ['pattern', 'C?T'],
    ['pattern', '+ING'],
    ['pattern', '*ZZ*'],
    ['pattern', 'PRE+'],
    ['pattern', 'Q*'],
    ['pattern', '*Q'],
    ['pattern', '*E*'],
    ['pattern', '*'],
    ['hooks', 'RAIN'],
    ['anagrams', 'RETAINS'],
    ['within', 'AEIOU??'],
    ['anagrams', '????'],
    ['pattern', '+A+A+'],
    ['pattern', '*??'],
    ['pattern', '?????????????????'],
  ] as const;
  // A list of few words is asked many times over: every-language.test.ts.
  it.each(some([...asked, ...others], asked))('finds by %s of %s what a slow reading finds', (kind, signs) => {
    expectSame(found(kind, signs), slowly(kind, signs, all));
  });

  it('finds whatever pattern it is', () => {
    const sign = fc.constantFrom(...'AEISTRNQZ??**+');
    fc.assert(
      fc.property(fc.array(sign, { minLength: 1, maxLength: 7 }), (signs) => {
        const text = signs.join('');
        expect(book.find('pattern', text, 0).total).toBe(slowly('pattern', text, all).length);
      }),
      { numRuns: often(2, 40) },
    );
  });

  long('finds what a slow reading finds where letters are many, and share what is kept of each', async () => {
    const words = await loadWords('ru');
    const russian = [...words.words()];
    const own = new WordBook(words);
    for (const signs of ['+ТЬ', '??Я*', '*А*Я', '*ЯА*', '+?Ё??']) {
      const { total, words: listed } = own.find('pattern', signs, 1e4);
      const slow = slowly('pattern', signs, russian);
      expect(total).toBe(slow.length);
      if (total < 1e4) expectSame(listed, slow);
    }
    expect(own.find('anagrams', 'ЯРМАРКА', 9).words).toEqual(slowly('anagrams', 'ЯРМАРКА', russian));
  });

  // The most words, tiles of two letters, and the most letters.
  it.each(some(languageIds, ['es']))(
    'follows each edge of the words of %s hardly more than once, whatever it is asked',
    async (language) => {
      const words = await loadWords(language);
      const own = new WordBook(words);
      const [a = '', b = '', c = ''] = ['АΑA', 'РΡR', 'ИIΙ'].map((same) =>
        words.alphabet.letters.find((letter) => same.includes(letter)),
      );
      const most = words.data.edges.length;
      const steps = (kind: AskedKind, signs: string) => {
        const before = own.steps;
        own.find(kind, signs, 200);
        return own.steps - before;
      };
      for (const signs of [
        `*${a}`,
        `+${a}${b}`,
        `*${a}${b}*`,
        `+${c}${a}${b}`,
        `*?${a}*`,
        `*${b}*${a}`,
        `*${a}*${b}*${c}*`,
      ])
        expect(steps('pattern', signs), signs).toBeLessThan(1.5 * most);
      expect(steps('pattern', `??*${a}???`)).toBeLessThan(2.5 * most);
      expect(steps('pattern', `??${a}*`)).toBeLessThan(most / 4);
      expect(steps('pattern', `${a}${b}?`)).toBeLessThan(200);
      for (const signs of ['???????', `${a}${b}${c}${a}${c}??`]) {
        expect(steps('anagrams', signs), signs).toBeLessThan(1.5 * most);
        expect(steps('within', signs), signs).toBeLessThan(2 * most);
      }
    },
  );

  it('shows the first and tells how many there are, the short ones first, but of some letters the longest', () => {
    const { total, words } = book.find('pattern', '*Q*', 3);
    expect(words).toEqual(['QAT', 'QUA', 'SUQ']);
    expect(total).toBe(slowly('pattern', '*Q*', all).length);
    expect(book.find('within', 'RETAINS', 1).words[0]).toHaveLength(7);
  });

  it('knows what goes with a word', () => {
    expect(book.look('RAIN')).toEqual({
      word: 'RAIN',
      before: ['B', 'D', 'G', 'T'],
      behind: ['S', 'Y'].filter((letter) => all.includes(`RAIN${letter}`)),
      anagrams: ['AIRN', 'RANI'].filter((word) => all.includes(word)),
    });
  });

  it.each(some(languageIds, ['es']))(
    'knows words of %s by their letters, two that are one tile, too',
    async (language) => {
      const words = await loadWords(language);
      const own = new WordBook(words);
      let count = 0;
      const few: string[] = [];
      for (const word of words.words()) if (count++ % 50_021 === 0) few.push(word);
      expect(own.find('pattern', '*', 0).total).toBe(words.size);
      for (const word of few) {
        expect(own.find('pattern', word, 5)).toEqual({ total: 1, words: [word] });
        expect(own.find('anagrams', word, 1e4).words).toContain(word);
        const [first] = word;
        if (word.length > 1) expect(own.find('pattern', `?${word.slice(1)}`, 1e3).words).toContain(word);
        expect(own.find('pattern', `${first}*`, 0).total).toBeGreaterThan(0);
      }
    },
  );
});

describe('a question', () => {
  const { alphabet } = tilesOf('es');

  it.each([
    ['c?t', 'pattern', 'C?T'],
    [' +ing ', 'pattern', '+ING'],
    ['c_t.', 'pattern', 'C?T?'],
    ['retain?', 'within', 'RETAIN?'],
    ['', 'pattern', undefined],
    ['C*', 'anagrams', undefined],
    ['C?', 'hooks', undefined],
    ['Ж', 'pattern', undefined],
    ['C'.repeat(31), 'pattern', undefined],
    ['ABCDEFGHIJKL', 'within', 'ABCDEFGHIJKL'],
    ['ABCDEFGHIJKLM', 'within', undefined],
    ['ABCDEFGHIJKLM', 'anagrams', 'ABCDEFGHIJKLM'],
  ] as const)('%s, by %s', (text, kind, signs) => {
    expect(readAsked(text, kind, english)).toBe(signs);
  });

  it('reads two letters that are one tile', () => {
    expect(readAsked('ch?llo', 'pattern', alphabet)).toHaveLength(4);
  });
});

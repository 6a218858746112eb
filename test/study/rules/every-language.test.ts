import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packGraph } from '../../../assets/languages/pack-graph';
import { type LanguageId, languageIds, tilesOf } from '../../../src/engine/alphabet/languages';
import { Lexicon } from '../../../src/engine/lexicon/lexicon';
import { unpackGraph } from '../../../src/engine/lexicon/unpack-graph';
import { WordBook } from '../../../src/study/rules/word-book';
import { often, some } from '../../long';
import { loadWords } from '../../strength/knowledge';
import { slowly } from './slowly';

/** So many words of a language are enough to share how they begin and how they end. */
const few = 1500;

async function fewWords(language: LanguageId): Promise<Lexicon> {
  const words: string[] = [];
  let at = 0;
  for (const word of (await loadWords(language)).words()) {
    if (words.length === few) break;
    if (at++ < few / 2 || at % 40 === 0) words.push(word);
  }
  const { alphabet } = tilesOf(language);
  return new Lexicon({ id: language, alphabet, ...unpackGraph(packGraph(words, alphabet), alphabet) });
}

describe.each(some(languageIds, ['en', 'es']))('in %s the word book', (language) => {
  it('finds what a slow reading finds, question after question', async () => {
    const lexicon = await fewWords(language);
    const words = [...lexicon.words()];
    const book = new WordBook(lexicon);
    const word = fc.constantFrom(...words);
    const wild = fc.constantFrom('', '?', '*', '+', '??', '*?', undefined, undefined, undefined);
    const pattern = fc
      .tuple(word, fc.array(wild, { minLength: 30, maxLength: 30 }))
      .map(([own, wilds]) => [...own].map((letter, at) => wilds[at] ?? letter).join('') || '*');
    fc.assert(
      fc.property(pattern, (signs) => {
        const { total, words: found } = book.find('pattern', signs, few * 2);
        const slow = slowly('pattern', signs, words);
        expect(total).toBe(slow.length);
        expect([...found].sort()).toEqual(slow.sort());
      }),
      { numRuns: often(60, 500) },
    );
    const given = fc.tuple(word, fc.nat(3)).map(([own, blanks]) => own.slice(0, 9 - blanks) + '?'.repeat(blanks));
    fc.assert(
      fc.property(fc.constantFrom('anagrams', 'within'), given, (kind, signs) => {
        const { total, words: found } = book.find(kind, signs, few * 2);
        const slow = slowly(kind, signs, words);
        expect(total).toBe(slow.length);
        expect([...found].sort()).toEqual(slow.sort());
      }),
      { numRuns: often(30, 60) },
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { english } from '../../../src/core/alphabet/english';
import { Lexicon } from '../../../src/core/lexicon';
import { buildGraph } from '../../../src/core/lexicon/build-graph';
import { meaningOf } from '../../../src/core/meanings';
import { littleWords } from '../../../src/core/meanings/little-words';
import { twoLetters } from '../../../src/core/meanings/two-letters';
import { glosses, glossText, packedGlosses, packedWords } from './shipped-glosses';

const graph = buildGraph(packedWords(), english, () => {});
const words = [...new Lexicon({ id: 'enable1', alphabet: english, ...graph }).words()];
const lemmaOf = (word: string) => meaningOf(word, glosses)?.lemma;

describe('the shipped meanings', () => {
  it('are small to fetch and to keep', () => {
    expect(packedGlosses.length).toBeLessThan(1_250_000);
    expect(glossText).toMatch(/^[\n\t -~]*$/);
  });

  it('stand in order, each word once', () => {
    const found = glossText
      .trimEnd()
      .split('\n')
      .map((line) => line.slice(0, line.indexOf('\t')));
    for (let at = 1; at < found.length; at++) if (found[at]! <= found[at - 1]!) expect.fail(found[at]);
  });
});

describe('the lemma of', () => {
  it.each([
    ['MICE', 'MOUSE'],
    ['RUNNING', 'RUN'],
    ['RAN', 'RUN'],
    ['BIGGER', 'BIG'],
    ['BIGGEST', 'BIG'],
    ['HAPPIER', 'HAPPY'],
    ['NICEST', 'NICE'],
    ['LEAVES', 'LEAF'],
    ['KNIVES', 'KNIFE'],
    ['TRIES', 'TRY'],
    ['TRIED', 'TRY'],
    ['DYING', 'DIE'],
    ['HOPPED', 'HOP'],
    ['HOPED', 'HOPE'],
    ['HOPING', 'HOPE'],
    ['FALLING', 'FALL'],
    ['STARING', 'STARE'],
    ['WALKED', 'WALK'],
    ['BOXES', 'BOX'],
    ['CHORUSES', 'CHORUS'],
    ['QUIZZES', 'QUIZ'],
    ['PANICKED', 'PANIC'],
    ['AXES', 'AX'],
    ['AXED', 'AX'],
    ['GOES', 'GO'],
    ['WENT', 'GO'],
    ['WAS', 'BE'],
    ['IS', 'IS'],
    ['LEFT', 'LEFT'],
    ['SPOKE', 'SPEAK'],
    ['STAMINA', 'STAMINA'],
    ['BUS', 'BUS'],
    ['QUIXOTIC', 'QUIXOTIC'],
  ])('%s is %s', (word, lemma) => expect(lemmaOf(word)).toBe(lemma));
});

describe('a meaning', () => {
  it('has a part of speech and a gloss for each sense', () => {
    expect(meaningOf('CHORUS', glosses)).toEqual({
      lemma: 'CHORUS',
      senses: [
        { part: 'noun', gloss: 'any utterance produced simultaneously by a group' },
        { part: 'verb', gloss: 'utter in unison' },
      ],
    });
  });

  it('tells of a form only what it can be a form of', () => {
    const partsOf = (word: string) => meaningOf(word, glosses)?.senses.map(({ part }) => part);
    expect(partsOf('CHORUSED')).toEqual(['verb']);
    expect(partsOf('BIGGEST')).not.toContain('noun');
  });

  it('is there for every word of two letters', () => {
    const two = words.filter((word) => word.length === 2);
    expect(two).toHaveLength(96);
    expect(Object.keys(twoLetters).sort()).toEqual(two.map((word) => word.toLowerCase()));
    for (const word of two) {
      const senses = meaningOf(word, glosses)?.senses ?? [];
      expect(senses.length, word).toBeGreaterThan(0);
      for (const { gloss } of senses) expect(gloss.length, word).toBeGreaterThan(2);
    }
  });

  it('is there for the little words that WordNet leaves out', () => {
    for (const word of ['THE', 'WITH', 'HIS', 'WHICH']) expect(lemmaOf(word)).toBe(word);
    expect(
      Object.keys(littleWords).filter((word) =>
        glosses.entriesOf(word).some((entry) => /^[a-z] /.test(entry)),
      ),
    ).toEqual([]);
    expect(Object.keys(littleWords).filter((word) => !words.includes(word.toUpperCase()))).toEqual([]);
  });

  it('is there for three words of five, and none of them is empty', () => {
    const sample = words.filter((_, at) => at % 20 === 0);
    const known = sample.flatMap((word) => meaningOf(word, glosses) ?? []);
    expect(known.length / sample.length).toBeGreaterThan(0.6);
    for (const { lemma, senses } of known)
      for (const { gloss } of senses) if (gloss.trim() === '') expect.fail(lemma);
  });

  it('is asked for any text without harm', () => {
    const texts = fc.oneof(
      fc.string(),
      fc.constantFrom('', 'constructor', '__proto__', 'ING', 'S', 'toString'),
    );
    fc.assert(
      fc.property(texts, (text) => {
        meaningOf(text, glosses);
      }),
    );
    expect(meaningOf('constructor', glosses)?.lemma).toBe('CONSTRUCTOR');
    expect(meaningOf('', glosses)).toBeUndefined();
  });
});

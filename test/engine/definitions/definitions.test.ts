import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { english } from '../../../src/engine/alphabet/languages';
import { littleWords, twoLetters } from '../../../src/engine/definitions/little-words';
import { Lexicon } from '../../../src/engine/lexicon/lexicon';
import { unpackGraph } from '../../../src/engine/lexicon/unpack-graph';
import { scramble } from '../../../src/rules';
import { often } from '../../long';
import { familiarity, lexicon } from '../familiarity/shipped-familiarity';
import { glosses, knownOf, lookUp, packedParts, partTexts, shippedWords } from './shipped-glosses';

const graph = unpackGraph(shippedWords(), english);
const words = [...new Lexicon({ id: 'enable1', alphabet: english, ...graph }).words()];
/** The words of so many boards. */
function boardWords(boards: number): string[] {
  const solver = new scramble.Solver(lexicon);
  return Array.from({ length: boards }, (_, at) =>
    solver.solve(scramble.throwDice({ side: 4, seed: `meanings ${at}`, roll: 0 }, 'en')).map(({ word }) => word),
  ).flat();
}

const lemmaOf = (word: string) => knownOf(word)?.lemma;

describe('the shipped definitions', () => {
  it('are small to fetch: a file of them is what one word needs', () => {
    for (const packed of packedParts) expect(packed.length).toBeLessThanOrEqual(60_000);
    for (const text of partTexts) expect(text).toMatch(/^[\n\t -~]*$/);
  });

  it('stand in order, each word once', () => {
    const found = partTexts.flatMap((text) =>
      text
        .trimEnd()
        .split('\n')
        .map((line) => line.slice(0, line.indexOf('\t'))),
    );
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

describe('a definition', () => {
  it('has a part of speech and a gloss for each sense', () => {
    expect(lookUp('CHORUS')).toEqual({
      lemma: 'CHORUS',
      origins: [],
      senses: [
        { part: 'noun', gloss: 'any utterance produced simultaneously by a group' },
        { part: 'verb', gloss: 'utter in unison' },
      ],
    });
  });

  it('tells of a form only what it can be a form of', () => {
    const partsOf = (word: string) => knownOf(word)?.senses.map(({ part }) => part);
    expect(partsOf('CHORUSED')).toEqual(['verb']);
    expect(partsOf('BIGGEST')).not.toContain('noun');
  });

  it('is there for every word of two letters', () => {
    const two = words.filter((word) => word.length === 2);
    expect(two).toHaveLength(96);
    expect(Object.keys(twoLetters).sort()).toEqual(two.map((word) => word.toLowerCase()));
    for (const word of two) {
      const senses = knownOf(word)?.senses ?? [];
      expect(senses.length, word).toBeGreaterThan(0);
      for (const { gloss } of senses) expect(gloss.length, word).toBeGreaterThan(2);
    }
  });

  it('is there for the little words that WordNet leaves out', () => {
    for (const word of ['THE', 'WITH', 'HIS', 'WHICH']) expect(lemmaOf(word)).toBe(word);
    expect(
      Object.keys(littleWords).filter((word) => glosses.entriesOf(word).some((entry) => /^[a-z] /.test(entry))),
    ).toEqual([]);
    expect(Object.keys(littleWords).filter((word) => !words.includes(word.toUpperCase()))).toEqual([]);
  });

  it('is there for at least 83 % of all words, and almost every common one; none is empty', () => {
    // All of them were counted as this was written.
    const sample = words.filter((_, at) => at % often(25, 5) === 0);
    const shareOf = (some: readonly string[]) => {
      const definitions = some.map(knownOf).filter((definition) => definition !== undefined);
      for (const { lemma, senses } of definitions)
        for (const { gloss } of senses) if (gloss.trim() === '') expect.fail(lemma);
      return definitions.length / some.length;
    };
    expect(shareOf(sample)).toBeGreaterThan(0.83);
    const tried = words.filter((_, at) => at % often(8, 1) === 0);
    expect(shareOf(tried.filter((word) => (familiarity.levelOf(word) ?? 99) <= 35))).toBeGreaterThan(
      often(0.99, 0.995),
    );
    expect(shareOf(boardWords(often(5, 20)))).toBeGreaterThan(0.86);
  });

  it('is asked for any text without harm', () => {
    const texts = fc.oneof(fc.string(), fc.constantFrom('', 'constructor', '__proto__', 'ING', 'S', 'toString'));
    fc.assert(
      fc.property(texts, (text) => {
        lookUp(text);
      }),
    );
    expect(lemmaOf('constructor')).toBe('CONSTRUCTOR');
    expect(lookUp('')).toBeUndefined();
  });
});

describe('a word that comes from another', () => {
  const stepsOf = (word: string) =>
    knownOf(word)?.origins.map((one) => ('affix' in one ? `${one.affix} ${one.of}` : `${one.forms} ${one.of}`));

  it.each([
    ['FLUKED', ['past FLUKE']],
    ['UNFLUKED', ['un- FLUKED', 'past FLUKE']],
    ['REPOS', ['plural REPO']],
    ['LOCOS', ['plural LOCO']],
    ['ETHICALS', ['plural ETHICAL']],
    ['SILKED', ['-ed SILK']],
    ['MICE', ['plural MOUSE']],
    ['RAN', ['past RUN']],
    ['RUNNING', ['ongoing RUN']],
    ['BIGGER', ['more BIG']],
    ['BEST', []],
    ['CHORUSES', ['plural,present CHORUS']],
    ['CONVEYORISES', ['present CONVEYORISE', 'spelling CONVEYORIZE', '-ize CONVEYOR']],
  ])('%s says how: %s', (word, steps) => expect(stepsOf(word)).toEqual(steps));

  it('is only led to that word where nobody could swear to it', () => {
    expect(lookUp('MISTYPE')).toEqual({ mayComeFrom: 'TYPE' });
    expect(lookUp('ZYZZYVAX')).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { scramble } from '../../../src/rules';

const { familiarIn, goalOf, needsOf, standing, wordsMissed, wordsToLearn } = scramble;

const word = (text: string, level?: number, isRude = false): scramble.MarkedWord => ({
  word: text,
  points: 1,
  path: [],
  paths: 1,
  ...(level !== undefined && { level }),
  ...(isRude && { isRude }),
});

const familiar = ['TEN', 'NET', 'SEA', 'TEA', 'EAT', 'TENSE', 'NEST', 'SENT', 'SEAT', 'TEASE'];
const words = [...familiar.map((text) => word(text, 20)), word('TAENIA', 55), word('NTH'), word('TIT', 20, true)];

describe('the ranks of a board', () => {
  it('take fixed shares of its familiar words', () => {
    expect(needsOf(111)).toEqual([0, 11, 22, 39, 61, 75, 89]);
    expect(standing(18, 111)).toMatchObject({ rank: 'fledgling', next: { rank: 'songbird', more: 4 } });
    expect(standing(18, 111).height).toBeCloseTo(1 + 7 / 11);
    expect(standing(0, 111)).toMatchObject({ rank: 'nest', height: 0, next: { rank: 'fledgling', more: 11 } });
  });

  it('are a word apart at least, and on any board within reach', () => {
    for (let all = 6; all < 300; all++) {
      const needs = needsOf(all);
      expect(needs).toHaveLength(7);
      for (const [at, need] of needs.slice(1).entries()) expect(need).toBeGreaterThan(needs[at]!);
      expect(needs.at(-1)).toBeLessThanOrEqual(all);
    }
  });

  it('end with the eagle, above which there is nothing', () => {
    const top = standing(111, 111);
    expect(top).toMatchObject({ rank: 'eagle', height: 6 });
    expect(top.next).toBeUndefined();
  });

  it('count the familiar words alone; the rest are bonus words, rude ones too', () => {
    const known = familiarIn(words);
    expect(known).toEqual(new Set(familiar));
    const goal = goalOf(known, [{ word: 'TEN' }, { word: 'NTH' }, { word: 'TIT' }]);
    expect(goal).toMatchObject({ all: 10, found: 1, bonus: 2, rank: 'fledgling', next: { rank: 'songbird', more: 1 } });
  });

  it('are none where the familiar words are few, or unknown', () => {
    expect(familiarIn(words.slice(0, 5))).toBeUndefined();
    expect(familiarIn(familiar.map((text) => word(text)))).toBeUndefined();
    expect(goalOf(undefined, [{ word: 'TEN' }])).toBeUndefined();
  });
});

it('what was missed begins with the best that most players know', () => {
  const some = [word('TAENIA'), word('TEN', 10), word('TENSE', 35), word('TEASE', 20), word('NTH', 50)];
  expect(wordsMissed(some, [{ word: 'TEN' }])).toEqual(['TEASE', 'TENSE', 'TAENIA', 'NTH']);
});

it('what everybody knows, or hardly anybody, is not to be learned', () => {
  expect(wordsToLearn([...words, word('ETNA', 70), word('ANTE', 50)], [{ word: 'ANTE' }])).toEqual(['TAENIA']);
});

import { describe, expect, it } from 'vitest';
import { scramble } from '../../../src/rules';

const { withinReach } = scramble;

const word = (text: string, level?: number): scramble.MarkedWord => ({
  word: text,
  points: 1,
  path: [],
  paths: 1,
  ...(level !== undefined && { level }),
});
const words = [
  ...['TEN', 'NET', 'SEA', 'TEA', 'EAT'].map((text) => word(text, 10)),
  ...['TENSE', 'NEST'].map((text) => word(text, 35)),
  ...['TAENIA', 'SENT'].map((text) => word(text, 55)),
  word('NTH'),
];
const within = (...found: string[]) => withinReach(words, (text) => found.includes(text));

describe('what was found of what players of that level know', () => {
  it('is of what beginners know as long as nobody found more', () => {
    expect(within()).toEqual({ reach: 'beginner', found: 0, all: 5 });
    expect(within('TEN', 'EAT')).toEqual({ reach: 'beginner', found: 2, all: 5 });
  });

  it('is of what most players know, or the well-read, for whom the found words show to be so', () => {
    expect(within('TEN', 'NEST')).toEqual({ reach: 'most', found: 2, all: 7 });
    expect(within('TENSE', 'TAENIA')).toEqual({ reach: 'wellRead', found: 2, all: 9 });
    expect(within('NTH')).toEqual({ reach: 'wellRead', found: 0, all: 9 });
  });

  it('takes one word in five for a lucky guess', () => {
    expect(within('TEN', 'NET', 'SEA', 'TEA', 'NTH')).toEqual({ reach: 'beginner', found: 4, all: 5 });
  });

  it('is nothing where nothing is known of words', () => {
    expect(withinReach([word('TEN')], () => true)).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { levels } from '../../../src/rules';
import { doubts } from '../../../src/wordbler/ai/knowledge';
import { lexicon } from '../../engine/familiarity/shipped-familiarity';
import { knowledge } from './shipped-knowledge';

const doubters = (...words: string[]) => levels.filter((level) => doubts(knowledge, words, level));

describe('A computer that may challenge', () => {
  it('never doubts a word that is one, however rare', () => {
    for (const word of lexicon.words())
      for (const level of levels) if (doubts(knowledge, [word], level)) expect.fail(`${level}: ${word}`);
  });

  it.each([
    ['nonsense', 'XQZV', ['nestling', 'fledgling', 'songbird', 'club', 'expert', 'master']],
    ['a word that is none of this list', 'QI', ['nestling', 'fledgling', 'songbird', 'club', 'expert', 'master']],
    ['a word with a letter too many', 'FISCH', ['songbird', 'club', 'expert', 'master']],
    ['a word with the wrong vowel', 'HOASE', ['songbird', 'club', 'expert', 'master']],
    ['a form that a word does not have', 'CHILDS', ['club', 'expert', 'master']],
    ['a form that a verb does not have', 'RUNNED', ['club', 'expert', 'master']],
    ['nothing', '', ['nestling', 'fledgling', 'songbird', 'club', 'expert', 'master']],
  ])('takes %s for a word by its level: %s', (_, word, expected) => {
    expect(lexicon.has(word)).toBe(false);
    expect(doubters(word)).toEqual(expected);
  });

  it('doubts a play for any one of its words', () => {
    expect(doubters('CAT', 'XQZV', 'DOG')).toHaveLength(levels.length);
    expect(doubters('CAT', 'CWM', 'DOG')).toEqual([]);
    expect(doubters('CAT', 'RUNNED')).toEqual(['club', 'expert', 'master']);
    expect(doubters()).toEqual([]);
  });
});

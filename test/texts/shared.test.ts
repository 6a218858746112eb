import { describe, expect, it } from 'vitest';
import { dailyInSquares, lengthsInSquares, sharedText, shareInSquares } from '../../src/texts/sentences/shared';
import { en } from './spoken';

describe('a result in squares', () => {
  it('of a share is full for the best alone, and its last ones show the hints', () => {
    expect(shareInSquares({ share: 1, isBest: true })).toBe('🟩🟩🟩🟩🟩');
    expect(shareInSquares({ share: 0.99, isBest: false }, 2)).toBe('🟩🟩🟨🟨⬜');
    expect(shareInSquares({ share: 0.4, isBest: false })).toBe('🟩🟩⬜⬜⬜');
    expect(shareInSquares({ share: 0, isBest: false }, 3)).toBe('⬜⬜⬜⬜⬜');
  });

  it('of a find says how near it came, whatever a value from elsewhere says', () => {
    const find = { found: 20, of: 30, points: 20, hints: 1 };
    expect(dailyInSquares('find', find)).toBe('🟩🟩🟨⬜⬜');
    expect(dailyInSquares('find', { ...find, found: 30 })).toBe('🟩🟩🟩🟩🟨');
    expect(dailyInSquares('find', { ...find, found: 30, hints: 1e11 })).toBe('🟨🟨🟨🟨🟨');
  });

  it('of a list tells each of its words, and where words were not told, none', () => {
    const result = { found: 9, points: 14 };
    expect(dailyInSquares('search', { ...result, marks: 'fhm' })).toBe('🟩🟨⬜');
    expect(dailyInSquares('search', result)).toBe('');
    expect(dailyInSquares('scramble', result)).toBe('');
  });

  it('of a board tells what was found of each length, the shortest first, and no word', () => {
    const group = (length: number, found: number, all: number, orMore = false) => ({
      length,
      orMore,
      found,
      words: Array(all).fill('X'),
    });
    const groups = [group(8, 0, 3, true), group(6, 1, 90), group(5, 89, 90), group(4, 2, 2), group(3, 1, 2)];
    expect(lengthsInSquares(en, groups).split('\n')).toEqual([
      '3 🟩🟩🟩⬜⬜',
      '4 🟩🟩🟩🟩🟩',
      '5 🟩🟩🟩🟩⬜',
      '6 🟩⬜⬜⬜⬜',
      '8+ ⬜⬜⬜⬜⬜',
    ]);
  });
});

it('what is shared begins with the name of the house', () => {
  expect(sharedText(en, ['Daily grid', '28 November'], '', '9 words')).toBe(
    'Wordbler · Daily grid · 28 November\n9 words',
  );
});

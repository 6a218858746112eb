import { describe, expect, it } from 'vitest';
import { firstWord, firstWordStep } from '../../../src/scramble/play/first-word';

const word = (word: string, level?: number, more = {}) => ({
  ...{ word, points: 1, path: [...word].map((_, at) => at), paths: 1 },
  ...(level && { level }),
  ...more,
});

describe('The first word of a board', () => {
  it('is short and known, and no rude one', () => {
    const words = [
      word('ZAX'),
      word('LETTERED', 10),
      word('TREE', 20),
      word('SEA', 20),
      word('DAMN', 10, { isRude: true }),
    ];
    expect(firstWord(words)?.word).toBe('TREE');
    expect(firstWord([])).toBeUndefined();
  });

  it('is shown letter by letter, then its end; another path or a typed word are as good', () => {
    const tree = word('TREE');
    expect(firstWordStep(tree, [], '')).toMatchObject({ kind: 'first', from: 0, to: 1 });
    expect(firstWordStep(tree, [0, 1], '')).toMatchObject({ kind: 'next', from: 1, to: 2 });
    expect(firstWordStep(tree, [0, 1, 2, 3], '')).toMatchObject({ kind: 'end', at: 3 });
    expect(firstWordStep(tree, [0, 1, 2, 3, 4], '')).toEqual({ kind: 'own', at: 4 });
    expect(firstWordStep(tree, [5], '')).toEqual({ kind: 'own', at: 5 });
    expect(firstWordStep(tree, [], 'TR')).toEqual({ kind: 'typed' });
  });
});

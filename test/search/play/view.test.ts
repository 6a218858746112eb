import { describe, expect, it } from 'vitest';
import type { wordSearch } from '../../../src/rules';
import { firstSelection } from '../../../src/search/play/view';

const laid: wordSearch.LaidWord[] = [
  { word: 'OWL', x: 9, y: 9, direction: 'upLeft' },
  { word: 'WREN', x: 2, y: 5, direction: 'down' },
  { word: 'ROBIN', x: 1, y: 3, direction: 'right' },
];

describe('The first word of a search', () => {
  it('is one that runs as one reads, from either end', () => {
    const [from, to] = [
      { x: 1, y: 3 },
      { x: 5, y: 3 },
    ];
    const state = { laid, found: [] };
    expect(firstSelection(state, undefined)).toEqual({ kind: 'from', word: 'ROBIN', from, to });
    expect(firstSelection(state, { x: 0, y: 0 })).toMatchObject({ kind: 'from', from });
    expect(firstSelection(state, from)).toMatchObject({ kind: 'to', from, to });
    expect(firstSelection(state, to)).toMatchObject({ kind: 'to', from: to, to: from });
  });

  it('is one that is still to be found', () => {
    const found = (...words: number[]) => ({ laid, found: words.map((word) => ({ word, atMs: 1 })) });
    expect(firstSelection(found(2), undefined)).toMatchObject({ word: 'WREN' });
    expect(firstSelection(found(0, 1, 2), undefined)).toBeUndefined();
  });
});

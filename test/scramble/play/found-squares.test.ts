import { expect, it } from 'vitest';
import { foundSquares } from '../../../src/scramble/play/found-squares';
import type { ResultView } from '../../../src/scramble/play/result-view';

const group = (length: number, found: number, all: number, orMore = false): ResultView['groups'][number] => ({
  length,
  orMore,
  found,
  points: 1,
  words: Array(all).fill({ word: 'X' }),
});

it('squares tell what was found of each length, the shortest first, and no word', () => {
  const groups = [group(8, 0, 3, true), group(6, 1, 90), group(5, 89, 90), group(4, 2, 2), group(3, 1, 2)];
  expect(foundSquares(groups, String).split('\n')).toEqual([
    '3 🟦🟦⬜⬜⬜',
    '4 🟦🟦🟦🟦🟦',
    '5 🟦🟦🟦🟦⬜',
    '6 🟦⬜⬜⬜⬜',
    '8+ ⬜⬜⬜⬜⬜',
  ]);
});

import { describe, expect, it } from 'vitest';
import type { wordSearch } from '../../../src/core';
import { emptySheet, type FoundMark, type SheetPicture } from '../../../src/table/search/sheet-picture';
import { newsBox } from '../../../src/table/search/stroke-box';

const view = { x: 10, y: 20, cell: 30 };
const laid = (word: string, x: number, y: number): wordSearch.LaidWord => ({
  word,
  x,
  y,
  direction: 'right',
});
const mark = (word: wordSearch.LaidWord, order: number): FoundMark => ({
  laid: word,
  number: order + 1,
  order,
});
const [owl, wren] = [laid('OWL', 0, 0), laid('WREN', 5, 9)];
const page: SheetPicture = { ...emptySheet, found: [mark(owl, 0)] };

describe('what is painted anew of the page of letters', () => {
  it('is where a word has been found, with a square around it', () => {
    const found = [...page.found, mark(wren, 1)];
    expect(newsBox(view, page, { ...page, found })).toEqual({ x: 130, y: 260, w: 181, h: 91 });
  });

  it('is all of it where anything else is different', () => {
    const found = [...page.found, mark(wren, 1)];
    for (const other of [
      { found, covered: true },
      { found, grid: ['OWLS'] },
      { found, missed: [mark(owl, 0)] },
      { found: [mark(wren, 0), mark(owl, 1)] },
      { found: [] },
    ])
      expect(newsBox(view, page, { ...page, ...other })).toBeUndefined();
  });
});

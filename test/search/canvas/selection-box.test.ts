import { describe, expect, it } from 'vitest';
import type { wordSearch } from '../../../src/rules';
import { newsBox, selectionBox } from '../../../src/search/canvas/paint-marks';
import { emptySheet, type FoundMark, type SheetPicture } from '../../../src/search/play/view';

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

describe('where strokes are painted', () => {
  const window = { x: 0, y: 0, w: 400, h: 500 };
  const box = (picture: SheetPicture) => selectionBox(view, picture, undefined, window);

  it('is around the stroke, what is hinted at and the cursor; nowhere without them', () => {
    expect(box(page)).toBeUndefined();
    expect(box({ ...page, cursor: { x: 5, y: 9 } })).toEqual({ x: 130, y: 260, w: 91, h: 91 });
    const hinted = [{ x: 0, y: 0 }];
    expect(box({ ...page, hinted, cursor: { x: 5, y: 9 } })).toEqual({ x: -20, y: -10, w: 241, h: 361 });
  });

  it('is the whole window before the start, whose words reach far over their square', () => {
    expect(box({ ...page, start: { x: 5, y: 9 } })).toEqual(window);
  });
});

import type * as wordSearch from '../rules';

type Square = wordSearch.Square;

export interface FoundMark {
  laid: wordSearch.LaidWord;
  /** The word's number in the list. */
  number: number;
  /** In the order of finding. */
  order: number;
}

/** What the sheet shows: plain data, and all there is to know for drawing it. */
export interface SheetPicture {
  grid: wordSearch.Grid;
  /** No letter is to be seen. */
  covered: boolean;
  found: readonly FoundMark[];
  missed: readonly Omit<FoundMark, 'order'>[];
  /** Shown for a moment. */
  flashed: readonly wordSearch.LaidWord[];
  hinted: readonly Square[];
  selection: wordSearch.Selection | undefined;
  /** One end of a selection is set and waits for the other. */
  start: Square | undefined;
  /** Where the keys act. */
  cursor: Square | undefined;
}

export const emptySheet: SheetPicture = {
  grid: [],
  covered: false,
  found: [],
  missed: [],
  flashed: [],
  hinted: [],
  selection: undefined,
  start: undefined,
  cursor: undefined,
};

/** Only what is drawn just now differs: letters and marks are as they were. */
export const isSameButSelection = (a: SheetPicture, b: SheetPicture) =>
  a.grid === b.grid &&
  a.covered === b.covered &&
  a.found.length === b.found.length &&
  a.missed.length === b.missed.length &&
  a.flashed.length === b.flashed.length;

/** Nothing differs: there is nothing to draw, as when only the clock has gone on. */
export const isSame = (a: SheetPicture, b: SheetPicture) =>
  isSameButSelection(a, b) &&
  a.flashed === b.flashed &&
  a.hinted.length === b.hinted.length &&
  a.selection === b.selection &&
  a.start === b.start &&
  a.cursor === b.cursor;

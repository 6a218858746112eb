import type * as wordSearch from '../rules';

type Square = wordSearch.Square;

/** How found words show on the sheet. */
export type MarkStyle = 'both' | 'squares' | 'strokes';

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
  stroke: wordSearch.Stroke | undefined;
  /** One end of a stroke is set and waits for the other. */
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
  stroke: undefined,
  start: undefined,
  cursor: undefined,
};

/** Only what is drawn just now differs: letters and marks are as they were. */
export const isSameButStroke = (a: SheetPicture, b: SheetPicture) =>
  a.grid === b.grid &&
  a.covered === b.covered &&
  a.found.length === b.found.length &&
  a.missed.length === b.missed.length &&
  a.flashed.length === b.flashed.length;

/** Nothing differs: there is nothing to draw, as when only the clock has gone on. */
export const isSame = (a: SheetPicture, b: SheetPicture) =>
  isSameButStroke(a, b) &&
  a.flashed === b.flashed &&
  a.hinted.length === b.hinted.length &&
  a.stroke === b.stroke &&
  a.start === b.start &&
  a.cursor === b.cursor;

/** The sheet of letters as it is printed. What lies on it is told by form, too: full, dashed, filled. */
export const sheetColours = {
  paper: ['#fffaec', '#fdf3da'],
  ink: '#2c1f14',
  caption: '#6b543d',
  found: '#cbe6f8',
  missed: '#cdebbd',
  missedEdge: '#2b6e2f',
  stroke: '#f9d577',
  strokeEdge: '#8a5a0c',
  nope: '#fde5dc',
  nopeEdge: '#9c2a1c',
} as const;

/** The edges of found words, in the order of finding. Each can be told from light blue. */
export const foundEdges = ['#1d6db0', '#b5366d', '#6a49ae', '#b3541a', '#17766b', '#86640c'] as const;

/** In ms; lengths in squares. */
export const sheetTimes = {
  /** The capsule of a found word draws itself; its squares turn blue one after another. */
  capsule: 260,
  square: 35,
  squareFade: 120,
  /** A stroke that is no word of the list. */
  shake: 240,
  shakes: 4,
  shakeBy: 4,
  fade: 350,
  /** Missed words appear one by one. */
  missed: 140,
  /** At the edge a stroke scrolls a page that is larger than its window, so many squares a second at most. */
  scroll: 9,
  /** From the edge, in CSS pixels, the page gives way. */
  edge: 34,
} as const;

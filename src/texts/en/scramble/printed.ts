import { counted, figure } from '../forms';

/** Of words that are counted, and that no family table need see. */
export const notShown = (hidden: number) => (hidden > 0 ? `, ${figure(hidden)} not shown` : '');

/** A board on paper, and the panel that prints it. */
export const printed = {
  board: 'The board',
  rules: (shortest: number) =>
    `Words of ${shortest} letters or more, from letter to letter that touches it, none twice in a word.`,
  points: 'Points:',
  words: (count: number) => `The list of ${counted(count, 'word')}`,
  wordsMean: 'on pages of its own',
  wordsTitle: (all: number, hidden: number) => `Scramble: all ${counted(all, 'word')}${notShown(hidden)}`,
} as const;

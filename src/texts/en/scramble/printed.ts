import { counted } from '../forms';

/** A board on paper, and the panel that prints it. */
export const printed = {
  board: 'The board',
  rules: (shortest: number) =>
    `Words of ${shortest} letters or more, from letter to letter that touches it, none twice in a word.`,
  points: 'Points:',
  words: (count: number) => `The list of ${counted(count, 'word')}`,
  wordsMean: 'on pages of its own',
  wordsTitle: (count: number) => `Scramble: all ${counted(count, 'word')}`,
} as const;

import { counted, figure } from '../forms';

/** Of words that are counted, and that no family table need see. */
export const notShown = (hidden: number) => (hidden > 0 ? `, ${counted(hidden, 'দেখানো হয়নি')}` : '');

/** A board on paper, and the panel that prints it. */
export const printed = {
  board: 'বোর্ড',
  rules: (shortest: number) =>
    `${figure(shortest)} বা বেশি অক্ষরের শব্দ, ছুঁয়ে থাকা অক্ষর থেকে অক্ষরে, এক শব্দে কোনোটি দুবার নয়।`,
  points: 'পয়েন্ট:',
  words: (count: number) => `${counted(count, 'শব্দের')} তালিকা`,
  wordsMean: 'আলাদা পাতায়',
  wordsTitle: (all: number, hidden: number) => `Scramble: মোট ${counted(all, 'শব্দ')}${notShown(hidden)}`,
} as const;

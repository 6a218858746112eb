import { counted, points } from '../forms';

/** The computer, which searches the same board at the same time. */
export const rival = {
  label: 'প্রতিদ্বন্দ্বী',
  means: 'কম্পিউটার একই বোর্ডে খোঁজে',
  nobody: 'কেউ না',
  against: (name: string) => `${name}-এর বিরুদ্ধে`,
  stands: (name: string, words: number, score: number) =>
    `${name}: ${counted(words, 'শব্দ')}, ${points(score)}`,
};
